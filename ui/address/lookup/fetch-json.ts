/** Asks our own server; nothing when it is away, so that one types on. */
export async function fetchJson(
  { href, query }: { href: string; query: Record<string, string> },
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const answer = await fetch(`${href}?${new URLSearchParams(query)}`, { signal });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Fetches JSON from the shop; `null` on failure, so that typing goes on. */
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

/** The text that percent-encoding stands for; `null` where it stands for none, such as `50%`: visitors write addresses. */
export function decodeUri(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** A stable number for a text (FNV-1a, 32 bits). */
export function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

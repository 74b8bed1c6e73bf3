const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Whether a word of what is looked for begins a word of the text; accents and capitals do not matter. */
export function matches(query: string, text: string): boolean {
  const words = plainWords(text);
  return plainWords(query).some((queryWord) => words.some((word) => word.startsWith(queryWord)));
}

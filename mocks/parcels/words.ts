const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** « un jeu de société » is looked for by « jeu » and « société ». */
const fillers = new Set('les des une mon mes pour avec the and for with'.split(' '));
const isTelling = (word: string) => word.length > 2 && !fillers.has(word);

/** « jouets » is found by « jouet », and « par » by « parfum » while it is typed. */
const isMeant = (queryWord: string, word: string) =>
  word.startsWith(queryWord) || (word.length > 2 && queryWord.replace(/[sx]$/, '') === word);

/** The entries that have most words of what is looked for; accents and capitals do not matter. */
export function bestMatches<Entry>(
  query: string,
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
): Entry[] {
  const words = plainWords(query);
  const telling = words.some(isTelling) ? words.filter(isTelling) : words;
  const scored = entries.map((entry) => {
    const written = plainWords(textOf(entry));
    return { entry, score: telling.filter((queryWord) => written.some((word) => isMeant(queryWord, word))).length };
  });
  const best = Math.max(1, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ entry }) => entry);
}

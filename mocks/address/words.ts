import { editDistance } from '../shared/edit-distance.ts';

const abbreviations: Record<string, string> = {
  all: 'allee',
  av: 'avenue',
  ave: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  che: 'chemin',
  chem: 'chemin',
  crs: 'cours',
  fg: 'faubourg',
  imp: 'impasse',
  mal: 'marechal',
  pdt: 'president',
  pl: 'place',
  pro: 'promenade',
  qai: 'quai',
  r: 'rue',
  rte: 'route',
  sq: 'square',
  st: 'saint',
  ste: 'sainte',
};

const small = new Set(['a', 'au', 'aux', 'd', 'de', 'des', 'du', 'en', 'et', 'l', 'la', 'le', 'les', 'sur']);

/** Words prepared for comparison: lower case, without accents, abbreviations expanded, linking words dropped. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !small.has(word))
    .map((word) => abbreviations[word] ?? word);

const mistakesIn = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length === 4 ? 1 : 2);

/** From 1, the same word, to 0, more than two typing mistakes. */
export function likeness(typed: string, other: string): number {
  if (typed === other) return 1;
  const limit = mistakesIn(other);
  if (limit === 0) return 0;
  const distance = editDistance(typed, other, limit);
  return distance <= limit ? 1 - distance * 0.15 : 0;
}

/** The share of the first words that occurs among the second, from 0 to 1. */
export function shareOf(words: readonly string[], others: readonly string[], compare = likeness): number {
  if (words.length === 0) return 0;
  const scores = words.map((word) => Math.max(0, ...others.map((other) => compare(other, word))));
  return scores.reduce((sum, each) => sum + each, 0) / words.length;
}

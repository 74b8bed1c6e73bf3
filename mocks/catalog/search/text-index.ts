import type { Lang } from '../../shared/lang.ts';
import { removeAccents } from '../../shared/pages/typography.ts';
import { brandOf } from '../brands.ts';
import { categoryOf } from '../categories.ts';
import type { CatalogItem } from '../item.ts';
import { catalogItems } from '../items.ts';

const STOP_WORDS = new Set(
  'de des du la le les un une et en a au aux pour par d l vos of the an and for to in with by on'.split(' '),
);

/** « 229x324 » is two measures. */
export const spacedSizes = (text: string): string => text.replace(/(\d) ?[x*] ?(?=\d)/g, '$1 ');

/** The words of a text as they are typed, without accents, capitals or plurals. */
export function wordsOf(text: string): string[] {
  return spacedSizes(removeAccents(text))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map(singular);
}

const singular = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/[sx]$/, '');
};

/** Word → products that contain it, with a weight. */
type Postings = Map<string, Map<CatalogItem, number>>;

export interface TextIndex {
  postings: Postings;
  /** A word of the index as people write it, accents and all. */
  spelling: Map<string, string>;
}

function textsOf(item: CatalogItem, lang: Lang): [text: string, weight: number][] {
  const [first = ''] = item.name[lang].split(/[\s\u00A0]/);
  return [
    [first, 6],
    [item.name[lang], 10],
    [item.code, 30],
    [item.brandCode ? (brandOf(item.brandCode)?.name ?? '') : '', 6],
    ...item.categoryCodes.map((code): [string, number] => [categoryOf(code)?.name[lang] ?? '', 5]),
    ...item.classifications.flatMap((feature) =>
      feature.code in item.facts ? feature.values.map((value): [string, number] => [value[lang], 4]) : [],
    ),
    [item.summary[lang], 2],
  ];
}

function build(lang: Lang): TextIndex {
  const index: TextIndex = { postings: new Map(), spelling: new Map() };
  for (const item of catalogItems)
    for (const [text, weight] of textsOf(item, lang)) addText(index, { item, text, weight });
  return index;
}

function addText(
  { postings, spelling }: TextIndex,
  { item, text, weight }: { item: CatalogItem; text: string; weight: number },
) {
  for (const written of text.toLowerCase().split(/[^\p{L}\d]+/u)) {
    const [word] = wordsOf(written);
    if (word && !spelling.has(word)) spelling.set(word, written);
  }
  for (const word of new Set(wordsOf(text))) {
    const posting = postings.get(word) ?? new Map<CatalogItem, number>();
    posting.set(item, (posting.get(item) ?? 0) + weight);
    postings.set(word, posting);
  }
}

const indexes: Record<Lang, TextIndex> = { fr: build('fr'), en: build('en') };

export const textIndex = (lang: Lang): TextIndex => indexes[lang];

/** A word's beginning matches too, with a lower weight. */
function scoresOf(word: string, { postings }: TextIndex): Map<CatalogItem, number> {
  const scores = new Map<CatalogItem, number>();
  const add = (posting: Map<CatalogItem, number>, share: number) => {
    for (const [item, weight] of posting) scores.set(item, Math.max(scores.get(item) ?? 0, weight * share));
  };
  const exact = postings.get(word);
  if (exact) add(exact, 1);
  if (word.length >= 3)
    for (const [candidate, posting] of postings)
      if (candidate !== word && candidate.startsWith(word)) add(posting, 0.5);
  return scores;
}

function findItems(text: string, index: TextIndex): Map<CatalogItem, number> {
  const [first, ...others] = wordsOf(text).map((word) => scoresOf(word, index));
  const scores = new Map<CatalogItem, number>();
  for (const [item, score] of first ?? []) {
    const more = others.map((other) => other.get(item));
    if (more.every((value) => value !== undefined))
      scores.set(
        item,
        more.reduce((sum, value) => sum + value, score),
      );
  }
  return scores;
}

/** Products that contain every word, with a score; words of the other language count when this one's find nothing. */
export function searchText(text: string, lang: Lang): Map<CatalogItem, number> {
  const scores = findItems(text, indexes[lang]);
  return scores.size > 0 ? scores : findItems(text, indexes[lang === 'fr' ? 'en' : 'fr']);
}

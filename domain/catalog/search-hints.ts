import { isFrance } from '../address/fields/territories.ts';
import { parseGrams } from '../postage/postage.ts';
import type { CategoryTree } from './catalog.ts';

/** The postage that a search text asks for. */
export interface StampHint {
  destination: 'france' | 'abroad';
  /** The named country, in the language of the text. */
  country: { code: string; name: string } | null;
  /** Whole grams, rounded up; `null` when the text names a destination only. */
  grams: number | null;
}

const postage = /\b(timbres?|lettres?|courriers?|stamps?|postage|letters?|mail)\b/;
const franking = /\baffranchi/;
/** What is done with letters besides stamping them. */
const otherwise =
  /\b(reexpe|redirect|forward|suiv|track|gard|hold|recommand|register|partir|pars|absen|vacances|demenag|expat|away|moving|perdu|lost|mois|semaines?\b|hiver|months?\b|weeks?\b|winter|summer|house\b|stop|suspend|until|jusqu)/;
const weighed = /(?:^| )([0-9]{1,6}(?:[.,][0-9]{1,3})?) ?(g|gr|grammes?|grams?|kg|kilos?)(?= |$)/;
const anywhere = /\b(etranger|international|monde entier|abroad|worldwide|overseas)\b/;
const home = /\b(france|nationale?|domestic)\b/;

const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.,]+/g, ' ')
    .trim();

/** Countries by their French and English names. */
const countries = new Map<string, { code: string; name: string; isFrench: boolean }>();
for (const lang of ['en', 'fr']) {
  const names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' });
  for (const code of everyCode()) {
    const name = names.of(code) ?? '';
    // Old codes occur beside new ones: FX is France too, and BU is what MM is.
    const { region = code } = new Intl.Locale(`und-${code}`);
    const country = countries.get(foldText(name));
    if (name && !country) countries.set(foldText(name), { code: region, name, isFrench: isServedAsFrance(region) });
  }
}

// What people say where the name is another.
for (const [said, code, name] of [
  ['usa', 'US', 'USA'],
  ['uk', 'GB', 'UK'],
  ['angleterre', 'GB', 'Angleterre'],
  ['england', 'GB', 'England'],
  ['hollande', 'NL', 'Hollande'],
  ['holland', 'NL', 'Holland'],
] as const)
  countries.set(said, { code, name, isFrench: false });

function everyCode(): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  return letters.flatMap((first) => letters.map((second) => first + second));
}

/** Letters of 20 g have the French tariff in all of France, in Andorra and in Monaco. */
function isServedAsFrance(code: string): boolean {
  return isFrance(code) || ['AD', 'MC', 'PF', 'NC', 'WF', 'TF'].includes(code);
}

/** The postage that a search text asks for (« timbre 20 g Belgique »); `null` without a weight or a destination. */
export function stampHint(text: string): StampHint | null {
  const words = foldText(text);
  if (otherwise.test(words)) return null;
  // « 35 g » alone is a letter's weight; kilograms are a parcel's.
  const isWeight = /^[0-9.,]+ ?g(?:r|rammes?|rams?)?$/.test(words);
  if (!isWeight && !postage.test(words) && !franking.test(words)) return null;
  const grams = gramsIn(words);
  const country = countryIn(words);
  const isAbroad = country ? !country.isFrench : anywhere.test(words);
  if (grams === null && !isAbroad && !country && !home.test(words)) return null;
  return {
    destination: isAbroad ? 'abroad' : 'france',
    country: country ? { code: country.code, name: country.name } : null,
    grams,
  };
}

function gramsIn(words: string): number | null {
  const [, amount, unit = ''] = weighed.exec(words) ?? [];
  return amount === undefined ? null : parseGrams(`${amount} ${unit.startsWith('k') ? 'kg' : 'g'}`);
}

/** The longest name wins: « Guinée équatoriale » contains « Guinée ». */
function countryIn(words: string) {
  const spaced = ` ${words} `;
  const named = [...countries.keys()].filter((name) => spaced.includes(` ${name} `));
  const [longest = ''] = named.toSorted((one, other) => other.length - one.length);
  return countries.get(longest);
}

/** Categories in whose name each typed word begins a word, the broadest first; or else those whose whole name is typed. */
export function categoriesLike(text: string, tree: readonly CategoryTree[]): CategoryTree[] {
  const typed = wordsIn(text);
  if (typed.length === 0) return [];
  const named = flat(tree).map((category) => ({ category, words: wordsIn(category.name) }));
  const begun = named.filter(({ words }) => typed.every((part) => words.some((word) => word.startsWith(part))));
  const whole = named.filter(({ words }) => words.length > 0 && words.every((word) => typed.includes(word)));
  const narrowest = whole.toSorted((one, other) => other.words.length - one.words.length);
  return (begun.length > 0 ? begun : narrowest).map(({ category }) => category);
}

const small = /^(?:a|and|de|des|du|et|la|le|les|of|the|un|une)$/;

/** Without accents, small words and the signs of a plural. */
const wordsIn = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '' && !small.test(word))
    .map((word) => word.replace(/(?<=...)[sx]$/, ''));

/** Each category before its children. */
function flat(tree: readonly CategoryTree[]): CategoryTree[] {
  const all = [...tree];
  for (const category of all) all.push(...category.children);
  return all;
}

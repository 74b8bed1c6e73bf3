import type { Lang } from '../../shared/lang.ts';
import { removeAccents } from '../../shared/pages/typography.ts';
import { brands } from '../brands.ts';
import { categories } from '../categories.ts';
import { themes } from '../data/themes.ts';
import { catalogItems } from '../items.ts';
import { spacedSizes } from './text-index.ts';

interface Phrase {
  value: string;
  words: string[];
}

const phrase = (value: string): Phrase => ({ value, words: removeAccents(value).split(/[^a-z0-9]+/) });

/** Phrases from the broadest to the narrowest: categories, themes, brands, best-selling products. */
function phrasesOf(lang: Lang): Phrase[] {
  const products = catalogItems.toSorted((one, other) => other.popularity - one.popularity);
  const values = [
    ...categories.filter(({ parent }) => parent).map(({ name }) => name[lang].toLowerCase()),
    ...themes.map(({ name }) =>
      lang === 'fr' ? `timbres ${name.fr.toLowerCase()}` : `${name.en.toLowerCase()} stamps`,
    ),
    ...brands.map(({ name }) => name),
    ...products.map(({ name }) => name[lang]),
  ];
  return [...new Set(values)].map(phrase);
}

const phrases: Record<Lang, Phrase[]> = { fr: phrasesOf('fr'), en: phrasesOf('en') };

/** Searches that begin with the typed text, at most `max`. */
export function suggestionsFor(term: string, { lang, max }: { lang: Lang; max: number }): string[] {
  const typed = spacedSizes(removeAccents(term))
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (typed.length === 0) return [];
  const fits = ({ words }: Phrase) => typed.every((part) => words.some((word) => word.startsWith(part)));
  // A whole word is meant before a name that only begins with it.
  const distance = ({ words }: Phrase) => {
    const [first = ''] = typed;
    if (words[0]?.startsWith(first)) return words[0].replace(/[sx]$/, '') === first.replace(/[sx]$/, '') ? 0 : 1;
    return words.includes(first) ? 2 : 3;
  };
  return phrases[lang]
    .filter(fits)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, max)
    .map(({ value }) => value);
}

import { cleanText } from '../../shared/clean-text.ts';

/** What was folded into its plain spelling, for the form to say it in words. */
export type Respelling = 'apostrophes' | 'dashes' | 'outer-spaces';

/** Longer texts are refused by every rule; composing 50,000 accents would take a second. */
export const longestRead = 1000;

/**
 * One spelling of accents, apostrophes, dashes and spaces, in this order (postal-domain 1.4).
 * Inner double spaces stay: they are an error of their own.
 */
export const normalise = (typed: string): string => normaliseAndTell(typed).value;

export function normaliseAndTell(typed: string): { value: string; folded: Respelling[] } {
  if (typed.length > longestRead) return { value: typed, folded: [] };
  const composed = cleanText(typed).normalize('NFC');
  const apostrophes = composed.replace(/[\u2018\u2019\u201b\u02bc\u00b4\u0060\uff07]/g, "'");
  const dashes = apostrophes.replace(/[\u2010-\u2015\u2212]/g, '-');
  const spaces = dashes.replace(/[\p{Space_Separator}\t]/gu, ' ');
  const value = spaces.trim();
  const folded: [Respelling, boolean][] = [
    ['apostrophes', apostrophes !== composed],
    ['dashes', dashes !== apostrophes],
    ['outer-spaces', value !== spaces],
  ];
  return { value, folded: folded.flatMap(([kind, happened]) => (happened ? [kind] : [])) };
}

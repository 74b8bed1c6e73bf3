import { removeAccents } from '../../shared/pages/typography.ts';

/** The fewest known words that a word is glued of, if it is. */
function partsOf(word: string, isKnown: (word: string) => boolean): string[] | undefined {
  for (let end = word.length - 2; end >= 2; end -= 1) {
    const first = word.slice(0, end);
    if (!isKnown(first)) continue;
    const rest = word.slice(end);
    const others = isKnown(rest) ? [rest] : partsOf(rest, isKnown);
    if (others) return [first, ...others];
  }
  return undefined;
}

/** « suivicolis » as « suivi colis »: words that a telephone's keyboard glued together. */
export const withSpaces = (text: string, isKnown: (word: string) => boolean): string =>
  removeAccents(text).replaceAll(/[a-z]{8,}/g, (word) =>
    isKnown(word) ? word : (partsOf(word, isKnown)?.join(' ') ?? word),
  );

/** « ball point » as « ballpoint »: a known word that was split, of which one part is unknown. */
export const withoutGaps = (text: string, isKnown: (word: string) => boolean): string =>
  text.replaceAll(/\b([a-z]+) (?=([a-z]+)\b)/g, (gap, first: string, next: string) =>
    first.length + next.length > 5 && !(isKnown(first) && isKnown(next)) && isKnown(first + next) ? first : gap,
  );

import type { Lang } from '../../shared/lang.ts';
import { searchText, textIndex, wordsOf } from './text-index.ts';

/** How many letters must be added, removed, changed or swapped; gives up beyond `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? (before[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      next[j] = Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? limit + 1;
}

function nearest(word: string, lang: Lang): string {
  const { postings, spelling } = textIndex(lang);
  if (postings.has(word)) return spelling.get(word) ?? word;
  let best = { distance: word.length < 5 ? 1.5 : 2.5, weight: 0, word };
  for (const [candidate, posting] of postings) {
    const distance = editDistance(word, candidate, 2);
    if (distance < best.distance || (distance === best.distance && posting.size > best.weight))
      best = { distance, weight: posting.size, word: candidate };
  }
  return spelling.get(best.word) ?? best.word;
}

/** A similar text with results. */
export function spellingSuggestion(text: string, lang: Lang): string | undefined {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 6) return undefined;
  const suggestion = words.map((word) => (word.length < 3 ? word : nearest(word, lang))).join(' ');
  return suggestion !== words.join(' ') && searchText(suggestion, lang).size > 0 ? suggestion : undefined;
}

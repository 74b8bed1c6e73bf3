import { editDistance } from '../../shared/edit-distance.ts';
import type { Lang } from '../../shared/lang.ts';
import { searchText, textIndex, wordsOf } from './text-index.ts';

function nearest(word: string, lang: Lang): string {
  const { postings, spelling } = textIndex(lang);
  if (postings.has(word)) return spelling.get(word) ?? word;
  let best = { distance: word.length < 8 ? 1.5 : 2.5, weight: 0, word };
  for (const [candidate, posting] of postings) {
    // Few slip at the first letter, and many words differ by it.
    if (candidate[0] !== word[0]) continue;
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

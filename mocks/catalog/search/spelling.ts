import type { Lang } from '../../shared/lang.ts';
import { withSpaces } from './glued-words.ts';
import { slipsFrom } from './slips.ts';
import { SYNONYMS, searchText, textIndex, wordsOf } from './text-index.ts';

function nearest(word: string, lang: Lang): string {
  const { postings, spelling } = textIndex(lang);
  if (postings.has(word) || Object.hasOwn(SYNONYMS, word)) return spelling.get(word) ?? word;
  const slipsTo = slipsFrom(word);
  let best = { distance: 3, weight: 0, word };
  for (const candidate of [...postings.keys(), ...Object.keys(SYNONYMS)]) {
    const distance = slipsTo(candidate);
    const weight = postings.get(candidate)?.size ?? 0;
    if (distance < best.distance || (distance === best.distance && weight > best.weight))
      best = { distance, weight, word: candidate };
  }
  return spelling.get(best.word) ?? best.word;
}

/** A similar text with results. */
export function spellingSuggestion(text: string, lang: Lang): string | undefined {
  const { postings } = textIndex(lang);
  const isKnown = (written: string) => {
    const words = wordsOf(written);
    return (
      words.length === 0 ||
      (written.length > 3 && words.every((word) => postings.has(word) || Object.hasOwn(SYNONYMS, word)))
    );
  };
  const words = wordsOf(withSpaces(text, isKnown));
  if (words.length === 0 || words.length > 6) return undefined;
  const suggestion = words.map((word) => (word.length < 3 ? word : nearest(word, lang))).join(' ');
  return suggestion !== wordsOf(text).join(' ') && searchText(suggestion, lang).size > 0 ? suggestion : undefined;
}

import { articleAnswers, articleIn, visibleArticles } from './contents.ts';
import { articleNumbers, type SavedArticle } from './declaration.ts';
import type { ParcelAnswers } from './parcels.ts';

/** The article stands in the first that is still empty, or in one more; `null` where the page has no room. */
export function withSavedArticle(answers: ParcelAnswers, saved: SavedArticle): ParcelAnswers | null {
  const numbers = visibleArticles(answers);
  const empty = numbers.find((number) => !answers[`article.${number}.description`]?.trim());
  const number = empty ?? articleNumbers[numbers.length];
  if (!number) return null;
  const quantity = `article.${number}.quantity` as const;
  return {
    ...answers,
    articles: String(Math.max(numbers.length, Number(number))),
    ...articleAnswers(number, { ...saved, quantity: 1 }),
    [quantity]: answers[quantity] || '1',
  };
}

/** Those of these numbers that are right; an article with a fault is not kept. */
export function articlesToSave(answers: ParcelAnswers, numbers: readonly string[]): Omit<SavedArticle, 'id'>[] {
  const ticked = visibleArticles(answers).filter((number) => numbers.includes(number));
  return ticked.flatMap((number) => {
    const { quantity: _quantity, ...article } = articleIn(answers, number) ?? {};
    return 'description' in article ? [article] : [];
  });
}

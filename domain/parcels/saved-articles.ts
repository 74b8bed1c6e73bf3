import type { Answers } from '../journey/journey.ts';
import { articleFaultsOf, articleIn, shownArticles, typedAmount } from './contents.ts';
import type { SavedArticle } from './declaration.ts';
import { articleNumbers, type ParcelField } from './fields.ts';
import { kilogramsOf } from './item.ts';

type ParcelAnswers = Answers<ParcelField>;

/** The article stands in the first that is still empty, or in one more; `null` where the page has no room. */
export function withSavedArticle(answers: ParcelAnswers, saved: SavedArticle): ParcelAnswers | null {
  const shown = shownArticles(answers);
  const empty = shown.find((number) => !answers[`article.${number}.description`]?.trim());
  const number = empty ?? articleNumbers[shown.length];
  if (!number) return null;
  return {
    ...answers,
    articles: String(Math.max(shown.length, Number(number))),
    [`article.${number}.description`]: saved.description,
    [`article.${number}.quantity`]: answers[`article.${number}.quantity`] || '1',
    [`article.${number}.weight`]: kilogramsOf(saved.weight),
    [`article.${number}.value`]: typedAmount(saved.value),
    [`article.${number}.hsCode`]: saved.hsCode,
    [`article.${number}.origin`]: saved.origin,
  };
}

/** Those of these numbers that are right; an article with a fault is not kept. */
export function articlesToSave(answers: ParcelAnswers, numbers: readonly string[]): Omit<SavedArticle, 'id'>[] {
  const shown = shownArticles(answers).filter((number) => numbers.includes(number));
  return shown
    .filter((number) => Object.keys(articleFaultsOf(number, answers)).length === 0)
    .map((number) => {
      const { quantity: _quantity, ...article } = articleIn(number, answers);
      return article;
    });
}

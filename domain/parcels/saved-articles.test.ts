import { expect, test } from 'vitest';
import { theContents } from './examples.ts';
import { articlesToSave, withSavedArticle } from './saved-articles.ts';

const saved = {
  id: 'article-1',
  description: 'Livre',
  weight: 300,
  value: { cents: 1250 },
  hsCode: '490199',
  origin: 'FR',
};

test('a kept article stands in the first that is empty, with one piece, and the typed ones stay', () => {
  expect(withSavedArticle({}, saved)).toMatchObject({
    articles: '1',
    'article.1.description': 'Livre',
    'article.1.quantity': '1',
    'article.1.weight': '0,3',
    'article.1.value': '12,5',
    'article.1.hsCode': '490199',
    'article.1.origin': 'FR',
  });
  const typed = theContents({ 'article.1.description': 'Jeu' });
  expect(withSavedArticle(typed, saved)).toMatchObject({
    articles: '2',
    'article.1.description': 'Jeu',
    'article.2.description': 'Livre',
  });
});

test('a page that is full of articles takes no other', () => {
  const full = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`article.${at + 1}.description`, 'Jeu']));
  expect(withSavedArticle({ ...full, articles: '10' }, saved)).toBeNull();
});

test('a saved article is read back without its quantity, and an invalid one is not saved', () => {
  const { id: _, ...article } = saved;
  const answers = withSavedArticle({ 'article.1.quantity': '7' }, saved) ?? {};
  expect(articlesToSave(answers, ['1'])).toEqual([article]);
  expect(articlesToSave(answers, [])).toEqual([]);
  expect(articlesToSave({ ...answers, 'article.1.weight': 'lourd' }, ['1'])).toEqual([]);
});

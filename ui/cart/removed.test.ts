import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Carts } from '#domain/cart/cart.ts';
import { aCart } from '#domain/cart/examples.ts';
import { articlesOf, articlesText, putBack } from './removed.ts';

const name = fc.option(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }));
const article = fc.record({
  code: fc.stringMatching(/^[\w-]{1,64}$/),
  offerId: name,
  quantity: fc.integer({ min: 1, max: 9999 }),
  configurationId: name,
});

test('a removed line comes back as it was: article, seller, quantity and composition', () => {
  fc.assert(
    fc.property(fc.array(article), (lines) => {
      expect(articlesOf(articlesText(lines))).toEqual(lines);
    }),
  );
});

test('articles that could not be restored in full are counted', async () => {
  const taken: string[] = [];
  const add: Carts['add'] = async ({ code, quantity }) => {
    taken.push(code);
    if (code === 'gone') return { kind: 'none', reason: 'out-of-stock' };
    return {
      kind: 'added',
      quantity: Math.min(quantity, 2),
      limit: quantity > 2 ? 'stock' : null,
      lineQuantity: 2,
      cart: aCart(),
      line: null,
    };
  };
  const articles = ['whole', 'part', 'gone'].map((code, at) => ({
    code,
    offerId: null,
    quantity: at + 2,
    configurationId: null,
  }));
  expect(await putBack({ add }, articlesText(articles))).toEqual({ missing: 2, isStock: true });
  expect(taken).toEqual(['whole', 'part', 'gone']);
});

test('an article that an order may hold no more of is not blamed on the stock', async () => {
  const add: Carts['add'] = async ({ code }) => ({
    kind: 'none',
    reason: code === 'gone' ? 'out-of-stock' : 'maximum',
  });
  const articles = ['gone', 'full'].map((code) => ({ code, offerId: null, quantity: 1, configurationId: null }));
  expect(await putBack({ add }, articlesText(articles))).toEqual({ missing: 2, isStock: false });
});

test.each(['', 'x', '1126001  0', '../x  1', '1126001  99999', ', ,'])('« %s » brings nothing back', (text) => {
  expect(articlesOf(text)).toEqual([]);
});

test('half a sign of a made-up text names no offer', () => {
  expect(articlesOf('1126001 %E0%A4 1 ')).toMatchObject([{ offerId: null }]);
});

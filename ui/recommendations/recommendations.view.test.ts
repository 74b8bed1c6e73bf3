import { expect, test } from 'vitest';
import { aSummary } from '#domain/catalog/examples.ts';
import { wordingOf } from '#ui/shared/wording.server.ts';
import { recommendationsView, wishOf } from './recommendations.view.ts';

const card = ({ code }: { code: string }) => code;
const fr = wordingOf({ lang: 'fr', mode: 'part' });

test('what is suggested has a title and the cards of a list', () => {
  expect(recommendationsView({ products: [aSummary({ code: 'a' }), aSummary({ code: 'b' })], card }, fr)).toEqual({
    title: 'Cela peut aussi vous être utile',
    cards: ['a', 'b'],
  });
});

test('a service that is away suggests nothing', () => {
  expect(recommendationsView({ products: null, card }, fr).cards).toEqual([]);
});

test.each([
  ['code=1126001', { page: 'product', productCode: '1126001' }],
  ['', { page: 'home' }],
  ['code=../users', { page: 'home' }],
])('« %s » asks for what goes with that page', (query, wish) => {
  expect(wishOf(new URLSearchParams(query))).toEqual(wish);
});

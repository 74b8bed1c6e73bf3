import { expect, test } from 'vitest';
import { aSummary } from '#domain/catalog/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { nothingFoundSlots } from './nothing-found.view.ts';

const rowsOf = (of: Parameters<typeof nothingFoundSlots>[0]) =>
  nothingFoundSlots(of, wordingOf({ lang: 'fr', mode: 'part' })).flatMap(({ blocks }) =>
    blocks.map((block) => (block.kind === 'carousel' ? [block.title, block.banners.length] : block)),
  );

test('a search without results leads to the services, the departments and some products', () => {
  const categories = [{ code: 'timbres', name: 'Timbres', children: [] }];
  expect(rowsOf({ categories, products: [aSummary()] })).toEqual([
    ['Nos services en ligne', 5],
    ['Nos rayons', 1],
    ['Dans la boutique', 1],
  ]);
});

test('a professional reads the price of a product without tax and with it', () => {
  const of = { categories: [], products: [aSummary()] };
  const [slot] = nothingFoundSlots(of, wordingOf({ lang: 'fr', mode: 'pro' }));
  expect(slot?.blocks.at(-1)).toMatchObject({
    banners: [{ texts: ['15,20\u00a0€\u00a0HT', '18,24\u00a0€\u00a0TTC'] }],
  });
});

test('without departments and products the services stand alone', () => {
  expect(rowsOf({ categories: [], products: [] })).toEqual([['Nos services en ligne', 5]]);
});

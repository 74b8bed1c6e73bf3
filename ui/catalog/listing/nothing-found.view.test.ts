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

test('without departments and products the services stand alone', () => {
  expect(rowsOf({ categories: [], products: [] })).toEqual([['Nos services en ligne', 5]]);
});

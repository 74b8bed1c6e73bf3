import { expect, test } from 'vitest';
import { aSearchPage } from '#domain/catalog/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { featuredView } from './featured.view.ts';

test('the products that an editor chose for a home page lead to their category', () => {
  const block = { title: 'Les blocs du moment', category: 'blocs', products: aSearchPage().products };
  expect(featuredView(block, wordingOf({ lang: 'fr', mode: 'part' }))).toMatchObject({
    title: 'Les blocs du moment',
    more: { label: 'Tout voir', href: '/boutique/c/blocs' },
    cards: [{ code: '1126001' }],
  });
});

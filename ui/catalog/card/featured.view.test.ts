import { expect, test } from 'vitest';
import { aSearchPage } from '#domain/catalog/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { featuredView } from './featured.view.ts';

test('a few products lead to the others', () => {
  expect(featuredView(aSearchPage(), wordingOf({ lang: 'fr', mode: 'part' }))).toMatchObject({
    title: 'Les carnets du moment',
    more: { label: 'Tout voir', href: '/boutique/recherche?q=carnet' },
    cards: [{ code: '1126001' }],
  });
});

import { expect, test } from 'vitest';
import { aPage } from '#domain/content/examples.ts';
import { routeTable } from '#ui/shared/route-table.ts';
import { wordingOf } from '#ui/shared/wording.server.ts';
import { contentView, isOwnPage, pageWithoutContent } from './content.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const view = (preview: boolean) =>
  contentView({ page: aPage(), path: '/conseils?a=1', preview }, wordingOf({ lang: 'fr', mode: 'pro' }));

test('a page of content has its title and the way back', () => {
  expect(view(false)).toMatchObject({
    title: 'Conseils pratiques',
    breadcrumb: [{ label: 'Accueil', href: '/professionnel' }],
    preview: null,
    missing: null,
  });
});

test('an editor is told that what is shown is not published, and the way out comes back here', () => {
  expect(view(true).preview).toEqual({
    text: 'Aperçu\u202f: contenu non publié',
    leave: { label: 'Quitter l’aperçu', href: '/cx-preview?quitter=1&redirect=%2Fconseils%3Fa%3D1' },
  });
});

const ownPages = routeTable.filter(({ file }) => file === 'content/page.route.tsx').map(({ name }) => name);

test.each(ownPages)('the page %s stands by its title when it has no content', (name) => {
  if (!isOwnPage(name)) throw new Error('nothing is said of it');
  const { title, missing } = pageWithoutContent(name, fr);
  expect(title.length).toBeGreaterThan(5);
  expect(missing).toMatchObject({
    text: 'Information temporairement indisponible',
    ways: [{ href: '/' }, { href: '/espace-aide' }],
  });
});

test('no other page does', () => {
  expect(isOwnPage('home')).toBe(false);
  expect(isOwnPage(undefined)).toBe(false);
});

import { expect, test } from 'vitest';
import { aPage } from '#domain/content/examples.ts';
import { isContentPage, routeTable } from '#ui/routing/route-table.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { contentView, noContentView, ownView, previewView } from './content.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });

test('a page of content has its title and the way back', () => {
  expect(contentView(aPage(), pro)).toEqual({
    title: 'Conseils pratiques',
    breadcrumb: [{ label: 'Accueil', href: '/professionnel' }],
  });
});

test('an editor is told that what is shown is not published, and the way out comes back here', () => {
  expect(previewView('/conseils?a=1', pro)).toEqual({
    text: 'Aperçu\u202f: contenu non publié',
    leave: { label: 'Quitter l’aperçu', href: '/cx-preview?quitter=1&redirect=%2Fconseils%3Fa%3D1' },
  });
});

test('a page without content shows the ways on', () => {
  expect(noContentView(fr)).toMatchObject({
    text: 'Information temporairement indisponible',
    ways: [{ href: '/' }, { href: '/espace-aide' }],
  });
});

const ownPages = routeTable.flatMap(({ name }) => (isContentPage(name) ? [name] : []));

test.each(ownPages)('the page %s stands by its title when it has no content', (name) => {
  expect(ownView(name, fr).title.length).toBeGreaterThan(5);
});

test('no other page does', () => {
  expect(ownPages).toContain('cookies');
  expect(isContentPage('home')).toBe(false);
  expect(isContentPage(undefined)).toBe(false);
});

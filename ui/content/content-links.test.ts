import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { contentLink, linksOfMode } from './content-links.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });

test.each([
  ['/', '/professionnel'],
  ['/boutique/c/timbres?page=2#haut', '/professionnel/boutique/c/timbres?page=2#haut'],
  ['/aide', '/professionnel/aide'],
])('%s is the same page for both modes', (url, partPath) => {
  expect(contentLink({ url }, fr)).toEqual({ href: url });
  expect(contentLink({ url }, pro)).toEqual({ href: partPath });
});

test.each([
  ['/ecom/connexion', '/professionnel/ecom/connexion'],
  ['/ecom/connexion/inscription?redirect=%2Faide', '/professionnel/ecom/connexion/inscription?redirect=%2Faide'],
])('%s in the professional shop asks for a professional account', (url, href) => {
  expect(contentLink({ url }, pro)?.href).toBe(href);
  expect(contentLink({ url }, fr)?.href).toBe(url);
});

test.each(['/professionnel/aide', '/nos-conseils', '/medias/tarifs.pdf'])('%s is the same address for both', (url) => {
  expect(contentLink({ url }, pro)).toEqual({ href: url });
});

test.each(['https://musee.example/timbres', 'HTTP://musee.example/timbres'])('%s is said to be another site', (url) => {
  expect(contentLink({ url }, fr)).toMatchObject({ href: new URL(url).href, note: '(autre site)' });
});

test('a link that the editor calls external is marked as another site', () => {
  expect(contentLink({ url: '/espaceclient', external: true }, fr)).toEqual({
    href: '/espaceclient',
    note: '(autre site)',
  });
});

test.each([
  null,
  '',
  ' ',
  '//evil.example',
  '/\\evil.example',
  '/%2f/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'aide',
  'https://',
])('« %s » leads nowhere', (url) => {
  expect(contentLink({ url }, fr)).toBeNull();
});

test('the links of a text stay with the mode of the page', () => {
  const html =
    '<p>Voir <a class="x" href="/boutique/recherche?q=a&amp;page=2">ici</a>, <a href="/nos-conseils">là</a>, <a href="tel:3634">ou là</a>.</p>';
  expect(linksOfMode(html, fr)).toBe(html);
  expect(linksOfMode(html, pro)).toBe(html.replace('/boutique/recherche', '/professionnel/boutique/recherche'));
});

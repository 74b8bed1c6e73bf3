import { expect, test } from 'vitest';
import { type HeadView, meta } from './head.ts';
import { publicHeaders } from './page-headers.ts';

const headOf = (head: HeadView, pathname = '/c') => meta({ loaderData: { head }, location: { pathname } });

test('a page that search engines may index names its canonical address', () => {
  const head = headOf({ title: 'Timbres', description: 'Tous les timbres.', canonical: 'https://shop.example/c' });
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://shop.example/c' });
  expect(head).toContainEqual({ title: 'Timbres – La boutique' });
  expect(JSON.stringify(head)).not.toContain('noindex');
});

test('a page that search engines may not index says so and names no canonical address', () => {
  const head = headOf({ title: 'Panier', description: '', canonical: 'https://shop.example/c', noIndex: true });
  expect(head).toContainEqual({ name: 'robots', content: 'noindex,follow' });
  expect(JSON.stringify(head)).not.toContain('canonical');
});

test('the page for professionals has another title than its twin for individuals', () => {
  const head = headOf({ title: 'Timbres', description: '' }, '/professionnel/c');
  expect(head).toContainEqual({ title: 'Timbres – La boutique Pro' });
});

test('a page that failed has no head of its own: the error page makes it', () => {
  expect(meta({ loaderData: undefined, location: { pathname: '/c' } })).toEqual([]);
});

test('a public page may be cached, unless its loader says otherwise', () => {
  const control = (headers: HeadersInit) => publicHeaders({ loaderHeaders: new Headers(headers) })['Cache-Control'];
  expect(control({})).toBe('public, max-age=0, must-revalidate');
  expect(control({ 'Cache-Control': 'private, no-store' })).toBe('private, no-store');
});

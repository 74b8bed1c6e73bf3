import { expect, test } from 'vitest';
import { type HeadView, meta } from './head.ts';
import { publicHeaders } from './page-headers.ts';

const headOf = (head: HeadView) => meta({ loaderData: { head } });

test('a page that search engines may keep names its one address', () => {
  const head = headOf({ title: 'Timbres', description: 'Tous les timbres.', canonical: 'https://shop.example/c' });
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://shop.example/c' });
  expect(head).toContainEqual({ title: 'Timbres – La boutique' });
  expect(JSON.stringify(head)).not.toContain('noindex');
});

test('a page that they may not keep says so and names none', () => {
  const head = headOf({ title: 'Panier', description: '', canonical: 'https://shop.example/c', noIndex: true });
  expect(head).toContainEqual({ name: 'robots', content: 'noindex,follow' });
  expect(JSON.stringify(head)).not.toContain('canonical');
});

test('a page that failed leaves its head to the error page', () => {
  expect(meta({ loaderData: undefined })).toEqual([]);
});

test('a public page may be kept, unless its loader says otherwise', () => {
  const control = (headers: HeadersInit) => publicHeaders({ loaderHeaders: new Headers(headers) })['Cache-Control'];
  expect(control({})).toBe('public, max-age=0, must-revalidate');
  expect(control({ 'Cache-Control': 'private, no-store' })).toBe('private, no-store');
});

import { expect, test } from 'vitest';
import type { ContentPage } from '#domain/content/content.ts';
import { aPage } from '#domain/content/examples.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { loadOwnPage, loadUnknownPath } from './content.server.ts';

const asked = (path: string) => {
  const url = new URL(path, 'https://boutique.example');
  return { url, request: new Request(url) };
};
const withPage = (page: ContentPage | null) => aRequest({ ports: { contents: { page: async () => page } } });

test.each([true, false])('a page that its editor keeps from search engines: %j', async (noIndex) => {
  const own = await loadOwnPage(withPage(aPage({ noIndex })), asked('/aide'));
  const other = await loadUnknownPath(withPage(aPage({ noIndex })), asked('/conseils/timbres'));
  expect([own.data.head.noIndex, other.data.head.noIndex]).toEqual([noIndex, noIndex]);
});

test('a preview is kept from search engines and caches, whatever its editor says', async () => {
  const context = { ...withPage(aPage({ noIndex: false })), preview: true };
  const { data, init } = await loadOwnPage(context, asked('/aide'));
  expect(data.head.noIndex).toBe(true);
  expect(new Headers(init?.headers).get('Cache-Control')).toBe('private, no-store');
});

test('a page that nobody has written is kept from search engines, and says that it has no content', async () => {
  const { data, init } = await loadOwnPage(withPage(null), asked('/aide'));
  expect([data.head.noIndex, init?.status]).toEqual([true, 404]);
});

import { expect, test } from 'vitest';
import type { SearchPage } from '#domain/catalog/catalog.ts';
import { aSearchPage } from '#domain/catalog/examples.ts';
import { aRequest, argsOf } from '#ui/request/request.examples.ts';
import { loader } from './listing.route.tsx';

const seo = aSearchPage().seo;

/** The head of /boutique/c/timbres, or the status of what is thrown. */
async function listed(page: Partial<SearchPage>, query = '') {
  const context = aRequest({
    ports: { products: { search: async () => aSearchPage(page) }, contents: { page: async () => null } },
  });
  const args = { ...argsOf(context, { path: `/boutique/c/timbres${query}` }), params: { code: 'timbres' } };
  const answer: unknown = await Promise.resolve(loader(args as never)).catch((thrown: unknown) => thrown);
  const { data, init } = answer as {
    data: { head?: { canonical?: string; noIndex?: boolean } };
    init: { status?: number };
  };
  return { ...data.head, status: init?.status ?? 200 };
}

test('a plain listing is for search engines, under its own address', async () => {
  expect(await listed({})).toMatchObject({ canonical: 'https://boutique.example/boutique/c/timbres', status: 200 });
});

test('one that the backend keeps from them says so, and names no address', async () => {
  const head = await listed({ seo: { ...seo, noIndex: true } });
  expect(head).toMatchObject({ noIndex: true });
  expect(head.canonical).toBeUndefined();
});

test.each(['?sort=price-asc', '?f=format:c5', '?q=carnet'])('one of %s is none of theirs', async (query) => {
  expect((await listed({}, query)).canonical).toBeUndefined();
});

test.each([
  [1, '', 200],
  [1, '?page=2', 404],
  [3, '?page=3', 200],
  [3, '?page=4', 404],
  [0, '', 200],
])('of %i pages, %j answers %i', async (pages, query, status) => {
  const asked = Number(/\d+/.exec(query)?.[0] ?? 1) - 1;
  expect(
    (
      await listed(
        { pages, page: asked, total: pages * 96, products: pages === 0 ? [] : aSearchPage().products },
        query,
      )
    ).status,
  ).toBe(status);
});

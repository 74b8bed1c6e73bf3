import { expect, test } from 'vitest';
import type { SearchPage } from '#domain/catalog/catalog.ts';
import { aSearchPage, aSummary, facetsFor } from '#domain/catalog/examples.ts';
import type { SearchQuery } from '#domain/catalog/search-query.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest, argsOf, fails } from '#ui/request/request.examples.ts';
import { loader } from './listing.route.tsx';
import { loadListing } from './listing.server.ts';

const seo = aSearchPage().seo;

/** The head of /boutique/c/timbres, or the status of what is thrown. */
async function listed(page: Partial<SearchPage> | Fault, query = '') {
  const search = async (query: SearchQuery) => {
    if (page instanceof Fault) throw page;
    return aSearchPage({ ...facetsFor(query), ...page });
  };
  const context = aRequest({ ports: { products: { search }, contents: { page: async () => null } } });
  const args = { ...argsOf(context, { path: `/boutique/c/timbres${query}` }), params: { code: 'timbres' } };
  const answer: unknown = await Promise.resolve(loader(args as never)).catch((thrown: unknown) => thrown);
  const { data, init } = answer as {
    data: { head?: { title?: string; canonical?: string; noIndex?: boolean } };
    init: { status?: number; headers?: HeadersInit };
  };
  const cache = new Headers(init?.headers).get('Cache-Control');
  return { ...data.head, status: init?.status ?? 200, cache };
}

test('a plain listing is for search engines, under its own address', async () => {
  expect(await listed({})).toMatchObject({ canonical: 'https://boutique.example/boutique/c/timbres', status: 200 });
});

test('one that the backend keeps from them says so, and names no address', async () => {
  const head = await listed({ seo: { ...seo, noIndex: true } });
  expect(head).toMatchObject({ noIndex: true });
  expect(head.canonical).toBeUndefined();
});

test('a listing is purged with its department, and with each product that it shows', async () => {
  const products = ['1126001', '1126002'].map((code) => aSummary({ code }));
  const context = aRequest({ ports: { products: { search: async () => aSearchPage({ products }) } } });
  const url = new URL('https://boutique.example/boutique/c/timbres');
  const base = { kind: 'allCategories', id: 'timbres' } as const;
  await loadListing(
    context,
    { url, request: new Request(url) },
    { base, path: url.pathname, fallbackTitle: 'Timbres' },
  );
  expect(context.effects.tags).toEqual(['category:timbres', 'product:1126001', 'product:1126002']);
});

test('a ranking for one shopper is cached for nobody', async () => {
  expect((await listed({}, '?rank=abc')).cache).toBe('private, no-store');
  expect((await listed({})).cache).toBeNull();
});

test('a listing that failed is cached for nobody, nor for search engines', async () => {
  expect(await listed(new Fault('timeout', 'searchProducts'))).toMatchObject({
    status: 504,
    noIndex: true,
    cache: 'private, no-store',
  });
});

test('a search whose products cannot be had still shows the services that do what it says', async () => {
  const services = [{ title: 'Envoyer une lettre', summary: '', path: '/envoyer-une-lettre' }];
  const ports: GivenPorts = {
    products: { search: fails(new Fault('timeout', 'searchProducts')) },
    searchSuggestions: { suggest: async () => ({ searches: [], services }) },
  };
  const url = new URL('https://boutique.example/boutique/recherche?q=lettre');
  const answer = await loadListing(
    aRequest({ ports }),
    { url, request: new Request(url) },
    { base: null, path: url.pathname, fallbackTitle: '' },
  );
  expect(answer).toMatchObject({
    data: { view: { services: [{ href: '/envoyer-une-lettre' }], failed: {} } },
    init: { status: 504 },
  });
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
])('a listing of %i pages answers %j with %i', async (pages, query, status) => {
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

test('each page of a list after the first has a title of its own', async () => {
  expect(await listed({ page: 0, pages: 3, title: 'Timbres' })).toMatchObject({ title: 'Timbres' });
  expect(await listed({ page: 1, pages: 3, title: 'Timbres' }, '?page=2')).toMatchObject({
    title: 'Timbres, page 2 sur 3',
    description: expect.stringMatching(/^Timbres, page 2 sur 3\./),
  });
});

test('lists of one department that are narrowed differently have different titles', async () => {
  const value = (code: string, name: string) => ({ code, name, count: 2, selected: true });
  const narrowed = async (query: string, ...values: ReturnType<typeof value>[]) =>
    (await listed({ title: 'Enveloppes', facets: [{ code: 'format', name: 'Format', values }] }, query)).title;
  expect(await narrowed('?f=format:dl', value('dl', 'DL'))).toBe('Enveloppes – DL');
  expect(await narrowed('?f=format:dl&f=format:c5', value('dl', 'DL'), value('c5', 'C5'))).toBe('Enveloppes – DL, C5');
  expect(await narrowed('?tout=format')).toBe('Enveloppes – Format');
});

test('the list of a brand, which may have the shop’s name, is titled as a brand’s', async () => {
  expect(await listed({ pageType: 'brand', title: 'La boutique' })).toMatchObject({ title: 'Marque La boutique' });
});

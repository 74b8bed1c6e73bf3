import { expect, test } from 'vitest';
import type { CategoryTree, SearchPage } from '#domain/catalog/catalog.ts';
import { aSearchPage, aSeller, aSummary, facetsFor } from '#domain/catalog/examples.ts';
import type { SearchQuery } from '#domain/catalog/search-query.ts';
import type { ContentQuery } from '#domain/content/content.ts';
import { Fault } from '#domain/shared/fault.ts';
import { structuredDataContext } from '#ui/request/contexts.server.ts';
import { aRequest, argsOf, fails, ledTo } from '#ui/request/request.examples.ts';
import { loader } from './listing.route.tsx';

const landing = { code: 'format', value: 'c5-long', name: 'C5 long' };
const subcategories = [{ code: 'carnets', name: 'Carnets' }];
const seo = { ...aSearchPage().seo, facets: [landing] };

interface ListingInput {
  page?: Partial<SearchPage>;
  departments?: CategoryTree[];
  params?: Record<string, string>;
  search?: () => Promise<never>;
}

/** What a list asks the backends for, and what it answers. */
async function listed(path: string, { page = {}, departments = [], params = {}, search }: ListingInput = {}) {
  const asked: Pick<SearchQuery, 'base' | 'facets' | 'text'>[] = [];
  const edited: ContentQuery[] = [];
  const found = async ({ base, facets, text, sort }: SearchQuery) => (
    asked.push({ base, facets, text }),
    aSearchPage({ seo, subcategories, total: 7, ...facetsFor({ facets, sort }), ...page })
  );
  const context = aRequest({
    ports: {
      products: { search: search ?? found },
      contents: { page: async (query) => (edited.push(query), null) },
      sellers: { ofId: async () => aSeller() },
    },
  });
  const args = { ...argsOf({ ...context, categories: async () => departments }, { path }), params };
  const { data, init } = await loader(args);
  const things = args.context.get(structuredDataContext);
  return { ...data, status: init?.status ?? 200, asked, edited, things };
}

const category = { kind: 'allCategories', id: 'timbres' };
const own = { code: 'ownBrand', value: 'true' };

test.each<[string, Record<string, string>, object, object[], string?]>([
  ['/boutique/recherche?q=carnet', {}, { base: null, text: 'carnet', facets: [] }, [], '/boutique/c/carnets'],
  ['/boutique/c/timbres', { code: 'timbres' }, { base: category }, [{ kind: 'category', code: 'timbres' }]],
  ['/boutique/c/timbres?sort=price-asc', { code: 'timbres' }, { base: category, facets: [] }, []],
  [
    '/boutique/c/timbres/f/format-c5-long?f=colour:bleu',
    { code: 'timbres', facet: 'format-c5-long' },
    {
      base: category,
      facets: [
        { code: 'format', value: 'c5-long' },
        { code: 'colour', value: 'bleu' },
      ],
    },
    [],
  ],
  ['/boutique/c/timbres/f/format-c5-long', { code: 'timbres', facet: 'format-c5-long' }, { base: category }, []],
  ['/pp/c/timbres', { code: 'timbres' }, { base: category, facets: [own] }, [], '/pp/c/carnets'],
  [
    '/boutique/marque/clairon',
    { code: 'clairon' },
    { base: { kind: 'brandCode', id: 'clairon' }, facets: [] },
    [{ kind: 'brandCategory', code: 'clairon' }],
  ],
  [
    '/boutique/vendeur/papeterie-du-canal/2001',
    { slug: 'papeterie-du-canal', code: '2001' },
    { base: { kind: 'shops', id: '2001' }, facets: [] },
    [{ kind: 'shopCategory', code: '2001' }],
  ],
])(
  '%s lists what it names, with an editor’s blocks where it is whole',
  async (path, ...[params, query, content, below = '/boutique/c/carnets']) => {
    const { asked, edited, view } = await listed(path, { params });
    expect(asked[0]).toMatchObject(query);
    expect(edited).toEqual(content);
    expect(view).toMatchObject({ filter: { action: path.replace(/(\/f\/.*|\?.*)$/, '') }, failed: null });
    expect(view.subcategories?.links).toEqual([{ label: 'Carnets', href: below }]);
  },
);

test('a seller’s own list alone describes the seller', async () => {
  const seller = await listed('/boutique/vendeur/papeterie-du-canal/2001', {
    params: { slug: 'papeterie-du-canal', code: '2001' },
  });
  expect(seller.seller?.html).toContain('Papeterie du Canal SARL');
  expect((await listed('/boutique/marque/clairon', { params: { code: 'clairon' } })).seller).toBeNull();
});

const timbres = { params: { code: 'timbres' } };
const shop = 'https://boutique.example';

test('machines read the trail of a list, and its products in order where it has one address', async () => {
  const products = [aSummary({ code: '1', slug: 'un' }), aSummary({ code: '2', slug: 'deux' })];
  const page = {
    products,
    path: [
      { code: 'papeterie', name: 'Papeterie' },
      { code: 'timbres', name: 'Timbres' },
    ],
  };
  const [trail, items, ...more] = (await listed('/boutique/c/timbres', { ...timbres, page })).things;
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'Accueil', item: `${shop}/` },
      { name: 'Papeterie', item: `${shop}/boutique/c/papeterie` },
      { name: 'Timbres', item: `${shop}/boutique/c/timbres` },
    ],
  });
  expect(items).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ url: `${shop}/boutique/un/p/1` }, { url: `${shop}/boutique/deux/p/2` }],
  });
  expect(more).toEqual([]);
  const typesOf = async (path: string, over: Partial<SearchPage>) =>
    (await listed(path, { ...timbres, page: over })).things.map(
      (thing) => Object.entries(thing).find(([name]) => name === '@type')?.[1],
    );
  expect(await typesOf('/boutique/c/timbres?sort=price-asc', page)).toEqual(['BreadcrumbList']);
  expect(await typesOf('/boutique/c/timbres', { products: [] })).toEqual(['BreadcrumbList']);
});

test('a list is measured by its code and by every filter, that of its path among them', async () => {
  const [plain, facet, search] = await Promise.all([
    listed('/boutique/c/timbres', timbres),
    listed('/boutique/c/timbres/f/format-c5?f=colour:bleu', { params: { code: 'timbres', facet: 'format-c5' } }),
    listed('/boutique/recherche?q=carnet&f=colour:bleu'),
  ]);
  expect(plain).toMatchObject({ track: { page: 'listing', code: 'timbres', filters: 0, results: 7 } });
  expect(facet).toMatchObject({ track: { code: 'timbres', filters: 2 } });
  expect(search).toMatchObject({ track: { page: 'search results', length: 6, filters: 1 } });
});

test('words lead to the page that the backend names, but to no page from itself', async () => {
  const search = (redirect: string) => listed('/boutique/recherche?q=aide', { page: { redirect } });
  expect(await ledTo(search('/aide'))).toBe('/aide');
  expect(await search('/boutique/recherche?q=aide')).toMatchObject({ status: 200, view: { failed: null } });
});

test('a category without a title of its own is headed by its name, and never as all products', async () => {
  const untitled = { params: { code: 'timbres' }, page: { title: null } };
  const timbres = { code: 'timbres', name: 'Timbres', children: [] };
  const departments = [{ code: 'papeterie', name: 'Papeterie', children: [timbres] }];
  const heading = async (input: ListingInput) => (await listed('/boutique/c/timbres', input)).view.title;
  expect(await heading({ ...untitled, departments })).toBe('Timbres');
  expect(await heading(untitled)).toBe('Produits du rayon');
});

test.each([
  ['timeout', 504],
  ['unavailable', 503],
  ['contract', 502],
  // The list is there; what it is made of is not.
  ['not-found', 502],
] as const)(
  'a list whose search is answered « %s » stays a list, with %i and for no search engine',
  async (kind, status) => {
    const answered = await listed('/boutique/c/timbres', { ...timbres, search: fails(new Fault(kind, 'search')) });
    expect(answered).toMatchObject({ status, head: { title: `Erreur ${status} – Produits du rayon`, noIndex: true } });
    expect(answered.view).toMatchObject({ failed: { retry: { href: '/boutique/c/timbres' } }, cards: [] });
  },
);

test('a list that meets the end of a session is no list that failed, nor is one that meets a mistake', async () => {
  const ended = listed('/boutique/c/timbres', { ...timbres, search: fails(new Fault('signed-out', 'search')) });
  expect(await ledTo(ended)).toContain('expiree');
  await expect(
    listed('/boutique/c/timbres', { ...timbres, search: fails(new Error('a mistake')) }),
  ).rejects.toMatchObject({ init: { status: 500 } });
});

const unknown = { facets: [], sorts: aSearchPage().sorts };

test.each([
  ['?f=zzz:yyy', '/boutique/c/timbres'],
  ['?sort=zzz', '/boutique/c/timbres'],
  ['?f=zzz', '/boutique/c/timbres'],
  ['?sort=z+z', '/boutique/c/timbres'],
  ['?sort=zzz&f=zzz:yyy&page=2', '/boutique/c/timbres?page=2'],
])('what a list does not know of %s leaves its address, which says what the page shows', async (query, to) => {
  const page = { ...unknown, page: query.includes('page') ? 1 : 0, pages: 2 };
  expect(await ledTo(listed(`/boutique/c/timbres${query}`, { ...timbres, page }))).toBe(to);
});

test('a page of a facet that the list does not know does not exist', async () => {
  const path = '/boutique/c/timbres/f/xxx-yyy';
  const page = listed(path, { params: { code: 'timbres', facet: 'xxx-yyy' }, page: unknown });
  await expect(page).rejects.toMatchObject({ init: { status: 404 } });
});

test('a list that is empty with its filters stays as it is', async () => {
  const { view } = await listed('/boutique/c/timbres?f=colour:bleu', { ...timbres, page: { ...unknown, total: 0 } });
  expect(view.empty).not.toBeNull();
});

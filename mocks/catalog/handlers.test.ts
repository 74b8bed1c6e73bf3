import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { components } from '#contracts/generated/catalog.ts';
import { pictureHandlers } from '../medias/handlers.ts';
import { fixedProducts } from '../records/known-products.ts';
import { catalogHandlers } from './handlers.ts';

type Schemas = components['schemas'];

async function ask(path: string, parameters: Record<string, string> = {}): Promise<{ status: number; body: unknown }> {
  const request = new Request(`http://backend.test/occ/ecommerce${path}?${new URLSearchParams(parameters)}`);
  const answer = await getResponse(catalogHandlers, request).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  return { status: answer?.status ?? 0, body: await answer?.json() };
}

const search = async (query: string, parameters: Record<string, string> = {}) =>
  (await ask('/products/search', { query, pageSize: '96', ...parameters })).body as Schemas['ProductSearchPage'];

const facetIn = (page: Schemas['ProductSearchPage'], code: string) => {
  const facet = page.facets.find((one) => one.code === code);
  if (!facet) throw new Error(`No facet ${code}`);
  return facet;
};

describe('a search', () => {
  test('a search for carnet returns booklets, the everyday one first', async () => {
    const page = await search('carnet');
    expect(page.products[0]?.code).toBe(fixedProducts.booklet);
    expect(page.pagination.totalResults).toBeGreaterThan(30);
    for (const { name } of page.products.slice(0, 30)) expect(name).toMatch(/Carnet de/);
    expect(page).toMatchObject({ pageType: 'search', freeTextSearch: 'carnet', seo: { noIndex: true } });
  });

  test('a search ignores accents, capitals and plurals', async () => {
    const [one, other] = await Promise.all([search('Enveloppes à bulles'), search('enveloppe a bulle')]);
    expect(other.products.map(({ code }) => code)).toEqual(one.products.map(({ code }) => code));
    expect(one.products.length).toBeGreaterThan(0);
  });

  test('a search answers in English too, and understands French words there as well', async () => {
    expect((await search('stamp booklet', { lang: 'en' })).products[0]?.name).toMatch(/^Booklet/);
    expect((await search('carnet', { lang: 'en' })).products[0]?.code).toBe(fixedProducts.booklet);
  });

  test('a search finds only products that have every word', async () => {
    const page = await search('carnet phares');
    expect(page.products.length).toBeGreaterThan(0);
    for (const { name } of page.products) expect(name).toMatch(/Phares.*Carnet/);
  });

  test('a search by a seller’s goods may be indexed, with its filter, its parameter or both', async () => {
    const [filter, parameter, both] = await Promise.all([
      search(':relevance:shops:2001'),
      search(':relevance', { sellerId: '2001' }),
      search(':relevance:shops:2001', { sellerId: '2001' }),
    ]);
    expect(filter).toMatchObject({ seo: { noIndex: false } });
    expect(parameter).toEqual(filter);
    expect(both).toEqual(filter);
  });

  test('a search without a result suggests a similar word that has results', async () => {
    const page = await search('canret');
    expect(page.pagination).toMatchObject({ totalResults: 0, totalPages: 0 });
    expect(page.spellingSuggestion).toEqual({ suggestion: 'carnet', query: 'carnet:relevance' });
    expect((await search('zzzzqqqq')).spellingSuggestion).toBeUndefined();
    expect((await search('carnet')).spellingSuggestion).toBeUndefined();
  });

  test('a search returns chosen products by code, in their order', async () => {
    const page = await search('', { filters: `code:${fixedProducts.lowStock},nobody,${fixedProducts.booklet}` });
    expect(page.products.map(({ code }) => code)).toEqual([fixedProducts.lowStock, fixedProducts.booklet]);
  });

  test('a search sorts by price both ways', async () => {
    const up = (await search(':price-asc:allCategories:colis')).products.map(({ price }) => price?.value ?? 0);
    expect(up).toEqual(up.toSorted((one, other) => one - other));
    const down = (await search(':relevance:allCategories:colis', { sort: 'price-desc' })).products.map(
      ({ price }) => price?.value ?? 0,
    );
    expect(down).toEqual(up.toReversed());
  });

  test('a search refuses an impossible page or page size', async () => {
    expect((await ask('/products/search', { currentPage: '-1' })).status).toBe(400);
    expect((await ask('/products/search', { pageSize: '101' })).status).toBe(400);
    expect((await ask('/products/search', { pageSize: 'x' })).status).toBe(400);
  });
});

describe('a listing', () => {
  test('a listing of a large category has two pages without a product twice', async () => {
    const [first, second] = await Promise.all([
      search(':relevance:allCategories:timbres'),
      search(':relevance:allCategories:timbres', { currentPage: '1' }),
    ]);
    expect(first.products).toHaveLength(96);
    expect(first.pagination).toMatchObject({ currentPage: 0, pageSize: 96, totalPages: 2 });
    const codes = [...first.products, ...second.products].map(({ code }) => code);
    expect(new Set(codes).size).toBe(first.pagination.totalResults);
    expect((await search(':relevance:allCategories:timbres', { currentPage: '9' })).products).toEqual([]);
  });

  test('a listing of a category has its path in the tree', async () => {
    const page = await search(':relevance:allCategories:carnets');
    expect(page).toMatchObject({ pageType: 'category', title: 'Carnets de timbres', categoryCode: 'carnets' });
    expect(page.path?.map(({ code }) => code)).toEqual(['racine', 'timbres', 'carnets']);
    expect(page.subcategories?.map(({ code }) => code)).toEqual(['carnets-lettre-verte', 'carnets-international']);
    expect(page.seo).toMatchObject({ isLastCategory: false, noIndex: false });
  });

  test('a listing of a brand or of a seller contains their products only', async () => {
    expect(await search(':relevance:brandCode:la-boutique')).toMatchObject({ pageType: 'brand', title: 'La boutique' });
    const shop = await search(':relevance:shops:2009');
    expect(shop).toMatchObject({ pageType: 'shop', title: 'Maison Lettrine' });
    expect(shop.path?.at(-1)).toMatchObject({ url: '/boutique/vendeur/maison-lettrine/2009' });
  });

  test.each(['allCategories', 'brandCode', 'shops'])('a listing of an unknown %s is not found', async (facet) => {
    const { status, body } = await ask('/products/search', { query: `:relevance:${facet}:nobody` });
    expect(status).toBe(404);
    expect(body).toMatchObject({ errors: [{ type: 'UnknownIdentifierError', subject: 'nobody' }] });
  });

  test('a listing ignores an unknown facet, and is not indexed then', async () => {
    const page = await search(':relevance:allCategories:carnets:moon:full');
    expect(page.pagination.totalResults).toBe(
      (await search(':relevance:allCategories:carnets')).pagination.totalResults,
    );
    expect(page.seo?.noIndex).toBe(true);
    expect(page.currentQuery.query?.value).toBe(':relevance:allCategories:carnets');
  });
});

describe('facets', () => {
  test('promise as many products as following them gives', async () => {
    const page = await search(':relevance:allCategories:enveloppes:format:c5');
    for (const { code, values } of page.facets)
      for (const { count, selected, query, name } of values) {
        if (selected || ['format', 'type', 'allCategories'].includes(code ?? '')) continue;
        expect((await search(query?.query?.value ?? '')).pagination.totalResults, `${code} ${name}`).toBe(count);
      }
  });

  test('facets count products without their own chosen value, and the counts add up', async () => {
    const [all, chosen] = await Promise.all([
      search(':relevance:allCategories:enveloppes'),
      search(':relevance:allCategories:enveloppes:format:c5'),
    ]);
    const counts = (page: Schemas['ProductSearchPage']) =>
      facetIn(page, 'format').values.map(({ code, count }) => [code, count]);
    expect(counts(chosen)).toEqual(counts(all));
    const two = await search(':relevance:allCategories:enveloppes:format:c5:format:dl');
    const expected = facetIn(all, 'format').values.filter(({ code }) => code === 'c5' || code === 'dl');
    expect(two.pagination.totalResults).toBe(expected.reduce((sum, { count }) => sum + count, 0));
  });

  test('facets return the query without a chosen value', async () => {
    const page = await search(':relevance:allCategories:enveloppes:format:c5');
    const chosen = facetIn(page, 'format').values.find(({ selected }) => selected);
    expect(chosen?.query?.query?.value).toBe(':relevance:allCategories:enveloppes');
    expect(page.breadcrumbs?.map(({ facetValueCode }) => facetValueCode)).toEqual(['enveloppes', 'c5']);
    expect(page.breadcrumbs?.[1]?.removeQuery?.query?.value).toBe(':relevance:allCategories:enveloppes');
  });

  test('facets include the five tabs of a listing', async () => {
    const tabs = facetIn(await search('lettre'), 'type').values;
    expect(tabs.map(({ code }) => code)).toEqual(['PRODUCT', 'ESERVICE', 'POSTAL', 'MARKETPLACE', 'CONTENU']);
    const services = await search(tabs[1]?.query?.query?.value ?? '');
    for (const { productType } of services.products) expect(productType).toBe('ESERVICE');
    expect(facetIn(services, 'type').values.map(({ count }) => count)).toEqual(tabs.map(({ count }) => count));
  });

  test('facets find the products that are sold out', async () => {
    const page = await search(':relevance:allCategories:cartons:availability:outOfStock');
    expect(page.products.map(({ code }) => code)).toEqual([fixedProducts.outOfStock]);
    expect(page.products[0]).toMatchObject({
      purchasable: false,
      stock: { stockLevelStatus: 'outOfStock', stockLevel: 0 },
    });
  });
});

describe('a product', () => {
  const product = async (code: string, parameters: Record<string, string> = {}) =>
    (await ask(`/products/${code}`, parameters)).body as Schemas['Product'];

  test('a product has its price with and without tax in the language', async () => {
    expect(await product(fixedProducts.booklet)).toMatchObject({
      price: { value: 18.24, formattedValue: '18,24\u00A0€' },
      priceWithoutTax: { value: 18.24 },
    });
    expect(await product(fixedProducts.booklet, { lang: 'en' })).toMatchObject({
      name: 'Booklet of 12 Marianne stamps\u00A0– Green letter',
      price: { formattedValue: '€18.24' },
    });
    expect(await product(fixedProducts.ownAndSellers)).toMatchObject({
      price: { value: 19.5 },
      priceWithoutTax: { value: 16.25 },
    });
  });

  test('a product has one best offer, and puts the requested one first', async () => {
    const { offers = [] } = await product(fixedProducts.fourOffers);
    expect(offers.map(({ bestOffer }) => bestOffer)).toEqual([true, false, false, false]);
    const asked = await product(fixedProducts.fourOffers, { offerId: offers[2]?.id ?? '' });
    expect(asked.offers?.[0]?.id).toBe(offers[2]?.id);
    expect(asked.offers).toHaveLength(4);
    expect((await product(fixedProducts.fourOffers, { offerId: '1' })).offers?.[0]?.bestOffer).toBe(true);
  });

  test('a product has a first and a last day of delivery, in this order', async () => {
    const [offer] = (await product(fixedProducts.fourOffers)).offers ?? [];
    expect(offer?.earliestDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(String(offer?.latestDate) > String(offer?.earliestDate)).toBe(true);
  });

  test('a product has pictures at four sizes and three views', async () => {
    const { images } = await product(fixedProducts.booklet);
    expect(images).toHaveLength(12);
    for (const { url } of images?.slice(0, 4) ?? [])
      expect((await getResponse(pictureHandlers, new Request(`http://backend.test${url}`)))?.status).toBe(200);
    expect(images?.[3]).toMatchObject({ format: 'zoom', imageType: 'PRIMARY', url: '/medias/1126001-0-960' });
  });

  test('a product with a low stock has its number of pieces', async () => {
    expect((await product(fixedProducts.lowStock)).stock).toEqual({ stockLevelStatus: 'lowStock', stockLevel: 3 });
  });

  test('a product that does not exist is not found', async () => {
    const { status, body } = await ask('/products/0');
    expect(status).toBe(404);
    expect(body).toMatchObject({ errors: [{ type: 'UnknownIdentifierError', subjectType: 'product' }] });
  });
});

describe('categories and suggestions', () => {
  test('the root holds the whole tree', async () => {
    const { body } = await ask('/catalogs/boutique/Online/categories/racine');
    const root = body as Schemas['CategoryHierarchy'];
    expect(root.subcategories?.map(({ id }) => id)).toEqual([
      'timbres',
      'enveloppes',
      'colis',
      'emballage',
      'bureau',
      'services',
    ]);
    expect(root.productCount).toBeGreaterThanOrEqual(300);
    expect((await ask('/catalogs/boutique/Online/categories/nobody')).status).toBe(404);
  });

  test('suggestions begin like what is typed', async () => {
    const { body } = await ask('/products/suggestions', { term: 'timb', max: '4' });
    const { suggestions } = body as Schemas['SuggestionList'];
    expect(suggestions).toHaveLength(4);
    for (const { value } of suggestions) expect(value).toMatch(/timb/i);
    expect((await ask('/products/suggestions')).status).toBe(400);
    expect((await ask('/products/suggestions', { term: ' ' })).body).toEqual({ suggestions: [], services: [] });
  });
});

describe('what may be bought in place of a product', () => {
  const similar = async (code: string, parameters: Record<string, string> = {}) =>
    (await ask(`/products/${code}/references`, parameters)).body as Schemas['ProductReferenceList'];

  test('a similar product is of the same department and in stock', async () => {
    const { references } = await similar(fixedProducts.outOfStock, { referenceType: 'SIMILAR', pageSize: '4' });
    expect(references).toHaveLength(4);
    for (const { referenceType, target } of references) {
      expect(referenceType).toBe('SIMILAR');
      expect(target.purchasable).toBe(true);
      expect(target.code).not.toBe(fixedProducts.outOfStock);
    }
  });

  test('a kind of reference that the shop does not have has no product', async () => {
    expect(await similar(fixedProducts.booklet, { referenceType: 'ACCESSORIES' })).toEqual({ references: [] });
  });

  test('the references of an unknown product are refused', async () => {
    expect((await ask('/products/inconnu/references')).status).toBe(404);
  });
});

import { describe, expect, test } from 'vitest';
import type { ProductSearchPage, Product as WireProduct } from '#adapters/generated/catalog/types.gen.ts';
import { adviceTab, tabFacet } from '#domain/catalog/search-query.ts';
import { toProduct, toSearchPage, toSummary } from './catalog-mapping.ts';

const price = (value: number) => ({ currencyIso: 'EUR' as const, value });
const picture = (name: string) => `/medias/${name}.svg`;

/** The least that a product may say. */
const bareProduct = (over: Partial<WireProduct> = {}): WireProduct => ({
  code: '1126001',
  name: 'Carnet',
  offers: [{ id: 'own', price: price(18.24) }],
  ...over,
});

const bareSearch: ProductSearchPage = {
  currentQuery: { query: { value: '' } },
  products: [],
  sorts: [],
  facets: [],
  pagination: { currentPage: 0, pageSize: 96, totalPages: 0, totalResults: 0 },
};
const searched = (over: Partial<ProductSearchPage>) => toSearchPage({ ...bareSearch, ...over });

describe('a list of products', () => {
  test('an order of the products that has no name is not offered', () => {
    const sorts = [{ code: 'relevance', name: 'Pertinence', selected: true }, { code: 'price-asc' }];
    expect(searched({ sorts }).sorts).toEqual(sorts.slice(0, 1));
  });

  test('the poorest list of products is an empty page of a search', () => {
    expect(searched({})).toEqual({
      pageType: 'search',
      title: null,
      products: [],
      sorts: [],
      facets: [],
      tabs: [],
      page: 0,
      pages: 0,
      total: 0,
      path: [],
      subcategories: [],
      advice: [],
      services: [],
      suggestion: null,
      redirect: null,
      rank: null,
      seo: { title: null, paragraph: null, noIndex: false, isLastCategory: false, facets: [] },
    });
  });

  test.each([
    ['category', 'category'],
    ['brand', 'brand'],
    ['shop', 'seller'],
    ['search', 'search'],
    ['another', 'search'],
  ])('a list of the type « %s » is a page of a %s', (pageType, read) => {
    expect(searched({ pageType }).pageType).toBe(read);
  });

  test('a list has its tabs in the specification’s order, whatever order they come in, and an unknown one last', () => {
    const tabs = ['MARKETPLACE', 'AUTRE', 'POSTAL', 'PRODUCT', adviceTab, 'ESERVICE'];
    const values = tabs.map((code) => ({
      code,
      name: code,
      count: 1,
      selected: false,
      query: { url: '', query: { value: '' } },
    }));
    const { tabs: read } = searched({ facets: [{ code: tabFacet, name: 'Onglet', values }] });
    expect(read.map(({ code }) => code)).toEqual(['PRODUCT', 'ESERVICE', 'POSTAL', 'MARKETPLACE', adviceTab, 'AUTRE']);
  });

  test('a list has its path without the root, and advice of this shop only', () => {
    const { path, advice, seo } = searched({
      path: [
        { code: 'racine', name: 'Boutique', url: '/' },
        { code: 'timbres', name: 'Timbres', url: '/boutique/c/timbres' },
        { name: 'Sans code', url: '/boutique/c/x' },
      ],
      contents: [
        { uid: 'a', title: 'Affranchir', url: '/aide/affranchir' },
        { uid: 'b', title: 'Ailleurs', url: 'https://ailleurs.example/' },
      ],
      seo: { isLastCategory: true, noIndex: true },
    });
    expect(path).toEqual([{ code: 'timbres', name: 'Timbres' }]);
    expect(advice).toEqual([{ title: 'Affranchir', summary: '', path: '/aide/affranchir' }]);
    expect(seo).toMatchObject({ isLastCategory: true, noIndex: true });
  });
});

describe('a card', () => {
  const summaryOf = (over: object) => toSummary({ code: '1', name: 'Un', ...over });

  test('a product card shows the picture for pages of products, not one of the gallery, else the first', () => {
    const gallery = { format: 'product', imageType: 'GALLERY', url: picture('galerie') };
    const thumbnail = { format: 'thumbnail', imageType: 'PRIMARY', url: picture('vignette') };
    const primary = { format: 'product', imageType: 'PRIMARY', url: picture('principale') };
    const pictureOf = (images: object[]) => summaryOf({ images }).picture;
    const shown = pictureOf([primary]);
    expect(shown).toContain('principale');
    expect(pictureOf([gallery, thumbnail, primary])).toBe(shown);
    expect(pictureOf([thumbnail, gallery])).toContain('vignette');
    expect(pictureOf([])).toBe(summaryOf({}).picture);
  });

  test.each([
    ['inStock', 'in'],
    ['lowStock', 'low'],
    ['outOfStock', 'out'],
    ['someOtherWord', 'in'],
  ])('a product card with the stock « %s » has the stock « %s »', (stockLevelStatus, stock) => {
    expect(summaryOf({ stock: { stockLevelStatus } }).stock).toBe(stock);
    expect(summaryOf({ stock: { stockLevelStatus }, purchasable: false }).stock).toBe('out');
  });

  test('a product card without a stock can be bought', () => {
    expect(summaryOf({}).stock).toBe('in');
  });

  test('a product card is a service only where the backend says so', () => {
    expect(summaryOf({ productType: 'ESERVICE' }).kind).toBe('service');
    expect(summaryOf({ productType: 'PRODUCT' }).kind).toBe('product');
    expect(summaryOf({}).kind).toBe('product');
  });
});

describe('a product', () => {
  test.each([
    ['12345678', '12345678'],
    ['123456789012', '123456789012'],
    ['12345678901234', '12345678901234'],
    ['1234567', null],
    ['123456789', null],
    ['123456789012345', null],
    ['x12345678', null],
    ['12345678x', null],
    ['', null],
    [undefined, null],
  ])('a product with the trade number « %s » has the GTIN %s', (gtin, read) => {
    expect(toProduct(bareProduct(gtin === undefined ? {} : { gtin })).gtin).toBe(read);
  });

  test('a product has a brand when both its code and its name are known', () => {
    expect(toProduct(bareProduct({ brandCode: 'b', manufacturer: 'Marque' })).brand).toEqual({
      code: 'b',
      name: 'Marque',
    });
    expect(toProduct(bareProduct({ brandCode: 'b' })).brand).toBeNull();
    expect(toProduct(bareProduct({ manufacturer: 'Marque' })).brand).toBeNull();
  });

  test('a product shows its pictures in the gallery’s order, each with every available size', () => {
    const images = [
      { galleryIndex: 2, url: picture('deux') },
      { galleryIndex: 2, format: 'zoom', url: 'javascript:alert(1)' },
      { galleryIndex: 10, format: 'product', url: picture('dix') },
      { galleryIndex: 1, format: 'thumbnail', url: picture('un-sans-milieu-vignette') },
      { galleryIndex: 1, format: 'zoom', url: picture('un-sans-milieu-zoom') },
      { format: 'product', url: picture('zero'), altText: 'De face' },
      { format: 'thumbnail', url: picture('zero-vignette'), altText: 'De face' },
      { format: 'detail', url: picture('zero-detail'), altText: 'De face' },
      { format: 'zoom', url: picture('zero-zoom'), altText: 'De face' },
    ];
    const { pictures } = toProduct(bareProduct({ images }));
    expect(pictures.map(({ product }) => /zero|deux|dix/.exec(product)?.[0])).toEqual(['zero', 'deux', 'dix']);
    expect(pictures[0]).toMatchObject({
      thumbnail: expect.stringContaining('zero-vignette'),
      detail: expect.stringContaining('zero-detail'),
      zoom: expect.stringContaining('zero-zoom'),
      alt: 'De face',
    });
    expect(pictures[1]).toMatchObject({
      thumbnail: pictures[1]?.product,
      zoom: pictures[1]?.product,
      detail: null,
      alt: 'Carnet',
    });
  });
});

describe('an offer', () => {
  const offersOf = (...offers: object[]) =>
    toProduct(
      bareProduct({
        offers: offers.map((offer, place) => ({ id: `o${place}`, price: price(10 + place), ...offer })),
      }),
    ).offers;

  test.each([
    ['NEW', 'new'],
    ['REFURBISHED', 'refurbished'],
    ['USED', 'used'],
    ['BROKEN', 'other'],
    [undefined, null],
  ])('an offer with the state « %s » has the condition %s', (state, condition) => {
    expect(offersOf(state === undefined ? {} : { state })[0]?.condition).toBe(condition);
  });

  test('an offer is a professional’s unless the backend says otherwise', () => {
    const sellers = offersOf(
      { sellerId: '2001', isProfessional: true },
      { sellerId: '2002', isProfessional: false },
      { sellerId: '2003' },
    ).map(({ seller }) => seller && [seller.code, seller.professional]);
    expect(sellers).toEqual([
      ['2001', true],
      ['2002', false],
      ['2003', true],
    ]);
  });

  test('an offer has its arrival days when both are known', () => {
    const days = { earliestDate: '2026-11-24', latestDate: '2026-11-26' };
    expect(offersOf(days)[0]?.delivery).toEqual({ earliest: '2026-11-24', latest: '2026-11-26' });
    expect(offersOf({ earliestDate: days.earliestDate })[0]?.delivery).toBeNull();
    expect(offersOf({ latestDate: days.latestDate })[0]?.delivery).toBeNull();
  });

  test('an offer is the best one when the backend says so, although another costs less', () => {
    expect(
      offersOf({}, { bestOffer: true })
        .filter(({ best }) => best)
        .map(({ id }) => id),
    ).toEqual(['o1']);
    expect(
      offersOf({}, {})
        .filter(({ best }) => best)
        .map(({ id }) => id),
    ).toEqual(['o0']);
  });
});

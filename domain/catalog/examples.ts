import { euros } from '../shared/money.ts';
import type { Offer, Product, ProductSummary, SearchPage } from './catalog.ts';
import type { Seller } from './directory.ts';
import type { SearchQuery } from './search-query.ts';

/** Small goods for tests: plain values with overrides. */
export const aSummary = (over: Partial<ProductSummary> = {}): ProductSummary => ({
  code: '1126001',
  slug: 'carnet-de-12-timbres-marianne',
  title: 'Carnet de 12 timbres Marianne',
  kind: 'product',
  service: null,
  price: { ttc: euros(18.24), ht: euros(15.2) },
  stock: 'in',
  picture: null,
  ...over,
});

export const anOffer = (over: Partial<Offer> = {}): Offer => ({
  id: '1',
  seller: { code: 'canal', name: 'Papeterie du Canal', grade: 4.6, evaluations: 212, professional: true },
  sellerName: 'Papeterie du Canal',
  best: false,
  condition: 'new',
  price: { ttc: euros(18.24), ht: euros(15.2) },
  base: null,
  prior: null,
  eco: null,
  shipping: euros(0),
  quantity: 40,
  leadDays: 1,
  delivery: { earliest: '2026-11-24', latest: '2026-11-26' },
  returnDays: 30,
  ...over,
});

export const aProduct = (over: Partial<Product> = {}): Product => ({
  ...aSummary(),
  summary: 'Douze timbres autocollants.',
  description: '<p>Un carnet à garder dans un tiroir.</p>',
  brand: null,
  gtin: null,
  path: [{ code: 'timbres', name: 'Timbres' }],
  pictures: [],
  offers: [anOffer({ seller: null })],
  characteristics: [],
  safety: null,
  weight: null,
  maxQuantity: 50,
  noticeMonths: null,
  ...over,
});

export const aSearchPage = (over: Partial<SearchPage> = {}): SearchPage => ({
  pageType: 'category',
  title: 'Timbres',
  products: [aSummary()],
  sorts: [{ code: 'relevance', name: 'Pertinence', selected: true }],
  facets: [],
  tabs: [],
  page: 0,
  pages: 1,
  total: 1,
  path: [],
  subcategories: [],
  advice: [],
  services: [],
  suggestion: null,
  redirect: null,
  rank: null,
  seo: { title: null, paragraph: null, noIndex: false, isLastCategory: false, facets: [] },
  ...over,
});

/** The facets and orders of a list whose backend knows all that was asked for. */
export const facetsFor = ({
  facets,
  sort,
}: Pick<SearchQuery, 'facets' | 'sort'>): Pick<SearchPage, 'facets' | 'sorts'> => ({
  facets: facets.map(({ code, value }) => ({
    code,
    name: code,
    values: [{ code: value, name: value, count: 1, selected: true }],
  })),
  sorts: [{ code: sort, name: sort, selected: true }],
});

export const aSeller = (over: Partial<Seller> = {}): Seller => ({
  code: '2001',
  name: 'Papeterie du Canal',
  slug: 'papeterie-du-canal',
  grade: 4.7,
  evaluations: 1284,
  products: 96,
  description: 'Prépare ses commandes en deux jours.',
  professional: true,
  legalName: 'Papeterie du Canal SARL',
  registration: 'RCS Strasbourg 900 001 018',
  vat: 'FR00 900 001 018',
  address: ['24 quai des Péniches', '67000 Strasbourg', 'France'],
  email: 'service-client@vendeur-2001.example',
  phone: '01 99 00 20 01',
  returnDays: 30,
  returnPolicy: 'Retour accepté dans les 30 jours.',
  ...over,
});

import type { Service } from '../cart/cart.ts';
import type { Money } from '../shared/money.ts';
import type { Characteristic, Safety } from './facts.ts';
import type { SearchQuery } from './search-query.ts';

export type StockState = 'in' | 'low' | 'out';

/** TTC for individuals; professionals read HT first. Both come from the backend. */
export interface ProductPrice {
  ttc: Money;
  ht: Money;
}

export interface Mark {
  /** Of a classification. */
  code: string;
  /** « 8,2/10 », « B »; absent where the mark itself says all. */
  value?: string;
  /** The information sheet of an energy label, outside of the shop. */
  sheet?: string;
}

export interface ProductSummary {
  code: string;
  slug: string;
  title: string;
  kind: 'product' | 'service';
  /** The journey that sells it; `null` for goods, and for a service that is new to us. */
  service: Service | null;
  /** Seller of the best offer; absent for the shop's own goods. */
  seller?: string;
  price: ProductPrice | null;
  stock: StockState;
  picture: string | null;
  /** Its one sustainability mark. */
  mark?: Mark;
}

export interface Offer {
  id: string;
  shop: { code: string; name: string; grade: number | null; evaluations: number; professional: boolean } | null;
  shopName: string;
  best: boolean;
  condition: 'new' | 'refurbished' | 'used' | 'other';
  price: ProductPrice;
  /** The lowest price of the 30 days before a reduction (L112-1-1), when the backend gives it. */
  prior: Money | null;
  eco: Money | null;
  shipping: Money;
  quantity: number;
  leadDays: number | null;
  delivery: { earliest: string; latest: string } | null;
  returnDays: number | null;
}

export interface Named {
  code: string;
  name: string;
}

/** One view of a product; each size has an address of its own. */
export interface ProductPicture {
  /** 96, 360 and 960 pixels wide. */
  thumbnail: string;
  product: string;
  zoom: string;
  /** 720 pixels, as a phone's screen has; not every backend keeps it. */
  detail: string | null;
  alt: string;
}

export interface Product extends ProductSummary {
  summary: string;
  /** HTML that passed the adapter's allow-list. */
  description: string;
  brand: Named | null;
  /** The number of its bar code. */
  gtin: string | null;
  path: Named[];
  pictures: ProductPicture[];
  offers: Offer[];
  characteristics: Characteristic[];
  safety: Safety | null;
  /** Grams. */
  weight: number | null;
  maxQuantity: number;
}

export interface Facet {
  code: string;
  name: string;
  values: { code: string; name: string; count: number; selected: boolean }[];
}

/** A facet value that has an indexable page of its own. */
export interface Landing {
  code: string;
  value: string;
  name: string;
}

export interface SearchPage {
  /** What was listed: decides the title, the breadcrumb and the page view (specification §2). */
  pageType: 'category' | 'brand' | 'shop' | 'search';
  title: string | null;
  products: ProductSummary[];
  sorts: { code: string; name: string; selected: boolean }[];
  facets: Facet[];
  /** PRODUCT, ESERVICE, POSTAL, MARKETPLACE, CONTENU: a facet of one value at a time (postal-domain 9.17). */
  tabs: Facet['values'];
  /** 0-based page. */
  page: number;
  pages: number;
  total: number;
  path: Named[];
  subcategories: Named[];
  /** Pages of help and advice, which their tab lists in place of products. */
  advice: { title: string; summary: string; path: string }[];
  suggestion: string | null;
  /** A page of the shop that answers these words better; as the backend wrote it, to be followed inside the shop only. */
  redirect: string | null;
  /** The user rank of specification §2: opaque. */
  rank: string | null;
  seo: {
    title: string | null;
    paragraph: string | null;
    noIndex: boolean;
    isLastCategory: boolean;
    facets: Landing[];
  };
}

export interface CategoryTree extends Named {
  children: CategoryTree[];
}

/** The goods and services of the shop. */
export interface Products {
  /** `'unknown'`: the category, brand or seller of the query does not exist. */
  search(query: SearchQuery, size?: number): Promise<SearchPage | 'unknown'>;
  ofCode(code: string, offerId?: string): Promise<Product | 'unknown'>;
  /** What may be bought in its place. */
  similarTo(code: string): Promise<ProductSummary[]>;
}

export interface Categories {
  tree(): Promise<CategoryTree>;
}

/** The best offer is the one that the backend says; of several, or of none, the lowest delivered price (postal-domain 9.25). */
export function bestOffer(offers: readonly Offer[]): Offer | null {
  const said = offers.filter((offer) => offer.best);
  return byDeliveredPrice(said.length > 0 ? said : offers)[0] ?? null;
}

export const deliveredPrice = (offer: Offer): Money => ({ cents: offer.price.ttc.cents + offer.shipping.cents });

export const byDeliveredPrice = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((one, other) => deliveredPrice(one).cents - deliveredPrice(other).cents);

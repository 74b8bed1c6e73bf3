import type { Service } from '../cart/cart.ts';
import type { Money, Price } from '../shared/money.ts';
import type { Characteristic, Safety } from './facts.ts';
import type { SearchQuery } from './search-query.ts';

export type StockState = 'in' | 'low' | 'out';

export interface Mark {
  /** The code of a classification. */
  code: string;
  /** « 8,2/10 », « B »; absent where the mark needs none. */
  value?: string;
  /** The sheet of an energy label, on another site. */
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
  price: Price | null;
  stock: StockState;
  picture: string | null;
  /** Its only sustainability mark. */
  mark?: Mark;
}

export interface Offer {
  id: string;
  seller: { code: string; name: string; grade: number | null; evaluations: number; professional: boolean } | null;
  sellerName: string;
  best: boolean;
  /** `null`: the backend does not say it. */
  condition: 'new' | 'refurbished' | 'used' | 'other' | null;
  price: Price;
  /** The price before a reduction; `null` when the backend gives none. */
  base: Money | null;
  /** The lowest price of the 30 days before a reduction (L112-1-1), when the backend gives it. */
  prior: Money | null;
  eco: Money | null;
  /** `null`: the backend does not say it, which is not free. */
  shipping: Money | null;
  quantity: number;
  leadDays: number | null;
  delivery: { earliest: string; latest: string } | null;
  returnDays: number | null;
}

export interface Named {
  code: string;
  name: string;
}

/** A picture of a product; each size has an address of its own. */
export interface ProductPicture {
  /** 96, 360 and 960 pixels wide. */
  thumbnail: string;
  product: string;
  zoom: string;
  /** 720 pixels wide, for phones; not every backend has it. */
  detail: string | null;
  alt: string;
}

export interface Product extends ProductSummary {
  summary: string;
  /** HTML sanitised by the adapter. */
  description: string;
  brand: Named | null;
  /** The number of the bar code. */
  gtin: string | null;
  path: Named[];
  pictures: ProductPicture[];
  offers: Offer[];
  characteristics: Characteristic[];
  safety: Safety | null;
  /** In grams. */
  weight: number | null;
  maxQuantity: number;
  /**
   * Months that an address is kept which waits for the notice of this product's return; `null` where no notice is sent.
   */
  noticeMonths: number | null;
}

export interface Facet {
  code: string;
  name: string;
  /** Its values are amounts without tax. */
  isNet?: true;
  values: { code: string; name: string; count: number; selected: boolean }[];
}

/** A facet value that has an indexable page of its own. */
export interface Landing {
  code: string;
  value: string;
  name: string;
}

/** A page of the shop that is no product. */
export interface PageLink {
  title: string;
  summary: string;
  path: string;
}

export interface SearchPage {
  /** The kind of list: decides the title, the breadcrumb and the page view (specification §2). */
  pageType: 'category' | 'brand' | 'seller' | 'search';
  title: string | null;
  products: ProductSummary[];
  sorts: { code: string; name: string; selected: boolean }[];
  facets: Facet[];
  /** PRODUCT, ESERVICE, POSTAL, MARKETPLACE, CONTENU: a facet with one selected value (postal-domain 9.17). */
  tabs: Facet['values'];
  /** 0-based page. */
  page: number;
  pages: number;
  total: number;
  path: Named[];
  subcategories: Named[];
  /** Help and advice pages, listed in their tab instead of products. */
  advice: PageLink[];
  /** Services that do what the text says, the nearest first. */
  services: PageLink[];
  suggestion: string | null;
  /** A page that suits the search better, as the backend sends it; followed only inside the shop. */
  redirect: string | null;
  /** The user rank of specification §2: an opaque value. */
  rank: string | null;
  seo: {
    title: string | null;
    paragraph: string | null;
    noIndex: boolean;
    isLastCategory: boolean;
    facets: Landing[];
  };
}

/** What somebody comes for, in the order in which the shop asks « Que voulez-vous envoyer ? ». */
export const sendings = ['letter', 'parcel', 'stamp', 'service'] as const;
export type Sending = (typeof sendings)[number];

export interface CategoryTree extends Named {
  /** The backend says that this category is where one finds what is needed for it. */
  sending?: Sending;
  /** A page that answers better than the list of the category, as the backend sends it. */
  sendingPage?: string;
  picture?: string;
  children: CategoryTree[];
}

/** The category of each thing to send that has one: the first one, departments before what is below them. */
export function categoriesToSend(trees: readonly CategoryTree[]): Partial<Record<Sending, CategoryTree>> {
  const categories: Partial<Record<Sending, CategoryTree>> = {};
  for (let level = trees; level.length > 0; level = level.flatMap(({ children }) => children))
    for (const tree of level) if (tree.sending) categories[tree.sending] ??= tree;
  return categories;
}

/** The goods and services of the shop. */
export interface Products {
  /** `'unknown'`: the category, brand or seller of the query does not exist. */
  search(query: SearchQuery, size?: number): Promise<SearchPage | 'unknown'>;
  ofCode(code: string, offerId?: string): Promise<Product | 'unknown'>;
  /** Products to suggest when this one is sold out. */
  similarTo(code: string): Promise<ProductSummary[]>;
}

export interface Categories {
  tree(): Promise<CategoryTree>;
}

/**
 * The offer that the backend marks as best; if it marks several or none, the one with the lowest delivered price
 * (postal-domain 9.25).
 */
export function bestOffer(offers: readonly Offer[]): Offer | null {
  const best = offers.filter((offer) => offer.best);
  return byDeliveredPrice(best.length > 0 ? best : offers)[0] ?? null;
}

/** `null` where the cost of its delivery is not known. */
export const deliveredPrice = ({ price, shipping }: Offer): Money | null =>
  shipping && { cents: price.ttc.cents + shipping.cents };

/** The lowest first; offers whose delivery may cost anything come last, by their price. */
export const byDeliveredPrice = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted(
    (one, other) =>
      Number(one.shipping === null) - Number(other.shipping === null) ||
      (deliveredPrice(one) ?? one.price.ttc).cents - (deliveredPrice(other) ?? other.price.ttc).cents,
  );

import type { Picture } from '../pictures/picture.ts';

export type Text = { fr: string; en: string };

export interface CatalogOffer {
  /** Digits. */
  id: string;
  /** Absent for the operator's own offer. */
  sellerId?: string;
  sellerName: string;
  sellerGrade?: number;
  sellerEvaluationCount?: number;
  isProfessional: boolean;
  state: 'NEW' | 'REFURBISHED' | 'USED';
  /** With tax. */
  priceCents: number;
  basePriceCents?: number;
  priorPrice30dCents?: number;
  shippingCents: number;
  ecoParticipationCents?: number;
  quantity: number;
  /** Working days. */
  leadTimeToShip: number;
  returnDays: number;
}

export interface CatalogFeature {
  code: string;
  name: Text;
  unit?: { name: Text; symbol: string };
  values: Text[];
  /** The information sheet of an energy label. */
  sheet?: string;
}

/** What article 19 of the product safety regulation asks a page to show. */
export interface CatalogSafety {
  manufacturer: string;
  postalAddress: string;
  electronicAddress: string;
  warnings: Text[];
}

/** Facets whose value is a fact of the product; the names of the values are in facet-values.ts. */
export type FactCode = 'format' | 'theme' | 'rate' | 'colour';

export type Service = 'smt' | 'mtel' | 'mtelLogo' | 'reex' | 'vrel' | 'cel';

export interface CatalogItem {
  code: string;
  slug: string;
  name: Text;
  summary: Text;
  description: Text;
  productType: 'PRODUCT' | 'ESERVICE';
  service?: Service;
  /** From the leaf to the top, without the root. */
  categoryCodes: string[];
  brandCode?: string;
  /** Grams. */
  weight?: number;
  vatRate: 0 | 0.2 | 0.055;
  maxQuantity: number;
  stock: number;
  /** The lowest total first. */
  offers: CatalogOffer[];
  /** A postal product: stamps, pre-stamped goods, e-services. */
  postal: boolean;
  facts: Partial<Record<FactCode, string>>;
  classifications: CatalogFeature[];
  /** The one sustainability mark that a card shows. */
  mark?: CatalogFeature;
  safety?: CatalogSafety;
  picture: Picture;
  /** ISO date of the first sale. */
  releasedOn: string;
  /** From 0 to 100, what the shop sells most. */
  popularity: number;
  rating?: { average: number; count: number };
}

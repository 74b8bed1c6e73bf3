import { withoutTax } from '../../shared/money.ts';
import { english, french } from '../../shared/pages/typography.ts';
import type { Site } from '../../shared/site.ts';
import { brandOf, brands } from '../brands.ts';
import { categories, categoryOf } from '../categories.ts';
import type { CatalogItem, FactCode, Text } from '../item.ts';
import { sellerOf, sellers } from '../sellers.ts';
import { facetValueNames } from './facet-values.ts';

export interface FacetContext {
  /** Whether the product is in stock in the request's world. */
  inStock(item: CatalogItem): boolean;
  /** The professionals' site compares prices without tax. */
  site: Site;
}

export interface FacetDefinition {
  code: string;
  name: Text;
  /** Several values of the facet may be selected; otherwise a value replaces the previous one. */
  multiSelect: boolean;
  /** Not offered in the list of facets; pages request it by name. */
  hidden?: boolean;
  /** Every value, in the order in which a page shows them. */
  values: readonly string[];
  nameOf(value: string): Text | undefined;
  valuesOf(item: CatalogItem, context: FacetContext): readonly string[];
}

const text = (fr: string, en: string): Text => ({ fr: french(fr), en: english(en) });

const namesByCode = (names: Record<string, Text>) => ({
  values: Object.keys(names),
  nameOf: (value: string) => (Object.hasOwn(names, value) ? names[value] : undefined),
});

/** Caches the values by product. */
function memoize(valuesOf: (item: CatalogItem) => readonly string[]): (item: CatalogItem) => readonly string[] {
  const cache = new WeakMap<CatalogItem, readonly string[]>();
  return (item) => {
    const values = cache.get(item) ?? valuesOf(item);
    cache.set(item, values);
    return values;
  };
}

const plain = (name: string): Text => ({ fr: name, en: name });

const priceBands: [code: string, from: number, name: Text][] = [
  ['0-5', 0, text('Moins de 5 €', 'Under €5')],
  ['5-10', 500, text('De 5 à 10 €', 'From €5 to €10')],
  ['10-20', 1000, text('De 10 à 20 €', 'From €10 to €20')],
  ['20-50', 2000, text('De 20 à 50 €', 'From €20 to €50')],
  ['50-100', 5000, text('De 50 à 100 €', 'From €50 to €100')],
  ['100-', 10_000, text('100 € et plus', '€100 and over')],
];

/** The price that the site shows first. */
export const leadingCents = ({ offers: [best], vatRate }: CatalogItem, site: Site): number => {
  const cents = best?.priceCents ?? 0;
  return site === 'pro' ? withoutTax(cents, vatRate) : cents;
};

const bandOf = (cents: number): string => priceBands.findLast(([, from]) => cents >= from)?.[0] ?? '0-5';

const commitments = {
  madeInFrance: text('Fabriqué en France', 'Made in France'),
  recycledShare: text('Matière recyclée', 'Recycled material'),
  ecoResponsibleShop: text('Vendeur écoresponsable', 'Eco-responsible seller'),
  repairabilityIndex: text('Indice de réparabilité affiché', 'Repairability index shown'),
};

const fact = (code: FactCode, name: Text): FacetDefinition => ({
  code,
  name,
  multiSelect: true,
  ...namesByCode(facetValueNames[code] ?? {}),
  valuesOf: memoize((item) => (item.facts[code] ? [item.facts[code]] : [])),
});

/** The facet of the operator's own goods. */
export const OWN_BRAND = 'ownBrand';

export const facets: readonly FacetDefinition[] = [
  {
    code: 'type',
    name: text('Type', 'Kind'),
    multiSelect: false,
    ...namesByCode({
      PRODUCT: text('Produits', 'Products'),
      ESERVICE: text('Services en ligne', 'Online services'),
      POSTAL: text('Produits postaux', 'Postal products'),
      MARKETPLACE: text('Vendeurs partenaires', 'Partner sellers'),
      CONTENU: text('Conseils', 'Advice'),
    }),
    valuesOf: memoize((item) => [
      item.productType,
      ...(item.postal ? ['POSTAL'] : []),
      ...(item.offers.some(({ sellerId }) => sellerId) ? ['MARKETPLACE'] : []),
    ]),
  },
  {
    code: 'allCategories',
    name: text('Rayon', 'Department'),
    multiSelect: true,
    values: categories.map(({ code }) => code),
    nameOf: (value) => categoryOf(value)?.name,
    valuesOf: (item) => item.categoryCodes,
  },
  {
    code: 'price',
    name: text('Prix', 'Price'),
    multiSelect: true,
    ...namesByCode(Object.fromEntries(priceBands.map(([code, , name]) => [code, name]))),
    valuesOf: (item, { site }) => [bandOf(leadingCents(item, site))],
  },
  {
    code: 'brandCode',
    name: text('Marque', 'Brand'),
    multiSelect: true,
    values: brands.map(({ code }) => code),
    nameOf: (value) => {
      const brand = brandOf(value);
      return brand && plain(brand.name);
    },
    valuesOf: memoize((item) => (item.brandCode ? [item.brandCode] : [])),
  },
  {
    code: 'shops',
    name: text('Vendeur', 'Seller'),
    multiSelect: true,
    values: sellers.map(({ code }) => code),
    nameOf: (value) => {
      const seller = sellerOf(value);
      return seller && plain(seller.name);
    },
    valuesOf: memoize((item) => item.offers.flatMap(({ sellerId }) => (sellerId ? [sellerId] : []))),
  },
  fact('format', text('Format', 'Size')),
  fact('theme', text('Thème', 'Theme')),
  fact('rate', text('Tarif', 'Postage rate')),
  fact('colour', text('Couleur', 'Colour')),
  {
    code: 'commitment',
    name: text('Engagements', 'Commitments'),
    multiSelect: true,
    ...namesByCode(commitments),
    valuesOf: memoize((item) => item.classifications.flatMap(({ code }) => (code in commitments ? [code] : []))),
  },
  {
    code: 'state',
    name: text('État', 'Condition'),
    multiSelect: true,
    ...namesByCode({
      NEW: text('Neuf', 'New'),
      REFURBISHED: text('Reconditionné', 'Refurbished'),
      USED: text('Occasion', 'Used'),
    }),
    valuesOf: memoize((item) => [...new Set(item.offers.map(({ state }) => state))]),
  },
  {
    code: 'availability',
    name: text('Disponibilité', 'Availability'),
    multiSelect: true,
    ...namesByCode({ inStock: text('En stock', 'In stock'), outOfStock: text('Épuisé', 'Out of stock') }),
    valuesOf: (item, { inStock }) => (inStock(item) ? ['inStock'] : ['outOfStock']),
  },
  {
    code: OWN_BRAND,
    name: text('Nos produits', 'Our own products'),
    multiSelect: true,
    hidden: true,
    ...namesByCode({ true: text('Oui', 'Yes') }),
    valuesOf: memoize(({ offers }) => (offers.some(({ sellerId }) => !sellerId) ? ['true'] : [])),
  },
];

const byCode = new Map(facets.map((facet) => [facet.code, facet]));

export const facetOf = (code: string): FacetDefinition | undefined => byCode.get(code);

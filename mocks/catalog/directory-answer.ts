import type { components } from '#contracts/generated/catalog.ts';
import type { Lang } from '../shared/lang.ts';
import { english, french } from '../shared/pages/typography.ts';
import { brands } from './brands.ts';
import { catalogItems } from './items.ts';
import { identityOf } from './seller-identities.ts';
import { type CatalogSeller, sellers } from './sellers.ts';

type Schemas = components['schemas'];

/** The number of products for each name. */
function countNames(namesOf: (item: (typeof catalogItems)[number]) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of catalogItems.flatMap((item) => [...new Set(namesOf(item))]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const ofBrand = countNames(({ brandCode }) => (brandCode ? [brandCode] : []));
const ofShop = countNames(({ offers }) => offers.flatMap(({ sellerId }) => (sellerId ? [sellerId] : [])));

export const brandsAnswer = (): Schemas['BrandList'] => ({
  brands: brands.flatMap(({ code, name }) => {
    const productCount = ofBrand.get(code);
    return productCount ? [{ code, name, productCount }] : [];
  }),
});

/** A seller as a list shows it. */
const summaryOf = (seller: CatalogSeller): Schemas['Shop'] => ({
  id: seller.code,
  name: seller.name,
  url: `/boutique/vendeur/${seller.slug}/${seller.code}`,
  grade: seller.grade,
  evaluationCount: seller.evaluationCount,
  productCount: ofShop.get(seller.code) ?? 0,
  isProfessional: seller.isProfessional,
});

export const shopsAnswer = (): Schemas['ShopList'] => ({ shops: sellers.map(summaryOf) });

const policyOf = (days: number, lang: Lang): string =>
  lang === 'fr'
    ? french(`Retour accepté dans les ${days} jours qui suivent la réception, article complet et dans son emballage.`)
    : english(`Returns accepted within ${days} days of receipt, complete and in the original packaging.`);

export const shopAnswer = (seller: CatalogSeller, lang: Lang): Schemas['Shop'] => ({
  ...summaryOf(seller),
  description:
    lang === 'fr'
      ? french(`${seller.name} prépare et expédie ses commandes sous ${seller.leadTimeToShip} jours ouvrés.`)
      : english(`${seller.name} packs and sends its orders within ${seller.leadTimeToShip} working days.`),
  ...identityOf(seller.code),
  returnDays: seller.returnDays,
  returnPolicy: policyOf(seller.returnDays, lang),
});

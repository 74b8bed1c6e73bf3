import type { components } from '#contracts/generated/catalog.ts';
import { nowIn, workingDaysAfter } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf, withoutTax } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { homeDays, letterDays, MAX_LETTER_GRAMS, standardDays } from '../tariffs/delivery.ts';
import { brandOf } from './brands.ts';
import { categoryOf } from './categories.ts';
import { imagesOf, listImagesOf } from './images.ts';
import type { CatalogItem, CatalogOffer, CatalogSafety } from './item.ts';
import { offerOf } from './items.ts';
import { categoryLink, categoryPath } from './links.ts';
import { leastDeliveryCents } from './offers.ts';
import { closeTo } from './similar.ts';
import { remainingStockIn } from './stock.ts';

type Schemas = components['schemas'];

const LOW_STOCK = 5;
const NOTICE_MONTHS = 6;

const stockOf = (item: CatalogItem, pieces: number): NonNullable<Schemas['ProductSummary']['stock']> => {
  if (item.productType === 'ESERVICE') return { stockLevelStatus: 'inStock' };
  const stockLevelStatus = pieces === 0 ? 'outOfStock' : pieces <= LOW_STOCK ? 'lowStock' : 'inStock';
  return { stockLevelStatus, stockLevel: pieces };
};

/** A mark without a value is left out of the values. */
function markAnswer(
  { mark }: CatalogItem,
  lang: Lang,
): Pick<Schemas['ProductSummary'], 'mark' | 'markValue' | 'markUrl'> {
  if (!mark) return {};
  const {
    code,
    unit,
    sheet,
    values: [value],
  } = mark;
  const says = unit || sheet;
  return {
    mark: code,
    ...(value && says && { markValue: value[lang] + (unit?.symbol ?? '') }),
    ...(sheet && { markUrl: sheet }),
  };
}

type Card = Omit<Schemas['ProductSummary'], 'stock' | 'purchasable'>;

function cardOf(item: CatalogItem, lang: Lang): Card {
  const best = offerOf(item);
  return {
    code: item.code,
    name: item.name[lang],
    url: `/${item.slug}/p/${item.code}`,
    summary: item.summary[lang],
    productType: item.productType,
    marketplaceProduct: best.sellerId !== undefined,
    sellerName: best.sellerName,
    price: priceOf(best.priceCents, lang),
    priceWithoutTax: priceOf(withoutTax(best.priceCents, item.vatRate), lang),
    images: listImagesOf(item, lang),
    offerCount: item.offers.length,
    ...(item.service && { service: item.service }),
    ...(item.rating && { averageRating: item.rating.average }),
    ...markAnswer(item, lang),
  };
}

/** Cards are cached except for their stock, so that a listing of 96 is quick. */
const cards: Record<Lang, WeakMap<CatalogItem, Card>> = { fr: new WeakMap(), en: new WeakMap() };

/** The fields of a card. */
export function summaryAnswer(item: CatalogItem, lang: Lang, pieces: number): Schemas['ProductSummary'] {
  const card = cards[lang].get(item) ?? cardOf(item, lang);
  cards[lang].set(item, card);
  return { ...card, stock: stockOf(item, pieces), purchasable: pieces > 0 };
}

/** The days of the cheapest way to a door in mainland France, so that the product promises what the delivery offers. */
const deliveryDays = ({ weight }: CatalogItem, { sellerId, leadTimeToShip }: CatalogOffer) => {
  if (sellerId) return standardDays(leadTimeToShip);
  return (weight ?? Number.POSITIVE_INFINITY) <= MAX_LETTER_GRAMS ? letterDays : homeDays.mainland;
};

interface OfferContext {
  item: CatalogItem;
  lang: Lang;
  world: World;
}

function offerAnswer(offer: CatalogOffer, { item, lang, world }: OfferContext): Schemas['Offer'] {
  const now = nowIn(world);
  const [earliest, latest] = deliveryDays(item, offer);
  const optional = (cents: number | undefined) => (cents === undefined ? undefined : priceOf(cents, lang));
  const [basePrice, priorPrice30d, ecoParticipation] = [
    offer.basePriceCents,
    offer.priorPrice30dCents,
    offer.ecoParticipationCents,
  ].map(optional);
  return {
    id: offer.id,
    ...(offer.sellerId && { sellerId: offer.sellerId }),
    sellerName: offer.sellerName,
    ...(offer.sellerGrade !== undefined && {
      sellerGrade: offer.sellerGrade,
      sellerEvaluationCount: offer.sellerEvaluationCount,
    }),
    isProfessional: offer.isProfessional,
    bestOffer: offer === item.offers[0],
    state: offer.state,
    price: priceOf(offer.priceCents, lang),
    priceWithoutTax: priceOf(withoutTax(offer.priceCents, item.vatRate), lang),
    ...(basePrice && { basePrice }),
    ...(priorPrice30d && { priorPrice30d }),
    ...(item.productType === 'PRODUCT' && { minShippingPrice: priceOf(leastDeliveryCents(offer), lang) }),
    ...(ecoParticipation && { ecoParticipation }),
    quantity: offer.quantity,
    leadTimeToShip: offer.leadTimeToShip,
    ...(item.productType === 'PRODUCT' && {
      earliestDate: workingDaysAfter(now, earliest),
      latestDate: workingDaysAfter(now, latest),
    }),
    returnDays: offer.returnDays,
  };
}

const safetyAnswer = (safety: CatalogSafety, lang: Lang): Schemas['Safety'] => ({
  ...safety,
  warnings: safety.warnings.map((warning) => warning[lang]),
});

const classificationAnswer = (item: CatalogItem, lang: Lang): Schemas['Classification'] => ({
  code: 'facts',
  name: lang === 'fr' ? 'Caractéristiques' : 'Characteristics',
  features: item.classifications.map(({ code, name, unit, values, sheet }) => ({
    code,
    name: name[lang],
    ...(unit && { featureUnit: { name: unit.name[lang], symbol: unit.symbol } }),
    featureValues: values.map((value) => ({ value: value[lang] })),
    ...(sheet && { documentUrl: sheet }),
  })),
});

/** The fields of a product page; the requested offer comes first. */
export function productAnswer(
  item: CatalogItem,
  { lang, world, pieces, offerId }: { lang: Lang; world: World; pieces: number; offerId?: string },
): Schemas['Product'] {
  const requestedOffer = item.offers.find(({ id }) => id === offerId);
  const offers = requestedOffer
    ? [requestedOffer, ...item.offers.filter((offer) => offer !== requestedOffer)]
    : item.offers;
  const brand = item.brandCode ? brandOf(item.brandCode) : undefined;
  return {
    ...summaryAnswer(item, lang, pieces),
    images: imagesOf(item, lang),
    description: item.description[lang],
    ...(brand && { manufacturer: brand.name, brandCode: brand.code }),
    categories: item.categoryCodes.flatMap((code) => {
      const category = categoryOf(code);
      return category ? [categoryLink(category, lang)] : [];
    }),
    path: categoryPath(item.categoryCodes[0] ?? 'racine', lang),
    offers: offers.map((offer) => ({
      ...offerAnswer(offer, { item, lang, world }),
      quantity: Math.min(offer.quantity, pieces),
    })),
    classifications: item.classifications.length > 0 ? [classificationAnswer(item, lang)] : [],
    ...(item.safety && { safety: safetyAnswer(item.safety, lang) }),
    ...(item.weight !== undefined && { weight: item.weight }),
    maxQuantity: item.maxQuantity,
    ...(item.productType === 'PRODUCT' && { backInStockNotice: { keptMonths: NOTICE_MONTHS } }),
    ...(item.rating && { numberOfReviews: item.rating.count }),
  };
}

/** Products to suggest instead, as far as they exist. */
export const similarAnswer = (
  item: CatalogItem,
  { lang, world, most }: { lang: Lang; world: World; most: number },
): Schemas['ProductReferenceList']['references'] =>
  closeTo(item)
    .filter((other) => remainingStockIn(world, other) > 0)
    .slice(0, most)
    .map((other) => ({
      referenceType: 'SIMILAR',
      target: summaryAnswer(other, lang, remainingStockIn(world, other)),
    }));

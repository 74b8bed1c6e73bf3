import { hashOf } from '../shared/seed.ts';
import { freeFromCents, lowestOwnCents } from '../tariffs/delivery.ts';
import type { CatalogOffer } from './item.ts';
import { type CatalogSeller, sellerOf } from './sellers.ts';

interface Goods {
  code: string;
  cents: number;
  sellers?: readonly string[];
  used?: boolean;
  stock?: number;
  ecoParticipationCents?: number;
}

const offerId = (code: string, shop: string): string => String(1_000_000_000 + hashOf(`${code} ${shop}`));

const eco = (cents: number | undefined) => (cents === undefined ? {} : { ecoParticipationCents: cents });

interface OwnGoods extends Omit<Goods, 'sellers' | 'used' | 'stock'> {
  /** Grams. */
  weight?: number;
  stock: number;
}

/** The operator's offer for its own goods. */
export const ownOffer = ({ code, cents, stock, ecoParticipationCents, weight = 0 }: OwnGoods): CatalogOffer => ({
  id: offerId(code, 'own'),
  sellerName: 'La boutique',
  isProfessional: true,
  state: 'NEW',
  priceCents: cents,
  shippingCents: lowestOwnCents(weight),
  ...eco(ecoParticipationCents),
  quantity: stock,
  leadTimeToShip: 1,
  returnDays: 30,
});

/** Rounds to a retail price, which ends in 0, 5 or 9. */
const printedPrice = (cents: number): number => {
  const round = Math.max(5, Math.round(cents / 5) * 5);
  return round > 1000 && round % 100 === 0 ? round - 10 : round;
};

/** One offer in seven is reduced; the prior price is the lowest of the 30 days before. */
function reduction(seed: number, priceCents: number): Pick<CatalogOffer, 'basePriceCents' | 'priorPrice30dCents'> {
  if (seed % 7 !== 0) return {};
  const basePriceCents = printedPrice(priceCents * 1.18);
  return { basePriceCents, priorPrice30dCents: seed % 2 === 0 ? basePriceCents : printedPrice(priceCents * 1.12) };
}

const stateOf = (shop: CatalogSeller, used: boolean | undefined, seed: number): CatalogOffer['state'] => {
  if (!used || shop.code !== '2008') return 'NEW';
  return seed % 2 === 0 ? 'REFURBISHED' : 'USED';
};

function marketOffer(goods: Goods, shop: CatalogSeller): CatalogOffer {
  const seed = hashOf(`${goods.code} ${shop.code}`);
  const state = stateOf(shop, goods.used, seed);
  const level = state === 'NEW' ? Math.max(shop.priceLevel, 0.92) : shop.priceLevel;
  const priceCents = printedPrice(goods.cents * level * (0.97 + (seed % 7) / 100));
  return {
    id: offerId(goods.code, shop.code),
    sellerId: shop.code,
    sellerName: shop.name,
    sellerGrade: shop.grade,
    sellerEvaluationCount: shop.evaluationCount,
    isProfessional: shop.isProfessional,
    state,
    priceCents,
    ...reduction(seed >>> 6, priceCents),
    shippingCents: shop.shippingCents,
    ...eco(goods.ecoParticipationCents),
    quantity: goods.stock ?? (state === 'NEW' ? 8 + (seed % 180) : 1 + (seed % 6)),
    leadTimeToShip: shop.leadTimeToShip,
    returnDays: shop.returnDays,
  };
}

/** The marketplace sellers' offers. */
export const marketOffers = (goods: Goods): CatalogOffer[] =>
  (goods.sellers ?? []).flatMap((code) => {
    const shop = sellerOf(code);
    return shop ? [marketOffer(goods, shop)] : [];
  });

/** What the cart asks at least for the delivery of one piece to mainland France. */
export const leastDeliveryCents = ({ sellerId = '', priceCents, shippingCents }: CatalogOffer): number =>
  priceCents >= (freeFromCents[sellerId] ?? Number.POSITIVE_INFINITY) ? 0 : shippingCents;

import type { CatalogItem, CatalogOffer } from '#mocks/catalog/item.ts';
import { itemOf, offerOf } from '#mocks/catalog/items.ts';
import { remainingStockIn } from '../catalog/stock.ts';
import type { CartLine, CartRecord } from '../records/carts.ts';
import type { World } from '../shared/world.ts';

/** A cart line with today's data of the catalogue. */
export interface PricedLine {
  entryNumber: number;
  quantity: number;
  item: CatalogItem;
  offer: CatalogOffer;
  configurationId?: string | undefined;
  /** The composition's price, or the offer's. */
  unitCents: number;
  totalCents: number;
  /** Many parcels, which may cost differently. */
  isBatch: boolean;
}

export function pricedLines(cart: Pick<CartRecord, 'lines'>): PricedLine[] {
  return cart.lines.flatMap((line, entryNumber) => {
    const { code, offerId, quantity, configurationId, configuredCents, configuredTotalCents } = line;
    const item = itemOf(code);
    if (!item) return [];
    const offer = offerOf(item, offerId);
    const unitCents = configuredCents ?? offer.priceCents;
    const totalCents = configuredTotalCents ?? quantity * unitCents;
    const isBatch = configuredTotalCents !== undefined;
    return [{ entryNumber, quantity, item, offer, configurationId, unitCents, totalCents, isBatch }];
  });
}

export const isPhysical = ({ item }: PricedLine): boolean => item.productType === 'PRODUCT';
export const needsDelivery = (lines: PricedLine[]): boolean => lines.some(isPhysical);
export const goodsOf = (lines: PricedLine[]): number => lines.reduce((sum, line) => sum + line.totalCents, 0);

/** What the maximum of an order counts: a batch of parcels is agreed on with the professional who sends it. */
export const limitedGoodsOf = (lines: PricedLine[]): number => goodsOf(lines.filter(({ isBatch }) => !isBatch));

type Article = Pick<CartLine, 'code' | 'offerId' | 'configurationId'>;

/** The same article of the same seller, composed alike. */
export const isSameArticle = (one: Article, other: Article): boolean =>
  one.code === other.code && one.offerId === other.offerId && one.configurationId === other.configurationId;

/** Of the whole line, in cents, tax included. */
export const ecoOf = ({ quantity, offer }: PricedLine): number => quantity * (offer.ecoParticipationCents ?? 0);

/** The key by which sold pieces are counted: the product for the operator, the offer for sellers. */
export const stockCode = (item: CatalogItem, offer: CatalogOffer): string =>
  offer.sellerId ? `${item.code}/${offer.id}` : item.code;

/** How many can still be sold; an e-service never runs out. */
export function available(world: World, item: CatalogItem, offer: CatalogOffer): number {
  if (item.productType === 'ESERVICE') return Number.POSITIVE_INFINITY;
  return remainingStockIn(world, { code: stockCode(item, offer), stock: offer.sellerId ? offer.quantity : item.stock });
}

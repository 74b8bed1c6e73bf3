import type { components } from '#contracts/generated/cart.ts';
import { imagesOf } from '#mocks/catalog/images.ts';
import type { CartRecord, WireCart } from '../records/carts.ts';
import { occAddressIn } from '../session/addresses.ts';
import { hasOrdered } from '../session/users.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf, withoutTax } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { freeFromCents } from '../tariffs/delivery.ts';
import { compositionOf } from './composed.ts';
import { type Mode, OWN_SHOP, shopGroups } from './delivery.ts';
import { modeAnswer } from './delivery-mode-answer.ts';
import { available, ecoOf, goodsOf, isPhysical, type PricedLine, pricedLines } from './lines.ts';
import { paymentModeAnswer } from './payment-modes.ts';
import { type Totals, totalsOf } from './totals.ts';
import { voucherAnswers } from './vouchers.ts';

type Entry = components['schemas']['CartModification']['entry'] & object;
type Groups = NonNullable<WireCart['entryGroups']>;

/** A cart in the contract's format, with current prices. */
export function cartAnswer(world: World, cart: CartRecord, lang: Lang): WireCart {
  const lines = pricedLines(cart);
  const totals = totalsOf(cart);
  const modes = modesByShop(cart, lines);
  const shippingOf = ({ item, offer }: PricedLine) =>
    item.productType === 'PRODUCT' ? modes.get(offer.sellerId ?? OWN_SHOP) : undefined;
  const entries = lines.map((line) => {
    const mode = shippingOf(line);
    return { ...entryAnswer(world, line, lang), ...(mode && { deliveryMode: modeAnswer(world, mode, lang) }) };
  });
  const [mode] = modes.values();
  return {
    type: 'cartWsDTO',
    code: cart.code,
    guid: cart.guid,
    site: cart.site,
    user: { uid: cart.owner ?? 'anonymous' },
    totalItems: lines.length,
    totalUnitCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...sentQuantities(entries),
    entries,
    entryGroups: entryGroups(entries),
    ...totalsAnswer(totals, { isDelivered: modes.size > 0, lang }),
    senderDeliveries: senderDeliveries(cart, { lines, lang }),
    appliedVouchers: voucherAnswers(cart, { goodsCents: totals.goods, deliveryCents: totals.fullDelivery }, lang),
    firstPurchase: cart.owner !== null && !hasOrdered(world, cart.owner),
    ...(cart.deliveryAddress && { deliveryAddress: occAddressIn(cart.deliveryAddress, lang) }),
    ...(cart.billingAddress && { billingAddress: occAddressIn(cart.billingAddress, lang) }),
    ...(mode && { deliveryMode: modeAnswer(world, mode, lang) }),
    ...(cart.paymentMode && { paymentMode: paymentModeAnswer(cart.paymentMode, lang) }),
    ...(cart.paymentDetails && { paymentInfo: cart.paymentDetails }),
  };
}

/** What `fields=mini_cart` asks for. */
export const miniCartAnswer = (cart: CartRecord, lang: Lang): components['schemas']['MiniCart'] => {
  const lines = pricedLines(cart);
  return {
    code: cart.code,
    guid: cart.guid,
    totalItems: lines.length,
    totalUnitCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPriceWithTax: priceOf(totalsOf(cart).total, lang),
  };
};

/** How many pieces are delivered; nothing is fetched in a shop. */
export const sentQuantities = (entries: readonly Entry[]) => ({
  deliveryItemsQuantity: entries
    .filter(({ product }) => product.productType === 'PRODUCT')
    .reduce((sum, { quantity }) => sum + quantity, 0),
  pickupItemsQuantity: 0,
});

const totalsAnswer = (totals: Totals, { isDelivered, lang }: { isDelivered: boolean; lang: Lang }) => ({
  net: false,
  subTotal: priceOf(totals.goods - totals.discount, lang),
  subTotalWithoutTax: priceOf(totals.goodsWithoutTax - totals.discountWithoutTax, lang),
  orderDiscounts: priceOf(totals.discount, lang),
  totalDiscounts: priceOf(totals.discount, lang),
  totalDiscountsWithoutTax: priceOf(totals.discountWithoutTax, lang),
  totalTax: priceOf(totals.tax, lang),
  totalPrice: priceOf(totals.total, lang),
  totalPriceWithTax: priceOf(totals.total, lang),
  totalPriceWithoutTax: priceOf(totals.total - totals.tax, lang),
  ...(isDelivered && {
    deliveryCost: priceOf(totals.delivery, lang),
    deliveryCostWithTax: priceOf(totals.delivery, lang),
    deliveryCostWithoutTax: priceOf(totals.delivery - totals.deliveryTax, lang),
  }),
  ...(totals.ecoParticipation > 0 && { ecoParticipation: priceOf(totals.ecoParticipation, lang) }),
});

type SenderDelivery = NonNullable<WireCart['senderDeliveries']>[number];

/** What missing goods would be taxed by: nobody knows yet which they are. */
const USUAL_VAT = 0.2;

const senderDeliveries = (cart: CartRecord, { lines, lang }: { lines: PricedLine[]; lang: Lang }): SenderDelivery[] =>
  shopGroups(lines, cart.deliveryAddress).map(({ sellerId, modes }) => {
    const [cheapest] = modes.toSorted((one, other) => one.cents - other.cents);
    const own = lines.filter((line) => isPhysical(line) && (line.offer.sellerId ?? OWN_SHOP) === sellerId);
    const threshold = freeFromCents[sellerId];
    const missing = Math.max(0, (threshold ?? 0) - goodsOf(own));
    return {
      ...(sellerId !== OWN_SHOP && { sellerId }),
      ...(cheapest && {
        lowestCost: priceOf(cheapest.cents, lang),
        lowestCostWithoutTax: priceOf(withoutTax(cheapest.cents, cheapest.vatRate), lang),
      }),
      ...(cheapest &&
        threshold !== undefined && {
          freeFrom: {
            threshold: priceOf(threshold, lang),
            thresholdWithoutTax: priceOf(withoutTax(threshold, USUAL_VAT), lang),
            missing: priceOf(missing, lang),
            missingWithoutTax: priceOf(withoutTax(missing, USUAL_VAT), lang),
          },
        }),
    };
  });

/** The chosen mode of each shop that still offers it. */
const modesByShop = (cart: CartRecord, lines: PricedLine[]): Map<string, Mode> =>
  new Map(
    shopGroups(lines, cart.deliveryAddress).flatMap(({ sellerId, modes }) =>
      modes.filter(({ code }) => code === cart.deliveryModes[sellerId]).map((mode) => [sellerId, mode] as const),
    ),
  );

export function entryAnswer(world: World, line: PricedLine, lang: Lang): Entry {
  const { entryNumber, quantity, item, offer, unitCents, totalCents } = line;
  return {
    entryNumber,
    quantity,
    updateable: item.productType !== 'ESERVICE',
    product: productAnswer(world, line, lang),
    offerId: offer.id,
    ...compositionAnswer(world, line, lang),
    ...(offer.sellerId && { sellerId: offer.sellerId }),
    sellerName: offer.sellerName,
    basePrice: priceOf(unitCents, lang),
    totalPrice: priceOf(totalCents, lang),
    basePriceWithoutTax: priceOf(withoutTax(unitCents, item.vatRate), lang),
    totalPriceWithoutTax: priceOf(withoutTax(totalCents, item.vatRate), lang),
    maxQuantity: item.productType === 'ESERVICE' ? quantity : item.maxQuantity,
    ...(ecoOf(line) > 0 && { ecoParticipation: priceOf(ecoOf(line), lang) }),
  };
}

/** What this service was composed with; nothing for goods, and for a service of an old cart that was not composed. */
function compositionAnswer(
  world: World,
  { item, configurationId }: PricedLine,
  lang: Lang,
): Pick<Entry, 'configurationId' | 'configurationInfos' | 'carrierCode' | 'labelPrinting' | 'batch'> {
  if (!configurationId) return {};
  const composition = compositionOf(world, { code: item.code, configurationId });
  const { infos = [], carrierCode, labelPrinting, isBatch } = composition ?? {};
  return {
    configurationId,
    ...(carrierCode && { carrierCode }),
    ...(labelPrinting && { labelPrinting }),
    ...(isBatch && { batch: true }),
    configurationInfos: infos.map(({ label, value, isOver }) => ({
      configurationLabel: label[lang],
      configurationValue: value[lang],
      ...(isOver && { status: 'ERROR' }),
    })),
  };
}

function productAnswer(world: World, { item, offer, configurationId }: PricedLine, lang: Lang): Entry['product'] {
  const { name = item.name } = compositionOf(world, { code: item.code, configurationId }) ?? {};
  const stock = available(world, item, offer);
  return {
    code: item.code,
    name: name[lang],
    url: `/${item.slug}/p/${item.code}`,
    productType: item.productType,
    ...(item.service && { service: item.service }),
    images: imagesOf(item, lang).filter(({ imageType }) => imageType === 'PRIMARY'),
    stock: stockAnswer(stock),
    purchasable: stock > 0,
  };
}

const LOW_STOCK = 5;

const stockAnswer = (pieces: number): Entry['product']['stock'] => {
  if (!Number.isFinite(pieces)) return { stockLevelStatus: 'inStock' };
  return {
    stockLevelStatus: pieces === 0 ? 'outOfStock' : pieces <= LOW_STOCK ? 'lowStock' : 'inStock',
    stockLevel: pieces,
  };
};

/** Shipping labels, then the other e-services, each as one group. */
function entryGroups(entries: Entry[]): Groups {
  const services = entries.filter(({ product }) => product.productType === 'ESERVICE');
  const shippingLabels = services.filter(({ product }) => product.service === 'smt');
  const others = services.filter(({ product }) => product.service !== 'smt');
  return [
    ...(shippingLabels.length > 0 ? [{ type: 'smt', entries: shippingLabels }] : []),
    ...(others.length > 0 ? [{ type: 'eservices', entries: others }] : []),
  ];
}

import { toAddress } from '#adapters/address/address-mapping.ts';
import type {
  CartModification,
  OrderEntry,
  Voucher,
  Cart as WireCart,
  Totals as WireTotals,
} from '#adapters/generated/cart/types.gen.ts';
import {
  toMoney,
  toMoneyOrNull,
  toPicture,
  toPrice,
  toService,
  toSlug,
  type WirePrice,
  wordOrOther,
} from '#adapters/shared-mapping.ts';
import { unbroken } from '#adapters/unbroken.ts';
import type { Cart, CartChange, Line, SenderDelivery, Totals } from '#domain/cart/cart.ts';
import type { Price } from '#domain/shared/money.ts';

export const toCart = (cart: WireCart): Cart => ({
  guid: cart.guid,
  code: cart.code,
  lines: cart.entries.map((entry) => toLine(entry, cart)),
  total: toTotals(cart),
  vouchers: (cart.appliedVouchers ?? []).map(toVoucher),
  deliveryAddress: cart.deliveryAddress ? toAddress(cart.deliveryAddress) : null,
  deliveryChosen: isDeliveryChosen(cart),
  billingAddress: cart.billingAddress ? toAddress(cart.billingAddress) : null,
  paymentMode: cart.paymentMode?.code ?? null,
  senderDeliveries: (cart.senderDeliveries ?? []).map(toSenderDelivery),
  firstPurchase: cart.firstPurchase ?? false,
});

/** A plain OCC has one mode for the whole cart, and says none of an entry. */
function isDeliveryChosen({ entries, deliveryMode }: WireCart): boolean {
  const modes = entries.filter(({ product }) => isSent(product)).map((entry) => entry.deliveryMode);
  return modes.every((mode) => mode !== undefined) || (deliveryMode !== undefined && modes.every((mode) => !mode));
}

export const toVoucher = ({ voucherCode, name, appliedValue }: Voucher): Cart['vouchers'][number] => ({
  code: voucherCode,
  name: name ?? voucherCode,
  amount: toMoneyOrNull(appliedValue),
});

type WireSenderDelivery = NonNullable<WireCart['senderDeliveries']>[number];

const toSenderDelivery = ({
  sellerId,
  lowestCost,
  lowestCostWithoutTax,
  freeFrom,
}: WireSenderDelivery): SenderDelivery => ({
  sellerId: sellerId ?? null,
  lowest: lowestCost ? toPrice(lowestCost, lowestCostWithoutTax) : null,
  free: freeFrom
    ? {
        from: toPrice(freeFrom.threshold, freeFrom.thresholdWithoutTax),
        missing: toPrice(freeFrom.missing, freeFrom.missingWithoutTax),
      }
    : null,
});

/** An amount of OCC's, which is without tax where the cart or order is `net`. */
function toOccPrice(amount: WirePrice, { net }: Pick<WireTotals, 'net'>, withoutTax: WirePrice | undefined): Price {
  return net ? { ttc: toMoney(amount), ht: toMoney(amount), isNet: true } : toPrice(amount, withoutTax);
}

const sum = (one: WirePrice, other: WirePrice): WirePrice => ({
  value: (toMoney(one).cents + toMoney(other).cents) / 100,
});

/**
 * OCC subtracts the order's discounts from the sub-total, and states entries, discounts and delivery costs with or without
 * tax as `net` says. Amounts without tax beside them are an extension of ours, which another backend leaves out.
 */
export const toTotals = (wire: WireTotals): Totals => {
  const discount = wire.orderDiscounts ?? wire.totalDiscounts ?? { value: 0 };
  const discountWithoutTax = discount.value === 0 ? { value: 0 } : wire.totalDiscountsWithoutTax;
  const total = toMoney(wire.totalPriceWithTax);
  const tax = toMoney(wire.totalTax);
  return {
    ttc: total,
    ht: toMoneyOrNull(wire.totalPriceWithoutTax) ?? { cents: total.cents - tax.cents },
    goods: toOccPrice(
      sum(wire.subTotal, discount),
      wire,
      wire.subTotalWithoutTax && discountWithoutTax && sum(wire.subTotalWithoutTax, discountWithoutTax),
    ),
    discount: toOccPrice(discount, wire, discountWithoutTax),
    delivery: toDeliveryPrice(wire),
    tax,
    ecoParticipation: toMoney(wire.ecoParticipation ?? { value: 0 }),
  };
};

function toDeliveryPrice({ net, ...wire }: WireTotals): Price | null {
  const { deliveryCost, deliveryCostWithTax, deliveryCostWithoutTax } = wire;
  if (deliveryCostWithTax) return toPrice(deliveryCostWithTax, deliveryCostWithoutTax);
  if (!deliveryCost) return null;
  const isFree = deliveryCost.value === 0;
  return toOccPrice(
    deliveryCost,
    { net: net && !isFree },
    deliveryCostWithoutTax ?? (isFree ? deliveryCost : undefined),
  );
}

/** `goods`, the catalogue's word, also where OCC gives none. */
const isSent = ({ productType = 'PRODUCT' }: OrderEntry['product']): boolean => productType === 'PRODUCT';

export function toLine(entry: OrderEntry, purchase: Pick<WireTotals, 'net'> = {}): Line {
  const { quantity, product, sellerId, sellerName, maxQuantity, ecoParticipation, ...price } = entry;
  const { offerId, configurationId, configurationInfos = [] } = entry;
  return {
    id: idOf(entry),
    kind: isSent(product) ? 'physical' : 'other',
    service: toService(product.service),
    code: product.code,
    slug: toSlug(product.url),
    title: unbroken(product.name),
    seller: { id: sellerId ?? null, name: sellerName ?? null },
    quantity,
    maxQuantity: maxQuantity ?? 99,
    unit: toOccPrice(price.basePrice, purchase, price.basePriceWithoutTax),
    total: toOccPrice(price.totalPrice, purchase, price.totalPriceWithoutTax),
    ecoParticipation: toMoneyOrNull(ecoParticipation),
    offerId: offerId ?? null,
    configurationId: configurationId ?? null,
    carrier: entry.carrierCode ?? null,
    isPrintedAtDropOff: entry.labelPrinting === 'DROP_OFF',
    ...(entry.batch && { isBatch: true }),
    composition: configurationInfos.map(({ configurationLabel: label, configurationValue: value }) => ({
      label,
      value,
    })),
    isBare: product.productType === 'ESERVICE' && configurationId === undefined,
    outdated: configurationInfos
      .filter(({ status }) => status === 'ERROR')
      .map(({ configurationLabel }) => configurationLabel),
    picture: toPicture(product.images?.[0]?.url),
  };
}

/** `{entryNumber}.{article}`: a removal renumbers the entries, so the number alone may name another line. */
const idOf = ({ entryNumber, product, offerId, configurationId }: OrderEntry): string =>
  [entryNumber, product.code, offerId, configurationId]
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join('.');

export const entryNumberOf = ({ id }: Pick<Line, 'id'>): number => Number.parseInt(id, 10);

const changes: Record<string, CartChange['kind']> = {
  lowStock: 'less-stock',
  noStock: 'no-stock',
  maxOrderQuantityExceeded: 'maximum',
  priceChanged: 'price',
  unavailable: 'unavailable',
};

export const toChange = ({ statusCode, quantity, entry, previousBasePrice }: CartModification): CartChange => ({
  line: entry ? toLine(entry) : null,
  quantity,
  kind: wordOrOther(changes, statusCode),
  unitBefore: toMoneyOrNull(previousBasePrice),
  limit: null,
});

/** A line whose quantity its composition fixes: the quantity cannot be changed. */
export const toFixed = (line: Line): CartChange => ({
  line,
  quantity: line.quantity,
  kind: 'fixed',
  unitBefore: null,
  limit: null,
});

import { cartAnswer } from '../cart/answer.ts';
import { type Mode, shopGroups } from '../cart/delivery.ts';
import { modeAnswer } from '../cart/delivery-mode-answer.ts';
import { pricedLines } from '../cart/lines.ts';
import type { Point } from '../pickup/points.ts';
import type { CartRecord } from '../records/carts.ts';
import type { WireOrder } from '../records/orders.ts';
import type { Lang } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { pointOf } from './delivery-point.ts';

interface Identity {
  code: string;
  guid: string;
  created: string;
  lang: Lang;
}

/** The chosen delivery mode of each sender. */
const modesOf = (world: World, cart: CartRecord, lang: Lang) =>
  Object.fromEntries(
    shopGroups(pricedLines(cart), cart.deliveryAddress).flatMap(({ sellerId, modes }) =>
      modes
        .filter(({ code }) => code === cart.deliveryModes[sellerId])
        .map((mode) => [sellerId, sentBy(world, { mode, point: pointOf(cart, sellerId), lang })] as const),
    ),
  );

function sentBy(world: World, { mode, point, lang }: { mode: Mode; point: Point | undefined; lang: Lang }) {
  const deliveryMode = modeAnswer(world, mode, lang);
  if (!mode.pickup || !point) return { deliveryMode };
  const { name, displayName, line1, postalCode, town } = point;
  return { deliveryMode, deliveryPointOfService: { name, displayName, address: { line1, postalCode, town } } };
}

/** The order that a cart becomes, with the prices of today. */
export function orderFrom(world: World, cart: CartRecord, { code, guid, created, lang }: Identity): WireOrder {
  const {
    type: _type,
    totalUnitCount: _count,
    firstPurchase: _first,
    senderDeliveries: _deliveries,
    ...rest
  } = cartAnswer(world, cart, lang);
  const modes = modesOf(world, cart, lang);
  const entries = rest.entries.map((entry) => {
    const sent = entry.product.productType === 'PRODUCT' ? modes[entry.sellerId ?? ''] : undefined;
    return { ...entry, ...sent };
  });
  return { ...rest, entries, code, guid, created, status: 'CREATED' };
}

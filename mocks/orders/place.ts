import { cartAnswer } from '../cart/answer.ts';
import { deleteCart } from '../cart/carts.ts';
import { pricedLines, stockCode } from '../cart/lines.ts';
import type { CartRecord } from '../cart/records.ts';
import { takeStock } from '../catalog/stock.ts';
import { type Mode, shopGroups } from '../checkout/delivery.ts';
import { pointOf } from '../checkout/delivery-point.ts';
import { modeAnswer } from '../checkout/mode-answer.ts';
import { checkReady } from '../checkout/readiness.ts';
import { paymentsIn } from '../checkout/records.ts';
import type { Point } from '../pickup/points.ts';
import { isoNowIn } from '../shared/clock.ts';
import type { Lang } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { type OrderRecord, ordersIn, type WireOrder } from './records.ts';

const FIRST_NUMBER = 123;

interface Placement {
  cart: CartRecord;
  owner: string;
  paymentId: string | null;
}

/** Makes an order of a cart: reduces the stock, stores lines and prices, and deletes the cart. */
export async function placeOrder(world: World, { cart, owner, paymentId }: Placement): Promise<OrderRecord> {
  checkReady(world, cart);
  const created = isoNowIn(world);
  const number = String(FIRST_NUMBER + ordersIn(world).count()).padStart(6, '0');
  const code = `CMD-${created.slice(2, 4)}-${number}`;
  const guid = crypto.randomUUID();
  const waivedAt = paymentId && paymentsIn(world).findFirst((q) => q.where({ id: paymentId }))?.withdrawalWaivedAt;
  const inWords = (lang: Lang): WireOrder => ({
    ...orderFrom(world, cart, { code, guid, created, lang }),
    ...(waivedAt && { withdrawalWaivedAt: waivedAt }),
  });
  const order = await ordersIn(world).create({
    code,
    owner,
    cartGuid: cart.guid,
    cartCode: cart.code,
    paymentId,
    order: { fr: inWords('fr'), en: inWords('en') },
  });
  for (const { item, offer, quantity } of pricedLines(cart)) {
    await takeStock(world, { code: stockCode(item, offer), quantity });
  }
  deleteCart(world, cart);
  return order;
}

interface Identity {
  code: string;
  guid: string;
  created: string;
  lang: Lang;
}

/** The chosen delivery mode of each sender. */
const modesOf = (world: World, cart: CartRecord, lang: Lang) =>
  Object.fromEntries(
    shopGroups(pricedLines(cart), cart.deliveryAddress).flatMap(({ shopId, modes }) =>
      modes
        .filter(({ code }) => code === cart.deliveryModes[shopId])
        .map((mode) => [shopId, sentBy(world, { mode, point: pointOf(cart, shopId), lang })] as const),
    ),
  );

function sentBy(world: World, { mode, point, lang }: { mode: Mode; point: Point | undefined; lang: Lang }) {
  const deliveryMode = modeAnswer(world, mode, lang);
  if (!mode.pickup || !point) return { deliveryMode };
  const { name, displayName, line1, postalCode, town } = point;
  return { deliveryMode, deliveryPointOfService: { name, displayName, address: { line1, postalCode, town } } };
}

function orderFrom(world: World, cart: CartRecord, { code, guid, created, lang }: Identity): WireOrder {
  const {
    type: _type,
    net: _net,
    totalUnitCount: _count,
    firstPurchase: _first,
    senderDeliveries: _deliveries,
    ...rest
  } = cartAnswer(world, cart, lang);
  const modes = modesOf(world, cart, lang);
  const entries = rest.entries.map((entry) => {
    const sent = entry.product.productType === 'PRODUCT' ? modes[entry.shopId ?? ''] : undefined;
    return { ...entry, ...sent };
  });
  return { ...rest, entries, code, guid, created, status: 'CREATED' };
}

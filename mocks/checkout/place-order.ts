import { deleteCart } from '../cart/carts.ts';
import { pricedLines, stockCode } from '../cart/lines.ts';
import { takeStock } from '../catalog/stock.ts';
import type { CartRecord } from '../records/carts.ts';
import { type OrderRecord, ordersIn, type WireOrder } from '../records/orders.ts';
import { paymentsIn } from '../records/payments.ts';
import { isoNowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { orderFrom } from './order-of-cart.ts';
import { checkReady } from './readiness.ts';

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

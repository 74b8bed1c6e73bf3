import { totalsOf } from '../cart/totals.ts';
import { type CartRecord, cartsIn } from '../records/carts.ts';
import { enter } from '../records/ledger.ts';
import { type OrderRecord, ordersIn } from '../records/orders.ts';
import { type PaymentRecord, paymentsIn } from '../records/payments.ts';
import type { UserRecord } from '../records/users.ts';
import { earlierResult, type KeyUse, rememberResult } from '../shared/keys.ts';
import { refusal, unknownIdentifier } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { placeOrder } from './place-order.ts';
import { checkReady } from './readiness.ts';
import { changePayment } from './settlement.ts';

interface OrderRequest {
  shopper: UserRecord;
  cartId: string;
  /** Looked up only when there is no order yet. */
  cart: () => CartRecord;
  paymentId: string | null;
  key: string | null;
}

/** Places the order of a paid cart; the same key or the same payment gives the same order. */
export async function orderCart(
  world: World,
  { shopper, cartId, cart, paymentId, key }: OrderRequest,
): Promise<OrderRecord> {
  const owner = shopper.uid;
  const use: KeyUse = { key, owner, operation: 'placeOrder', fingerprint: JSON.stringify([cartId, paymentId]) };
  const code = earlierResult(world, use);
  const earlier = code && ordersIn(world).findFirst((q) => q.where({ code, owner }));
  if (earlier) return earlier;
  const order = await (paymentId
    ? orderPaidBy(world, { owner, paymentId })
    : orderWithDetails(world, { cart: cart(), owner }));
  await rememberResult(world, use, order.code);
  return order;
}

/** The order was placed when the payment succeeded; if it could not be, it is placed now. */
async function orderPaidBy(
  world: World,
  { owner, paymentId }: { owner: string; paymentId: string },
): Promise<OrderRecord> {
  const payment = paymentsIn(world).findFirst((q) => q.where({ id: paymentId, owner }));
  if (!payment) throw unknownIdentifier(paymentId, 'payment');
  const order = payment.orderCode && ordersIn(world).findFirst((q) => q.where({ code: payment.orderCode ?? '' }));
  if (order) return order;
  const cart = cartsIn(world).findFirst((q) => q.where({ guid: payment.cartGuid }));
  if (payment.status !== 'AUTHORISED' || !cart) throw notPaid(payment);
  const placed = await placeOrder(world, { cart, owner, paymentId });
  await changePayment(world, payment, { orderCode: placed.code });
  return placed;
}

const notPaid = ({ id, status, detail }: PaymentRecord) =>
  refusal(400, {
    type: 'PaymentAuthorizationError',
    reason: status === 'PENDING' ? 'pending' : (detail ?? status),
    subject: id,
    subjectType: 'payment',
    message: `The payment is ${status}.`,
  });

/** Public OCC's way: card details are set on the cart, and placing the order charges them. */
async function orderWithDetails(
  world: World,
  { cart, owner }: { cart: CartRecord; owner: string },
): Promise<OrderRecord> {
  if (!cart.paymentDetails?.id) throw noPayment(cart);
  checkReady(world, cart);
  await enter(world, { kind: 'charge', paymentId: cart.paymentDetails.id, cents: totalsOf(cart).total });
  return placeOrder(world, { cart, owner, paymentId: null });
}

const noPayment = ({ code }: CartRecord) =>
  refusal(400, {
    type: 'PaymentAuthorizationError',
    reason: 'missing',
    subject: code,
    subjectType: 'cart',
    message: 'The cart has no payment.',
  });

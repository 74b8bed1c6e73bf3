import type { Carts } from '../cart/cart.ts';
import type { Orders } from '../orders/orders.ts';
import { mayHaveHappened } from '../shared/fault.ts';
import { openPayment } from './attempt.ts';
import type { Payment, Payments } from './payments.ts';

export type ConcludePaymentOutcome =
  | { kind: 'ordered'; orderCode: string }
  /** Pending; `resumeUrl` when the shopper may still pay at the provider. */
  | { kind: 'unknown'; resumeUrl: string | null }
  | NotPaid
  /** No payment was started, so the shopper may start one. */
  | { kind: 'none' }
  /** The payment succeeded but the order was refused (stock, for example): the customer service must act. */
  | { kind: 'order-refused'; reason: string };

interface NotPaid extends Pick<Payment, 'debited' | 'detail' | 'isOfEarlierCart'> {
  kind: 'not-paid';
  status: 'refused' | 'cancelled' | 'expired';
}

interface Placing {
  carts: Pick<Carts, 'current'>;
  orders: Pick<Orders, 'place'>;
}

/**
 * The outcome of a payment; may be called any number of times. It places the order of a paid cart, which is idempotent.
 * Without an id, the cart's last attempt is meant, because the answer to its start was lost. A shopper who comes back from
 * a payment that ended unpaid, while another of the same cart is open or paid, learns of that one.
 */
export async function concludePayment(
  { payments, carts, orders }: { payments: Pick<Payments, 'ofCart' | 'ofId'> } & Placing,
  { paymentId, cartCode }: { paymentId: string | null; cartCode: string | null },
): Promise<ConcludePaymentOutcome> {
  const named = await (paymentId === null ? lastOf(payments, cartCode) : payments.ofId(paymentId));
  if (named === null || named === 'unknown') return { kind: 'none' };
  const payment = openPayment([named]) ?? (await lastOf(payments, cartCode)) ?? named;
  if (payment.orderCode) return { kind: 'ordered', orderCode: payment.orderCode };
  switch (payment.status) {
    case 'paid':
      return placeOrderOf(payment, { carts, orders });
    case 'refused':
    case 'cancelled':
    case 'expired': {
      const { status, debited, detail, isOfEarlierCart } = payment;
      return { kind: 'not-paid', status, debited, detail, ...(isOfEarlierCart && { isOfEarlierCart }) };
    }
    case 'pending':
      return { kind: 'unknown', resumeUrl: payment.redirectUrl };
  }
}

const lastOf = async (payments: Pick<Payments, 'ofCart'>, cartCode: string | null): Promise<Payment | null> =>
  cartCode === null ? null : openPayment(await payments.ofCart(cartCode));

async function placeOrderOf(payment: Payment, { carts, orders }: Placing): Promise<ConcludePaymentOutcome> {
  try {
    const cart = await carts.current();
    if (!cart) return { kind: 'unknown', resumeUrl: null };
    const placed = await orders.place({ cartCode: cart.code, paymentId: payment.id, key: `order/${payment.id}` });
    return placed.kind === 'placed'
      ? { kind: 'ordered', orderCode: placed.code }
      : { kind: 'order-refused', reason: placed.reason };
  } catch (fault) {
    if (mayHaveHappened(fault)) return { kind: 'unknown', resumeUrl: null };
    throw fault;
  }
}

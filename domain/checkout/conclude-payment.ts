import type { Uses } from '../ports.ts';
import { mayHaveHappened } from '../shared/fault.ts';
import { openPayment } from './attempt.ts';
import type { Payment } from './payments.ts';

export type ConcludePaymentOutcome =
  | { kind: 'ordered'; orderCode: string }
  /** Not known yet; `resumeUrl` when the shopper may still pay at the provider's. */
  | { kind: 'unknown'; resumeUrl: string | null }
  | { kind: 'not-paid'; status: 'refused' | 'cancelled' | 'expired'; debited: boolean | null; detail: string | null }
  /** No payment was ever started: the shopper may start one. */
  | { kind: 'none' }
  /** The payment stands, the order was refused (stock, say): customer service must act. */
  | { kind: 'order-refused'; reason: string };

/**
 * What became of a payment, asked as often as one likes: it places the order of a paid cart, and placing is idempotent.
 * Without an id, the last attempt of the current cart is meant: the answer to its start was lost.
 */
export async function concludePayment(
  { payments, carts, orders }: Uses<'payments' | 'carts' | 'orders'>,
  { paymentId }: { paymentId: string | null },
): Promise<ConcludePaymentOutcome> {
  const payment = paymentId === null ? openPayment(await payments.ofCart()) : await payments.ofId(paymentId);
  if (payment === null || payment === 'unknown') return { kind: 'none' };
  if (payment.orderCode) return { kind: 'ordered', orderCode: payment.orderCode };
  if (payment.status === 'pending') return { kind: 'unknown', resumeUrl: payment.redirectUrl };
  if (payment.status !== 'paid')
    return { kind: 'not-paid', status: payment.status, debited: payment.debited, detail: payment.detail };
  return placeOrderOf(payment, { carts, orders });
}

async function placeOrderOf(
  payment: Payment,
  { carts, orders }: Uses<'carts' | 'orders'>,
): Promise<ConcludePaymentOutcome> {
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

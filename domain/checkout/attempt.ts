import type { Cart } from '../cart/cart.ts';
import { afterEvent, hasEndedUnpaid, type PaymentState } from './payment-state.ts';
import type { Payment } from './payments.ts';

/**
 * One payment attempt. Its key is a function of what the backend knows — cart, amount, mode and how many attempts
 * ended without money — so that a double click, two tabs, a refresh or a restart of the server make the same key,
 * and only a known refusal, another mode or another amount makes a new one (postal-domain §6).
 */
export function attemptKey({
  cart,
  mode,
  payments,
}: {
  cart: Cart;
  mode: string;
  payments: readonly Payment[];
}): string {
  const attempt = 1 + payments.filter(hasEnded).length;
  return `${cart.guid}/${cart.total.ttc.cents}/${mode}/${attempt}`;
}

/** Where a payment stands by what the backend says of it. */
export function stateOf({ status, redirectUrl }: Payment): PaymentState {
  if (status !== 'pending') return status;
  return redirectUrl ? 'redirecting' : 'unknown';
}

/** Over, and certainly without an order. */
export const hasEnded = (payment: Payment) => hasEndedUnpaid(stateOf(payment));

/** The attempt that is still open or already paid: while there is one, nobody chooses again. */
export const openPayment = (payments: readonly Payment[]): Payment | null =>
  payments.findLast((payment) => afterEvent(stateOf(payment), 'opened') !== 'choosing') ?? null;

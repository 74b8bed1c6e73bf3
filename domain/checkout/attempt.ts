import type { Cart } from '../cart/cart.ts';
import type { Payment } from './payments.ts';

/**
 * One payment attempt. Its key is computed from facts of the backend — cart, amount, mode, and the number of attempts
 * that ended unpaid — so that a double click, two tabs, a reload or a restart of the server give the same key, and only
 * a known refusal, another mode or another amount gives a new one (postal-domain §6).
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
  const attempt = 1 + payments.filter(hasEndedUnpaid).length;
  return `${cart.guid}/${cart.total.ttc.cents}/${mode}/${attempt}`;
}

/** The payment has ended, and certainly has no order. */
const hasEndedUnpaid = ({ status }: Payment) => status === 'refused' || status === 'cancelled' || status === 'expired';

/** The attempt that is open or paid: while there is one, no other may start. */
export const openPayment = (payments: readonly Payment[]): Payment | null =>
  payments.findLast((payment) => !hasEndedUnpaid(payment)) ?? null;

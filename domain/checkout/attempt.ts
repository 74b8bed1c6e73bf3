import type { Cart } from '../cart/cart.ts';
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
  const attempt = 1 + payments.filter(hasEndedUnpaid).length;
  return `${cart.guid}/${cart.total.ttc.cents}/${mode}/${attempt}`;
}

/** Over, and certainly without an order. */
const hasEndedUnpaid = ({ status }: Payment) => status === 'refused' || status === 'cancelled' || status === 'expired';

/** The attempt that is still open or already paid: while there is one, nobody chooses again. */
export const openPayment = (payments: readonly Payment[]): Payment | null =>
  payments.findLast((payment) => !hasEndedUnpaid(payment)) ?? null;

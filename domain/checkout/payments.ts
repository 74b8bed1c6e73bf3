import type { Money } from '../shared/money.ts';

export type PaymentStatus = 'pending' | 'paid' | 'refused' | 'cancelled' | 'expired';

export interface Payment {
  id: string;
  status: PaymentStatus;
  mode: string;
  amount: Money;
  redirectUrl: string | null;
  orderCode: string | null;
  detail: string | null;
  /** Cancelled because its cart has changed since, and not by the shopper. */
  isOfEarlierCart?: true;
  /** Only what the backend states: « Vous n'avez pas été débité » is never guessed. */
  debited: boolean | null;
}

export type PaymentStartOutcome =
  | { kind: 'started'; payment: Payment }
  | { kind: 'amount-changed' }
  | { kind: 'already-open' }
  /** The balance of the account is too low for a payment on account. */
  | { kind: 'insufficient-balance' }
  /** The cart costs more than one order may. */
  | { kind: 'too-much' }
  /** A line of the cart has to be changed, composed or removed first. */
  | { kind: 'cart-refused' }
  | { kind: 'billing-required'; lacking: 'address' | 'number' }
  /** `detail`: the backend's reason, for the log. */
  | { kind: 'refused'; detail: string };

export interface PaymentStart {
  mode: string;
  amount: Money;
  returnUrl: string;
  /** When the right of withdrawal was waived, as an ISO moment; `null` where no waiver is needed. */
  waivedAt: string | null;
  key: string;
}

export interface Payments {
  choices(): Promise<{ code: string; name: string; description: string | null }[]>;
  select(mode: string): Promise<void>;
  /** The attempts of a cart, oldest first; also of one that has become an order. */
  ofCart(cartCode: string): Promise<Payment[]>;
  ofId(id: string): Promise<Payment | 'unknown'>;
  start(payment: PaymentStart): Promise<PaymentStartOutcome>;
  /** Gives a payment up where its provider allows it; the answer is the payment as it is afterwards. */
  giveUp(payment: Payment): Promise<Payment>;
}

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
  /** Only what the backend says: « Vous n'avez pas été débité » is never guessed. */
  debited: boolean | null;
}

export type Started =
  | { kind: 'started'; payment: Payment }
  | { kind: 'amount-changed' }
  | { kind: 'already-open' }
  /** Deferred payment: the account does not cover it. */
  | { kind: 'insufficient-balance' }
  | { kind: 'refused'; reason: string };

export interface PaymentStart {
  mode: string;
  amount: Money;
  returnUrl: string;
  /** When the right of withdrawal was given up, as an ISO moment; `null` where nothing asks for it. */
  waivedAt: string | null;
  key: string;
}

export interface Payments {
  choices(): Promise<{ code: string; name: string; description: string | null }[]>;
  select(mode: string): Promise<void>;
  /** Attempts of a cart, oldest first; also of one that is an order by now. */
  ofCart(cartCode: string): Promise<Payment[]>;
  ofId(id: string): Promise<Payment | 'unknown'>;
  start(payment: PaymentStart): Promise<Started>;
}

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
  | { kind: 'refused'; reason: string };

export interface Payments {
  choices(): Promise<{ code: string; name: string; description: string | null }[]>;
  select(mode: string): Promise<void>;
  /** Attempts of the cart, oldest first. */
  ofCart(): Promise<Payment[]>;
  ofId(id: string): Promise<Payment | 'unknown'>;
  start(payment: { mode: string; amount: Money; returnUrl: string; key: string }): Promise<Started>;
}

import type { Address, Line, Totals } from '../cart/cart.ts';

export interface Order {
  code: string;
  /** ISO date and time. */
  created: string;
  statusDisplay: string | null;
  lines: Line[];
  total: Totals;
  deliveryAddress: Address | null;
  billingAddress: Address | null;
  deliveryModes: string[];
  paymentMode: string | null;
}

export interface Orders {
  /** `'unknown'`: no such order, or somebody else's. */
  ofCode(code: string): Promise<Order | 'unknown'>;
  /**
   * Makes the order of a paid cart; the same key gives the same order.
   * A timeout is a `Fault` whose outcome is unknown, never a refusal.
   */
  place(order: {
    cartCode: string;
    paymentId: string;
    key: string;
  }): Promise<{ kind: 'placed'; code: string } | { kind: 'refused'; reason: string }>;
}

import type { Address } from '../address/address.ts';
import type { Line, Totals } from '../cart/cart.ts';
import type { PickupPoint } from '../pickup/pickup-points.ts';

export interface OrderedDelivery {
  name: string;
  dates: { earliest: string; latest: string } | null;
  /** Where it waits, when it was sent to a pickup point. */
  point: Pick<PickupPoint, 'name' | 'street' | 'postalCode' | 'city'> | null;
}

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
  /** How a line is sent, by its id, and on which days it arrives (`YYYY-MM-DD`). */
  deliveries: Record<string, OrderedDelivery>;
  paymentMode: { code: string; name: string } | null;
  /** ISO moment at which the right of withdrawal was given up for services that began at once. */
  waivedAt: string | null;
}

export type NotAddedAgain = 'no-stock' | 'less-stock' | 'maximum' | 'unavailable' | 'to-compose';

/** An article of an order that did not go into the cart again, wholly or in part, and why. */
export interface Missing {
  code: string;
  reason: NotAddedAgain;
  /** Pieces that were added all the same. */
  added: number;
}

/** What « Racheter » gave; `added` counts pieces. */
export interface Reordered {
  added: number;
  missing: Missing[];
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
  /** Puts the articles of an order into the cart again, beside what it holds. `'unknown'`: no such order, or somebody else's. */
  reorder(code: string): Promise<Reordered | 'unknown'>;
}

/** The outcome of a reorder: of the whole first, then by article. */
export function reorderOutcome({ added, missing }: Reordered): 'all' | 'partly' | 'nothing' {
  if (missing.length === 0) return 'all';
  return added > 0 ? 'partly' : 'nothing';
}

import type { Address } from '../address/address.ts';
import type { Line, Totals } from '../cart/cart.ts';
import type { PickupPoint } from '../pickup/pickup-points.ts';

export interface OrderedDelivery {
  name: string;
  dates: { earliest: string; latest: string } | null;
  /** The pickup point, when the order goes to one. */
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
  /** The delivery mode of each line, by its id, and the days of arrival (`YYYY-MM-DD`). */
  deliveries: Record<string, OrderedDelivery>;
  paymentMode: { code: string; name: string } | null;
  /** The ISO moment at which the right of withdrawal was waived, for services that began at once. */
  waivedAt: string | null;
}

export type LeftOutReason = 'no-stock' | 'less-stock' | 'maximum' | 'unavailable' | 'to-compose';

/** An article that a reorder could not add in full, with the reason. */
export interface LeftOut {
  code: string;
  reason: LeftOutReason;
  /** Pieces that were added. */
  added: number;
}

/** The result of « Racheter »; `added` counts pieces. */
export interface Reordered {
  added: number;
  leftOut: LeftOut[];
}

export interface Orders {
  /** `'unknown'`: there is no such order, or it is somebody else's. */
  ofCode(code: string): Promise<Order | 'unknown'>;
  /**
   * Places the order of a paid cart; the same key gives the same order. A timeout is a `Fault` with an unknown outcome,
   * not a refusal.
   */
  place(order: {
    cartCode: string;
    paymentId: string;
    key: string;
  }): Promise<{ kind: 'placed'; code: string } | { kind: 'refused'; reason: string }>;
  /** Adds the articles of an order to the cart. `'unknown'`: there is no such order, or it is somebody else's. */
  reorder(code: string): Promise<Reordered | 'unknown'>;
}

/** The outcome of a reorder, for all its articles together. */
export function reorderOutcome({ added, leftOut }: Reordered): 'all' | 'partly' | 'nothing' {
  if (leftOut.length === 0) return 'all';
  return added > 0 ? 'partly' : 'nothing';
}

import type { components } from '#contracts/generated/cart.ts';
import type { components as CheckoutWire } from '#contracts/generated/checkout.ts';
import type { Address } from '../address/records.ts';
import type { Site } from '../shared/site.ts';
import { table } from '../shared/table.ts';

export type WireCart = components['schemas']['Cart'];

export interface CartLine {
  code: string;
  offerId: string;
  quantity: number;
  /** What an e-service was composed with; whoever has it may put it in again. */
  configurationId?: string;
  /** What that composition costs, in cents; absent where the catalogue's price holds. */
  configuredCents?: number;
  /** What one piece cost, in cents, when the shopper was last told; absent when that is today's price. */
  announcedCents?: number;
}

/** What the backend keeps of a cart; prices and totals are worked out at every answer. */
export interface CartRecord {
  guid: string;
  code: string;
  site: Site;
  /** The e-mail of the shopper; null while anonymous. */
  owner: string | null;
  /** Grows with every change, so that `current` is the cart changed last. */
  touched: number;
  lines: CartLine[];
  vouchers: string[];
  deliveryAddress: Address | null;
  billingAddress: Address | null;
  /** The chosen mode of each shop; the operator's own goods have the key ``. */
  deliveryModes: Record<string, string>;
  /** Names of the chosen pickup points, by the same keys; absent while none was ever chosen. */
  pickupPoints?: Record<string, string>;
  paymentMode: string | null;
  paymentDetails: CheckoutWire['schemas']['PaymentDetails'] | null;
}

export const cartsIn = table<CartRecord>();

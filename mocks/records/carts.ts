import type { components } from '#contracts/generated/cart.ts';
import type { components as CheckoutWire } from '#contracts/generated/checkout.ts';
import type { Site } from '../shared/site.ts';
import { table } from '../shared/table.ts';
import type { Address } from './addresses.ts';

export type WireCart = components['schemas']['Cart'];

export interface CartLine {
  code: string;
  offerId: string;
  quantity: number;
  /** The composition of an e-service, with which it can be added again. */
  configurationId?: string;
  /** The configuration's price in cents; absent where the catalogue's price applies. */
  configuredCents?: number;
  /** Of all its pieces, where they cost differently. */
  configuredTotalCents?: number;
  /** The price of one piece, in cents, that was last announced; absent when it is today's. */
  announcedCents?: number;
}

/** A stored cart; prices and totals are computed for each answer. */
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

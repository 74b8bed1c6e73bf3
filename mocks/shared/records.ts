import type { components as CartWire } from '#contracts/generated/cart.ts';
import type { components as CheckoutWire } from '#contracts/generated/checkout.ts';
import type { components as OrdersWire } from '#contracts/generated/orders.ts';
import type { components as SessionWire } from '#contracts/generated/session.ts';

import type { Lang } from './lang.ts';

export type Site = 'part' | 'pro';
export type Address = SessionWire['schemas']['Address'];
export type WireCart = CartWire['schemas']['Cart'];
export type WireOrder = OrdersWire['schemas']['Order'];
export type PaymentDetails = CheckoutWire['schemas']['PaymentDetails'];

export interface CartLine {
  code: string;
  offerId: string;
  quantity: number;
  /** What an e-service was composed with; whoever has it may put it in again. */
  configurationId?: string;
  /** What one piece cost, in cents, when the shopper was last told; absent when that is today's price. */
  toldCents?: number;
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
  paymentDetails: PaymentDetails | null;
}

export type PaymentStatus = 'PENDING' | 'AUTHORISED' | 'CAPTURED' | 'REFUSED' | 'CANCELLED' | 'EXPIRED';

export interface PaymentRecord {
  id: string;
  owner: string;
  cartGuid: string;
  cartCode: string;
  mode: string;
  cents: number;
  status: PaymentStatus;
  attempt: number;
  returnUrl: string;
  lang: string;
  startedAt: number;
  detail: string | null;
  orderCode: string | null;
  debited: boolean;
  withdrawalWaivedAt?: string;
  /** Of a payment by PayPal: its order there, and the page to approve it while that is still to be done. */
  payPal?: { orderId: string; approveUrl: string | null };
}

export interface PayPalCapture {
  id: string;
  requestId: string;
  status: 'COMPLETED' | 'DECLINED' | 'PENDING';
  at: number;
}

/** An order in PayPal's own books. */
export interface PayPalOrderRecord {
  id: string;
  requestId: string;
  referenceId: string;
  cents: number;
  lang: string;
  returnUrl: string;
  cancelUrl: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  /** What a capture will give, as the shopper played it. */
  plan: PayPalCapture['status'];
  capture: PayPalCapture | null;
}

export interface OrderRecord {
  code: string;
  owner: string;
  cartGuid: string;
  cartCode: string;
  paymentId: string | null;
  order: Record<Lang, WireOrder>;
}

export interface UserRecord {
  uid: string;
  firstName: string;
  lastName: string;
  titleCode: string | null;
  profile: Site;
  legalEntity: { id: string; siret: string; name: string; certificationStatus: string } | null;
}

export interface AddressRecord {
  id: string;
  owner: string;
  address: Address;
  /** Given for one delivery only: the account's book does not show it. */
  usedOnce?: boolean;
}

/** Somebody whom an account knows; `address` is null until a postal address is given. */
export interface ContactRecord {
  id: string;
  owner: string;
  titleCode: string;
  firstName: string;
  lastName: string;
  email: string;
  address: Address | null;
}

export interface StockRecord {
  code: string;
  taken: number;
}

/** An Idempotency-Key that was used: by whom, with which parameters, for what. */
export interface KeyRecord {
  key: string;
  owner: string;
  operation: string;
  fingerprint: string;
  result: string;
  at: number;
}

/** One line of the payment provider's book, from which tests count charges. */
export interface LedgerRecord {
  kind: 'charge' | 'refund';
  paymentId: string;
  cents: number;
  at: string;
}

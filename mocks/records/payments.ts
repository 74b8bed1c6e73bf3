import type { components } from '#contracts/generated/checkout.ts';
import { table } from '../shared/table.ts';

export type PaymentDetails = components['schemas']['PaymentDetails'];

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
  /** When it was started, or when the shopper was last at the provider's page. */
  activeAt: number;
  detail: string | null;
  orderCode: string | null;
  debited: boolean;
  withdrawalWaivedAt?: string;
  /** Of a payment by PayPal: its order there, and the page to approve it while that is still to be done. */
  payPal?: { orderId: string; approveUrl: string | null };
}

/** An entry of the payment provider's records, from which tests count charges. */
export interface LedgerRecord {
  kind: 'charge' | 'refund';
  paymentId: string;
  cents: number;
  at: string;
}

export const paymentsIn = table<PaymentRecord>();
export const ledgerIn = table<LedgerRecord>();

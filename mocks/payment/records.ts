import { table } from '../shared/table.ts';

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
  /** The capture's result, as the shopper chose it. */
  plan: PayPalCapture['status'];
  capture: PayPalCapture | null;
}

export const payPalOrdersIn = table<PayPalOrderRecord>();

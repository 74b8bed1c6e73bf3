import type { PaymentRecord, PaymentStatus } from './payments.ts';

export const SIGNATURE_HEADER = 'x-payment-signature';

/** What the payment provider sends, signed over the whole body. */
export interface ProviderMessage {
  paymentId: string;
  world?: string;
  /** Whoever only looks gets no more time for it. */
  isLook?: boolean;
  status?: PaymentStatus;
  detail?: string;
}

/** What the backend answers to the payment provider. */
export interface PaymentSession extends Pick<PaymentRecord, 'status' | 'cents' | 'mode' | 'lang' | 'returnUrl'> {
  paymentId: string;
  isCharged: boolean;
  /** Until when the payment waits for the shopper, in milliseconds. */
  openUntil: number;
}

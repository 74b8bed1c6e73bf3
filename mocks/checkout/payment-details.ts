import type { PaymentDetails } from '../records/payments.ts';
import { formatted } from '../session/addresses.ts';
import { invalidField } from '../shared/problems.ts';

/** Only the last four digits of a card are kept. */
export function maskedDetails(details: PaymentDetails, id: string): PaymentDetails {
  const digits = details.cardNumber?.replace(/[\s.-]/g, '') ?? '';
  if (!/^[\d*]{12,19}$/.test(digits)) throw invalidField('cardNumber', digits ? 'invalid' : 'missing');
  const { billingAddress } = details;
  return {
    ...details,
    id,
    cardNumber: `****${digits.slice(-4)}`,
    ...(billingAddress && { billingAddress: formatted(billingAddress) }),
  };
}

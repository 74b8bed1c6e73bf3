import { euros } from '../shared/money.ts';
import type { DeferredPaymentDetails } from './deferred-payments.ts';

export const someDetails = (over: Partial<DeferredPaymentDetails> = {}): DeferredPaymentDetails => ({
  eligible: true,
  contract: 'active',
  reason: null,
  hasSegment: true,
  balance: euros(500),
  ...over,
});

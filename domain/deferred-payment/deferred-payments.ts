import type { Money } from '../shared/money.ts';

export type AccountContractStatus = 'draft' | 'proposal' | 'validated' | 'active' | 'closed' | 'cancelled';
export type IneligibilityReason = 'inactive-contract' | 'unknown-subscription';

/** A professional's payment on account (specification §3). */
export interface DeferredPaymentDetails {
  eligible: boolean;
  /** `null`: no contract, or an unknown status. */
  contract: AccountContractStatus | null;
  reason: IneligibilityReason | null;
  /** Whether payment on account is offered to this professional. */
  hasSegment: boolean;
  /** The amount that may still be ordered; `null` without a contract. */
  balance: Money | null;
}

export interface DeferredPayments {
  details(): Promise<DeferredPaymentDetails>;
  /** A company's scoring code, as the backend sends it; `null` without one. */
  scoringCode(companyId: string): Promise<string | null>;
}

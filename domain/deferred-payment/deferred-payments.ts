import type { Money } from '../shared/money.ts';

export type ContractStatus = 'draft' | 'proposal' | 'validated' | 'active' | 'closed' | 'cancelled';
export type IneligibilityReason = 'inactive-contract' | 'unknown-subscription';

/** What the backend knows of a professional who may pay later (specification §3). */
export interface DeferredPaymentDetails {
  eligible: boolean;
  /** `null`: none, or one that this shop does not know. */
  contract: ContractStatus | null;
  reason: IneligibilityReason | null;
  /** Whether the professional is among those to whom it is proposed. */
  hasSegment: boolean;
  /** What may still be ordered; `null` without a contract. */
  balance: Money | null;
}

export interface DeferredPayments {
  details(): Promise<DeferredPaymentDetails>;
  /** The scoring code of a company, as it is written; `null`: it has none. */
  scoringCode(companyId: string): Promise<string | null>;
}

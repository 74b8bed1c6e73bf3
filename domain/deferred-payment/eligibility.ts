import type { CertificationStatus } from '../company/company.ts';
import type { AccountContractStatus, IneligibilityReason } from './deferred-payments.ts';

/** The facts that decide whether a professional may pay on account (specification §4). */
export interface Situation {
  eligible: boolean;
  /** `null`: an unknown status. */
  certification: CertificationStatus | null;
  siret: string | null;
  score: number | null;
  contract: AccountContractStatus | null;
  reason: IneligibilityReason | null;
}

export type Subscription = 'eligible' | 'pending' | 'available' | 'none';

/** Specification §9: strictly above. */
const threshold = 9;

/** Decides every situation. When both pending and available apply, pending wins (postal-domain 9.44). */
export function subscriptionOf(situation: Situation): Subscription {
  if (situation.eligible) return 'eligible';
  if (isPending(situation)) return 'pending';
  return isAvailable(situation) ? 'available' : 'none';
}

/** Subscription pending, as the specification words it. */
export const isPending = ({ eligible, certification, contract }: Situation): boolean =>
  !eligible &&
  (certification === 'pending' ||
    (certification === 'active' && (contract === 'draft' || contract === 'proposal' || contract === 'validated')));

/** Subscription available, as the specification words it. */
export const isAvailable = ({ eligible, certification, siret, score, contract, reason }: Situation): boolean =>
  !eligible &&
  (certification === 'active' || certification === 'inactive') &&
  siret !== null &&
  siret !== '' &&
  score !== null &&
  score > threshold &&
  (reason === 'inactive-contract' ||
    reason === 'unknown-subscription' ||
    contract === 'closed' ||
    contract === 'cancelled');

/** A scoring code is a whole number; any other text is none (postal-domain 9.45). */
export const scoreOf = (code: string | null): number | null =>
  code !== null && /^-?\d{1,9}$/.test(code.trim()) ? Number(code) : null;

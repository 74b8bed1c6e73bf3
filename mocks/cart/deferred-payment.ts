import type { components } from '#contracts/generated/checkout.ts';
import { paymentsIn } from '../records/payments.ts';
import type { UserRecord } from '../records/users.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';

interface Account {
  eligible: boolean;
  contractStatus?: string;
  ineligibilityReason?: string;
  /** The credit limit. */
  limitCents?: number;
  scoringCode: string;
}

/** The accounts of the demonstration's professionals; all others are outside the segment. */
const accounts: Readonly<Record<string, Account>> = {
  'pro-certifie@exemple.fr': { eligible: true, contractStatus: 'ACTIVE', limitCents: 50_000, scoringCode: '15' },
  'pro-petit-solde@exemple.fr': { eligible: true, contractStatus: 'ACTIVE', limitCents: 1000, scoringCode: '12' },
  'pro-en-cours@exemple.fr': { eligible: false, ineligibilityReason: 'UNKNOWN_SUBSCRIPTION', scoringCode: '12' },
  'pro-contrat-en-cours@exemple.fr': {
    eligible: false,
    contractStatus: 'PROPOSAL',
    ineligibilityReason: 'INACTIVE_CONTRACT',
    scoringCode: '14',
  },
  'pro-contrat-clos@exemple.fr': { eligible: false, contractStatus: 'CLOSED', scoringCode: '11' },
  'pro-sans-demande@exemple.fr': { eligible: false, ineligibilityReason: 'UNKNOWN_SUBSCRIPTION', scoringCode: '10' },
  'pro-petit-score@exemple.fr': { eligible: false, ineligibilityReason: 'UNKNOWN_SUBSCRIPTION', scoringCode: '9' },
};

export const paysLater = ({ uid }: UserRecord): boolean => accounts[uid]?.eligible ?? false;

export function deferredAnswer(world: World, user: UserRecord, lang: Lang): components['schemas']['DeferredPayment'] {
  const account = accounts[user.uid];
  if (!account) return { eligible: false, hasEligibilitySegment: false };
  const { eligible, contractStatus, ineligibilityReason, limitCents } = account;
  return {
    eligible,
    hasEligibilitySegment: true,
    ...(contractStatus && { contractStatus }),
    ...(ineligibilityReason && { ineligibilityReason }),
    ...(limitCents !== undefined && { balance: priceOf(balanceOf(world, user), lang) }),
  };
}

export function companyAnswer({ uid, legalEntity }: UserRecord): components['schemas']['CompanyInfo'] | null {
  if (!legalEntity) return null;
  const { id, name, siret } = legalEntity;
  const code = accounts[uid]?.scoringCode;
  return { id, name, siret, ...(code && { externalScoringCode: code }) };
}

/** The credit limit without unpaid orders. */
function balanceOf(world: World, { uid }: UserRecord): number {
  const paid = paymentsIn(world).findMany((q) => q.where({ owner: uid, mode: 'deferred', status: 'AUTHORISED' }));
  return (accounts[uid]?.limitCents ?? 0) - paid.reduce((sum, { cents }) => sum + cents, 0);
}

export function checkBalance(world: World, user: UserRecord, cents: number): void {
  if (balanceOf(world, user) >= cents) return;
  throw refusal(400, {
    type: 'DeferredPaymentError',
    reason: 'insufficientBalance',
    subject: user.uid,
    subjectType: 'user',
    message: 'The balance does not cover the cart.',
  });
}

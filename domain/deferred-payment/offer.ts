import type { LegalEntity } from '../company/company.ts';
import type { Uses } from '../ports.ts';
import { orFailed } from '../shared/fault.ts';
import type { Money } from '../shared/money.ts';
import type { DeferredPaymentDetails } from './deferred-payments.ts';
import { type Situation, scoreOf, subscriptionOf } from './eligibility.ts';

/**
 * The message to a professional who cannot pay on account yet, and who must act next: the professional or somebody
 * else.
 */
export type Engagement =
  | { kind: 'pending'; waitingFor: 'certification' | 'contract' }
  | { kind: 'available'; next: 'certify' | 'subscribe' };

export interface DeferredOffer {
  balance: Money | null;
  engagement: Engagement | null;
}

export const noOffer: DeferredOffer = { balance: null, engagement: null };

/**
 * The amount that the balance lacks for the order; `null` when it is enough, which includes a balance equal to the
 * total.
 */
export function shortfallOf(total: Money, balance: Money | null): Money | null {
  const cents = total.cents - (balance?.cents ?? 0);
  return cents > 0 ? { cents } : null;
}

/** The amount that the balance lacks, where payment on account is offered but the balance is too low; `null` otherwise. */
export function offeredShortfall({
  choices,
  deferred,
  total,
}: {
  choices: readonly { code: string }[] | null;
  deferred: DeferredOffer;
  total: Money;
}): Money | null {
  const isOffered = choices?.some(({ code }) => code === 'deferred') ?? false;
  return isOffered && deferred.balance ? shortfallOf(total, deferred.balance) : null;
}

/** What is known of payment on account, and whether something that decides it could not be loaded. */
export interface DeferredAccount {
  offer: DeferredOffer;
  hasFailed: boolean;
}

/** A professional's payment on account. When it cannot be loaded it is not offered; the other modes remain. */
export async function deferredOffer(ports: Uses<'companies' | 'deferredPayments'>): Promise<DeferredOffer> {
  return (await deferredAccount(ports)).offer;
}

/** The same, for a page that tells « could not be loaded » from « there is none ». */
export async function deferredAccount({
  companies,
  deferredPayments,
}: Uses<'companies' | 'deferredPayments'>): Promise<DeferredAccount> {
  const [details, mine] = await Promise.all([orFailed(deferredPayments.details()), orFailed(companies.mine())]);
  if (details === 'failed') return { offer: noOffer, hasFailed: true };
  const { balance } = details;
  if (details.eligible || !details.hasSegment) return { offer: { balance, engagement: null }, hasFailed: false };
  const company = mine === 'failed' ? null : mine;
  const situation = situationOf(details, company);
  // The scoring code is loaded only where it decides.
  const decides = subscriptionOf({ ...situation, score: Number.POSITIVE_INFINITY }) === 'available';
  const code = decides && company ? await orFailed(deferredPayments.scoringCode(company.id)) : null;
  const score = scoreOf(code === 'failed' ? null : code);
  return {
    offer: { balance, engagement: engagementOf({ ...situation, score }) },
    hasFailed: mine === 'failed' || code === 'failed',
  };
}

const situationOf = (details: DeferredPaymentDetails, company: LegalEntity | null): Situation => ({
  eligible: details.eligible,
  contract: details.contract,
  reason: details.reason,
  certification: company?.certification ?? null,
  siret: company?.siret ?? null,
  score: null,
});

function engagementOf(situation: Situation): Engagement | null {
  switch (subscriptionOf(situation)) {
    case 'pending':
      return { kind: 'pending', waitingFor: situation.certification === 'pending' ? 'certification' : 'contract' };
    case 'available':
      return { kind: 'available', next: situation.certification === 'active' ? 'subscribe' : 'certify' };
    default:
      return null;
  }
}

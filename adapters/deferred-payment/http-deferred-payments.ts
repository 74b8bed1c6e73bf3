import { getCompanyInfo, getDeferredPayment } from '#adapters/generated/checkout/sdk.gen.ts';
import type { DeferredPayment } from '#adapters/generated/checkout/types.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { toMoney, wordOf } from '#adapters/shared-mapping.ts';
import type {
  AccountContractStatus,
  DeferredPaymentDetails,
  DeferredPayments,
  IneligibilityReason,
} from '#domain/deferred-payment/deferred-payments.ts';

export class HttpDeferredPayments implements DeferredPayments {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async details(): Promise<DeferredPaymentDetails> {
    const { calls, own, context } = this.#backend;
    const wire = await calls.callOrThrow(
      'getDeferredPayment',
      getDeferredPayment({ ...own, path: { userId: 'current' }, query: context }),
    );
    return toDetails(wire);
  }

  async scoringCode(companyId: string): Promise<string | null> {
    const { calls, own, context } = this.#backend;
    const company = await calls.callOrThrow(
      'getCompanyInfo',
      getCompanyInfo({ ...own, path: { companyId }, query: context }),
    );
    return company.externalScoringCode ?? null;
  }
}

/** An absent flag is false; unknown codes are ignored (postal-domain 9.44, 9.47). */
const toDetails = (wire: DeferredPayment): DeferredPaymentDetails => ({
  eligible: wire.eligible ?? false,
  contract: wordOf(contracts, wire.contractStatus?.toUpperCase()) ?? null,
  reason: wordOf(reasons, wire.ineligibilityReason?.toUpperCase()) ?? null,
  hasSegment: wire.hasEligibilitySegment ?? false,
  balance: wire.balance ? toMoney(wire.balance) : null,
});

const contracts: Record<string, AccountContractStatus> = {
  DRAFT: 'draft',
  PROPOSAL: 'proposal',
  VALIDATED: 'validated',
  ACTIVE: 'active',
  CLOSED: 'closed',
  CANCELLED: 'cancelled',
};

const reasons: Record<string, IneligibilityReason> = {
  INACTIVE_CONTRACT: 'inactive-contract',
  UNKNOWN_SUBSCRIPTION: 'unknown-subscription',
};

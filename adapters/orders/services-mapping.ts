import { toLine } from '#adapters/cart/cart-mapping.ts';
import type {
  OrderEntry,
  ServiceState,
  ForwardingContract as WireContract,
} from '#adapters/generated/orders/types.gen.ts';
import { toContractStatus, toLineStatus, toLogoLabel } from '#adapters/service-statuses.ts';
import { toService, wordOf } from '#adapters/shared-mapping.ts';
import { lineStateOf } from '#domain/orders/line-status.ts';
import type {
  CodeEntry,
  ContractAddress,
  ContractStep,
  ForwardingContract,
  LogoSubscription,
  OrderedService,
} from '#domain/orders/services.ts';

export const toOrderedService = (entry: OrderEntry, state: ServiceState): OrderedService => ({
  lineId: toLine(entry).id,
  entryNumber: entry.entryNumber,
  state: lineStateOf(toService(entry.product.service), toLineStatus(state.status)),
  since: state.statusDate ?? null,
  availableUntil: state.availableUntil ?? null,
  validUntil: state.validUntil ?? null,
  refundableFrom: state.refundableFrom ?? null,
  downloadedAt: state.downloadedAt ?? null,
  trackingId: state.trackingId ?? null,
  subscription: state.subscription ? toSubscription(state.subscription) : null,
  contract: state.contract ? toContract(state.contract) : null,
});

const toSubscription = ({ status, reason, endDate }: NonNullable<ServiceState['subscription']>): LogoSubscription => ({
  label: toLogoLabel(status),
  reason: reason ?? null,
  endDate: endDate ?? null,
});

export const contractTypes: Record<string, NonNullable<ForwardingContract['type']>> = {
  definitive: 'definitive',
  temporary: 'temporary',
  mobility: 'mobility',
};
const destinations: Record<string, ForwardingContract['destination']> = {
  national: 'national',
  international: 'international',
};

const stepKinds: Record<string, ContractStep['kind']> = {
  PAID: 'paid',
  LETTER_SENT: 'letter-sent',
  CODE_ENTERED: 'code-entered',
  IDENTITY_CHECKED: 'identity-checked',
  ACTIVE: 'active',
  CARD_RECEIVED: 'card-received',
  ENDED: 'ended',
};
const codeStatuses: Record<string, CodeEntry['status']> = { OPEN: 'open', EXPIRED: 'expired', LOCKED: 'locked' };
const cardStatuses: Record<string, NonNullable<ForwardingContract['card']>> = {
  ASKED: 'asked',
  RECEIVED: 'received',
  MISSING: 'missing',
};

export const toContract = (wire: WireContract): ForwardingContract => ({
  id: wire.id,
  status: toContractStatus(wire.status),
  type: wordOf(contractTypes, wire.contractType) ?? null,
  destination: wordOf(destinations, wire.destination) ?? null,
  startDate: wire.startDate ?? null,
  endDate: wire.endDate ?? null,
  from: wire.addressFrom ? toContractAddress(wire.addressFrom) : null,
  to: wire.addressTo ? toContractAddress(wire.addressTo) : null,
  steps: (wire.steps ?? []).flatMap(({ code, reached, day }) => {
    const kind = wordOf(stepKinds, code);
    return kind ? [{ kind, isReached: reached, day: day ?? null }] : [];
  }),
  codeEntry: wire.codeEntry ? toCodeEntry(wire.codeEntry) : null,
  card: wordOf(cardStatuses, wire.cardStatus) ?? null,
});

/** `null`: a status that the shop does not know, in which no code is entered. */
function toCodeEntry(wire: NonNullable<WireContract['codeEntry']>): CodeEntry | null {
  const status = wordOf(codeStatuses, wire.status);
  const { triesLeft, validUntil: expiresOn = null, resendFrom = null } = wire;
  return status ? { status, triesLeft, expiresOn, resendFrom } : null;
}

export const toContractAddress = ({
  line1,
  postalCode,
  town,
}: NonNullable<WireContract['addressFrom']>): ContractAddress => ({
  street: line1 ?? null,
  postalCode: postalCode ?? null,
  city: town ?? null,
});

import { toLine } from '#adapters/cart/cart-mapping.ts';
import type {
  OrderEntry,
  ServiceState,
  ForwardingContract as WireContract,
} from '#adapters/generated/orders/types.gen.ts';
import { toService, wordOf } from '#adapters/shared-mapping.ts';
import { lineStateOf, logoLabelOf } from '#domain/orders/line-status.ts';
import type {
  ContractAddress,
  ContractStatus,
  ForwardingContract,
  LogoSubscription,
  OrderedService,
} from '#domain/orders/services.ts';

export const toOrderedService = (entry: OrderEntry, state: ServiceState): OrderedService => ({
  lineId: toLine(entry).id,
  entryNumber: entry.entryNumber,
  state: lineStateOf(toService(entry.product.service), state.status),
  word: state.status,
  since: state.statusDate ?? null,
  availableUntil: state.availableUntil ?? null,
  downloadedAt: state.downloadedAt ?? null,
  trackingId: state.trackingId ?? null,
  subscription: state.subscription ? toSubscription(state.subscription) : null,
  contract: state.contract ? toContract(state.contract) : null,
});

const toSubscription = ({ status, reason, endDate }: NonNullable<ServiceState['subscription']>): LogoSubscription => ({
  label: logoLabelOf(status),
  reason: reason ?? null,
  endDate: endDate ?? null,
});

const contractStatuses: Record<string, ContractStatus> = {
  CREATED: 'CREATED',
  TO_BE_VERIFIED: 'TO_BE_VERIFIED',
  READY_FOR_PICKUP: 'READY_FOR_PICKUP',
  CANCELLED: 'CANCELLED',
};
const contractTypes: Record<string, ForwardingContract['type']> = {
  definitive: 'definitive',
  temporary: 'temporary',
  mobility: 'mobility',
};
const destinations: Record<string, ForwardingContract['destination']> = {
  national: 'national',
  international: 'international',
};

export const toContract = (wire: WireContract): ForwardingContract => ({
  id: wire.id,
  status: wordOf(contractStatuses, wire.status) ?? null,
  type: wordOf(contractTypes, wire.contractType) ?? null,
  destination: wordOf(destinations, wire.destination) ?? null,
  startDate: wire.startDate ?? null,
  endDate: wire.endDate ?? null,
  from: wire.addressFrom ? toContractAddress(wire.addressFrom) : null,
  to: wire.addressTo ? toContractAddress(wire.addressTo) : null,
});

const toContractAddress = ({
  streetName,
  zipCode,
  city,
}: NonNullable<WireContract['addressFrom']>): ContractAddress => ({
  street: streetName ?? null,
  postalCode: zipCode ?? null,
  city: city ?? null,
});

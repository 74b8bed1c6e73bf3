import type { DepositableLabel as WireLabel, DepositList as WireList } from '#adapters/generated/labels/types.gen.ts';
import { toLineStatus } from '#adapters/service-statuses.ts';
import { wordOrOther } from '#adapters/shared-mapping.ts';
import type {
  DepositableLabel,
  DepositList,
  DepositListStatus,
  NotListedReason,
} from '#domain/labels/deposit-lists.ts';
import { lineStateOf } from '#domain/orders/line-status.ts';
import { serviceOf } from './labels-mapping.ts';

const statuses: Record<string, DepositListStatus> = {
  OPEN: 'open',
  SCANNED: 'scanned',
  CANCELLED: 'cancelled',
  OVER: 'over',
};

const reasons: Record<string, NotListedReason> = {
  notDepositable: 'not-depositable',
  notTakenThen: 'not-taken-then',
  notOpenThen: 'not-open-then',
};

export const toNotListed = (reason: string | null): NotListedReason => wordOrOther(reasons, reason);

export const toDepositableLabel = (wire: WireLabel): DepositableLabel => ({
  trackingId: wire.trackingId,
  orderCode: wire.orderCode,
  service: serviceOf(wire),
  carrier: wire.carrierCode ?? null,
  recipient: wire.recipient ?? null,
  destination: wire.destination ?? null,
  weight: wire.weight ?? null,
  validUntil: wire.validUntil ?? null,
  downloadedAt: wire.downloadedAt ?? null,
});

export const toDepositList = (wire: WireList): DepositList => ({
  number: wire.number,
  status: wordOrOther(statuses, wire.status),
  date: wire.depositDate,
  createdAt: wire.createdAt,
  scannedAt: wire.scannedAt ?? null,
  labels: wire.labels.map(toDepositableLabel),
  totalWeight: wire.totalWeight ?? null,
  // A state of a parcel and of a registered letter has the same words there.
  removed: wire.removedLabels.map(({ trackingId, status }) => ({
    trackingId,
    state: lineStateOf('parcel', toLineStatus(status)),
  })),
  barcode: wire.barcode,
});

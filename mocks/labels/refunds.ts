import type { components } from '#contracts/generated/labels.ts';
import { isAwaitingDropOff, nextDay, piecesOf } from '../orders/services.ts';
import { automaticRefundsIn, labelRefundsIn } from '../records/label-files.ts';
import type { OrderRecord } from '../records/orders.ts';
import { dayOf, hours, isoNowIn, nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { invalidField, refusal, unknownResource } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { REFUND_DAYS } from '../tariffs/service-limits.ts';
import { type LabelPiece, labelsOf } from './order-labels.ts';

type Parcel = components['schemas']['RefundableParcelList']['parcels'][number];

const reasons: Record<string, string> = {
  REFUND_PENDING: 'PENDING',
  REFUNDED: 'REFUNDED',
  PARTIALLY_REFUNDED: 'REFUNDED',
  REFUND_FAILED: 'REFUSED',
  REFUND_REFUSED: 'REFUSED',
  REFUND_EXPIRED: 'TOO_OLD',
  CANCELLED: 'CANCELLED',
  DEPOSITED: 'SCANNED',
};

interface RefundSource {
  record: OrderRecord;
  /** Shipping labels; the parcels of no other service are sold here. */
  isSmt: boolean;
  lang: Lang;
}

const parcelsOf = (world: World, { record, isSmt, lang }: RefundSource): LabelPiece[] =>
  isSmt ? labelsOf(world, record, lang).filter(({ service }) => service === 'smt') : [];

export const refundableParcels = (world: World, source: RefundSource): Parcel[] =>
  parcelsOf(world, source).map((piece) => parcelAnswer(world, source, piece));

function parcelAnswer(
  world: World,
  { record, lang }: RefundSource,
  { id, status, statusDate, isScanned, entry, recipient, validUntil }: LabelPiece,
): Parcel {
  const refundableUntil = dayOf(Date.parse(record.order.fr.created) + hours(24 * REFUND_DAYS));
  const isTooOld = dayOf(nowIn(world)) > refundableUntil;
  const isExpired = status === 'LABEL_EXPIRED';
  const isUnshown = isAwaitingDropOff({ status });
  const refundable = (isExpired || isUnshown) && !isTooOld && !isScanned;
  const reason = isExpired ? (isScanned ? 'SCANNED' : 'TOO_OLD') : (reasons[status] ?? 'NOT_EXPIRED');
  const request = labelRefundsIn(world).findFirst((q) => q.where({ orderCode: record.code, trackingId: id }));
  const requestedAt = request?.requestedAt ?? (status === 'REFUND_PENDING' ? statusDate : undefined);
  return {
    trackingId: id,
    refundable,
    ...(!refundable && { reason }),
    ...(!refundable && reason === 'NOT_EXPIRED' && validUntil && { refundableFrom: nextDay(validUntil) }),
    refundableUntil,
    ...(requestedAt && { requestedAt }),
    amount: priceOf(Math.round(entry.basePrice.value * 100), lang),
    ...(recipient && { recipient }),
    status,
  };
}

interface Wanted extends RefundSource {
  trackingIds: readonly string[];
  reason: string;
}

/** Asks for the refund of labels: of all of them or of none. Asking again changes nothing and has the same date. */
export async function refundParcels(world: World, { trackingIds, reason, ...source }: Wanted) {
  if (!Array.isArray(trackingIds) || trackingIds.length === 0) throw invalidField('trackingIds', 'missing');
  const orderCode = source.record.code;
  const parcels = refundableParcels(world, source);
  const requestOf = (trackingId: string) => labelRefundsIn(world).findFirst((q) => q.where({ orderCode, trackingId }));
  for (const id of trackingIds) {
    const parcel = parcels.find(({ trackingId }) => trackingId === id);
    if (!parcel) throw unknownResource(id);
    if (!parcel.refundable && !requestOf(id)) throw notRefundable(parcel);
  }
  const requestedAt = isoNowIn(world);
  for (const trackingId of trackingIds)
    if (!requestOf(trackingId)) await labelRefundsIn(world).create({ orderCode, trackingId, reason, requestedAt });
  return { parcels: refundableParcels(world, source).filter(({ trackingId }) => trackingIds.includes(trackingId)) };
}

/** Chosen while a label is valid: what has expired before is asked for. */
export async function chooseAutomaticRefund(world: World, record: OrderRecord, enabled: unknown) {
  if (typeof enabled !== 'boolean') throw invalidField('enabled');
  if (!record.order.fr.entries.some((entry) => piecesOf(world, record, entry).some((piece) => piece.validUntil)))
    throw refusal(400, {
      type: 'LabelError',
      reason: 'nothingValid',
      subject: record.code,
      subjectType: 'order',
      message: `No label of ${record.code} is valid any more.`,
    });
  const { code: orderCode } = record;
  automaticRefundsIn(world).deleteMany((q) => q.where({ orderCode }));
  await automaticRefundsIn(world).create({ orderCode, enabled });
  return { enabled };
}

const notRefundable = ({ trackingId, reason }: Parcel) =>
  refusal(400, {
    type: 'LabelError',
    reason: reason ?? 'notRefundable',
    subject: trackingId,
    subjectType: 'label',
    message: `The label ${trackingId} is not refunded.`,
  });

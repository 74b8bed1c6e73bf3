import type { LabelList, RefundableParcelList, SentLetterList } from '#adapters/generated/labels/types.gen.ts';
import { places } from '#adapters/parcels/options-mapping.ts';
import { toLineStatus } from '#adapters/service-statuses.ts';
import { toMoneyOrNull, toService, wordOf, wordOrOther } from '#adapters/shared-mapping.ts';
import type {
  LabelFormat,
  NotRefundableReason,
  OrderLabels,
  Printing,
  RefundableParcel,
  ShippingLabel,
} from '#domain/labels/labels.ts';
import type { SentLetter } from '#domain/labels/sent-letter.ts';
import { lineStateOf } from '#domain/orders/line-status.ts';
import type { Offset } from '#domain/stamps/offset.ts';

/** The backend's words; a format that the shop does not know has no name for a shopper, and is not offered. */
const formats: Record<LabelFormat, string> = { a4: 'A4', 'a4-4': 'A4_4', '10x15': '10X15', dymo: 'DYMO' };

const toFormat = (word: string): LabelFormat[] =>
  (Object.keys(formats) as LabelFormat[]).filter((format) => formats[format] === word);

export const fromPrinting = ({ format, startCell }: Printing) => ({
  ...(format && { format: formats[format] }),
  ...(startCell !== null && { startCell }),
});

/** An offset of zero is left out of the query. */
export const fromOffset = ({ x, y }: Offset) => ({
  ...(x !== 0 && { offsetX: x }),
  ...(y !== 0 && { offsetY: y }),
});

export const toOrderLabels = ({ labels, formats: offered }: LabelList): OrderLabels => ({
  labels: labels.map(toLabel),
  formats: [...new Set(offered.flatMap(toFormat))],
});

const toLabel = (wire: LabelList['labels'][number]): ShippingLabel => ({
  trackingId: wire.trackingId,
  entryNumber: wire.entryNumber,
  service: serviceOf(wire),
  state: lineStateOf(serviceOf(wire), toLineStatus(wire.status)),
  since: wire.statusDate ?? null,
  availableUntil: wire.availableUntil ?? null,
  validUntil: wire.validUntil ?? null,
  downloadedAt: wire.downloadedAt ?? null,
  carrier: wire.carrierCode ?? null,
  recipient: wire.recipient ?? null,
  reference: wire.costReference ?? null,
  size: wire.size ?? null,
  dropOff: wire.dropOffCode
    ? {
        code: wire.dropOffCode,
        places: (wire.dropOffPlaces ?? []).flatMap((place) => wordOf(places, place) ?? []),
      }
    : null,
});

/** A label without a service is a shipping label. */
export const serviceOf = ({ service }: Pick<LabelList['labels'][number], 'service'>) =>
  service === undefined ? 'parcel' : toService(service);

/** What the shop says of each reason that the contract names. */
export const reasonWords: Record<string, NotRefundableReason> = {
  NOT_EXPIRED: 'not-expired',
  SCANNED: 'scanned',
  TOO_OLD: 'too-old',
  PENDING: 'pending',
  REFUNDED: 'refunded',
  REFUSED: 'refused',
  CANCELLED: 'cancelled',
};

export const toParcel = (wire: RefundableParcelList['parcels'][number]): RefundableParcel => ({
  trackingId: wire.trackingId,
  isRefundable: wire.refundable,
  reason: wire.refundable ? null : wordOrOther(reasonWords, wire.reason),
  refundableFrom: wire.refundableFrom ?? null,
  refundableUntil: wire.refundableUntil ?? null,
  requestedAt: wire.requestedAt ?? null,
  amount: toMoneyOrNull(wire.amount),
  recipient: wire.recipient ?? null,
  state: wire.status === undefined ? null : lineStateOf('parcel', toLineStatus(wire.status)),
});

export const toSentLetter = ({ envelopes, ...letter }: SentLetterList['letters'][number]): SentLetter => ({
  ...letter,
  envelopes: envelopes.map(({ recipient, trackingId, acknowledgement }) => ({
    recipient,
    trackingId: trackingId ?? null,
    acknowledgement: acknowledgement ? { signedAt: acknowledgement.signedAt ?? null } : null,
  })),
});

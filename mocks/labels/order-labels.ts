import type { components } from '#contracts/generated/labels.ts';
import { orderAnswer } from '../orders/answer.ts';
import { isLabelled, type Piece, piecesOf } from '../orders/services.ts';
import { carrierOfParcel } from '../parcels/carriers.ts';
import { recipientOf as recipientOfParcel } from '../parcels/configurations.ts';
import { printsLabelsOf } from '../parcels/drop-off.ts';
import { paidFor, parcelOfLabel } from '../parcels/of-label.ts';
import { DEPOSIT_PLACES, type DepositPlace } from '../parcels/options.ts';
import { printedParcel } from '../parcels/printed.ts';
import type { WholeParcel } from '../parcels/records.ts';
import type { OrderRecord, WireOrder } from '../records/orders.ts';
import type { Lang } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { carrierNames } from '../tariffs/carriers.ts';

type Label = components['schemas']['LabelList']['labels'][number];

export interface LabelPiece extends Piece {
  entry: WireOrder['entries'][number];
  recipient: string;
  /** What was composed; a parcel of the order book has none. */
  parcel?: WholeParcel;
  /** A company's own. */
  reference?: string;
  /** It was used: it is refunded to nobody. */
  isScanned: boolean;
}

/** The labels of an order, in its order. */
export const labelsOf = (world: World, record: OrderRecord, lang: Lang): LabelPiece[] =>
  orderAnswer(world, record, lang)
    .entries.filter(isLabelled)
    .flatMap((entry) =>
      piecesOf(world, record, entry).map((piece, place) => {
        const { configurationId } = entry;
        const parcel = parcelOfLabel(world, configurationId, place);
        const reference = parcel?.costReference;
        return {
          ...piece,
          entry,
          recipient: parcel ? recipientOfParcel(parcel) : recipientOf(entry),
          ...(parcel && { parcel }),
          ...(reference && { reference }),
          isScanned: record.story?.services[entry.entryNumber]?.scanned?.includes(place) ?? false,
        };
      }),
    );

/** What its composition says of whom it goes to. */
const recipientOf = ({ configurationInfos = [] }: WireOrder['entries'][number]): string =>
  configurationInfos[0]?.configurationValue ?? '';

/** What is printed of it. A label is read in France, whatever language the shop was read in. */
export const labelToDraw = (
  world: World,
  { order }: OrderRecord,
  { id, entry, recipient, validUntil, parcel, service }: LabelPiece,
) => ({
  trackingId: id,
  // A registered letter goes with no carrier of parcels.
  carrier: service === 'vrel' ? '' : carrierNames[(parcel && carrierOfParcel(parcel)) ?? 'POFR'].fr,
  service:
    order.fr.entries.find(({ entryNumber }) => entryNumber === entry.entryNumber)?.product.name ?? entry.product.name,
  recipient,
  validUntil,
  parcel: parcel && printedParcel(parcel, paidFor(world, entry, parcel)),
});

export const labelAnswer = ({ id, service, recipient, reference, entry, ...piece }: LabelPiece): Label => ({
  trackingId: id,
  entryNumber: piece.entryNumber,
  service,
  status: piece.status,
  statusDate: piece.statusDate,
  ...(piece.availableUntil && { availableUntil: piece.availableUntil }),
  ...(piece.validUntil && { validUntil: piece.validUntil }),
  ...(piece.downloadedAt && { downloadedAt: piece.downloadedAt }),
  carrierCode: entry.carrierCode ?? 'POFR',
  ...(recipient && { recipient }),
  ...(reference && { costReference: reference }),
  ...(piece.dropOffCode && {
    dropOffCode: piece.dropOffCode,
    dropOffPlaces: placesOf(piece.parcel, entry.carrierCode),
  }),
});

/** Where its label is printed. */
export const placesOf = (parcel: WholeParcel | undefined, carrierCode = 'POFR'): DepositPlace[] =>
  DEPOSIT_PLACES.filter((place) => printsLabelsOf(place, parcel ? carrierOfParcel(parcel) : carrierCode));

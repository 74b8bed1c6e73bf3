import type { Service } from '../cart/cart.ts';
import type { LineState } from '../orders/line-status.ts';
import type { DepositPlace } from '../parcels/parcels.ts';
import type { Download } from '../shared/download.ts';
import type { Money } from '../shared/money.ts';
import type { Offset } from '../stamps/offset.ts';
import type { SentLetter } from './sent-letter.ts';

/** How labels are printed: `a4-4` is four to a sheet. */
export type LabelFormat = 'a4' | 'a4-4' | '10x15' | 'dymo';

export interface ShippingLabel {
  trackingId: string;
  /** The entry of the order that it belongs to. */
  entryNumber: number;
  /** `null`: one that the shop does not know. */
  service: Service | null;
  state: LineState;
  /** ISO date and time since when it has this status. */
  since: string | null;
  /** The last day on which it may be downloaded (`YYYY-MM-DD`, Paris). */
  availableUntil: string | null;
  /** The last day on which a counter takes it, before and after the download (`YYYY-MM-DD`, Paris). */
  validUntil: string | null;
  /** ISO date and time of the last download; `null` before the first. */
  downloadedAt: string | null;
  /** The code of its carrier (POFR, CHRP, DLVG, LPFR). */
  carrier: string | null;
  /** « Mairie, 69002 Lyon ». */
  recipient: string | null;
  /** A company's own, of its parcel. */
  reference: string | null;
  /** Bytes of its file. */
  size: number | null;
  /** Of a label that is printed where its parcel is handed in, which has no file; `null` of any other. */
  dropOff: { code: string; places: DepositPlace[] } | null;
}

export interface OrderLabels {
  labels: ShippingLabel[];
  /** The formats that the backend prints; the first is the usual one. Empty: only its own. */
  formats: LabelFormat[];
}

/** `null`: the backend's usual format. `startCell`: the first free place of a sheet of four, 1 to 4 from the upper left. */
export interface Printing {
  format: LabelFormat | null;
  startCell: number | null;
}

/** The labels of an order that a refund is asked for: the specification's `isSmt` tells one kind from the other. */
export interface RefundableOrder {
  orderCode: string;
  isShippingLabel: boolean;
}

/** `other`: a reason that the shop does not know. */
export type NotRefundableReason =
  | 'not-expired'
  | 'scanned'
  | 'too-old'
  | 'pending'
  | 'refunded'
  | 'refused'
  | 'cancelled'
  | 'other';

export interface RefundableParcel {
  trackingId: string;
  isRefundable: boolean;
  /** Why not; `null` where it is refundable. */
  reason: NotRefundableReason | null;
  /** From which day it may be refunded, where it is too early (`YYYY-MM-DD`). */
  refundableFrom: string | null;
  /** The last day on which its refund may be asked for, past or to come; `null`: the backend does not say it. */
  refundableUntil: string | null;
  /** ISO date and time at which its refund was asked for; `null`: it was not, or the backend does not say it. */
  requestedAt: string | null;
  amount: Money | null;
  recipient: string | null;
  /** `null`: the backend does not say it. */
  state: LineState | null;
}

/** Whether the refund of each of these labels was asked for. */
export const areRefundRequested = (parcels: readonly RefundableParcel[], trackingIds: readonly string[]): boolean =>
  trackingIds.every((id) =>
    parcels.some(({ trackingId, reason }) => trackingId === id && (reason === 'pending' || reason === 'refunded')),
  );

/** `'unknown'`: there is no such order or file, or it is somebody else's. `'not-ready'`: it cannot be had now, or no longer. */
export type DownloadAnswer = Download | 'unknown' | 'not-ready';

export interface Labels {
  ofOrder(orderCode: string): Promise<OrderLabels | 'unknown'>;
  /** One file of one, several or (without any) all labels that may be downloaded. */
  file(orderCode: string, trackingIds: readonly string[], printing: Printing): Promise<DownloadAnswer>;
  /** The page with the code of a label that is printed where its parcel is handed in. */
  dropOffCode(orderCode: string, trackingId: string): Promise<DownloadAnswer>;
  /** Moved by what the shopper's printer needs. */
  stamps(orderCode: string, offset: Offset): Promise<DownloadAnswer>;
  /** A free page with the cells of a support, to see how far a printer is off; `'unknown'`: no such support. */
  stampGrid(support: string, offset: Offset): Promise<DownloadAnswer>;
  /** The sheet of a stamp logo. */
  plank(orderCode: string, entryNumber: number): Promise<DownloadAnswer>;
  /** The proof of each letter that was sent; those that are still being printed are left out. */
  sentLetters(orderCode: string): Promise<SentLetter[] | 'unknown'>;
  /** The letter as it was sent. */
  letter(orderCode: string, entryNumber: number): Promise<DownloadAnswer>;
  /** The proof that a letter was sent, to one envelope (its place, from 0) or, with `null`, to all. */
  letterProof(orderCode: string, entryNumber: number, envelope: number | null): Promise<DownloadAnswer>;
  /** A free page with a rule of 100 mm. */
  testPage(printing: Printing): Promise<Download>;
  /**
   * Chooses whether the labels of an order are refunded without a request once they have expired unused. `'refused'`: none
   * of them is valid any more.
   */
  refundAutomatically(orderCode: string, isWanted: boolean): Promise<'done' | 'unknown' | 'refused'>;
  refundable(order: RefundableOrder): Promise<RefundableParcel[] | 'unknown'>;
  /**
   * Asks for the refund of labels, and answers with them as they stand now; asking again gives the same answer.
   * `'refused'`: nothing was asked for, because one of
   * them may not be refunded (any more); `refundable` says which.
   */
  refund(
    order: RefundableOrder,
    request: { trackingIds: readonly string[]; reason: string | null },
  ): Promise<readonly RefundableParcel[] | 'unknown' | 'refused'>;
}

import { table } from '../shared/table.ts';

/** A file that was downloaded: a label by its number, the stamps or the sheet of an entry by the number of the entry. */
export interface FileRecord {
  orderCode: string;
  piece: string;
  at: string;
}

/** A label whose refund was asked for. */
export interface LabelRefundRecord {
  orderCode: string;
  trackingId: string;
  reason: string;
  requestedAt: string;
}

/** Whether the labels of an order are refunded without a request. */
export interface AutomaticRefundRecord {
  orderCode: string;
  enabled: boolean;
}

export const automaticRefundsIn = table<AutomaticRefundRecord>();
export const filesIn = table<FileRecord>();
export const labelRefundsIn = table<LabelRefundRecord>();

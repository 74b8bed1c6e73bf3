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

/** A deposit list of an account. */
export interface DepositListRecord {
  number: string;
  owner: string;
  depositDate: string;
  createdAt: string;
  trackingIds: string[];
  cancelledAt?: string;
  /** When a counter scanned it. */
  scannedAt?: string;
  /** The labels that the counter accepted. */
  accepted?: string[];
}

export const depositListsIn = table<DepositListRecord>();
/** A code that was shown where its parcel was handed in: its label was printed, and is not printed again. */
export interface RedemptionRecord {
  orderCode: string;
  trackingId: string;
  at: string;
}

export const redemptionsIn = table<RedemptionRecord>();
export const automaticRefundsIn = table<AutomaticRefundRecord>();
export const filesIn = table<FileRecord>();
export const labelRefundsIn = table<LabelRefundRecord>();

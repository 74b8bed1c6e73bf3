import { table } from '../shared/table.ts';

export interface ReturnRecord {
  code: string;
  owner: string;
  orderCode: string;
  consignmentCode: string;
  createdAt: number;
  methodCode: string;
  comment: string;
  entries: { entryNumber: number; quantity: number; reasonCode: string }[];
  /** The state in which the order book keeps it; a return of the shop moves on by its age. */
  told: string | null;
  cancelledAt: number | null;
}

export const returnsIn = table<ReturnRecord>();

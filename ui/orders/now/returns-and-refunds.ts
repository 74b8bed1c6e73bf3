import type { RefundableParcel } from '#domain/labels/labels.ts';
import type { Consignment, ConsignmentStatus } from '#domain/orders/consignments.ts';
import type { Order, Withdrawal } from '#domain/orders/orders.ts';
import { withdrawalDay as lastWithdrawalDay } from '#domain/orders/withdrawal.ts';
import { type ReturnRequest, returnablePieces } from '#domain/returns/returns.ts';

/** What was given back of an order, and what still may be; `null`: it could not be read. */
export interface ReturnsAndRefunds {
  /** The newest first. */
  returns: readonly ReturnRequest[] | null;
  /** The newest last. */
  withdrawals: readonly Withdrawal[] | null;
  /** Also `null` where no label of the order is out of date: nobody asks then. */
  refundable: readonly RefundableParcel[] | null;
}

export const unread: ReturnsAndRefunds = { returns: null, withdrawals: null, refundable: null };

/** The last day on which a return of this consignment may begin (`YYYY-MM-DD`); `null`: that day, or every piece, is gone. */
export function returnDay(
  consignment: Consignment,
  { returns, withdrawals }: ReturnsAndRefunds,
  today: string,
): string | null {
  const { returnableUntil } = consignment;
  if (returnableUntil === null || returnableUntil < today) return null;
  const returnable = returnablePieces(consignment, { returns: returns ?? [], withdrawals: withdrawals ?? [] });
  return returnable > 0 ? returnableUntil : null;
}

/** The same for a withdrawal from the order. */
export function withdrawalDay(order: Order, { withdrawals }: ReturnsAndRefunds, today: string): string | null {
  return lastWithdrawalDay(order, { withdrawals: withdrawals ?? [], today });
}

/** Whether a label of it is out of date or was given back, so that the backend knows which others may be. */
export const hasRefundableLabels = ({ services }: Pick<Order, 'services'>): boolean =>
  services.some(
    ({ state: { isRefundable, label } }) =>
      isRefundable || label === 'refund-pending' || label === 'partially-refunded',
  );

/** States of a consignment that the shopper has received. */
export const arrived: ReadonlySet<ConsignmentStatus> = new Set(['received', 'closed', 'incident-closed']);

/** Whether goods of it have arrived, so that a return may have been asked for. */
export const hasArrived = ({ consignments }: Pick<Order, 'consignments'>): boolean =>
  consignments.some(({ status }) => arrived.has(status));

import type { Order } from '#domain/orders/orders.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { todayInParis } from '#ui/wording/today.ts';
import { hasArrived, hasRefundableLabels, type ReturnsAndRefunds } from './returns-and-refunds.ts';

type Reader = Pick<RequestContext, 'ports'>;

/** What was given back of a listed order, and what may still be. Only what has arrived is given back. */
export async function readReturnsAndRefunds(reader: Reader, order: Order): Promise<ReturnsAndRefunds> {
  const { orders, returns } = reader.ports;
  const [ofOrder, withdrawals, refundable] = await Promise.all([
    hasArrived(order) ? readOrNull(returns.ofOrder(order.code)) : [],
    // A row names what is still to return alone, which a withdrawal lessens.
    mayReturn(order) ? readOrNull(orders.withdrawals(order.code)) : [],
    readRefundable(reader, order),
  ]);
  return { returns: ofOrder, withdrawals, refundable };
}

function mayReturn(order: Order): boolean {
  const today = todayInParis();
  return hasArrived(order) && order.consignments.some(({ returnableUntil }) => (returnableUntil ?? '') >= today);
}

/** The labels of an order that may be refunded; `null` where none is out of date, or nobody knows. */
export async function readRefundable({ ports }: Reader, order: Order): Promise<ReturnsAndRefunds['refundable']> {
  if (!hasRefundableLabels(order)) return null;
  const isShippingLabel = order.groups.some(({ kind }) => kind === 'shipping-labels');
  return readOrNull(ports.labels.refundable({ orderCode: order.code, isShippingLabel }));
}

/** Without them, a page shows less. */
export async function readOrNull<Read>(answer: Promise<Read | 'unknown'>): Promise<Read | null> {
  const read = await orNull(answer);
  return read === 'unknown' ? null : read;
}

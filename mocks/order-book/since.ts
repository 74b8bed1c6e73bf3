import type { OrderRecord } from '../records/orders.ts';
import { dayOf, hours, isPostalDay, parisInstant } from '../shared/calendar/clock.ts';

/** Days after its order in which a part of an order of the book came to its state; any other state came at once. */
const daysUntil: Record<'goods' | 'services', Record<string, number>> = {
  goods: {
    REFUSED: 1,
    CANCELED: 1,
    SHIPPED: 1,
    TO_COLLECT: 2,
    RECEIVED: 2.5,
    INCIDENT_OPEN: 4,
    INCIDENT_CLOSED: 6,
    REFUNDED: 7,
    CLOSED: 42,
  },
  services: {
    CANCELLED: 1,
    PAYMENT_CAPTURED: 1,
    READY_FOR_SHIPMENT: 1,
    PICKUP_COMPLETE: 1,
    LABEL_EXPIRED: 7,
    REFUND_PENDING: 9,
    REFUNDED: 10,
    PARTIALLY_REFUNDED: 10,
    REFUND_FAILED: 11,
    REFUND_REFUSED: 11,
    REFUND_EXPIRED: 365,
  },
};

const soon = hours(1) / 2;

/** The first time after this at which a counter is open and takes a parcel. */
function atCounter(from: number): number {
  const day = dayOf(from);
  const at = parisInstant(day, '11:05');
  return isPostalDay(day) && at >= from ? at : atCounter(parisInstant(day, '12:00') + hours(14));
}

/** Since when a part of an order of the book is in its state: never later than the book is told. */
export function bookSince(
  { order, story }: OrderRecord,
  { kind, status }: { kind: keyof typeof daysUntil; status: string },
): number {
  const placed = Date.parse(order.fr.created);
  const since =
    status === 'DEPOSITED'
      ? atCounter(placed + soon)
      : placed + Math.max(soon, hours(24 * (daysUntil[kind][status] ?? 0)));
  return Math.min(since, (story?.toldAt ?? since + soon) - soon);
}

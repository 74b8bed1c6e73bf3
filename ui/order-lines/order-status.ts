import type { Order, OrderStatus } from '#domain/orders/orders.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { LineLabelView, StateTone } from './line-label.view.ts';

type Status = Pick<Order, 'status' | 'statusDisplay'>;

/** The status in words of the backend, or in ours where it has none (OCC's has a key for a client's own texts). */
export const orderStatus = ({ status, statusDisplay }: Status, { t }: Wording): string =>
  statusDisplay ?? t(status === 'created' || status === 'other' ? 'orders.registered' : `orders.status.${status}`);

const tones: Record<OrderStatus, StateTone> = {
  created: 'waiting',
  preparing: 'now',
  sent: 'now',
  completed: 'done',
  cancelled: 'stopped',
  other: 'waiting',
};

/** The status as a label beside the order's name. */
export const orderState = (order: Status, wording: Wording): LineLabelView => ({
  text: orderStatus(order, wording),
  tone: tones[order.status],
});

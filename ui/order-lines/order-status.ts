import type { Order } from '#domain/orders/orders.ts';
import type { Wording } from '#ui/wording/wording.ts';

type Status = Pick<Order, 'status' | 'statusDisplay'>;

/** The status in words of the backend, or in ours where it has none (OCC's has a key for a client's own texts). */
export const orderStatus = ({ status, statusDisplay }: Status, { t }: Wording): string =>
  statusDisplay ?? t(status === 'created' || status === 'other' ? 'orders.registered' : `orders.status.${status}`);

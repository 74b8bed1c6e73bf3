import type { OrderPage, OrderSearch } from '#domain/orders/orders.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { ListedOrder } from './order-list.view.ts';

interface ListedOrders {
  /** `null`: they could not be loaded. */
  page: OrderPage | null;
  orders: ListedOrder[];
}

/** A page of orders, each read whole for its next step: they are few. */
export async function listedOrders(
  { ports }: Pick<RequestContext, 'ports'>,
  { page: number, size, search }: { page: number; size: number; search: OrderSearch },
): Promise<ListedOrders> {
  const page = await orNull(ports.orders.ofShopper(number, size, search));
  const orders = await Promise.all(
    (page?.orders ?? []).map(async (summary) => {
      const order = await orNull(ports.orders.ofCode(summary.code));
      return { summary, order: order === 'unknown' ? null : order };
    }),
  );
  return { page, orders };
}

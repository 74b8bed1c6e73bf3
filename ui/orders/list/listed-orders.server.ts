import type { OrderPage, OrderSearch } from '#domain/orders/orders.ts';
import { orNull } from '#domain/shared/fault.ts';
import { readOrNull, readReturnsAndRefunds } from '#ui/orders/now/returns-and-refunds.server.ts';
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
    (page?.orders ?? []).map(async (summary) => ({ summary, ...(await wholeOrder({ ports }, summary.code)) })),
  );
  return { page, orders };
}

/** The last orders of a professional, who may see no more of one than its number and its state. */
export async function lastOrdersOf({ ports }: Pick<RequestContext, 'ports'>, count: number): Promise<ListedOrder[]> {
  const last = await ports.companyOrders.last(count);
  return Promise.all(
    last.map(async (one) => {
      const whole = await wholeOrder({ ports }, one.code);
      const { status = null, withdrawableUntil = null } = whole.order ?? {};
      const statusDisplay = one.statusDisplay ?? whole.order?.statusDisplay ?? null;
      return { summary: { ...one, status, statusDisplay, withdrawableUntil }, ...whole };
    }),
  );
}

async function wholeOrder(reader: Pick<RequestContext, 'ports'>, code: string): Promise<Omit<ListedOrder, 'summary'>> {
  const order = await readOrNull(reader.ports.orders.ofCode(code));
  return order ? { order, returnsAndRefunds: await readReturnsAndRefunds(reader, order) } : { order };
}

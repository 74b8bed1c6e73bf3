import { redirect } from 'react-router';
import { pageTitle } from '#ui/page/page-title.ts';
import { handler } from '#ui/request/handler.server.ts';
import { phoneOf } from '#ui/request/phone.ts';
import { type QueryName, queryOf } from '#ui/routing/queries/queries.ts';
import { todayInParis } from '#ui/wording/today.ts';
import type { Route } from './+types/order-list.route';
import { listedOrders } from './listed-orders.server.ts';
import { OrderListScreen } from './order-list.screen.tsx';
import { hasGoodDays, orderListView } from './order-list.view.ts';

const pageSize = 10;

export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  const { wording } = context;
  const { q, from, to, page: number } = queryOf('orderList', url.searchParams);
  const search = { text: q ?? '', from, to };
  const typed = { from: typedIn(url, 'du'), to: typedIn(url, 'au') };
  const { page, orders } = hasGoodDays(search, typed)
    ? await listedOrders(context, { page: (number ?? 1) - 1, size: pageSize, search })
    : { page: null, orders: [] };
  if (page && page.orders.length === 0 && page.count > 0)
    throw redirect(wording.paths.orderList({ q: search.text || null, from, to }));
  const phone = phoneOf(context);
  const view = orderListView({ page, orders, search, typed, today: todayInParis(), phone }, wording);
  const isRefused = Object.keys(view.search.errors).length > 0;
  const title = pageTitle(
    { title: view.title, partOf: view.found, page: page && { ...page, pages: page.pageCount }, isRefused },
    wording,
  );
  return { view, head: { title, description: wording.t('orders.list.description'), noIndex: true } };
});

/** Nobody types more for a day. */
const longestDay = 40;

const typedIn = (url: URL, name: QueryName<'orderList'>): string | null =>
  url.searchParams.get(name)?.trim().slice(0, longestDay) || null;

export { meta } from '#ui/page/head.ts';

export default function OrderList({ loaderData }: Route.ComponentProps) {
  return <OrderListScreen view={loaderData.view} />;
}

import { accountPageView } from '#domain/analytics/page-views.ts';
import { Fault, orNull } from '#domain/shared/fault.ts';
import { listedOrders } from '#ui/orders/list/listed-orders.server.ts';
import { orderListView } from '#ui/orders/list/order-list.view.ts';
import { handler } from '#ui/request/handler.server.ts';
import { phoneOf } from '#ui/request/phone.ts';
import { todayInParis } from '#ui/wording/today.ts';
import type { Route } from './+types/account.route';
import { AccountScreen } from './account.screen.tsx';
import { accountView, recentOrders } from './account.view.ts';

export const loader = handler(async (context) => {
  const { ports, wording, session } = context;
  const shopper = session.open?.shopper;
  // The guard lets only signed-in shoppers pass, and an editor's preview.
  if (!shopper) throw new Fault('signed-out', 'session');
  const search = { text: '', from: null, to: null };
  const [{ page, orders: listed }, user, contract] = await Promise.all([
    listedOrders(context, { page: 0, size: recentOrders, search }),
    orNull(ports.accounts.holder()),
    shopper.profile === 'pro' ? orNull(ports.deferredPayments.details()) : null,
  ]);
  const orders = orderListView(
    { page, orders: listed, search, typed: search, today: todayInParis(), phone: phoneOf(context) },
    wording,
  );
  const view = accountView({ shopper, orders, user, contract }, wording);
  const track = accountPageView(user?.connection ?? null);
  return { view, track, head: { title: view.title, description: wording.t('account.description'), noIndex: true } };
});

export { meta } from '#ui/page/head.ts';

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return <AccountScreen view={loaderData.view} />;
}

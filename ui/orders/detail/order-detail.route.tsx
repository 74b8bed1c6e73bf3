import { orderPageView } from '#domain/analytics/page-views.ts';
import { orNull } from '#domain/shared/fault.ts';
import { downloadNews } from '#ui/labels/files/download-news.ts';
import { rememberedFormat } from '#ui/labels/files/label-format.server.ts';
import { servicesInTheMaking } from '#ui/orders/fulfilment/fulfilment.view.ts';
import { readOrNull, readRefundable } from '#ui/orders/now/returns-and-refunds.server.ts';
import { hasLabels, hasSentLetter } from '#ui/orders/services/services.view.ts';
import { orderNotFound } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { phoneOf } from '#ui/request/phone.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { todayInParis } from '#ui/wording/today.ts';
import type { Route } from './+types/order-detail.route';
import { OrderDetailScreen } from './order-detail.screen.tsx';
import { orderDetailView } from './order-detail.view.ts';
import { shipmentsOf } from './shipments.server.ts';

export const loader = handler(async (context, { params, url }: Route.LoaderArgs) => {
  const { ports, wording, mode } = context;
  const { code } = params;
  const [order, invoices, returns, withdrawals] = await Promise.all([
    ports.orders.ofCode(code),
    orNull(ports.orders.invoices(code)),
    readOrNull(ports.returns.ofOrder(code)),
    readOrNull(ports.orders.withdrawals(code)),
  ]);
  if (order === 'unknown') throw orderNotFound(context);
  const refundable = await readRefundable(context, order);
  const states = await Promise.all(
    servicesInTheMaking(order).map(async (service) => {
      const state = await orNull(ports.orders.stateOf(code, service));
      return { service, state: state === 'unknown' ? null : state };
    }),
  );
  // What was made between the two answers is on the page already.
  const isMade = states.some(({ state }) => state?.status === 'success');
  const now = isMade ? await orNull(ports.orders.ofCode(code)) : order;
  const latest = now === 'unknown' || now === null ? order : now;
  const sentLetters = hasSentLetter(latest) ? await readOrNull(ports.labels.sentLetters(code)) : [];
  const { failure, ...chosen } = queryOf('orderDetail', url.searchParams);
  const { notices, ...counted } = downloadNews(failure, wording);
  // Individuals have a page of their own for them (specification §2).
  const labels = mode === 'pro' && hasLabels(order) ? await orNull(ports.labels.ofOrder(code)) : undefined;
  // The unified tracking is for professionals.
  const shipments = mode === 'pro' ? await shipmentsOf(context, latest) : [];
  const view = orderDetailView(
    {
      labels: labels === 'unknown' ? null : labels,
      chosen,
      remembered: rememberedFormat(context),
      notices,
      states,
      order: latest,
      sentLetters,
      shipments,
      invoices: invoices === 'unknown' ? [] : invoices,
      returnsAndRefunds: { returns, withdrawals, refundable },
      today: todayInParis(),
      phone: phoneOf(context),
    },
    wording,
  );
  return {
    view,
    head: { title: view.title, description: view.now, noIndex: true },
    track: orderPageView(order, returns ?? []),
    ...counted,
  };
}, 'order-fetch');

export { meta } from '#ui/page/head.ts';

export default function OrderDetail({ loaderData }: Route.ComponentProps) {
  return <OrderDetailScreen view={loaderData.view} />;
}

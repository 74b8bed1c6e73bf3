import { redirect } from 'react-router';
import { confirmationPageView } from '#domain/analytics/page-views.ts';
import { pageTitle } from '#ui/page/page-title.ts';
import { orderNotFound } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { isCode } from '#ui/routing/route-params.ts';
import { todayInParis } from '#ui/wording/today.ts';
import type { Route } from './+types/confirmation.route';
import { ConfirmationScreen } from './confirmation.screen.tsx';
import { confirmationView } from './confirmation.view.ts';

export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  const { order: code } = queryOf('confirmation', url.searchParams);
  if (code === null) throw redirect(context.wording.paths.cart());
  const order = isCode(code) ? await context.ports.orders.ofCode(code) : 'unknown';
  if (order === 'unknown') throw orderNotFound(context);
  const { wording } = context;
  const view = confirmationView(order, todayInParis(), wording);
  const { title, steps } = view;
  return {
    view,
    head: {
      title: pageTitle({ title, steps, partOf: wording.t('orders.title', { code }) }, wording),
      description: view.thanks,
      noIndex: true,
    },
    track: confirmationPageView(order),
  };
}, 'order-fetch');

export { meta } from '#ui/page/head.ts';

export default function ConfirmationPage({ loaderData }: Route.ComponentProps) {
  return <ConfirmationScreen view={loaderData.view} />;
}

import { redirect } from 'react-router';
import { orderConfirmed } from '#domain/analytics/page-views.ts';
import { metaOf } from '#ui/page/head.ts';
import { notFound, withPorts } from '#ui/request/ports.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import { isCode } from '#ui/routing/route-params.ts';
import type { Route } from './+types/confirmation.route';
import { ConfirmationScreen } from './confirmation.screen.tsx';
import { confirmationView } from './confirmation.view.ts';

export const loader = withPorts(async (work, { url }: Route.LoaderArgs) => {
  const { commande: code } = queryOf('confirmation', url.searchParams);
  if (code === null) throw redirect(work.wording.paths.cart());
  const order = isCode(code) ? await work.ports.orders.ofCode(code) : 'unknown';
  if (order === 'unknown') throw notFound(work);
  const view = confirmationView(order, work.wording);
  return {
    view,
    head: { title: view.title, description: view.thanks, noIndex: true },
    track: orderConfirmed(order),
  };
}, 'order-fetch');

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function ConfirmationPage({ loaderData }: Route.ComponentProps) {
  return <ConfirmationScreen view={loaderData.view} />;
}

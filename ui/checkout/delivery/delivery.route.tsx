import { data } from 'react-router';
import { useMeasured } from '#ui/analytics/use-measured.ts';
import { metaOf } from '#ui/page/head.ts';
import { withPorts } from '#ui/request/ports.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import type { Route } from './+types/delivery.route';
import { DeliveryScreen } from './delivery.screen.tsx';
import { refusedContext } from './delivery-address.server.ts';
import { deliveryPage, leftBy } from './delivery-page.server.ts';

export const loader = withPorts(async (work, { url, context }: Route.LoaderArgs) =>
  deliveryPage(work, { query: queryOf('delivery', url.searchParams), isRefused: context.get(refusedContext) }),
);

export const action = withPorts(async (work, { url, context }: Route.ActionArgs) => {
  const left = await leftBy(work, await work.form());
  const asked = left.undo
    ? { ...queryOf('delivery'), adresse: 'modifier' as const }
    : queryOf('delivery', url.searchParams);
  const query = { ...asked, note: null };
  const isRefused = left.status === 422;
  context.set(refusedContext, isRefused);
  return data(await deliveryPage(work, { query, left, isRefused }), { status: left.status });
});

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  useMeasured(actionData?.failure);
  return <DeliveryScreen view={(actionData ?? loaderData).view} />;
}

import { data } from 'react-router';
import { useMeasured } from '#ui/analytics/use-measured.ts';
import { metaOf } from '#ui/page/head.ts';
import { withPorts } from '#ui/request/ports.server.ts';
import type { Route } from './+types/delivery.route';
import { DeliveryScreen } from './delivery.screen.tsx';
import { refusedContext } from './delivery-address.server.ts';
import { deliveryPage, leftBy } from './delivery-page.server.ts';

export const loader = withPorts(async (work, { url, context }: Route.LoaderArgs) =>
  deliveryPage(work, { query: url.searchParams, isRefused: context.get(refusedContext) }),
);

export const action = withPorts(async (work, { url, context }: Route.ActionArgs) => {
  const left = await leftBy(work, await work.form());
  const query = new URLSearchParams(left.undo ? { adresse: 'modifier' } : url.searchParams);
  query.delete('note');
  const isRefused = left.status === 422;
  context.set(refusedContext, isRefused);
  return data(await deliveryPage(work, { query, left, isRefused }), { status: left.status });
});

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  useMeasured(actionData?.failure);
  return <DeliveryScreen view={(actionData ?? loaderData).view} />;
}

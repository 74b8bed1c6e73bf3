import { data } from 'react-router';
import { useMeasured } from '#ui/analytics/use-measured.ts';
import { refusedContext } from '#ui/checkout/delivery/delivery-address.server.ts';
import { metaOf } from '#ui/page/head.ts';
import { withPorts } from '#ui/request/ports.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import type { Route } from './+types/billing.route';
import { BillingScreen } from './billing.screen.tsx';
import { billingPage, leftByBilling } from './billing-page.server.ts';

export const loader = withPorts(async (work, { url, context }: Route.LoaderArgs) =>
  billingPage(work, { query: queryOf('billing', url.searchParams), isRefused: context.get(refusedContext) }),
);

export const action = withPorts(async (work, { url, context }: Route.ActionArgs) => {
  const left = await leftByBilling(work, await work.form());
  const isRefused = left.status === 422;
  context.set(refusedContext, isRefused);
  return data(await billingPage(work, { query: queryOf('billing', url.searchParams), left, isRefused }), {
    status: left.status,
  });
});

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function BillingPage({ loaderData, actionData }: Route.ComponentProps) {
  useMeasured(actionData?.failure);
  return <BillingScreen view={(actionData ?? loaderData).view} />;
}

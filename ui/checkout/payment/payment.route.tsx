import { data } from 'react-router';
import { useMeasured } from '#ui/analytics/use-measured.ts';
import { refusedContext } from '#ui/checkout/delivery/delivery-address.server.ts';
import { metaOf } from '#ui/page/head.ts';
import { withPorts } from '#ui/request/ports.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import type { Route } from './+types/payment.route';
import { PaymentScreen } from './payment.screen.tsx';
import { paymentPage } from './payment.server.ts';
import { leftByPayment } from './payment-order.server.ts';

export const loader = withPorts(async (work, { url, context }: Route.LoaderArgs) =>
  paymentPage(work, { query: queryOf('payment', url.searchParams), isRefused: context.get(refusedContext) }),
);

export const action = withPorts(async (work, { context }: Route.ActionArgs) => {
  const left = await leftByPayment(work, await work.form());
  const isRefused = left.status === 422;
  context.set(refusedContext, isRefused);
  // Why the shopper had come back before is no longer what is to be said.
  return data(await paymentPage(work, { query: queryOf('payment'), left, isRefused }), { status: left.status });
});

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  useMeasured(actionData?.failure);
  return <PaymentScreen view={(actionData ?? loaderData).view} />;
}

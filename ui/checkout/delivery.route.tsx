import { data, redirect } from 'react-router';
import { deliverySeen } from '#domain/analytics/page-views.ts';
import { needsDelivery } from '#domain/cart/cart.ts';
import { failureEvent, failures } from '#ui/shared/failures.ts';
import { metaOf } from '#ui/shared/head.ts';
import { attempt, type Work, withPorts } from '#ui/shared/ports.server.ts';
import { field } from '#ui/shared/route-params.ts';
import { useMeasured } from '#ui/shared/use-measured.ts';
import type { NoticeView } from '#ui/shared/views.ts';
import type { Route } from './+types/delivery.route';
import { billingOf, chooseBilling, saveBilling } from './billing.server.ts';
import { DeliveryScreen } from './delivery.screen.tsx';
import { deliveryView } from './delivery.view.ts';
import { type Left, refusedContext, restore, saveAddress, useBook } from './delivery-address.server.ts';
import { whereOf } from './delivery-where.server.ts';

export const loader = withPorts(async (work, { url, context }: Route.LoaderArgs) =>
  page(work, { query: url.searchParams, isRefused: context.get(refusedContext) }),
);

/** The page as its address asks for it, or as an action has left it. */
async function page(
  work: Work,
  { query, left, isRefused }: { query: URLSearchParams; left?: Left; isRefused: boolean },
) {
  const { ports, wording } = work;
  const cart = await ports.carts.current();
  if (!cart || cart.lines.length === 0) throw redirect(wording.paths.cart());
  if (!needsDelivery(cart)) throw redirect(wording.paths.payment());
  const { where, notices } = await whereOf(work, { cart, query, left });
  const groups = where.kind === 'set' ? await ports.deliveries.groups() : [];
  const billing = where.kind === 'set' ? await billingOf(work, { cart, query, left }) : null;
  const failed: NoticeView[] = left?.failure
    ? [{ tone: 'error', text: wording.t(failures[left.failure].message) }]
    : [];
  const view = deliveryView(
    { cart, groups, where, billing, notices: [...notices, ...failed], undo: left?.undo ?? null },
    wording,
  );
  // « Erreur : » first, where something is to be mended.
  const title = isRefused ? `${wording.t('address.errorPrefix')} ${view.title}` : view.title;
  return {
    view,
    head: { title, description: wording.t('checkout.description'), noIndex: true },
    track: deliverySeen(groups),
    failure: left?.failure && failureEvent(left.failure, wording),
  };
}

export const action = withPorts(async (work, { request, url, context }: Route.ActionArgs) => {
  const form = await request.formData();
  const left = await leftBy(work, form);
  const query = new URLSearchParams(left.undo ? { adresse: 'modifier' } : url.searchParams);
  query.delete('note');
  const isRefused = left.status === 422;
  context.set(refusedContext, isRefused);
  return data(await page(work, { query, left, isRefused }), { status: left.status });
});

function leftBy(work: Work, form: FormData): Promise<Left> {
  switch (field(form, 'intent')) {
    case 'address':
      return saveAddress(work, form);
    case 'known-address':
      return useBook(work, form);
    case 'billing':
      return chooseBilling(work, form);
    case 'billing-address':
      return saveBilling(work, form);
    case 'restore':
      return restore(work, form);
    case 'mode':
      return chooseMode(work, form);
    default:
      throw redirect(work.wording.paths.delivery());
  }
}

async function chooseMode(work: Work, form: FormData): Promise<Left> {
  const { deliveries } = work.ports;
  const saved = await attempt('delivery-modes-fetch', async () => {
    const group = (await deliveries.groups()).find(({ shopId }) => (shopId ?? '') === field(form, 'shopId', 64));
    const mode = group?.modes.find(({ code }) => code === field(form, 'mode', 64));
    if (group && mode)
      await deliveries.choose({
        shopId: group.shopId,
        code: mode.code,
        leadTime: group.leadTime,
        shippingTypes: mode.shippingTypes,
      });
    return { kind: 'saved' as const };
  });
  if (saved.kind === 'failed') return { failure: saved.failure, status: 503 };
  throw redirect(work.wording.paths.delivery());
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  useMeasured(actionData?.failure);
  return <DeliveryScreen view={(actionData ?? loaderData).view} />;
}

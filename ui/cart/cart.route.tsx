import { data, replace } from 'react-router';
import { cartSeen } from '#domain/analytics/page-views.ts';
import { useMeasured } from '#ui/analytics/use-measured.ts';
import { metaOf } from '#ui/page/head.ts';
import { type Work, withPorts } from '#ui/request/ports.server.ts';
import { field } from '#ui/routing/route-params.ts';
import type { Route } from './+types/cart.route';
import { CartScreen } from './cart.screen.tsx';
import { type CartView, cartView, type Left } from './cart.view.ts';
import { applyVoucher, removeVoucher, restore, settle, statusOf } from './cart-actions.server.ts';
import { isNews } from './cart-expired.server.ts';
import { heldView, toldView } from './changes.view.ts';
import { reorder, reorderedIn } from './reorder/reorder.server.ts';
import { otherCountOf } from './selection/other-cart.server.ts';

export const loader = withPorts(async (work, args: Route.LoaderArgs) => {
  const { ports, wording, session, mode } = work;
  const [checked, otherCount, reordered] = await Promise.all([
    ports.carts.validate(),
    otherCountOf(work, args),
    reorderedIn(work, args.url),
  ]);
  const gone = checked.gone && isNews(args, mode);
  const view = cartView(
    {
      cart: checked.cart,
      signedIn: session.open !== null,
      notices: reordered,
      otherCount,
      told: heldView(toldView({ ...checked, gone }, wording), wording),
    },
    wording,
  );
  return {
    view,
    head: { title: view.title, description: wording.t('cart.description'), noIndex: true },
    track: cartSeen(checked.cart),
  };
}, 'cart-fetch');

/** Every change is a form: it answers with the page again, and without scripts with a redirect where nothing is to be said. */
export const action = withPorts(async (work, args: Route.ActionArgs) => {
  const left = await leftBy(work, args);
  // Steps of a quantity are no steps of the browser’s history.
  if (left === null) throw replace(work.wording.paths.cart());
  return data(left, { status: statusOf(left) });
});

async function leftBy(work: Work, args: Route.ActionArgs): Promise<Left | null> {
  const form = await work.form();
  switch (field(form, 'intent')) {
    case 'restore':
      return restore(work, form);
    case 'voucher':
      return applyVoucher(work, form);
    case 'remove-voucher':
      return removeVoucher(work, form);
    case 'reorder':
      return reorder(work, form);
    default:
      return settle(work, form, () => otherCountOf(work, args));
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function CartPage({ loaderData: { view }, actionData: left }: Route.ComponentProps) {
  useMeasured(left?.failure);
  return <CartScreen view={left ? leftAs(view, left) : view} />;
}

/** The page as an action has left it. */
const leftAs = (view: CartView, left: Left): CartView => ({
  ...view,
  ...left,
  notices: [...(left.notices ?? []), ...view.notices],
  voucher: { ...view.voucher, ...left },
});

import { redirect } from 'react-router';
import { selectionSeen } from '#domain/analytics/page-views.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type Mode, modes } from '#domain/shared/audience.ts';
import { optional } from '#domain/shared/fault.ts';
import { metaOf } from '#ui/page/head.ts';
import { needed, type Work, withPorts } from '#ui/request/ports.server.ts';
import { field } from '#ui/routing/route-params.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { Route } from './+types/selection.route';
import { otherCartsOf } from './other-cart.server.ts';
import { SelectionScreen } from './selection.screen.tsx';
import { nextOf, selectionView } from './selection.view.ts';

export const loader = withPorts(async (work, args: Route.LoaderArgs) => {
  const { wording, mode, session } = work;
  const carts = await bothCarts(work, args);
  const wordings = { part: wordingOf({ ...wording, mode: 'part' }), pro: wordingOf({ ...wording, mode: 'pro' }) };
  const view = selectionView({ carts, profile: session.open?.shopper.profile ?? null, mode }, wordings);
  return {
    view,
    head: { title: view.title, description: view.text, noIndex: true },
    track: selectionSeen,
  };
});

/** The chosen cart goes on to its next step, whatever the other holds by now; that one stays as it is. */
export const action = withPorts(async (work, args: Route.ActionArgs) => {
  const chosen = field(await work.form(), 'cart');
  const mode = modes.find((one) => one === chosen) ?? work.mode;
  const carts = mode === work.mode ? work.ports.carts : otherCartsOf(work, args);
  throw redirect(nextOf(await needed({ work, failure: 'cart-fetch' }, carts.current()), mode));
});

/** A shopper with one cart has nothing to choose. */
async function bothCarts(work: Work, args: Route.LoaderArgs | Route.ActionArgs): Promise<Record<Mode, Cart>> {
  const { ports, mode, wording } = work;
  const [own, other] = await Promise.all([
    needed({ work, failure: 'cart-fetch' }, ports.carts.current()),
    optional(otherCartsOf(work, args).current()),
  ]);
  if (!own || own.lines.length === 0) throw redirect(wording.paths.cart());
  if (!other || other.lines.length === 0) throw redirect(nextOf(own, mode));
  return mode === 'part' ? { part: own, pro: other } : { part: other, pro: own };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function SelectionPage({ loaderData: { view } }: Route.ComponentProps) {
  return <SelectionScreen view={view} />;
}

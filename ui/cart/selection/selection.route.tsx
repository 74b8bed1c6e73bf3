import { redirect } from 'react-router';
import { selectionPageView } from '#domain/analytics/page-views.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { orNull } from '#domain/shared/fault.ts';
import { type Mode, modes } from '#domain/shared/mode.ts';
import { formAction } from '#ui/forms/answer-form.server.ts';
import { field } from '#ui/forms/fields.ts';
import { redirectResult } from '#ui/forms/form-result.ts';
import { handler, orErrorPage } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { Route } from './+types/selection.route';
import { otherCartsOf } from './other-cart.server.ts';
import { SelectionScreen } from './selection.screen.tsx';
import { nextOf, selectionView } from './selection.view.ts';

export const loader = handler(async (context) => {
  const { wording, mode, session } = context;
  const carts = await bothCarts(context);
  const wordings = { part: wordingOf({ ...wording, mode: 'part' }), pro: wordingOf({ ...wording, mode: 'pro' }) };
  const view = selectionView({ carts, profile: session.open?.shopper.profile ?? null, mode }, wordings);
  return {
    view,
    head: { title: view.title, description: view.text, noIndex: true },
    track: selectionPageView,
  };
});

/** The chosen cart goes to its next step, whatever the other one holds by now; the other cart stays unchanged. */
export const action = formAction({
  async save(context, form) {
    const chosen = field(form, 'cart');
    const mode = modes.find((one) => one === chosen) ?? context.mode;
    const carts = mode === context.mode ? context.ports.carts : otherCartsOf(context);
    return redirectResult(nextOf(await orErrorPage({ context, failure: 'cart-fetch' }, carts.current()), mode));
  },
});

/** A shopper with one cart is redirected: there is nothing to choose. */
async function bothCarts(context: RequestContext): Promise<Record<Mode, Cart>> {
  const { ports, mode, wording } = context;
  const [own, other] = await Promise.all([
    orErrorPage({ context, failure: 'cart-fetch' }, ports.carts.current()),
    orNull(otherCartsOf(context).current()),
  ]);
  if (!own || own.lines.length === 0) throw redirect(wording.paths.cart());
  if (!other || other.lines.length === 0) throw redirect(nextOf(own, mode));
  return mode === 'part' ? { part: own, pro: other } : { part: other, pro: own };
}

export { meta } from '#ui/page/head.ts';

export default function SelectionPage({ loaderData: { view } }: Route.ComponentProps) {
  return <SelectionScreen view={view} />;
}

import { cartPageView } from '#domain/analytics/page-views.ts';
import { refusedView } from '#ui/catalog/card/added.view.ts';
import { departmentsView } from '#ui/catalog/departments/departments.view.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { cartView } from './cart.view.ts';
import { isFirstNotice } from './cart-expired.server.ts';
import { cartForms } from './cart-forms.server.ts';
import { blockingMessages, messagesOf } from './changes.view.ts';
import { joinedNotice } from './joined-cart.server.ts';
import { reorderedIn } from './reorder/reorder.server.ts';
import { otherCountOf } from './selection/other-cart.server.ts';

/**
 * The summary of the cart (specification §2). Every change is a form; its message stands at the line or field that it
 * is about.
 */
export const cartPage = formPage({
  forms: cartForms,
  fallback: 'lines',
  needs: 'cart-fetch',
  async load(context, { url, formState, notices, stateOf }) {
    const { ports, wording, session } = context;
    const [checked, otherCount, reordered] = await Promise.all([
      ports.carts.validate(),
      otherCountOf(context),
      reorderedIn(context, url),
    ]);
    const isEmpty = (checked.cart?.lines ?? []).length === 0;
    const expired = checked.expired && isFirstNotice(context);
    const lines = stateOf('lines');
    const joined = joinedNotice(context, checked.cart);
    const view = cartView(
      {
        cart: checked.cart,
        signedIn: session.open !== null,
        notices: [...(joined ? [joined] : []), ...refusedIn(context, url), ...reordered],
        otherCount,
        hasAgents: context.agentSignIns !== null,
        messages: blockingMessages(messagesOf({ ...checked, expired }, wording), wording),
        ...(formState ? { answer: { lineMessages: lines?.lineMessages ?? {}, notices } } : {}),
        departments: isEmpty ? departmentsView(await context.categories(), wording) : undefined,
        undo: lines?.undo,
        voucher: stateOf('voucher') ?? undefined,
      },
      wording,
    );
    return {
      view,
      description: wording.t('cart.description'),
      track: cartPageView(checked.cart),
    };
  },
});

export const { action, loader } = cartPage;

/** Why a card's article was not added, when the browser has no scripts to say it on the card's page. */
function refusedIn({ wording }: RequestContext, url: URL): NoticeView[] {
  const { refusal } = queryOf('cart', url.searchParams);
  return refusal ? [{ tone: 'error', text: refusedView(refusal, wording).text }] : [];
}

import { cartSeen } from '#domain/analytics/page-views.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { stateOf } from '#ui/forms/form-result.ts';
import { cartView } from './cart.view.ts';
import { isFirstNotice } from './cart-expired.server.ts';
import { type CartShown, cartForms } from './cart-forms.server.ts';
import { blockingMessages, messagesOf } from './changes.view.ts';
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
  async load(context, { url, shown, notices }) {
    const { ports, wording, session } = context;
    const [checked, otherCount, reordered] = await Promise.all([
      ports.carts.validate(),
      otherCountOf(context),
      reorderedIn(context, url),
    ]);
    const expired = checked.expired && isFirstNotice(context);
    const lines = stateIn(shown, 'lines');
    const view = cartView(
      {
        cart: checked.cart,
        signedIn: session.open !== null,
        notices: reordered,
        otherCount,
        messages: blockingMessages(messagesOf({ ...checked, expired }, wording), wording),
        ...(shown ? { answer: { lineMessages: lines?.lineMessages ?? {}, notices } } : {}),
        undo: lines?.undo,
        voucher: stateIn(shown, 'voucher') ?? undefined,
      },
      wording,
    );
    return {
      view,
      head: { title: view.title, description: wording.t('cart.description'), noIndex: true },
      track: cartSeen(checked.cart),
    };
  },
});

const stateIn = <Intent extends keyof typeof cartForms>(shown: CartShown | null, intent: Intent) =>
  stateOf<typeof cartForms, Intent>(shown, intent);

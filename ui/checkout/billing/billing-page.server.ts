import { redirect } from 'react-router';
import { needsDelivery } from '#domain/cart/cart.ts';
import type { Left } from '#ui/checkout/delivery/delivery-address.server.ts';
import { failureEvent, failures } from '#ui/request/error/failures.ts';
import type { Work } from '#ui/request/ports.server.ts';
import type { AskedOf } from '#ui/routing/queries.ts';
import { field } from '#ui/routing/route-params.ts';
import { askedBilling, chooseBilling, saveBilling } from './billing.server.ts';
import { billingPageView } from './billing-page.view.ts';

interface Asked {
  query: AskedOf<'billing'>;
  left?: Left;
  isRefused: boolean;
}

/** Goods have their bill beside their delivery. */
export async function billingPage(work: Work, { query, left, isRefused }: Asked) {
  const { ports, wording } = work;
  const { t, paths } = wording;
  const cart = await ports.carts.current();
  if (!cart || cart.lines.length === 0) throw redirect(paths.cart());
  if (needsDelivery(cart)) throw redirect(paths.delivery({ facturation: 'autre' }));
  const billing = await askedBilling(work, { query, left });
  const failed = left?.failure ? [{ tone: 'error' as const, text: t(failures[left.failure].message) }] : [];
  const view = billingPageView({ cart, billing, notices: [...(left?.notices ?? []), ...failed] }, wording);
  const title = isRefused ? `${t('address.errorPrefix')} ${view.title}` : view.title;
  return {
    view,
    head: { title, description: t('checkout.description'), noIndex: true },
    failure: left?.failure && failureEvent(left.failure, wording),
  };
}

/** What a form of the page does; what leads on is a redirect, thrown. */
export function leftByBilling(work: Work, form: FormData): Promise<Left> {
  switch (field(form, 'intent')) {
    case 'billing':
      return chooseBilling(work, { form, place: 'payment' });
    case 'billing-address':
      return saveBilling(work, { form, place: 'payment' });
    default:
      throw redirect(work.wording.paths.billing());
  }
}

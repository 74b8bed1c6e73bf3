import { redirect } from 'react-router';
import { needsDelivery } from '#domain/cart/cart.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import { askedBilling, billingAddressForm, billingChoiceForm } from './billing.server.ts';
import { billingPageView } from './billing-page.view.ts';

/** Another address for the bill of a cart of which nothing is delivered; goods have their bill beside their delivery. */
export const billingPage = formPage({
  forms: { billing: billingChoiceForm('payment'), 'billing-address': billingAddressForm('payment') },
  async load(context, { query, shown, notices }) {
    const { t, paths } = context.wording;
    const cart = await context.ports.carts.current();
    if (!cart || cart.lines.length === 0) throw redirect(paths.cart());
    if (needsDelivery(cart)) throw redirect(paths.delivery({ facturation: 'autre' }));
    const billing = await askedBilling(context, { query: queryOf('billing', query), shown });
    const view = billingPageView({ cart, billing, notices }, context.wording);
    return { view, head: { title: view.title, description: t('checkout.description'), noIndex: true } };
  },
});

import { redirect } from 'react-router';
import { needsDelivery } from '#domain/cart/cart.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { billingAddressForm, billingChoiceForm, billingInput } from './billing.server.ts';
import { billingPageView } from './billing-page.view.ts';
import { billingAt } from './billing-place.ts';

/** The page of the billing address for a cart without deliveries; goods have theirs on the delivery page. */
export const billingPage = formPage({
  forms: { billing: billingChoiceForm('payment'), 'billing-address': billingAddressForm('payment') },
  async load(context, { query, formState, notices }) {
    const { t, paths } = context.wording;
    const cart = await context.ports.carts.current();
    if (!cart || cart.lines.length === 0) throw redirect(paths.cart());
    if (needsDelivery(cart)) throw redirect(billingAt('delivery', paths.delivery({ billing: 'autre' })));
    const billing = await billingInput(context, { query: queryOf('billing', query), formState }, 'payment');
    const view = billingPageView({ cart, billing, notices }, context.wording);
    return { view, description: t('checkout.description'), tab: { partOf: t('checkout.order'), steps: view.steps } };
  },
});

export const { action, loader } = billingPage;

import type { Cart } from '#domain/cart/cart.ts';
import { type RecapView, recapView } from '#ui/cart/recap.view.ts';
import { stepsView } from '#ui/checkout/steps.view.ts';
import type { LinkView, NoticeView, StepView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type BillingChoiceView, type BillingFormInput, choiceView } from './billing.view.ts';

/** The page of the billing address for a cart without deliveries. */
export interface BillingPageView {
  title: string;
  steps: StepView[];
  notices: NoticeView[];
  choice: BillingChoiceView;
  recap: RecapView;
  back: LinkView;
}

export interface BillingPage {
  cart: Cart;
  billing: BillingFormInput;
  notices: NoticeView[];
}

export function billingPageView({ cart, billing, notices }: BillingPage, wording: Wording): BillingPageView {
  const { t, paths } = wording;
  return {
    title: t('payment.billingPageTitle'),
    steps: stepsView('payment', { physical: false }, wording),
    notices,
    choice: choiceView({ billing, place: 'payment' }, wording),
    recap: recapView(cart, wording),
    back: { label: t('checkout.backToPayment'), href: paths.payment() },
  };
}

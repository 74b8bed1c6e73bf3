import { type Cart, needsDelivery } from '#domain/cart/cart.ts';
import { needsWaiver } from '#domain/cart/withdrawal-waiver.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { type DeferredOffer, offeredShortfall } from '#domain/deferred-payment/offer.ts';
import { deliveredAddress } from '#ui/address/printed-address.ts';
import { type RecapView, recapView } from '#ui/cart/recap.view.ts';
import type { BillingNumber } from '#ui/checkout/billing/billing-number.view.ts';
import { stepsView } from '#ui/checkout/steps.view.ts';
import type { AddressBlock, LinkView, NoticeView, StepView } from '#ui/components/views.ts';
import { deliveryWords } from '#ui/order-lines/payment-delivery.view.ts';
import { priceWithTax } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type PaymentBillingView, paymentBillingView } from './payment-billing.view.ts';
import { type PromptView, promptView } from './payment-engagement.view.ts';

export interface PaymentModeView {
  code: string;
  name: string;
  description?: string;
  selected: boolean;
  /** The mode is shown, and its description says why it cannot be chosen. */
  disabled: boolean;
}

export interface PaymentView extends PromptView {
  title: string;
  steps: StepView[];
  /** What was in the account's cart before the sign-in. */
  joined?: NoticeView;
  notices: NoticeView[];
  /** From the message about the last attempt to where the shopper acts next. */
  next?: LinkView;
  modes: PaymentModeView[];
  /** Loads the page again when the modes could not be loaded. */
  retry?: LinkView;
  delivery?: { block: AddressBlock; mark?: string; modes: string[]; change: LinkView; changeMode: LinkView };
  billing?: PaymentBillingView;
  recap: RecapView;
  /** « Commander avec obligation de paiement »: the law requires this label (article L221-14 of the consumer code). */
  order: {
    label: string;
    reminder: string;
    /** The accepted terms; the link opens a new tab, so that the page keeps its choices. */
    terms: LinkView;
    /** The title of the ordered lines, where the summary does not stand beside the button. */
    linesTitle: string;
    /** The waiver of the right of withdrawal, for services that begin at once; `error`: the box was not ticked. */
    waiver?: { label: string; error?: string };
    cartCode: string;
    /** The total with tax, in cents, that the page showed: another total is not charged. */
    totalCents: number;
  };
  back: LinkView;
}

export interface PaymentPage {
  cart: Cart;
  groups: readonly DeliveryGroup[];
  /** `null`: the modes could not be loaded. */
  choices: { code: string; name: string; description: string | null }[] | null;
  deferred: DeferredOffer;
  /** The mode chosen before the page was shown again. */
  chosen: string | null;
  joined?: NoticeView | null;
  notices: NoticeView[];
  next?: LinkView | undefined;
  waiverRequired: boolean;
  /** The explanation of the certification is shown. */
  certifying: boolean;
  /**
   * The company number of a professional’s invoice; `isRequired`: the order was refused because there is no billing
   * address.
   */
  billing: { number: BillingNumber | null; isRequired: boolean };
}

export function paymentView(page: PaymentPage, wording: Wording): PaymentView {
  const { t, paths } = wording;
  const { cart, deferred, notices } = page;
  const physical = needsDelivery(cart);
  const change = { label: t('checkout.changeAddress'), href: paths.delivery({ address: 'modifier' }) };
  const billing = paymentBillingView({ cart, ...page.billing }, wording);
  return {
    title: t('checkout.paymentTitle'),
    steps: stepsView('payment', { physical }, wording),
    ...(page.joined ? { joined: page.joined } : {}),
    notices,
    ...(page.next && page.choices ? { next: page.next } : {}),
    modes: modesView(page, wording),
    ...(page.choices ? {} : { retry: { label: t('payment.choiceRetry'), href: paths.payment() } }),
    ...promptView({ engagement: deferred.engagement, place: 'payment', isExplained: page.certifying }, wording),
    ...(physical && cart.deliveryAddress
      ? {
          delivery: {
            ...deliveredAddress(cart.deliveryAddress, wording),
            modes: deliveriesOf(page.groups, wording),
            change,
            changeMode: { label: t('checkout.changeMode'), href: paths.delivery() },
          },
        }
      : {}),
    ...(billing ? { billing } : {}),
    recap: recapView(cart, wording),
    order: orderView(page, wording),
    back: physical
      ? { label: t('checkout.backToDelivery'), href: paths.delivery() }
      : { label: t('checkout.backToCart'), href: paths.cart() },
  };
}

function orderView({ cart, waiverRequired }: PaymentPage, wording: Wording): PaymentView['order'] {
  const { t, paths, mode } = wording;
  return {
    label: t('checkout.orderButton'),
    reminder: t(needsDelivery(cart) ? 'checkout.reminder' : 'payment.reminderServices'),
    terms: { label: t('payment.terms'), href: paths.salesTerms() },
    linesTitle: t('payment.linesTitle'),
    ...(needsWaiver(cart, mode)
      ? {
          waiver: {
            label: t('payment.waiver'),
            ...(waiverRequired ? { error: t('payment.waiverRequired') } : {}),
          },
        }
      : {}),
    cartCode: cart.code,
    totalCents: cart.total.ttc.cents,
  };
}

/** Payment on account with a low balance is shown with the amount that it lacks; the other modes remain. */
function modesView({ cart, choices, deferred, chosen }: PaymentPage, wording: Wording): PaymentModeView[] {
  const { t } = wording;
  const shortfall = offeredShortfall({ choices, deferred, total: cart.total.ttc });
  const modes = (choices ?? []).map(({ code, name, description }) => {
    const isDeferred = code === 'deferred' && deferred.balance !== null;
    const sentences = [
      ...(description ? [isDeferred ? `${description}.` : description] : []),
      ...(isDeferred && deferred.balance
        ? [t('payment.balance', { balance: priceWithTax(deferred.balance, wording) })]
        : []),
      ...(isDeferred && shortfall ? [t('payment.shortfall', { shortfall: priceWithTax(shortfall, wording) })] : []),
    ];
    return { code, name, description: sentences.join(' '), disabled: isDeferred && shortfall !== null };
  });
  const open = modes.filter(({ disabled }) => !disabled);
  const first = [chosen, cart.paymentMode].find((code) => open.some((mode) => mode.code === code)) ?? open[0]?.code;
  return modes.map(({ description, ...mode }) => ({
    ...mode,
    ...(description ? { description } : {}),
    selected: mode.code === first,
  }));
}

/** Each delivery mode with its dates, and with its sender's name where there are several. */
function deliveriesOf(groups: readonly DeliveryGroup[], wording: Wording): string[] {
  const chosen = groups.flatMap(({ modes, selected, sellerName, pickupPoint }) =>
    modes
      .filter(({ code }) => code === selected)
      .map(({ name, dates }) => {
        const delivery = deliveryWords({ name, dates, point: pickupPoint }, wording);
        return groups.length > 1 ? wording.t('payment.sellerDelivery', { seller: sellerName, delivery }) : delivery;
      }),
  );
  return [...new Set(chosen)];
}

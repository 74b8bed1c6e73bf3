import { type Cart, needsDelivery } from '#domain/cart/cart.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { needsWaiver } from '#domain/checkout/withdrawal.ts';
import { type DeferredOffer, shortfall } from '#domain/deferred-payment/offer.ts';
import { deliveredAddress } from '#ui/address/shown-address.ts';
import type { BillingNumber } from '#ui/checkout/billing/billing-number.view.ts';
import { type RecapView, recapView } from '#ui/checkout/recap.view.ts';
import { stepsView } from '#ui/checkout/steps.view.ts';
import type { AddressBlock, LinkView, NoticeView, StepView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type PaymentBillingView, paymentBillingView } from './payment-billing.view.ts';
import { deliveryWords } from './payment-delivery.view.ts';
import { type PromptView, promptView } from './payment-engagement.view.ts';

export interface PaymentModeView {
  code: string;
  name: string;
  description?: string;
  selected: boolean;
  /** It is shown, and the description says why it cannot be chosen. */
  disabled: boolean;
}

export interface PaymentView extends PromptView {
  title: string;
  steps: StepView[];
  notices: NoticeView[];
  modes: PaymentModeView[];
  /** The modes could not be had: the same page again. */
  retry?: LinkView;
  delivery?: { block: AddressBlock; mark?: string; modes: string[]; change: LinkView };
  billing?: PaymentBillingView;
  recap: RecapView;
  /** « Commander avec obligation de paiement »: judged on these words alone (L221-14). */
  order: {
    label: string;
    reminder: string;
    /** What is accepted; it opens beside the page, on which much was chosen. */
    terms: LinkView;
    /** What is ordered, where the summary does not stand beside the button. */
    linesTitle: string;
    /** Of services that begin at once; `missing` after the box was left empty. */
    waiver?: { label: string; missing?: string };
    cartCode: string;
    /** Total TTC in cents that the button's page showed: what changed since is not charged. */
    shown: number;
  };
  back: LinkView;
}

export interface PaymentPage {
  cart: Cart;
  groups: readonly DeliveryGroup[];
  /** `null`: they could not be had. */
  choices: { code: string; name: string; description: string | null }[] | null;
  deferred: DeferredOffer;
  /** What the shopper chose before the page was shown again. */
  chosen: string | null;
  notices: NoticeView[];
  waiverMissing: boolean;
  /** The certification is being explained. */
  certifying: boolean;
  /** The number of a professional’s invoice; `isMissing`: nothing was ordered for want of an address. */
  billing: { number: BillingNumber | null; isMissing: boolean };
}

export function paymentView(page: PaymentPage, wording: Wording): PaymentView {
  const { t, paths } = wording;
  const { cart, deferred, notices } = page;
  const physical = needsDelivery(cart);
  const change = { label: t('checkout.changeAddress'), href: paths.delivery({ adresse: 'modifier' }) };
  const billing = paymentBillingView({ cart, ...page.billing }, wording);
  return {
    title: t('checkout.paymentTitle'),
    steps: stepsView('payment', { physical }, wording),
    notices,
    modes: modesView(page, wording),
    ...(page.choices ? {} : { retry: { label: t('payment.choiceRetry'), href: paths.payment() } }),
    ...promptView({ engagement: deferred.engagement, place: 'payment', isExplained: page.certifying }, wording),
    ...(physical && cart.deliveryAddress
      ? {
          delivery: {
            ...deliveredAddress(cart.deliveryAddress, wording),
            modes: deliveriesOf(page.groups, wording),
            change,
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

function orderView({ cart, waiverMissing }: PaymentPage, { t, money, paths, mode }: Wording): PaymentView['order'] {
  return {
    label: t('checkout.orderButton'),
    reminder: t(needsDelivery(cart) ? 'checkout.reminder' : 'payment.reminderServices', {
      total: money(cart.total.ttc),
    }),
    terms: { label: t('payment.terms'), href: paths.salesTerms() },
    linesTitle: t('payment.linesTitle'),
    ...(needsWaiver(cart, mode)
      ? {
          waiver: {
            label: t('payment.waiver'),
            ...(waiverMissing ? { missing: t('payment.waiverMissing') } : {}),
          },
        }
      : {}),
    cartCode: cart.code,
    shown: cart.total.ttc.cents,
  };
}

/** An account that does not cover the order is shown with what it lacks; the other modes remain. */
function modesView({ cart, choices, deferred, chosen }: PaymentPage, { t, money }: Wording): PaymentModeView[] {
  const missing = shortfall({ choices, deferred, total: cart.total.ttc });
  const modes = (choices ?? []).map(({ code, name, description }) => {
    const isDeferred = code === 'deferred' && deferred.balance !== null;
    const sentences = [
      ...(description ? [isDeferred ? `${description}.` : description] : []),
      ...(isDeferred && deferred.balance ? [t('payment.balance', { balance: money(deferred.balance) })] : []),
      ...(isDeferred && missing ? [t('payment.balanceMissing', { missing: money(missing) })] : []),
    ];
    return { code, name, description: sentences.join(' '), disabled: isDeferred && missing !== null };
  });
  const open = modes.filter(({ disabled }) => !disabled);
  const first = [chosen, cart.paymentMode].find((code) => open.some((mode) => mode.code === code)) ?? open[0]?.code;
  return modes.map(({ description, ...mode }) => ({
    ...mode,
    ...(description ? { description } : {}),
    selected: mode.code === first,
  }));
}

/** Each mode of delivery with its days, named by its sender where there are several. */
function deliveriesOf(groups: readonly DeliveryGroup[], wording: Wording): string[] {
  const chosen = groups.flatMap(({ modes, selected, shopName, pickupPoint }) =>
    modes
      .filter(({ code }) => code === selected)
      .map(({ name, dates }) => {
        const delivery = deliveryWords({ name, dates, point: pickupPoint }, wording);
        return groups.length > 1 ? wording.t('payment.shopDelivery', { shop: shopName, delivery }) : delivery;
      }),
  );
  return [...new Set(chosen)];
}

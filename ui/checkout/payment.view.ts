import { labelLines } from '#domain/address/label.ts';
import { type Address, type Cart, needsDelivery } from '#domain/cart/cart.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { markOf } from '#ui/shared/address/address-mark.ts';
import type { AddressBlock, LinkView, NoticeView, StepView } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';
import { type RecapView, recapView } from './recap.view.ts';
import { stepsView } from './steps.view.ts';

export interface PaymentView {
  title: string;
  steps: StepView[];
  notices: NoticeView[];
  modes: { code: string; name: string; description?: string; selected: boolean }[];
  delivery?: { block: AddressBlock; mark?: string; modes: string[]; change: LinkView };
  billing?: { block: AddressBlock; mark?: string; change: LinkView };
  recap: RecapView;
  /** « Commander avec obligation de paiement »: judged on these words alone (L221-14). */
  order: {
    label: string;
    reminder: string;
    /** Total TTC in cents that the button's page showed: what changed since is not charged. */
    shown: number;
  };
  back: LinkView;
}

/** A payment whose outcome is not known yet: never said to have failed. */
export interface VerifyingView {
  title: string;
  text: string;
  detail?: string;
  /** Asks again; the page also does so by itself. */
  again: LinkView;
  /** Back to the provider's page, when the shopper may still pay there. */
  resume?: LinkView;
  /** 0 when the page no longer asks by itself. */
  everySeconds: number;
}

export interface PaymentPage {
  cart: Cart;
  groups: readonly DeliveryGroup[];
  choices: { code: string; name: string; description: string | null }[];
  notices: NoticeView[];
}

export function paymentView({ cart, groups, choices, notices }: PaymentPage, wording: Wording): PaymentView {
  const { t, paths, money } = wording;
  const physical = needsDelivery(cart);
  const change = { label: t('checkout.changeAddress'), href: paths.delivery({ adresse: 'modifier' }) };
  const blockOf = (address: Address) => ({ block: labelLines(address), ...markOf(address, wording) });
  const chosen = choices.some(({ code }) => code === cart.paymentMode) ? cart.paymentMode : choices[0]?.code;
  const modeNames = groups.flatMap((group) =>
    group.modes.filter(({ code }) => code === group.selected).map(({ name }) => name),
  );
  return {
    title: t('checkout.paymentTitle'),
    steps: stepsView('payment', { physical }, wording),
    notices,
    modes: choices.map(({ code, name, description }) => ({
      code,
      name,
      ...(description ? { description } : {}),
      selected: code === chosen,
    })),
    ...(physical && cart.deliveryAddress
      ? { delivery: { ...blockOf(cart.deliveryAddress), modes: [...new Set(modeNames)], change } }
      : {}),
    ...(cart.billingAddress ? { billing: { ...blockOf(cart.billingAddress), change } } : {}),
    recap: recapView(cart, wording),
    order: {
      label: t('checkout.orderButton'),
      reminder: t('checkout.reminder', { total: money(cart.total.ttc) }),
      shown: cart.total.ttc.cents,
    },
    back: physical
      ? { label: t('checkout.backToDelivery'), href: paths.delivery() }
      : { label: t('checkout.backToCart'), href: paths.cart() },
  };
}

const [attempts, seconds] = [8, 2];

/** `tries` counts how often this page has asked; after eight it only asks when the shopper wants (specification §9). */
export function verifyingView(
  { paymentId, resumeUrl, tries }: { paymentId: string | null; resumeUrl: string | null; tries: number },
  { t, paths }: Wording,
): VerifyingView {
  const waiting = tries < attempts;
  return {
    title: t('checkout.verifyingTitle'),
    text: t(waiting ? 'checkout.verifyingText' : 'checkout.verifyingLong'),
    again: {
      label: t('checkout.checkAgain'),
      href: paths.paymentReturn({ payment: paymentId, essai: waiting ? tries + 1 : 1 }),
    },
    ...(resumeUrl ? { resume: { label: t('checkout.resumePayment'), href: resumeUrl } } : {}),
    everySeconds: waiting ? seconds : 0,
  };
}

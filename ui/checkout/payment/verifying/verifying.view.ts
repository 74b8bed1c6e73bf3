import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** A payment whose outcome is pending; the page never says that it failed. */
export interface VerifyingView {
  title: string;
  text: string;
  detail?: string;
  /** Asks again; the page also does this by itself. */
  again: LinkView;
  /** The provider's page, while the shopper may still pay there. */
  resume?: LinkView;
  /** 0 when the page no longer asks by itself. */
  everySeconds: number;
}

export interface Verified {
  paymentId: string | null;
  /** The cart of a payment whose creation was not answered. */
  cartCode: string | null;
  resumeUrl: string | null;
  /** The shopper asked for another payment, and this one could not be given up. */
  isOther: boolean;
  /** How often this page has asked. */
  tries: number;
}

const [attempts, seconds] = [8, 2];

/** After eight automatic questions the page only asks when the shopper presses the link (specification §9). */
export function verifyingView(
  { paymentId, cartCode, resumeUrl, isOther, tries }: Verified,
  { t, paths }: Wording,
): VerifyingView {
  const waiting = tries < attempts;
  return {
    title: t('checkout.verifyingTitle'),
    text: t(waiting ? 'checkout.verifyingText' : 'checkout.verifyingLong'),
    ...(isOther ? { detail: t('payment.notGivenUp') } : {}),
    ...(resumeUrl || isOther ? {} : { detail: t('payment.lost') }),
    again: {
      label: t('checkout.checkAgain'),
      href: paths.paymentReturn({
        payment: paymentId,
        cart: cartCode,
        tries: waiting ? tries + 1 : 1,
        reason: isOther ? 'autre' : null,
      }),
    },
    ...(resumeUrl ? { resume: { label: t('checkout.resumePayment'), href: resumeUrl } } : {}),
    everySeconds: waiting ? seconds : 0,
  };
}

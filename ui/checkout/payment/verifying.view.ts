import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

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

export interface Verified {
  paymentId: string | null;
  /** The cart of a start whose answer was lost. */
  cartCode: string | null;
  resumeUrl: string | null;
  /** How often this page has asked. */
  tries: number;
}

const [attempts, seconds] = [8, 2];

/** After eight questions the page only asks when the shopper wants (specification §9). */
export function verifyingView(
  { paymentId, cartCode, resumeUrl, tries }: Verified,
  { t, paths }: Wording,
): VerifyingView {
  const waiting = tries < attempts;
  return {
    title: t('checkout.verifyingTitle'),
    text: t(waiting ? 'checkout.verifyingText' : 'checkout.verifyingLong'),
    ...(resumeUrl ? {} : { detail: t('payment.lost') }),
    again: {
      label: t('checkout.checkAgain'),
      href: paths.paymentReturn({ payment: paymentId, panier: cartCode, essai: waiting ? tries + 1 : 1 }),
    },
    ...(resumeUrl ? { resume: { label: t('checkout.resumePayment'), href: resumeUrl } } : {}),
    everySeconds: waiting ? seconds : 0,
  };
}

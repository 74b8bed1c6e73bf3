import type { Engagement } from '#domain/deferred-payment/offer.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface EngagementView {
  title: string;
  text: string;
  /** What the professional can do next. */
  next: LinkView;
  /** The link opens a dialog. */
  opens: boolean;
}

export interface CertificationView {
  title: string;
  paragraphs: string[];
  go: LinkView;
  back: LinkView;
}

/** The pages that prompt a professional to apply for payment on account. */
export type EngagementPlace = 'payment' | 'home';

interface EngagementInput {
  engagement: Engagement;
  place: EngagementPlace;
}

export interface PromptView {
  engagement?: EngagementView;
  certification?: CertificationView;
}

/** `null` for a professional who may pay on account already, or who is not offered it. */
export function promptView(
  {
    engagement,
    place,
    isExplained,
  }: Omit<EngagementInput, 'engagement'> & { engagement: Engagement | null; isExplained: boolean },
  wording: Wording,
): PromptView {
  if (!engagement) return {};
  return {
    engagement: engagementView({ engagement, place }, wording),
    ...(isExplained ? { certification: certificationView(place, wording) } : {}),
  };
}

const pageOf = (place: EngagementPlace, { paths }: Wording) =>
  place === 'payment' ? paths.payment : paths.homeConnectedPro;

/** Why a professional cannot pay on account yet, and what to do next (specification §4, deferred payment). */
export function engagementView({ engagement, place }: EngagementInput, wording: Wording): EngagementView {
  const { t, paths } = wording;
  const area = paths.customerArea();
  if (engagement.kind === 'pending') {
    return engagement.waitingFor === 'certification'
      ? {
          title: t('payment.engagementCertification'),
          text: t('payment.engagementCertificationText'),
          next: { label: t('payment.engagementCertificationNext'), href: paths.company() },
          opens: false,
        }
      : {
          title: t('payment.engagementContract'),
          text: t('payment.engagementContractText'),
          next: { label: t('payment.engagementContractNext'), href: area },
          opens: false,
        };
  }
  const certifies = engagement.next === 'certify';
  return {
    title: t('payment.engagementAvailable'),
    text: t(certifies ? 'payment.engagementCertify' : 'payment.engagementSubscribe'),
    next: certifies
      ? {
          label: t('payment.engagementCertifyNext'),
          href: `${pageOf(place, wording)({ certification: true })}#${certificationId}`,
        }
      : { label: t('payment.engagementSubscribeNext'), href: area },
    opens: certifies,
  };
}

/** Without scripts the explanation stands far down its page: there its link leads. */
export const certificationId = 'certification';

/** On the payment page the explanation also says that the cart stays. */
export function certificationView(place: EngagementPlace, wording: Wording): CertificationView {
  const { t, paths } = wording;
  return {
    title: t('payment.certificationTitle'),
    paragraphs: [
      t('payment.certificationWhat'),
      t('payment.certificationThen'),
      ...(place === 'payment' ? [t('payment.certificationCart')] : []),
    ],
    go: { label: t('payment.certificationGo'), href: paths.certification() },
    back: {
      label: t(place === 'payment' ? 'payment.certificationBack' : 'payment.certificationBackHome'),
      href: pageOf(place, wording)(),
    },
  };
}

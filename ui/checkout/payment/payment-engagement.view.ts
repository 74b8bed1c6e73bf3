import type { Engagement } from '#domain/deferred-payment/offer.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface EngagementView {
  title: string;
  text: string;
  /** The next step of the professional. */
  next: LinkView;
  /** It opens beside the page. */
  opens: boolean;
}

export interface CertificationView {
  title: string;
  paragraphs: string[];
  go: LinkView;
  back: LinkView;
}

/** Where a professional is told of it. */
export type EngagementPlace = 'payment' | 'home';

interface EngagementShown {
  engagement: Engagement;
  place: EngagementPlace;
}

export interface PromptView {
  engagement?: EngagementView;
  certification?: CertificationView;
}

/** Nothing to a professional who may pay later already, or to whom it is not proposed. */
export function promptView(
  {
    engagement,
    place,
    isExplained,
  }: Omit<EngagementShown, 'engagement'> & { engagement: Engagement | null; isExplained: boolean },
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

/** What keeps a professional from paying later, and what to do about it (specification §4, deferred payment). */
export function engagementView({ engagement, place }: EngagementShown, wording: Wording): EngagementView {
  const { t, paths } = wording;
  const area = paths.customerArea();
  if (engagement.kind === 'pending') {
    return engagement.waitingFor === 'certification'
      ? {
          title: t('payment.engagementCertification'),
          text: t('payment.engagementCertificationText'),
          next: { label: t('payment.engagementCertificationNext'), href: area },
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
      ? { label: t('payment.engagementCertifyNext'), href: pageOf(place, wording)({ certification: true }) }
      : { label: t('payment.engagementSubscribeNext'), href: area },
    opens: certifies,
  };
}

/** At the payment, what becomes of the cart meanwhile is said as well. */
export function certificationView(place: EngagementPlace, wording: Wording): CertificationView {
  const { t, paths } = wording;
  return {
    title: t('payment.certificationTitle'),
    paragraphs: [
      t('payment.certificationWhat'),
      t('payment.certificationThen'),
      ...(place === 'payment' ? [t('payment.certificationCart')] : []),
    ],
    go: { label: t('payment.certificationGo'), href: paths.customerArea() },
    back: {
      label: t(place === 'payment' ? 'payment.certificationBack' : 'payment.certificationBackHome'),
      href: pageOf(place, wording)(),
    },
  };
}

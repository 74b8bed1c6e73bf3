import type { Engagement } from '#domain/deferred-payment/offer.ts';
import type { LinkView } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';

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

/** What keeps a professional from paying later, and what to do about it (specification §4, deferred payment). */
export function engagementView(engagement: Engagement, { t, paths }: Wording): EngagementView {
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
      ? { label: t('payment.engagementCertifyNext'), href: paths.payment({ certification: 1 }) }
      : { label: t('payment.engagementSubscribeNext'), href: area },
    opens: certifies,
  };
}

export const certificationView = ({ t, paths }: Wording): CertificationView => ({
  title: t('payment.certificationTitle'),
  paragraphs: [t('payment.certificationWhat'), t('payment.certificationThen'), t('payment.certificationCart')],
  go: { label: t('payment.certificationGo'), href: paths.customerArea() },
  back: { label: t('payment.certificationBack'), href: paths.payment() },
});

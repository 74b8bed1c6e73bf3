import type { CategoryTree } from '#domain/catalog/catalog.ts';
import type { CertificationStatus, LegalEntity } from '#domain/company/company.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type ChoiceView, choiceViews } from './home.view.ts';
import type { KeptJourneyView } from './kept-journeys.view.ts';

export interface ConnectedHomeView {
  /** « Bonjour Camille » */
  title: string;
  company: string | null;
  /** Specification §4: certified, in progress, no request; anything else is not shown. */
  certification: { status: CertificationStatus; text: string } | null;
  phone: LinkView & { title: string };
  ways: (LinkView & { text: string })[];
  question: string;
  choices: ChoiceView[];
  /** What was begun and not finished. */
  kept?: KeptJourneyView[];
}

interface Connected {
  /** `null`: an editor looks at the page without an account. */
  firstName: string | null;
  /** `null`: it could not be had, or there is none. */
  company: LegalEntity | null;
  phone: string;
  departments: readonly CategoryTree[];
}

export function connectedHomeView(
  { firstName, company, phone, departments }: Connected,
  wording: Wording,
): ConnectedHomeView {
  const { t, paths } = wording;
  const status = company?.certification ?? null;
  return {
    title: firstName ? t('home.greeting', { name: firstName }) : t('home.titlePro'),
    company: company?.name ?? null,
    certification: status && { status, text: t(`home.certification.${status}`) },
    phone: { title: t('home.phone'), label: phone, href: `tel:${phone.replace(/\s/g, '')}` },
    ways: [
      { label: t('home.toPurchases'), text: t('home.toPurchasesText'), href: paths.purchases() },
      { label: t('home.toCart'), text: t('home.toCartText'), href: paths.cart() },
    ],
    question: t('home.question'),
    choices: choiceViews(departments, wording),
  };
}

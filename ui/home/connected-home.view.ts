import type { CategoryTree } from '#domain/catalog/catalog.ts';
import type { CertificationStatus, LegalEntity } from '#domain/company/company.ts';
import type { OrderSummary } from '#domain/orders/orders.ts';
import type { LinkView } from '#ui/components/views.ts';
import { taxed } from '#ui/wording/price.ts';
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
  /** The last orders, each with its state; `null`: there are none, or they could not be had. */
  orders: { title: string; rows: (LinkView & { text: string })[] } | null;
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
  orders: readonly OrderSummary[] | null;
  departments: readonly CategoryTree[];
}

export function connectedHomeView(
  { firstName, company, phone, orders, departments }: Connected,
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
    orders: orders && orders.length > 0 ? lastOrders(orders, wording) : null,
    question: t('home.question'),
    choices: choiceViews(departments, wording),
  };
}

const most = 3;

function lastOrders(orders: readonly OrderSummary[], wording: Wording): ConnectedHomeView['orders'] {
  const { t, paths, longDate } = wording;
  return {
    title: t('home.lastOrders'),
    rows: orders.slice(0, most).map(({ code, created, statusDisplay, total }) => ({
      label: t('home.order', { code }),
      href: paths.orderDetail({ code }),
      text: [longDate(created), statusDisplay, total && taxed(total, wording)].filter(Boolean).join(' · '),
    })),
  };
}

import type { CategoryTree } from '#domain/catalog/catalog.ts';
import type { CertificationStatus, LegalEntity } from '#domain/company/company.ts';
import type { DeferredAccount } from '#domain/deferred-payment/offer.ts';
import type { LogoChoices } from '#domain/logo/logo.ts';
import type { ReorderView } from '#ui/cart/reorder/reorder-button.tsx';
import { reorderView } from '#ui/cart/reorder/reorder-button.view.ts';
import { type QuickOrderFormView, quickOrderForm } from '#ui/company/quick-order/quick-order.view.ts';
import type { FactView, LinkView, NoticeView } from '#ui/components/views.ts';
import { lapseNotices } from '#ui/logo/lapse.view.ts';
import { type ListedOrder, type OrderRowView, orderRowView } from '#ui/orders/list/order-list.view.ts';
import { priceWithTax, wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type ChoiceView, choiceViews, questionOf } from './home.view.ts';

export interface ConnectedHomeView {
  /** « Bonjour Camille » */
  title: string;
  company: string | null;
  /** Specification §4: certified, in progress, no request; anything else is not shown. */
  certification: { status: CertificationStatus; text: string } | null;
  /** The page of the company; `null` where it could not be had, and for an editor. */
  companyWay: LinkView | null;
  /** Certification and balance: each value, or that it could not be had. */
  account: { title: string; rows: FactView[] } | null;
  /** Logos whose subscription ends soon, with the way to extend it. */
  lapses: (NoticeView & { way: LinkView })[];
  /** Parts could not be had: the same address is asked for again. */
  reload: (LinkView & { text: string }) | null;
  phone: LinkView & { title: string };
  ways: (LinkView & { text: string })[];
  /** The last orders; `note` stands where there are none, or where they could not be had. */
  orders: LastOrdersView | null;
  /** `null`: an editor looks at the page without an account. */
  quickOrder: QuickOrderFormView | null;
  question: string;
  choices: ChoiceView[];
}

export interface LastOrdersView {
  title: string;
  note: string | null;
  rows: { row: OrderRowView; reorder: ReorderView }[];
}

interface Connected {
  /** `null`: an editor looks at the page without an account. */
  firstName: string | null;
  /** `null`: there is none. */
  company: LegalEntity | null | 'failed';
  /** `null`: nobody's. */
  deferred: DeferredAccount | null;
  phone: string;
  /** Names the pasted list; `null`: nobody's. */
  list: string | null;
  /** `null`: nobody's. */
  orders: readonly ListedOrder[] | null | 'failed';
  departments: readonly CategoryTree[];
  /** The company's logos, and how many days before its end a subscription is spoken of. `null`: nobody's. */
  logos: Pick<LogoChoices, 'logos' | 'noticeDays'> | null | 'failed';
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
}

export function connectedHomeView(connected: Connected, wording: Wording): ConnectedHomeView {
  const { firstName, phone, list, orders, deferred, departments, logos, today } = connected;
  const { t, paths } = wording;
  const company = connected.company === 'failed' ? null : connected.company;
  const status = company?.certification ?? null;
  const hasFailed = [connected.company, orders, logos].includes('failed') || deferred?.hasFailed === true;
  return {
    title: firstName ? t('home.greeting', { name: firstName }) : t('home.titlePro'),
    company: company?.name ?? null,
    certification: status && { status, text: t(`home.certification.${status}`) },
    companyWay: connected.company === 'failed' || !deferred ? null : companyWay(company, wording),
    account: deferred && accountView(connected.company, deferred, wording),
    lapses: logos === null || logos === 'failed' ? [] : lapseNotices(logos, wording, today),
    reload: hasFailed ? { text: t('home.partsAway'), label: t('home.reload'), href: paths.homeConnectedPro() } : null,
    phone: { title: t('home.phone'), label: phone, href: `tel:${phone.replace(/\s/g, '')}` },
    ways: [
      { label: t('home.toPurchases'), text: t('home.toPurchasesText'), href: paths.orderList() },
      { label: t('home.toCart'), text: t('home.toCartText'), href: paths.cart() },
    ],
    orders: orders && lastOrders(orders, connected, wording),
    quickOrder: list === null ? null : quickOrderForm({ state: null, draft: list }, wording),
    question: questionOf(wording),
    choices: choiceViews(departments, wording),
  };
}

/** Who has no company yet is asked for its SIRET. */
const companyWay = (company: LegalEntity | null, { t, paths }: Wording): LinkView => ({
  label: t(company?.siret ? 'layout.company' : 'home.nameCompany'),
  href: paths.company(),
});

/** A certification of unknown status is not shown (specification §4): only one that could not be had stands here. */
function accountView(company: Connected['company'], { offer, hasFailed }: DeferredAccount, wording: Wording) {
  const { t } = wording;
  const isAwaited = offer.engagement?.kind === 'pending' && offer.engagement.waitingFor === 'contract';
  const none = hasFailed ? t('home.away') : t(isAwaited ? 'home.awaitedContract' : 'home.noBalance');
  return {
    title: t('home.accountTitle'),
    rows: [
      ...(company === 'failed' ? [{ label: t('home.certificationLabel'), value: t('home.away') }] : []),
      { label: t('home.balance'), value: offer.balance ? priceWithTax(offer.balance, wording) : none },
    ],
  };
}

export const lastOrderCount = 3;

function lastOrders(orders: readonly ListedOrder[] | 'failed', of: Connected, wording: Wording): LastOrdersView {
  const { t } = wording;
  const title = t('home.lastOrders');
  if (orders === 'failed') return { title, note: t('home.away'), rows: [] };
  if (orders.length === 0) return { title, note: t('home.noOrders'), rows: [] };
  return {
    title,
    note: null,
    rows: orders.map((listed) => ({
      row: {
        ...orderRowView(listed, of, wording),
        ...(listed.summary.total && { total: wholePrice(listed.summary.total, wording) }),
      },
      reorder: reorderView(listed.summary.code, wording),
    })),
  };
}

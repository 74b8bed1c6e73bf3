import type { Order, OrderPage, OrderSummary, Withdrawal } from '#domain/orders/orders.ts';
import { withdrawableLines, withdrawalDay } from '#domain/orders/withdrawal.ts';
import type { LinkView, PagesView } from '#ui/components/views.ts';
import { sellerName } from '#ui/order-lines/seller-name.ts';
import type { ActionView } from '#ui/orders/consignments/consignment.view.ts';
import { articlesSummary, type OrderRowView, orderPages } from '#ui/orders/list/order-list.view.ts';
import { acknowledgementLink } from '#ui/orders/now/acknowledgement-link.view.ts';
import { hasRefund } from '#ui/orders/services/services.view.ts';
import { amountBeside } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** « Changer d'avis »: which of three ways leads back from each order (after-sale, "Returns"). */
export interface ChoiceView {
  title: string;
  trail: LinkView[];
  lead: string;
  kinds: { id: string; title: string; text: string; cost: string; delay: string }[];
  /** Where nobody is signed in. */
  signIn?: { text: string; way: LinkView };
  /** Absent where nobody is signed in, or nothing was ever ordered. */
  search?: { action: string; text: string };
  /** Why no orders are listed. */
  none?: string;
  orders: OrderWaysView[];
  /** Orders of the page with which nothing can be done. */
  others?: { label: string; links: LinkView[] };
  /** The page among pages, and the ways to newer and older orders. */
  pages: PagesView | null;
  /** Of a right that professionals do not have. */
  terms?: LinkView;
}

/** An order as in the list of orders, with the ways that are open. */
interface OrderWaysView extends Pick<OrderRowView, 'order' | 'facts' | 'articles' | 'picture' | 'symbol' | 'total'> {
  id: string;
  /** Nobody knows what can be done. */
  text?: string;
  links: ActionView[];
}

/** An order of the list; `null`: it could not be read. */
export interface OrderRead {
  summary: OrderSummary;
  order: Order | null;
  withdrawals: readonly Withdrawal[];
}

interface ChoiceViewInput {
  /** `null`: they could not be loaded; `undefined`: nobody is signed in. */
  page: OrderPage | null | undefined;
  /** What the orders were searched for. */
  text: string;
  orders: readonly OrderRead[];
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
}

export function choiceView({ page, text, orders, today }: ChoiceViewInput, wording: Wording): ChoiceView {
  const { t, paths, mode } = wording;
  const kinds = mode === 'pro' ? (['return', 'refund'] as const) : (['withdraw', 'return', 'refund'] as const);
  return {
    title: t('withdrawal.choiceTitle'),
    // Whoever is not signed in has no account yet.
    trail: [
      page === undefined
        ? { label: t('catalog.home'), href: paths.home() }
        : { label: t('account.title'), href: paths.account() },
    ],
    lead: mode === 'pro' ? t('withdrawal.professional') : t('withdrawal.choiceLead'),
    kinds: kinds.map((kind) => ({
      id: kind,
      title: t(`withdrawal.kind.${kind}`),
      text: t(`withdrawal.kind.${kind}Text`),
      cost: t(`withdrawal.kind.${kind}Cost`),
      delay: t(`withdrawal.kind.${kind}Delay`),
    })),
    ...(page === undefined && {
      signIn: {
        text: t('withdrawal.signInText'),
        way: { label: t('withdrawal.signIn'), href: paths.signIn({ redirect: paths.changeOfMind(), profile: mode }) },
      },
    }),
    ...(page && (page.count > 0 || text) && { search: { action: paths.changeOfMind(), text } }),
    ...noneOf({ page, text }, wording),
    ...ordersOf(orders, { today, wording }),
    pages: page ? orderPages(page, (number) => paths.changeOfMind({ q: text || null, page: number }), wording) : null,
    ...(mode === 'part' && { terms: { label: t('withdrawal.terms'), href: paths.withdrawal() } }),
  };
}

function noneOf({ page, text }: Pick<ChoiceViewInput, 'page' | 'text'>, { t }: Wording): Pick<ChoiceView, 'none'> {
  if (page === null) return { none: t('withdrawal.ordersAway') };
  if (page?.count !== 0) return {};
  return { none: t(text ? 'withdrawal.ordersUnmatched' : 'withdrawal.ordersNone') };
}

interface At {
  today: string;
  wording: Wording;
}

function ordersOf(reads: readonly OrderRead[], at: At): Pick<ChoiceView, 'orders' | 'others'> {
  const { t } = at.wording;
  const rows = reads.map((read) => orderWays(read, at));
  const others = rows.filter(({ links, text }) => links.length === 0 && !text);
  return {
    orders: rows.filter((row) => !others.includes(row)),
    ...(others.length > 0 && {
      others: {
        label: t('withdrawal.nothing', { count: others.length }),
        links: others.map(({ order: { label, href }, articles }) => ({ label: `${label} – ${articles}`, href })),
      },
    }),
  };
}

function orderWays({ summary, order, withdrawals }: OrderRead, { today, wording }: At): OrderWaysView {
  const { t, paths, mode, numericDay } = wording;
  const { code, created, total } = summary;
  const links = order ? waysOf(order, { withdrawals, today, wording }) : [];
  const isUntold =
    order &&
    mode === 'part' &&
    withdrawalDay(order, { withdrawals, today }) === null &&
    withdrawableLines(order, { withdrawals, today }).some(({ obstacle }) => obstacle === 'untold');
  return {
    id: code,
    order: { label: t('withdrawal.order', { code }), href: paths.orderDetail({ code }) },
    facts: [...(order ? [code] : []), numericDay(created)],
    ...(total && { total: amountBeside(total.ttc, total, wording) }),
    ...(order ? articlesSummary(order, wording) : { text: t('withdrawal.orderAway') }),
    ...(isUntold && { text: t('withdrawal.untold') }),
    links,
  };
}

function waysOf(order: Order, { withdrawals, today, wording }: At & Pick<OrderRead, 'withdrawals'>): ActionView[] {
  const { t, paths, mode, numericDay } = wording;
  const { code, consignments } = order;
  const links: ActionView[] = [];
  const until = mode === 'part' ? withdrawalDay(order, { withdrawals, today }) : null;
  if (until)
    links.push({
      label: t('withdrawal.withdraw'),
      href: paths.withdraw({ code }),
      note: t('withdrawal.until', { day: numericDay(until) }),
    });
  for (const { code: subOrderCode, seller, returnableUntil } of consignments)
    if (returnableUntil && returnableUntil >= today) {
      const name = sellerName(seller, wording);
      links.push({
        label: name === null ? t('withdrawal.returnShop') : t('withdrawal.return', { seller: name }),
        href: paths.startReturn({ code, subOrderCode }),
        note: t('withdrawal.until', { day: numericDay(returnableUntil) }),
      });
    }
  if (hasRefund(order)) {
    const from = refundableFrom(order, today);
    const note = from ? { note: t('withdrawal.from', { day: numericDay(from) }) } : {};
    links.push({ label: t('withdrawal.refund'), href: paths.orderRefund({ code }), ...note });
  }
  return [...links, ...withdrawals.map((withdrawal) => acknowledgementLink({ code, withdrawal }, wording))];
}

/** The first day on which a label is refunded, where none is today; `null`: one is, or nobody knows. */
function refundableFrom({ services }: Order, today: string): string | null {
  const days = services.map(({ state, refundableFrom: day }) => (state.isRefundable ? today : day));
  const first = days.filter((day) => day !== null).toSorted()[0] ?? today;
  return first > today ? first : null;
}

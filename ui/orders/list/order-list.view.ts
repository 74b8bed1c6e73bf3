import type { Order, OrderPage, OrderSearch, OrderStatus, OrderSummary } from '#domain/orders/orders.ts';
import { parcelNumberOf } from '#domain/tracking/parcel-number.ts';
import type { IconName } from '#ui/components/values/icon.tsx';
import type { LinkView, PagesView } from '#ui/components/views.ts';
import type { LineLabelView } from '#ui/order-lines/line-label.view.ts';
import { lineSymbol } from '#ui/order-lines/line-symbol.ts';
import { orderState } from '#ui/order-lines/order-status.ts';
import { moneyBack } from '#ui/orders/consignments/money.view.ts';
import { nextSteps } from '#ui/orders/detail/next-steps.view.ts';
import type { NextStep } from '#ui/orders/now/next-step.ts';
import { orderNews } from '#ui/orders/now/order-news.view.ts';
import { orderNow } from '#ui/orders/now/order-now.view.ts';
import { type ReturnsAndRefunds, unread } from '#ui/orders/now/returns-and-refunds.ts';
import { amountBeside } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** « Mes commandes »: each order with how far it has come, and what is to be done next. */
export interface OrderListView {
  title: string;
  /** What tells the tab of a search from others: what was searched, and how many were found. */
  found?: string;
  trail: LinkView[];
  search: { action: string; text: string; from: string; to: string; errors: DayErrors };
  /** « 12 commandes » */
  count: string;
  rows: OrderRowView[];
  /** Instead of rows: why there are none, and a way on. */
  none: { text: string; way: LinkView } | null;
  /** The page among pages, and the ways to newer and older orders. */
  pages: PagesView | null;
  /** What was bought elsewhere stands on another site. */
  purchases: LinkView;
}

/** What is wrong with the days of a search. */
interface DayErrors {
  from?: string;
  to?: string;
}

/** The days as they stand in the address, also where they are none. */
interface TypedDays {
  from: string | null;
  to: string | null;
}

export interface OrderRowView {
  order: LinkView;
  /** « CMD-26-000125 », « 24/11/2026 à 14:05 »; without its code where the code is all that names it. */
  facts: string[];
  /** The sentence in a word or two; absent where nobody says it, or the sentence does. */
  state?: LineLabelView;
  /** « 12,30 € »; absent where nothing is paid. */
  total?: string;
  /** The first articles, and how many more there are; absent where the order could not be read. */
  articles?: string;
  /** Of the first article; `null`: it has none. */
  picture?: string | null;
  /** Drawn where there is no picture. */
  symbol?: IconName;
  /** What is to be done, or what happens now, unless the state says it. */
  now?: string;
  step?: NextStep;
}

/** An order of the list; `null`: it could not be read whole. */
export interface ListedOrder {
  /** `status` is `null` where nobody says it. */
  summary: Omit<OrderSummary, 'status'> & { status: OrderStatus | null };
  order: Order | null;
  /** Absent where it could not be read. */
  returnsAndRefunds?: ReturnsAndRefunds;
}

interface OrderListInput {
  /** `null`: they could not be loaded. */
  page: OrderPage | null;
  orders: readonly ListedOrder[];
  search: OrderSearch;
  typed: TypedDays;
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
  phone: string;
}

export function orderListView(input: OrderListInput, wording: Wording): OrderListView {
  const { page, search, orders } = input;
  const { t, paths } = wording;
  const count = page ? t('orders.list.count', { count: page.count }) : '';
  const { text } = search;
  const isSearched = text !== '' || search.from !== null || search.to !== null;
  return {
    title: t('layout.orders'),
    ...(page && isSearched && { found: text ? t('orders.list.searched', { text, count }) : count }),
    trail: [{ label: t('account.title'), href: paths.account() }],
    search: {
      action: paths.orderList(),
      text: search.text,
      from: search.from ?? '',
      to: search.to ?? '',
      errors: dayErrors(input, wording),
    },
    count,
    rows: orders.map((listed) => orderRowView(listed, input, wording)),
    none: noneOf(input, wording),
    pages:
      page && orderPages(page, (number) => wording.paths.orderList({ ...queryFor(search), page: number }), wording),
    purchases: { label: t('orders.list.purchases'), href: paths.purchases() },
  };
}

/** Whether the days of a search can be searched by: each is one, and the first is not after the last. */
export const hasGoodDays = ({ from, to }: OrderSearch, typed: TypedDays): boolean =>
  !(typed.from && !from) && !(typed.to && !to) && !(from && to && from > to);

function dayErrors(
  { search: { from, to }, typed }: Pick<OrderListInput, 'search' | 'typed'>,
  { t }: Wording,
): DayErrors {
  const noDay = (day: string | null, text: string | null) =>
    text && !day ? t('orders.list.noDay', { typed: text }) : null;
  const first = noDay(from, typed.from);
  const last = noDay(to, typed.to) ?? (from && to && from > to ? t('orders.list.reversed') : null);
  return { ...(first && { from: first }), ...(last && { to: last }) };
}

function noneOf({ page, search, typed }: OrderListInput, { t, paths }: Wording): OrderListView['none'] {
  const all = { label: t('orders.list.all'), href: paths.orderList() };
  if (!hasGoodDays(search, typed)) return { text: t('orders.list.refused'), way: all };
  if (page === null)
    return {
      text: t('orders.list.away'),
      way: { label: t('orders.list.retry'), href: paths.orderList(queryFor(search)) },
    };
  if (page.count > 0) return null;
  // An order of this account would have been found by it.
  const sent = parcelNumberOf(search.text);
  if (sent)
    return {
      text: t('orders.list.noParcel'),
      way: { label: t('layout.tracking'), href: paths.tracking({ code: sent }) },
    };
  return search.text || search.from || search.to
    ? { text: t('orders.list.noMatch'), way: all }
    : { text: t('orders.list.none'), way: { label: t('orders.list.shop'), href: paths.home() } };
}

/** As many articles as fit a line. */
const mostTitles = 2;

/** An order as a row of a list, wherever that stands. */
export function orderRowView(
  { summary, order, returnsAndRefunds = unread }: ListedOrder,
  { today, phone }: Pick<OrderListInput, 'today' | 'phone'>,
  wording: Wording,
): OrderRowView {
  const { t, paths, numericDay } = wording;
  const { code, created, total, status, statusDisplay } = summary;
  const label = t('orders.list.order', { code });
  const row = {
    order: { label, href: paths.orderDetail({ code }) },
    facts: [...(order ? [code] : []), numericDay(created)],
    ...(total && { total: amountBeside(total.ttc, total, wording) }),
  };
  if (!order) {
    const isStated = status !== null || statusDisplay !== null;
    return { ...row, ...(isStated && { state: orderState({ status: status ?? 'other', statusDisplay }, wording) }) };
  }
  // The list or the whole order alone may have the backend's word.
  const of = {
    order: { ...order, statusDisplay: statusDisplay ?? order.statusDisplay },
    returnsAndRefunds,
    today,
    phone,
  };
  const [step] = nextSteps(of, wording);
  return {
    ...row,
    ...articlesSummary(order, wording),
    ...stateOf(of, wording),
    ...(step && { step }),
  };
}

/** What an order is known by: its first articles. */
export function articlesSummary(
  { lines }: Pick<Order, 'lines'>,
  { t }: Wording,
): Pick<OrderRowView, 'picture' | 'symbol' | 'articles'> {
  const titles = lines.map(({ title }) => title);
  const others = titles.length - mostTitles;
  return {
    picture: lines[0]?.picture ?? null,
    ...(lines[0] && { symbol: lineSymbol(lines[0]) }),
    articles: [
      titles.slice(0, mostTitles).join(', '),
      ...(others > 0 ? [t('orders.list.more', { count: others })] : []),
    ].join(' '),
  };
}

/**
 * Of a state and a sentence that says it the state is shorter; one that says when the goods arrive stays instead. What is
 * cancelled says why, and what becomes of the money.
 */
function stateOf(of: Parameters<typeof orderNews>[0], wording: Wording): Pick<OrderRowView, 'state' | 'now'> {
  const { text, state, saysState, hasArrival, isCancelled } = orderNow(of, wording);
  if (isCancelled) {
    const news = orderNews(of, wording).find(({ tone }) => tone === 'error');
    const why = news?.href ? [`${news.text}.`, ...(news.reason ? [news.reason] : [])] : news ? [news.text] : [];
    return { state, now: [...why, ...moneyBack(of.order, wording)].join(' ') };
  }
  if (!saysState) return { state, now: text };
  return hasArrival ? { now: text } : { state };
}

const queryFor = ({ text, from, to }: OrderSearch) => ({ q: text || null, from, to });

/** The pages of orders, the newest first. */
export function orderPages(
  { page, pageCount }: OrderPage,
  pathOf: (page: number | null) => string,
  { t }: Wording,
): OrderListView['pages'] {
  if (pageCount < 2) return null;
  const at = (number: number) => pathOf(number > 1 ? number : null);
  return {
    label: t('orders.list.pages', { page: page + 1, of: pageCount }),
    ...(page > 0 && { previous: { label: t('orders.list.newer'), href: at(page) } }),
    ...(page + 1 < pageCount && { next: { label: t('orders.list.older'), href: at(page + 2) } }),
  };
}

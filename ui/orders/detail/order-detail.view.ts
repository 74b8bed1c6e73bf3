import type { Service } from '#domain/cart/cart.ts';
import type { LabelFormat, OrderLabels } from '#domain/labels/labels.ts';
import type { SentLetter } from '#domain/labels/sent-letter.ts';
import type { Fulfilment, Invoice, Order } from '#domain/orders/orders.ts';
import { waiverOf } from '#domain/orders/withdrawal.ts';
import type { TrackedConsignment } from '#domain/tracking/shipments.ts';
import { billedAddress, deliveredAddress } from '#ui/address/printed-address.ts';
import { recapView } from '#ui/cart/recap.view.ts';
import type { ReorderView } from '#ui/cart/reorder/reorder-button.tsx';
import { reorderView } from '#ui/cart/reorder/reorder-button.view.ts';
import type { AddressBlock, LinkView, NoticeView, TotalRow } from '#ui/components/views.ts';
import { type LabelsPanelView, labelsPanelView, type PanelQuery } from '#ui/labels/panel/labels-panel.view.ts';
import { type ActionView, consignmentView, type OrderCardView } from '#ui/orders/consignments/consignment.view.ts';
import { nameAmong } from '#ui/orders/consignments/line-name.ts';
import { type MoneyRow, moneyRows } from '#ui/orders/consignments/money.view.ts';
import { orderLines } from '#ui/orders/consignments/order-line.view.ts';
import { type PolledFulfilmentView, polledFulfilmentView } from '#ui/orders/fulfilment/fulfilment.view.ts';
import type { NextStep } from '#ui/orders/now/next-step.ts';
import { type NewsView, orderNews } from '#ui/orders/now/order-news.view.ts';
import { isMade, type OrderNow, orderNow } from '#ui/orders/now/order-now.view.ts';
import { type ReturnsAndRefunds, withdrawalDay } from '#ui/orders/now/returns-and-refunds.ts';
import { serviceAnchor, serviceCards } from '#ui/orders/services/services.view.ts';
import { companyNumberText } from '#ui/wording/company-number.ts';
import { inSentence } from '#ui/wording/in-sentence.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type DocumentView, documentView } from './documents.view.ts';
import { nextSteps, withSteps } from './next-steps.view.ts';

export interface OrderDetailView {
  trail: LinkView[];
  title: string;
  /** What it is and how far it has come: « Commande : expédiée en partie ». */
  heading: string;
  code: string;
  /** « Commandée le 25/11/2026 » */
  facts: string;
  /** What happens now, or what the shopper has to do, and before when. */
  now: string;
  /** The sentence says no more than the heading. */
  isSaid: boolean;
  /** Instead of that sentence: the news that tell the same in more words. */
  headline?: NewsView;
  /** What is still being made says the same as that sentence. */
  isMaking: boolean;
  /** The most urgent next step; `of`: the line that it is of, where others have one too. */
  next?: NextStep & { of?: string };
  /** What is said once: a download that failed. */
  notices: NoticeView[];
  news: NewsView[];
  /** The postmark with its tick: each part has come to its end, and nothing is left to do. */
  isStamped: boolean;
  /** What is still being made, service by service. */
  states: PolledFulfilmentView[];
  cards: OrderCardView[];
  /** A professional's labels, to print here; `null`: they could not be loaded. */
  labels?: LabelsPanelView | null;
  totals: TotalRow[];
  /** What was paid, is awaited and was given back. */
  money: MoneyRow[];
  /** `null`: the documents could not be loaded; absent: there are none, and none will come. */
  documents?: DocumentView[] | null;
  addresses: { title: string; block: AddressBlock; mark?: string; number?: string }[];
  notes: string[];
  withdrawal?: ActionView;
  reorder: ReorderView;
  help: { text: string; way: LinkView };
}

export interface OrderRead {
  order: Order;
  /** `null`: they could not be loaded. */
  invoices: readonly Invoice[] | null;
  returnsAndRefunds: ReturnsAndRefunds;
  /** The proofs of its letters; `null`: they could not be loaded. */
  sentLetters: readonly SentLetter[] | null;
  /** Where its consignments are, of a professional's order. */
  shipments?: readonly TrackedConsignment[];
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
  phone: string;
  /** A professional's labels; `null`: they could not be loaded. */
  labels?: OrderLabels | null | undefined;
  chosen: PanelQuery;
  /** The format of the last download. */
  remembered: LabelFormat | null;
  notices: NoticeView[];
  /** The services in the making, with the first answer; `null`: none came. */
  states: readonly { service: Service; state: Fulfilment | null }[];
}

/** An order, from what happens now to whom to ask (after-sale, "Order detail"). */
export function orderDetailView(
  {
    order,
    invoices,
    returnsAndRefunds,
    sentLetters,
    shipments = [],
    today,
    phone,
    labels,
    chosen,
    remembered,
    notices,
    states,
  }: OrderRead,
  wording: Wording,
): OrderDetailView {
  const { t, paths, numericDay } = wording;
  const { code } = order;
  const steps = nextSteps({ order, returnsAndRefunds, today, phone }, wording);
  // What the first button does, the news do not offer as well.
  const news = orderNews({ order, returnsAndRefunds, today, phone }, wording).map(({ way, ...rest }) =>
    way && way.label !== steps[0]?.label ? { ...rest, way } : rest,
  );
  const now = orderNow({ order, returnsAndRefunds, sentLetters, today }, wording);
  const cards = [
    ...order.consignments.map((consignment) =>
      consignmentView({ order, consignment, returnsAndRefunds, shipments, today }, wording),
    ),
    ...unsentCard(order, wording),
    ...serviceCards({ order, returnsAndRefunds, today, sentLetters }, wording),
  ];
  // Of a single part its card stands next.
  const top = topOf({ order, states }, { now, news: news.filter(({ href }) => !href || cards.length > 1) }, wording);
  // The right of withdrawal protects individuals.
  const withdrawalUntil = wording.mode === 'part' ? withdrawalDay(order, returnsAndRefunds, today) : null;
  return {
    trail: trailTo(wording),
    title: t('orders.title', { code }),
    code,
    heading: t('orders.heading', { state: inSentence(now.state.text) }),
    ...top,
    facts: t('orders.ordered', { day: numericDay(order.created) }),
    ...topStep(steps, order),
    notices,
    isStamped: order.status !== 'cancelled' && steps.length === 0 && isOver(news, cards),
    cards: withSteps(top.headline?.about === 'contract' ? cards.map(withoutContractState) : cards, steps),
    ...(labels === undefined
      ? {}
      : {
          labels:
            labels &&
            labelsPanelView(
              { code, order: labels, chosen, remembered, refundable: returnsAndRefunds.refundable },
              wording,
            ),
        }),
    totals: recapView(order, wording).totals,
    money: moneyRows(order, wording),
    ...(order.status === 'cancelled' && invoices?.length === 0
      ? {}
      : { documents: invoices?.map((invoice) => documentView(invoice, { code, wording })) ?? null }),
    addresses: addressesOf(order, wording),
    notes: waiverNotes(order, wording),
    ...(withdrawalUntil
      ? {
          withdrawal: {
            label: t('orders.withdraw'),
            href: paths.withdraw({ code }),
            note: t('orders.until', { day: numericDay(withdrawalUntil) }),
          },
        }
      : {}),
    reorder: reorderView(code, wording),
    help: {
      text: t('orders.helpText', { phone, code }),
      way: { label: t('orders.help'), href: paths.helpSite({ topic: 'commande', order: code }) },
    },
  };
}

/** What an order waits for is told once: by its status, the sentence, news in its place, or what is being made. */
function topOf(
  { order, states }: Pick<OrderRead, 'order' | 'states'>,
  { now, news }: { now: OrderNow; news: NewsView[] },
  wording: Wording,
): Pick<OrderDetailView, 'isSaid' | 'now' | 'headline' | 'isMaking' | 'news' | 'states'> {
  const [headline, ...others] = news.filter(({ about }) => about && about === now.about);
  return {
    now: now.text,
    isSaid: now.saysState && !now.hasArrival,
    isMaking: now.isMaking && states.length > 0,
    ...(headline && others.length === 0 ? { headline, news: news.filter((one) => one !== headline) } : { news }),
    states: states.map((each) => ({
      ...polledFulfilmentView({ code: order.code, ...each }, wording),
      // A contract that waits for its holder is no longer being made.
      ...(each.service === 'forwarding' && now.about === 'contract' && !isContractToMake(order) && { isQuiet: true }),
    })),
  };
}

const isContractToMake = ({ lines, services }: Order): boolean =>
  services.some((each) => lines.find(({ id }) => id === each.lineId)?.service === 'forwarding' && !isMade(each));

/** The headline says it of the contract that waits. */
function withoutContractState(card: OrderCardView): OrderCardView {
  if (card.id !== serviceAnchor('forwarding')) return card;
  const { state: _state, ...rest } = card;
  return rest;
}

const trailTo = ({ t, paths }: Wording): LinkView[] => [
  { label: t('account.title'), href: paths.account() },
  { label: t('layout.orders'), href: paths.orderList() },
];

/** The most urgent of the steps. */
function topStep(steps: readonly NextStep[], { lines }: Order): Pick<OrderDetailView, 'next'> {
  const [first, ...others] = steps;
  if (!first) return {};
  const line = others.length > 0 ? lines.find(({ id }) => id === first.line) : undefined;
  if (!line) return { next: first };
  const { title, composition } = line;
  return { next: { ...first, of: nameAmong({ title, distinguishing: composition.map(({ value }) => value) }, lines) } };
}

/** Each part has come to its end: received, valid, or refunded. */
const isOver = (news: readonly NewsView[], cards: readonly OrderCardView[]): boolean =>
  news.length === 0 && cards.every(({ state, lines }) => lines.every((line) => (line.state ?? state)?.tone === 'done'));

/** Goods of which no consignment speaks yet. */
function unsentCard(order: Order, wording: Wording): OrderCardView[] {
  const sent = new Set(order.consignments.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)));
  const unsent = order.lines.filter(({ id, kind }) => kind === 'physical' && !sent.has(id));
  if (unsent.length === 0) return [];
  return [
    {
      id: 'envoi-a-venir',
      // Without a word on a delivery nobody knows whether it is sent.
      title: wording.t(order.deliveryAddress || order.deliveryModes.length > 0 ? 'orders.toBeSent' : 'orders.articles'),
      rows: [],
      lines: orderLines(
        order,
        unsent.map(({ id, quantity }) => ({ lineId: id, quantity, sent: null, declined: 0 })),
        wording,
      ),
      links: [],
    },
  ];
}

function addressesOf(
  { deliveryAddress, billingAddress, lines }: Order,
  wording: Wording,
): OrderDetailView['addresses'] {
  const { t } = wording;
  const physical = lines.some(({ kind }) => kind === 'physical');
  return [
    ...(physical && deliveryAddress
      ? [{ title: t('checkout.deliveryAddress'), ...deliveredAddress(deliveryAddress, wording) }]
      : []),
    ...(billingAddress
      ? [
          {
            title: t('checkout.billingAddress'),
            ...billedAddress(billingAddress, { delivery: physical ? deliveryAddress : null, wording }),
            ...(billingAddress.companyNumber
              ? { number: companyNumberText(billingAddress.companyNumber, wording) }
              : {}),
          },
        ]
      : []),
  ];
}

/** The right is an individual’s only. */
function waiverNotes(order: Order, { t, mode, numericDay }: Wording): string[] {
  const waivedAt = waiverOf(order);
  return waivedAt && mode === 'part' ? [t('payment.waived', { day: numericDay(waivedAt) })] : [];
}

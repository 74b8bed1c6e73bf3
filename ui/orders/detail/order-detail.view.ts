import type { Service } from '#domain/cart/cart.ts';
import type { LabelFormat, OrderLabels } from '#domain/labels/labels.ts';
import type { SentLetter } from '#domain/labels/sent-letter.ts';
import type { Invoice, Order, OrderState } from '#domain/orders/orders.ts';
import type { Shipment } from '#domain/tracking/shipments.ts';
import { deliveredAddress, printedAddress } from '#ui/address/shown-address.ts';
import type { ReorderView } from '#ui/cart/reorder/reorder-button.tsx';
import { reorderView } from '#ui/cart/reorder/reorder-button.view.ts';
import { numberText } from '#ui/checkout/billing/billing-number.view.ts';
import { recapView } from '#ui/checkout/recap.view.ts';
import type { AddressBlock, LinkView, NoticeView, TotalRow } from '#ui/components/views.ts';
import { type Chosen, type LabelsPanelView, labelsPanelView } from '#ui/labels/panel/labels-panel.view.ts';
import { type OrderStateView, orderStateView } from '#ui/orders/state/order-state.view.ts';
import { taxed } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type ActionView, consignmentView, type OrderCardView } from './consignment.view.ts';
import { type GivenBack, withdrawalDay } from './given-back.ts';
import { orderLines } from './order-line.view.ts';
import { type NewsView, orderNews } from './order-news.view.ts';
import { orderNow } from './order-now.view.ts';
import { serviceCards } from './services.view.ts';

export interface OrderDetailView {
  title: string;
  code: string;
  date: string;
  status: string;
  /** What happens now, or what the shopper has to do, and before when. */
  now: string;
  /** What is said once: a download that failed. */
  notices: NoticeView[];
  news: NewsView[];
  /** The postmark with its tick: nothing of the order has failed. */
  isStamped: boolean;
  /** What is still being made, service by service. */
  states: OrderStateView[];
  cards: OrderCardView[];
  /** A professional's labels, to print here; `null`: they could not be loaded. */
  labels?: LabelsPanelView | null;
  totals: TotalRow[];
  /** What was paid, is awaited and was given back. */
  money: { label: string; value: string; note?: string }[];
  /** `null`: the documents could not be loaded; absent: there are none, and none will come. */
  documents?: DocumentView[] | null;
  addresses: { title: string; block: AddressBlock; mark?: string; number?: string }[];
  notes: string[];
  withdrawal?: ActionView;
  reorder: ReorderView;
  help: { text: string; way: LinkView };
}

interface DocumentView extends LinkView {
  note: string;
  /** What the file says; none where the backend says it nowhere else. */
  facts: { label: string; value: string }[];
}

export interface OrderRead {
  order: Order;
  /** `null`: they could not be loaded. */
  invoices: readonly Invoice[] | null;
  givenBack: GivenBack;
  /** The proofs of its letters; `null`: they could not be loaded. */
  sentLetters: readonly SentLetter[] | null;
  /** Where its consignments are, of a professional's order. */
  shipments?: readonly Shipment[];
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
  phone: string;
  /** A professional's labels; `null`: they could not be loaded. */
  labels?: OrderLabels | null | undefined;
  chosen: Chosen;
  /** The format of the last download. */
  remembered: LabelFormat | null;
  notices: NoticeView[];
  /** The services in the making, with the first answer; `null`: none came. */
  states: readonly { service: Service; state: OrderState | null }[];
}

/** An order, from what happens now to whom to ask (after-sale, "Order detail"). */
export function orderDetailView(
  {
    order,
    invoices,
    givenBack,
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
  const { t, mode, paths, longDate, moment, numericDay } = wording;
  const { code, waivedAt } = order;
  const news = orderNews({ order, givenBack, today, phone }, wording);
  const withdrawalUntil = withdrawalDay(order, givenBack, today);
  return {
    title: t('orders.title', { code }),
    code,
    date: longDate(order.created),
    status: order.statusDisplay ?? t('orders.registered'),
    now: orderNow({ order, givenBack, today }, wording),
    notices,
    news,
    isStamped: order.status !== 'cancelled' && news.every(({ tone }) => tone !== 'error'),
    states: states.map((each) => orderStateView({ code, ...each }, wording)),
    cards: [
      ...order.consignments.map((consignment) =>
        consignmentView({ order, consignment, givenBack, shipments, today }, wording),
      ),
      ...unsentCard(order, wording),
      ...serviceCards({ order, givenBack, today, sentLetters }, wording),
    ],
    ...(labels === undefined
      ? {}
      : { labels: labels && labelsPanelView({ code, order: labels, chosen, remembered }, wording) }),
    totals: recapView(order, wording).totals,
    money: moneyRows(order, wording),
    ...(order.status === 'cancelled' && invoices?.length === 0
      ? {}
      : { documents: invoices?.map((invoice) => documentView(invoice, { code, wording })) ?? null }),
    addresses: addressesOf(order, wording),
    // The right is an individual’s only.
    notes: waivedAt && mode === 'part' ? [t('payment.waived', { moment: moment(waivedAt) })] : [],
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
      way: { label: t('orders.help'), href: paths.helpSite({ sujet: 'commande', commande: code }) },
    },
  };
}

/** Goods of which no consignment speaks yet. */
function unsentCard(order: Order, wording: Wording): OrderCardView[] {
  const sent = new Set(order.consignments.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)));
  const unsent = order.lines.filter(({ id, kind }) => kind === 'physical' && !sent.has(id));
  if (unsent.length === 0) return [];
  return [
    {
      id: 'envoi-a-venir',
      title: wording.t('orders.toBeSent'),
      facts: [],
      lines: orderLines(
        order,
        unsent.map(({ id, quantity }) => ({ lineId: id, quantity, sent: null, declined: 0 })),
        wording,
      ),
      links: [],
    },
  ];
}

function moneyRows({ paid, awaited, refunds, paymentMode }: Order, wording: Wording): OrderDetailView['money'] {
  const { t, moment } = wording;
  const by = paymentMode?.name ? { note: paymentMode.name } : {};
  return [
    ...(paid && (paid.cents > 0 || !awaited) ? [{ label: t('orders.paid'), value: taxed(paid, wording), ...by }] : []),
    ...(awaited ? [{ label: t('orders.awaited'), value: taxed(awaited, wording), ...(paid?.cents ? {} : by) }] : []),
    ...(!paid && !awaited && paymentMode?.name ? [{ label: t('orders.paidBy'), value: paymentMode.name }] : []),
    ...refunds.map(({ amount, status, date, reason }) => ({
      label: t(`orders.refund.${status}`),
      value: taxed(amount, wording),
      ...(date || reason ? { note: [date ? moment(date) : null, reason].filter(Boolean).join(' · ') } : {}),
    })),
  ];
}

function documentView(
  { id, date, total, seller, size, ...facts }: Invoice,
  { code, wording }: { code: string; wording: Wording },
): DocumentView {
  const { t, paths, moment, fileSize } = wording;
  return {
    label: seller ? t('orders.invoiceOf', { seller }) : t('orders.invoice'),
    href: paths.invoiceFile({ code, invoice: id }),
    note: [
      moment(date),
      total ? taxed(total, wording) : null,
      size ? t('orders.pdfSize', { size: fileSize(size) }) : t('orders.pdf'),
    ]
      .filter(Boolean)
      .join(' · '),
    facts: invoiceFacts({ ...facts, id, total }, wording),
  };
}

type InvoiceFacts = Pick<Invoice, 'id' | 'total' | 'issuer' | 'totalWithoutTax' | 'taxes' | 'exemption'>;

/** The content of an invoice's file. */
function invoiceFacts(
  { id, total, issuer, totalWithoutTax, taxes, exemption }: InvoiceFacts,
  { t, money, number }: Wording,
): DocumentView['facts'] {
  if (!issuer) return [];
  const exempt = exemption ?? t('orders.invoiceExempt');
  return [
    { label: t('orders.invoiceNumber'), value: id },
    { label: t('orders.invoiceSeller'), value: [issuer.name, ...issuer.address].join(', ') },
    { label: t('orders.invoiceSiren'), value: issuer.companyNumber },
    { label: t('orders.invoiceVatNumber'), value: issuer.vatNumber },
    ...(totalWithoutTax ? [{ label: t('orders.invoiceNet'), value: money(totalWithoutTax) }] : []),
    ...taxes.map(({ rate, base, tax }) =>
      rate === 0
        ? { label: t('orders.invoiceFree', { base: money(base) }), value: exempt }
        : { label: t('orders.invoiceTax', { rate: number(rate), base: money(base) }), value: money(tax) },
    ),
    ...(total ? [{ label: t('orders.invoiceTotal'), value: money(total) }] : []),
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
            ...printedAddress(billingAddress, wording),
            ...(billingAddress.companyNumber ? { number: numberText(billingAddress.companyNumber, wording) } : {}),
          },
        ]
      : []),
  ];
}

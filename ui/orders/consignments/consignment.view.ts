import type { Consignment, ConsignmentStatus } from '#domain/orders/consignments.ts';
import type { Order } from '#domain/orders/orders.ts';
import { groupedNumber, parcelNumberOf } from '#domain/tracking/parcel-number.ts';
import type { TrackedConsignment } from '#domain/tracking/shipments.ts';
import { deliveryWords } from '#ui/checkout/payment/payment-delivery.view.ts';
import type { TimelineStep } from '#ui/components/values/timeline.tsx';
import type { LinkView } from '#ui/components/views.ts';
import type { LineLabelView, StateTone } from '#ui/order-lines/line-label.view.ts';
import { sellerName } from '#ui/order-lines/seller-name.ts';
import { isLate } from '#ui/orders/now/consignment-lateness.ts';
import type { NextStep } from '#ui/orders/now/next-step.ts';
import { isNews } from '#ui/orders/now/order-news.view.ts';
import { type ReturnsAndRefunds, returnDay } from '#ui/orders/now/returns-and-refunds.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { AutomaticRefundView } from './automatic-refund.view.ts';
import { consignmentSteps } from './consignment-steps.view.ts';
import { moneyFacts } from './money.view.ts';
import { type CopiedFact, type OrderLineView, orderLines } from './order-line.view.ts';

/** What one sender sends, or one service does, for an order. */
export interface OrderCardView {
  id: string;
  title: string;
  state?: LineLabelView;
  /** Bad news, in the sender's words. */
  reason?: string;
  /** Dates and delivery, one fact each. */
  facts: string[];
  copied?: CopiedFact;
  /** When it comes, or until when it is to be used; no fact says it again. */
  deadline?: string;
  /** How far it has come. */
  steps?: TimelineStep[];
  lines: OrderLineView[];
  links: ActionView[];
  /** Whether labels that are not used are refunded without a request. */
  automatic?: AutomaticRefundView;
  /** What is to be done next with all of it, where others have a step of their own. */
  step?: NextStep;
}

export interface ActionView extends LinkView {
  /** Until when it may be done, « jusqu’au 04/12/2026 », or how far it has come. */
  note?: string;
  /** Another site. */
  isExternal?: boolean;
  /** A file, which no page of the shop shows. */
  isFile?: boolean;
}

const tones: Record<Exclude<ConsignmentStatus, 'other'>, StateTone> = {
  created: 'waiting',
  'awaiting-acceptance': 'waiting',
  'awaiting-payment': 'waiting',
  preparing: 'waiting',
  sent: 'now',
  'to-collect': 'now',
  received: 'done',
  closed: 'done',
  refused: 'stopped',
  cancelled: 'stopped',
  'incident-open': 'stopped',
  'incident-closed': 'done',
  refunded: 'done',
};

interface ConsignmentInput {
  order: Order;
  consignment: Consignment;
  returnsAndRefunds: ReturnsAndRefunds;
  shipments: readonly TrackedConsignment[];
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
}

export function consignmentView(
  { order, consignment, returnsAndRefunds, shipments, today }: ConsignmentInput,
  wording: Wording,
): OrderCardView {
  const { t, numericDay } = wording;
  const { code, seller, status, since, reason } = consignment;
  const { facts, deadline } = deliveryFacts({ order, consignment, today }, wording);
  const copied = copiedNumber(consignment, wording);
  const sender = sellerName(seller, wording);
  const steps = consignmentSteps(order, consignment, wording);
  return {
    id: `envoi-${code}`,
    title: sender === null ? t('orders.sentByShop') : t('orders.sentBy', { seller: sender }),
    // Nothing is said of a state that the shop does not know.
    ...(status === 'other'
      ? {}
      : {
          state: { text: t(`orders.consignment.${status}`), tone: isLate(consignment, today) ? 'late' : tones[status] },
        }),
    ...(reason && !isNews(consignment, today) ? { reason } : {}),
    facts: [
      ...(since && !steps ? [t('orders.since', { day: numericDay(since) })] : []),
      ...moneyFacts(order, { consignmentCode: code, isOver: status === 'refused' || status === 'cancelled' }, wording),
      ...facts,
      ...(copied ? [copied.fact] : []),
      ...shipmentFact(
        shipments.find(({ number }) => number === parcelNumberOf(consignment.trackingId ?? '')),
        wording,
      ),
    ],
    ...(copied && { copied }),
    ...(deadline && { deadline }),
    ...(steps && { steps }),
    lines: orderLines(
      order,
      consignment.lines.flatMap(({ lineId, quantity, sent, declined }) =>
        lineId === null ? [] : [{ lineId, quantity, sent, declined: declined ?? 0 }],
      ),
      wording,
    ),
    links: linksOf({ order, consignment, returnsAndRefunds, today }, wording),
  };
}

/** No day of arrival is awaited any more. */
const isOver: ReadonlySet<ConsignmentStatus> = new Set([
  'to-collect',
  'received',
  'closed',
  'refused',
  'cancelled',
  'incident-open',
  'incident-closed',
  'refunded',
]);

interface DeliveryInput {
  order: Order;
  consignment: Consignment;
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
}

/** What is said of the delivery, and apart from it when it comes: late, or on a day that has not passed. */
function deliveryFacts(
  { order, consignment, today }: DeliveryInput,
  wording: Wording,
): Pick<OrderCardView, 'facts' | 'deadline'> {
  const { t, promisedDay } = wording;
  const { status, handOverBy, arrivesOn, lines } = consignment;
  const delivery = lines.map(({ lineId }) => order.deliveries[lineId ?? '']).find(Boolean);
  const isAwaited = !isOver.has(status);
  // Days that were promised are not said again once the goods have come, or will not.
  const dates = (isAwaited && delivery?.dates) || null;
  const promised = delivery && { day: dates?.latest, text: deliveryWords({ ...delivery, dates }, wording) };
  const late = isLate(consignment, today);
  const handOver = handOverBy &&
    status === 'preparing' && { text: t(late ? 'orders.late' : 'orders.handOverBy', { day: promisedDay(handOverBy) }) };
  const arrival = isAwaited &&
    arrivesOn &&
    arrivesOn !== dates?.latest && { day: arrivesOn, text: t('orders.arrivesOn', { day: promisedDay(arrivesOn) }) };
  const comes = [arrival, promised].find((fact) => fact && fact.day && fact.day >= today);
  const deadline = late ? handOver : comes;
  const others = [promised, handOver, arrival].flatMap((fact) => (fact && fact !== deadline ? [fact.text] : []));
  return { facts: others, ...(deadline && { deadline: deadline.text }) };
}

function copiedNumber({ carrier, trackingId }: Consignment, { t }: Wording): CopiedFact | null {
  if (!trackingId) return null;
  const number = groupedNumber(trackingId);
  const fact = carrier ? t('orders.carried', { carrier, number }) : t('orders.parcelNumber', { number });
  return { fact, value: trackingId };
}

/** « L’envoi est en cours d’acheminement. », and when: in the words of the service, else in ours. */
function shipmentFact(shipment: TrackedConsignment | undefined, { t, numericDay }: Wording): string[] {
  if (!shipment) return [];
  const { last, stage } = shipment;
  const text = last?.label?.replace(/\.$/, '') ?? t(`orders.shipment.${stage}`);
  return [last === null ? text : t('orders.shipmentAt', { text, day: numericDay(last.at) })];
}

function linksOf(
  { order, consignment, returnsAndRefunds, today }: Omit<ConsignmentInput, 'shipments'>,
  { t, paths, numericDay }: Wording,
): ActionView[] {
  const { code: subOrderCode, trackingId, trackingUrl, isContactable } = consignment;
  const links: ActionView[] = [];
  if (trackingUrl) links.push({ label: t('orders.follow'), href: trackingUrl, isExternal: true });
  else if (trackingId)
    links.push({ label: t('orders.follow'), href: paths.tracking({ code: trackingId }), isExternal: true });
  if (isContactable)
    links.push({ label: t('orders.contact'), href: paths.contactSeller({ code: order.code, subOrderCode }) });
  const lastDay = returnDay(consignment, returnsAndRefunds, today);
  if (lastDay)
    links.push({
      label: t('orders.return'),
      href: paths.startReturn({ code: order.code, subOrderCode }),
      note: t('orders.until', { day: numericDay(lastDay) }),
    });
  for (const { code: returnRequestId, consignmentCode, created, status } of returnsAndRefunds.returns ?? [])
    if (consignmentCode === subOrderCode)
      links.push({
        label: t('returns.title', { date: numericDay(created) }),
        href: paths.orderReturn({ code: order.code, returnRequestId }),
        note: t(`returns.status.${status}`),
      });
  return links;
}

import type { Consignment, ConsignmentStatus } from '#domain/orders/consignments.ts';
import type { Order, OrderedDelivery } from '#domain/orders/orders.ts';
import { groupedNumber, parcelNumberOf } from '#domain/tracking/parcel-number.ts';
import type { TrackedConsignment } from '#domain/tracking/shipments.ts';
import type { TimelineStep } from '#ui/components/values/timeline.tsx';
import type { LinkView } from '#ui/components/views.ts';
import type { LineLabelView, StateTone } from '#ui/order-lines/line-label.view.ts';
import { deliveryWords, periodOf, placeOf } from '#ui/order-lines/payment-delivery.view.ts';
import { sellerName } from '#ui/order-lines/seller-name.ts';
import { isLate } from '#ui/orders/now/consignment-lateness.ts';
import type { NextStep } from '#ui/orders/now/next-step.ts';
import { type ReturnsAndRefunds, returnDay } from '#ui/orders/now/returns-and-refunds.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { AutomaticRefundView } from './automatic-refund.view.ts';
import { consignmentSteps } from './consignment-steps.view.ts';
import { moneyFacts, partOf } from './money.view.ts';
import { type FactRow, type OrderLineView, orderLines } from './order-line.view.ts';

/** What one sender sends, or one service does, for an order. */
export interface OrderCardView {
  id: string;
  title: string;
  state?: LineLabelView;
  /** Bad news, in the sender's words. */
  reason?: string;
  /** Dates, money and delivery. */
  rows: FactRow[];
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
  const { t } = wording;
  const { code, seller, status, reason } = consignment;
  const { rows, deadline } = deliveryFacts({ order, consignment, today }, wording);
  const steps = consignmentSteps(order, consignment, wording);
  const isOff = status === 'refused' || status === 'cancelled';
  return {
    id: `envoi-${code}`,
    title: sellerName(seller, wording, 'start') ?? t('orders.ownShop'),
    // Nothing is said of a state that the shop does not know.
    ...(status === 'other'
      ? {}
      : {
          state: { text: t(`orders.consignment.${status}`), tone: isLate(consignment, today) ? 'late' : tones[status] },
        }),
    ...(reason ? { reason } : {}),
    rows: [
      ...(steps ? [] : stateRow(consignment, wording)),
      ...moneyFacts(order, { ...partOf(consignment), isOver: isOff }, wording),
      ...(isOff ? [] : rows),
      ...numberRow(consignment, wording),
      ...shipmentRow(
        shipments.find(({ number }) => number === parcelNumberOf(consignment.trackingId ?? '')),
        wording,
      ),
    ],
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
function deliveryFacts(input: DeliveryInput, wording: Wording): Pick<OrderCardView, 'rows' | 'deadline'> {
  const { order, consignment } = input;
  const { t, promisedDay } = wording;
  const delivery = consignment.lines.map(({ lineId }) => order.deliveries[lineId ?? '']).find(Boolean);
  const days = daysOf(input, delivery);
  const deadline = deadlineOf(days, input, wording);
  const of = { ...days, ...(deadline && { [deadline.of]: null }) };
  const rows = [
    {
      label: t('orders.delivery'),
      value: delivery && deliveryWords({ ...delivery, dates: of.dates, point: null }, wording),
    },
    { label: t('orders.collectAt'), value: delivery?.point && placeOf(delivery.point) },
    { label: t('orders.handOverBy'), value: of.handOver && promisedDay(of.handOver) },
    { label: t('orders.arrival'), value: of.arrival && promisedDay(of.arrival) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return { rows, ...(deadline && { deadline: deadline.text }) };
}

interface DeliveryDays {
  dates: OrderedDelivery['dates'];
  arrival: string | null;
  handOver: string | null;
}

/** Days that were promised are not said again once the goods have come, or will not; nor is an arrival that has passed. */
function daysOf(
  { consignment: { status, handOverBy, arrivesOn }, today }: DeliveryInput,
  delivery: OrderedDelivery | undefined,
): DeliveryDays {
  const isAwaited = !isOver.has(status);
  const dates = (isAwaited && delivery?.dates) || null;
  return {
    dates,
    arrival: isAwaited && arrivesOn && arrivesOn >= today && arrivesOn !== dates?.latest ? arrivesOn : null,
    handOver: status === 'preparing' ? handOverBy : null,
  };
}

/** The day that counts most, and which of the days it is. */
function deadlineOf(
  { dates, arrival, handOver }: DeliveryDays,
  { consignment, today }: DeliveryInput,
  wording: Wording,
): { of: keyof DeliveryDays; text: string } | null {
  const { t, promisedDay } = wording;
  if (handOver && isLate(consignment, today))
    return { of: 'handOver', text: t('orders.late', { day: promisedDay(handOver) }) };
  if (arrival) return { of: 'arrival', text: t('orders.arrivesOn', { day: promisedDay(arrival) }) };
  return dates && dates.latest >= today ? { of: 'dates', text: arrivalText(dates, wording) } : null;
}

const arrivalText = (
  { earliest, latest }: { earliest: string; latest: string },
  { t, promisedDay }: Wording,
): string =>
  earliest === latest
    ? t('orders.arrivesOn', { day: promisedDay(latest) })
    : t('orders.arrivesBetween', periodOf({ earliest, latest }, promisedDay));

/** Since when it is as it is. */
function stateRow({ status, since }: Consignment, { t, numericDay }: Wording): FactRow[] {
  if (!since) return [];
  const label =
    status === 'other' ? t('orders.stateDay') : t('orders.stateOn', { state: t(`orders.consignment.${status}`) });
  return [{ label, value: numericDay(since) }];
}

function numberRow({ carrier, trackingId }: Consignment, { t }: Wording): FactRow[] {
  if (!trackingId) return [];
  const label = carrier ? t('orders.carried', { carrier }) : t('orders.parcelNumber');
  return [{ label, value: groupedNumber(trackingId), copied: trackingId }];
}

/** « L’envoi est en cours d’acheminement. », and when: in the words of the service, else in ours. */
function shipmentRow(shipment: TrackedConsignment | undefined, { t, numericDay }: Wording): FactRow[] {
  if (!shipment) return [];
  const { last, stage } = shipment;
  const text = last?.label?.replace(/\.$/, '') ?? t(`orders.shipment.${stage}`);
  const value = last === null ? text : t('orders.shipmentAt', { text, day: numericDay(last.at) });
  return [{ label: t('orders.tracking'), value }];
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

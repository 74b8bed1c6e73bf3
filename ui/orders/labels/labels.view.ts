import type { Service } from '#domain/cart/cart.ts';
import type { LabelFormat, OrderLabels, ShippingLabel } from '#domain/labels/labels.ts';
import type { Fulfilment } from '#domain/orders/orders.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { type LabelsPanelView, labelsPanelView, type PanelQuery } from '#ui/labels/panel/labels-panel.view.ts';
import { printedAs } from '#ui/labels/printed-as.ts';
import { type PolledFulfilmentView, polledFulfilmentView } from '#ui/orders/fulfilment/fulfilment.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface LabelsView {
  title: string;
  trail: LinkView[];
  notices: NoticeView[];
  /** What can be done, and until when; absent while something is being made, which says so itself. */
  now?: string;
  states: PolledFulfilmentView[];
  /** Absent where the order has no labels. */
  panel?: LabelsPanelView;
  ways: LinkView[];
}

interface LabelsInput {
  code: string;
  order: OrderLabels;
  /** The services whose labels are being made, with their first answer; `null`: none came. */
  states: readonly { service: Service; state: Fulfilment | null }[];
  chosen: PanelQuery;
  remembered: LabelFormat | null;
  notices: NoticeView[];
}

export function labelsView(
  { code, order, states, chosen, remembered, notices }: LabelsInput,
  wording: Wording,
): LabelsView {
  const { t, paths } = wording;
  return {
    title: t('labels.title', asOf(order.labels)),
    trail: [{ label: t('labels.order', { code }), href: paths.orderDetail({ code }) }],
    notices,
    ...(states.length > 0 ? {} : { now: nowText(order.labels, wording) }),
    states: states.map((each) => polledFulfilmentView({ code, ...each, page: paths.labels({ code }) }, wording)),
    ...(order.labels.length > 0 ? { panel: labelsPanelView({ code, order, chosen, remembered }, wording) } : {}),
    ways: [
      { label: t('labels.toOrder'), href: paths.orderDetail({ code }) },
      ...(order.labels.some(hasRefundPage) ? [{ label: t('labels.toRefund'), href: paths.orderRefund({ code }) }] : []),
    ],
  };
}

/** A label that may still be used is refunded once it is out of date: the page says from which day on. */
const hasRefundPage = ({ service, state: { isDownloadable, isRefundable } }: ShippingLabel): boolean =>
  service === 'parcel' && (isDownloadable || isRefundable);

const asOf = (labels: readonly ShippingLabel[]) => printedAs(labels.map(({ service }) => service));

function nowText(labels: readonly ShippingLabel[], { t, numericDay }: Wording): string {
  if (labels.length === 0) return t('labels.none');
  const as = asOf(labels);
  const ready = labels.filter(({ state }) => state.isDownloadable);
  const count = ready.length;
  const codes = labels.filter(({ state }) => state.label === 'to-drop-off').length;
  if (count === 0) return codes > 0 ? t('labels.codesReady', { count: codes }) : t('labels.noneReady', as);
  if (count < labels.length) return t('labels.readyPartly', { count, all: labels.length, ...as });
  const [day] = ready.flatMap(({ availableUntil }) => availableUntil ?? []).toSorted();
  return day ? t('labels.readyBefore', { count, day: numericDay(day), ...as }) : t('labels.ready', { count, ...as });
}

/** The services of labels that are still being made: their state is asked for. */
export const servicesOfUnmade = ({ labels }: OrderLabels): Service[] => [
  ...new Set(labels.flatMap(({ service, state }) => (state.label === 'created' && service ? [service] : []))),
];

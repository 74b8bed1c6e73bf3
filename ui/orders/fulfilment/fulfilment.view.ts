import type { Service } from '#domain/cart/cart.ts';
import { type FulfilmentStatus, intervals } from '#domain/orders/fulfilment.ts';
import type { Fulfilment, Order } from '#domain/orders/orders.ts';
import { groupedNumber } from '#domain/tracking/parcel-number.ts';
import type { LinkView } from '#ui/components/views.ts';
import { printedAs } from '#ui/labels/printed-as.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** How far the making of what a service sold has come, as the page's own endpoint answers it. */
export interface FulfilmentView {
  status: FulfilmentStatus;
  text: string;
  /** The labels that are ready while others are not. */
  file?: LinkView;
}

/** The same with what the page needs to ask on by itself while it is pending. */
export interface PolledFulfilmentView extends FulfilmentView {
  /** The own endpoint. */
  href: string;
  /** Milliseconds between two calls. */
  interval: number;
  /** When no answer came, or `pending` to the last: never that the order failed (postal-domain 9.31). */
  late: string;
  /** Nothing is said before it is made: the page says what it waits for. */
  isQuiet?: boolean;
  again: LinkView;
}

interface FulfilmentInput {
  code: string;
  service: Service;
  /** `null`: the state could not be asked for, which counts as `error` at once (specification §4). */
  state: Fulfilment | null;
  /** Where to look again without scripts; the order's own page unless it says so. */
  page?: string;
}

export function polledFulfilmentView(input: FulfilmentInput, wording: Wording): PolledFulfilmentView {
  const { code, service } = input;
  const { t, mode, paths } = wording;
  return {
    ...fulfilmentView(input, wording),
    href: paths.fulfilment({ code, service }, { mode }),
    interval: intervals[service],
    late: t('orders.makingLong'),
    again: { label: t('orders.again'), href: input.page ?? paths.orderDetail({ code }) },
  };
}

export function fulfilmentView({ code, service, state }: FulfilmentInput, { t, paths }: Wording): FulfilmentView {
  const status = state?.status ?? 'error';
  const labels = state?.labels ?? [];
  const ready = numbersOf(labels, true);
  const file = {
    label: t('orders.downloadReady', { count: ready.length, ...printedAs([service]) }),
    href: paths.labelsFile({ code }, { etiquette: ready }),
  };
  switch (status) {
    case 'pending':
      return { status, text: t(`orders.making.${service}`) };
    case 'success':
      return { status, text: t('orders.made') };
    case 'incomplete':
      return { status, text: partText({ service, labels }, t), ...(ready.length > 0 ? { file } : {}) };
    case 'error':
      return { status, text: t('orders.makingLong') };
  }
}

/** Names what is ready and what is not, where the backend says it. */
function partText({ service, labels }: { service: Service; labels: Fulfilment['labels'] }, t: Wording['t']): string {
  const [ready, missing] = [numbersOf(labels, true), numbersOf(labels, false)];
  if (ready.length === 0) return t('orders.madePartlyPlain');
  return t('orders.madePartly', {
    ...printedAs([service]),
    ready: ready.length,
    all: labels.length,
    names: ready.map(groupedNumber).join(', '),
    missing: missing.map(groupedNumber).join(', '),
  });
}

const numbersOf = (labels: Fulfilment['labels'], isReady: boolean): string[] =>
  labels.filter(({ isDownloadable }) => isDownloadable === isReady).map(({ trackingId }) => trackingId);

/** The services of an order whose lines are still being made: their state is asked for. */
export const servicesInTheMaking = ({ lines, services }: Pick<Order, 'lines' | 'services'>): Service[] => [
  ...new Set(
    services
      .filter(({ state }) => state.label === 'created')
      .flatMap(({ lineId }) => lines.find(({ id }) => id === lineId)?.service ?? []),
  ),
];

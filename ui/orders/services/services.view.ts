import type { Line, Service } from '#domain/cart/cart.ts';
import type { SentLetter } from '#domain/labels/sent-letter.ts';
import { contractStageOf } from '#domain/orders/contract-stage.ts';
import type { Order } from '#domain/orders/orders.ts';
import { type ForwardingContract, isKept, type OrderedService } from '#domain/orders/services.ts';
import { groupedNumber } from '#domain/tracking/parcel-number.ts';
import type { LinkView } from '#ui/components/views.ts';
import { contractPlace } from '#ui/forwarding/contract/contract.view.ts';
import { kindOf, renewalLinks } from '#ui/forwarding/contract/contract-news.view.ts';
import { contractSteps } from '#ui/forwarding/contract/contract-steps.view.ts';
import { carrierKey } from '#ui/labels/carrier-label.ts';
import { automaticRefund } from '#ui/orders/consignments/automatic-refund.view.ts';
import type { ActionView, OrderCardView } from '#ui/orders/consignments/consignment.view.ts';
import { moneyFacts } from '#ui/orders/consignments/money.view.ts';
import { type OrderLineView, orderLines } from '#ui/orders/consignments/order-line.view.ts';
import { sentLetterView } from '#ui/orders/consignments/sent-letter.view.ts';
import type { ReturnsAndRefunds } from '#ui/orders/now/returns-and-refunds.ts';
import { serviceStateView } from '#ui/orders/now/service-state.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { depositListLinks } from './deposit-list-link.view.ts';
import { dropOffLinks } from './drop-off.view.ts';
import { labelsPlace } from './labels-place.ts';
import { onceMoreOf, savingLinks } from './parcel-again.view.ts';
import { stampFileFacts, stampFileLinks } from './stamp-file.view.ts';
import { subscriptionFacts } from './subscription.view.ts';

/** The lines of one online service of an order. */
interface Served {
  order: Order;
  returnsAndRefunds: ReturnsAndRefunds;
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
  /** The proofs of its letters; `null`: they could not be loaded. */
  sentLetters: readonly SentLetter[] | null;
  service: Service | null;
  lines: readonly Line[];
}

/** A card for each online service of the order, in the order in which they were bought. */
export function serviceCards({ order, ...read }: Omit<Served, 'service' | 'lines'>, wording: Wording): OrderCardView[] {
  // What a sender sends is no service, even where the backend does not say what it is.
  const sent = new Set(order.consignments.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)));
  const online = order.lines.filter(({ id, kind }) => kind !== 'physical' && !sent.has(id));
  return [...Map.groupBy(online, ({ service }) => service)].map(([service, lines]) =>
    serviceView({ order, ...read, service, lines }, wording),
  );
}

/** Parcels are called by their carriers, each once. */
function titleOf({ order, service, lines }: Pick<Served, 'order' | 'service' | 'lines'>, t: Wording['t']): string {
  if (service === null) return t('orders.service.other');
  if (service === 'forwarding') return forwardingTitle(order, t);
  if (service !== 'parcel') return t(`orders.service.${service}`);
  return [...new Set(lines.map(({ carrier }) => t(carrierKey(carrier ?? 'POFR'))))].join(', ');
}

/** Holding is no forwarding; an order of both names both. */
export function forwardingTitle({ services }: Pick<Order, 'services'>, t: Wording['t']): string {
  const kinds = new Set(services.flatMap(({ contract }) => (contract ? [isKept(contract)] : [])));
  if (kinds.size > 1) return t('forwarding.title');
  return t('orders.service.forwarding', { kind: kinds.has(true) ? 'kept' : 'other' });
}

function serviceView(served: Served, wording: Wording): OrderCardView {
  const { order, service, lines } = served;
  const { t } = wording;
  return {
    id: serviceAnchor(service),
    title: titleOf({ order, service, lines }, t),
    rows: [],
    ...withOnly(
      lines.flatMap((line) => {
        const [view] = orderLines(
          order,
          [{ lineId: line.id, quantity: line.quantity, sent: null, declined: 0 }],
          wording,
        );
        const state = order.services.find(({ lineId }) => lineId === line.id);
        if (!view) return [];
        const current = state ? withState({ ...served, view, state }, wording) : view;
        return [
          {
            ...current,
            ...onceMoreOf(line, { code: order.code, wording }),
            links: [...current.links, ...savingLinks(line, wording)],
          },
        ];
      }),
    ),
    links: cardLinks(served, wording),
    ...(service === 'parcel' && order.automaticRefund !== null
      ? { automatic: automaticRefund(order.code, order.automaticRefund, wording) }
      : {}),
  };
}

/** Of a single line, its card says how far it is and until when. */
function withOnly(lines: OrderLineView[]): Pick<OrderCardView, 'state' | 'deadline' | 'lines'> {
  const [only, ...others] = lines;
  if (!only || others.length > 0) return { lines };
  const { state, deadline, ...line } = only;
  return { ...(state && { state }), ...(deadline && { deadline }), lines: [line] };
}

/** The place of a service's card on the page. */
export const serviceAnchor = (service: Service | null): string => `service-${service ?? 'autre'}`;

interface Stated extends Pick<Served, 'order' | 'today' | 'service' | 'sentLetters'> {
  view: OrderLineView;
  state: OrderedService;
}

function withState(stated: Stated, wording: Wording): OrderLineView {
  const { order, service, sentLetters, view, state } = stated;
  const { contract } = state;
  const proof = sentLetters?.find(({ entryNumber }) => entryNumber === state.entryNumber);
  return {
    ...view,
    ...(contract && { composition: view.composition.filter(orderedOtherwise(contractNow(state, contract), wording)) }),
    state: serviceStateView({ service, state, sentLetters }, wording),
    facts: [...view.facts, ...stateFacts(stated, wording)],
    rows: [
      // The steps of a contract have days of their own.
      ...(state.since && !contract?.steps.length
        ? [{ label: wording.t('orders.stateDay'), value: wording.numericDay(state.since) }]
        : []),
      ...moneyFacts(order, { entryNumbers: [state.entryNumber], isOver: isOver(state) }, wording),
    ],
    ...(isUsable(state) && state.validUntil && { deadline: validUntilFact(state.validUntil, wording) }),
    ...(state.trackingId && {
      copied: { fact: numberFact(service, state.trackingId, wording), value: state.trackingId },
    }),
    ...(contract && contract.steps.length > 0 && { steps: contractSteps(contract, { today: stated.today, wording }) }),
    ...(service === 'letter' && proof ? { proof: sentLetterView(proof, order.code, wording) } : {}),
    links: [
      ...(state.state.isDownloadable ? fileLinks({ order, service, state }, wording) : []),
      ...dropOffLinks(order.code, state, wording),
      ...(contract ? renewalLinks(contract, wording) : []),
      // One that was cancelled never came about.
      ...(contract && contract.status !== 'cancelled'
        ? [
            {
              label: wording.t('forwarding.follow', { kind: kindOf(contract) }),
              href: wording.paths.orderContract({ code: order.code, contractId: contract.id }),
            },
            {
              label: wording.t('orders.contract'),
              href: wording.paths.forwardingContract({ contractId: contract.id }),
            },
          ]
        : []),
    ],
  };
}

function stateFacts({ order, today, service, sentLetters, view, state }: Stated, wording: Wording): string[] {
  const { t, numericDay } = wording;
  const { downloadedAt, trackingId, contract, validUntil, refundableFrom } = state;
  return [
    ...(trackingId ? [numberFact(service, trackingId, wording)] : []),
    ...(downloadedAt ? [t('orders.downloadedAt', { day: numericDay(downloadedAt) })] : []),
    ...(validUntil && !isUsable(state) ? [validUntilFact(validUntil, wording)] : []),
    ...(refundableFrom
      ? [
          t(order.automaticRefund ? 'orders.refundedFrom' : 'orders.refundableFrom', {
            day: numericDay(refundableFrom),
          }),
        ]
      : []),
    ...subscriptionFacts(state, { today, wording }),
    ...(contract
      ? contractFacts(contractNow(state, contract), { isPostponed: isPostponed(contract, view, wording), wording })
      : []),
    ...(sentLetters === null && isSentLetter(service, state) ? [t('orders.proofAway')] : []),
    ...(service === 'stamp' ? stampFileFacts(state, { today, wording }) : []),
  ];
}

/** A label that may still be printed or shown. */
const isUsable = ({ state: { isDownloadable, label } }: OrderedService): boolean =>
  isDownloadable || label === 'to-drop-off';

const validUntilFact = (day: string, { t, numericDay }: Wording): string =>
  t('orders.validUntil', { day: numericDay(day) });

const numberFact = (service: Service | null, trackingId: string, { t }: Wording): string =>
  t(service === 'registered-mail' ? 'orders.vignetteNumber' : 'orders.labelNumber', {
    number: groupedNumber(trackingId),
  });

/** What was ordered will not come. */
const isOver = (service: OrderedService): boolean =>
  service.state.label === 'cancelled' ||
  service.state.label === 'logo-refused' ||
  contractStageOf(service) === 'cancelled';

/** From when to when, and from where to where, mail is forwarded, or where it is kept. */
function contractFacts(
  contract: ForwardingContract,
  { isPostponed, wording: { t, numericDay } }: { isPostponed: boolean; wording: Wording },
): string[] {
  const { startDate, endDate, from, to } = contract;
  const [start, end] = [startDate && numericDay(startDate), endDate && numericDay(endDate)];
  return [
    ...(start && end
      ? [t(isPostponed ? 'orders.contractPostponed' : 'orders.contractTerm', { start, end })]
      : start
        ? [t('orders.contractStart', { day: start })]
        : []),
    ...(from && to ? [t('orders.contractWay', { from: contractPlace(from), to: contractPlace(to) })] : []),
    ...(from && isKept(contract) ? [t('forwarding.contractKept', { from: contractPlace(from) })] : []),
  ];
}

/** One that is cancelled runs from no day to none. */
const contractNow = (state: OrderedService, contract: ForwardingContract): ForwardingContract =>
  isOver(state) ? { ...contract, startDate: null, endDate: null } : contract;

/** Whether a day was ordered that is not the first one any more: only the text of the order tells it. */
const isPostponed = (
  { startDate }: ForwardingContract,
  { composition }: Pick<OrderLineView, 'composition'>,
  { numericDay }: Wording,
): boolean =>
  startDate !== null &&
  composition.some((ordered) => /\d\d\/\d\d\/\d{4}$/.test(ordered)) &&
  !composition.some((ordered) => ordered.endsWith(numericDay(startDate)));

/** What was ordered and no fact of the contract says again: a first day that was put off stays. */
const orderedOtherwise = ({ startDate, endDate, from, to }: ForwardingContract, { numericDay }: Wording) => {
  const said = [
    startDate && numericDay(startDate),
    endDate && numericDay(endDate),
    from && contractPlace(from),
    to && contractPlace(to),
  ];
  return (ordered: string): boolean => !said.some((fact) => fact && ordered.includes(fact));
};

function fileLinks(
  { order, service, state }: Pick<Stated, 'order' | 'service' | 'state'>,
  { t, paths }: Wording,
): LinkView[] {
  const { code } = order;
  if (service === 'stamp-logo')
    return [{ label: t('orders.downloadPlank'), href: paths.plankFile({ code, entry: String(state.entryNumber) }) }];
  if (isPrinted(service) && state.trackingId)
    return [
      {
        label: t(service === 'registered-mail' ? 'orders.downloadVignette' : 'orders.downloadLabel'),
        href: paths.labelsFile({ code }, { une: state.trackingId, depuis: 'commande' }),
      },
    ];
  return [];
}

/** What may be done with all lines of a service together. */
function cardLinks(
  { order, returnsAndRefunds: { refundable }, service, lines }: Served,
  wording: Wording,
): ActionView[] {
  const { t, paths } = wording;
  const { code } = order;
  const ids = new Set(lines.map(({ id }) => id));
  const states = order.services.filter(({ lineId }) => ids.has(lineId));
  const hasFile = states.some(({ state }) => state.isDownloadable);
  const links: ActionView[] = [];
  const isVignette = service === 'registered-mail';
  const isOne = states.length === 1 && states[0]?.trackingId;
  if (isPrinted(service) && hasFile)
    links.push({
      // The only label's file is one press away already.
      label: isOne
        ? t(isVignette ? 'orders.vignettePrinting' : 'orders.labelFormats')
        : t(isVignette ? 'orders.downloadVignettes' : 'orders.downloadLabels'),
      href: labelsPlace(code, wording),
    });
  if (isPrinted(service)) links.push(...depositListLinks(order, lines, wording));
  const mayRefund = refundable?.some(({ isRefundable }) => isRefundable);
  const isTooLate = refundable?.every(({ reason }) => reason !== 'not-expired');
  if (service === 'parcel' && (mayRefund || states.some(hasRefundPage)))
    links.push({
      label: t('orders.refund'),
      href: paths.orderRefund({ code }),
      ...(mayRefund === false && !hasFile
        ? { note: t(isTooLate ? 'orders.refundNoneLeft' : 'orders.refundNoneNow') }
        : {}),
    });
  return service === 'stamp' ? [...links, ...stampFileLinks(code, states, wording)] : links;
}

/** Of labels that may still be used, the page says from which day on they are refunded; of several, which still may be. */
const hasRefundPage = ({ state: { isRefundable, isDownloadable, label } }: OrderedService): boolean =>
  isRefundable || isDownloadable || label === 'partially-refunded';

/** Services whose lines are labels that the shopper prints. */
export const isPrinted = (service: Service | null) => service !== null && printed[service];

const printed: Readonly<Record<Service, boolean>> = {
  parcel: true,
  stamp: false,
  'stamp-logo': false,
  forwarding: false,
  letter: false,
  'registered-mail': true,
};

/** Whether a label of the order may be given back, today or later. */
export const hasRefund = ({ lines, services }: Pick<Order, 'lines' | 'services'>): boolean =>
  services.some(
    (service) =>
      hasRefundPage(service) && lines.some((line) => line.id === service.lineId && line.service === 'parcel'),
  );

/** A letter that was printed and posted. */
const isSentLetter = (service: Service | null, { state }: OrderedService): boolean =>
  service === 'letter' && state.label === 'to-send';

/** Whether there is proof of a letter of the order. */
export const hasSentLetter = ({ lines, services }: Pick<Order, 'lines' | 'services'>): boolean =>
  services.some((state) => lines.some(({ id, service }) => id === state.lineId && isSentLetter(service, state)));

export const hasLabels = ({ lines }: Pick<Order, 'lines'>): boolean => lines.some(({ service }) => isPrinted(service));

import type { Service } from '#domain/cart/cart.ts';
import type { SentLetter } from '#domain/labels/sent-letter.ts';
import type { Consignment, ConsignmentStatus } from '#domain/orders/consignments.ts';
import { type ContractStage, contractStageOf } from '#domain/orders/contract-stage.ts';
import type { LineLabel } from '#domain/orders/line-status.ts';
import type { Order } from '#domain/orders/orders.ts';
import type { OrderedService } from '#domain/orders/services.ts';
import type { ReturnStatus } from '#domain/returns/returns.ts';
import { printedAs } from '#ui/labels/printed-as.ts';
import type { LineLabelView } from '#ui/order-lines/line-label.view.ts';
import { orderState, orderStatus } from '#ui/order-lines/order-status.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { isLate } from './consignment-lateness.ts';
import { type OrderFact, stateOfFact } from './order-state.ts';
import { arrived, type ReturnsAndRefunds, returnDay } from './returns-and-refunds.ts';
import { isPosted, isReadyWithoutFile } from './service-state.view.ts';

interface OrderNowInput {
  order: Order;
  returnsAndRefunds: ReturnsAndRefunds;
  /** The proofs of its letters; `null`: they could not be loaded. */
  sentLetters?: readonly SentLetter[] | null;
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
}

export interface OrderNow {
  text: string;
  /** What was bought online is being made, and nothing else is to be said. */
  isMaking: boolean;
  /** The same in a word or two. */
  state: LineLabelView;
  /** The sentence says no more than the state. */
  saysState: boolean;
  /** The sentence says more than the state: when the goods arrive. */
  hasArrival: boolean;
  isCancelled: boolean;
  /** What news may tell more fully than the sentence. */
  about: NewsSubject | null;
}

/** What the first sentence of an order and its news may both be about: a contract that waits. */
export type NewsSubject = 'contract';

/** A sentence with the fact that it tells. */
interface Sentence {
  fact: OrderFact;
  text: string;
}

/** The wording, whose messages keep the fact that they tell. */
interface Telling extends Pick<Wording, 'numericDay' | 'promisedDay'> {
  t<Key extends OrderFact>(key: Key, ...values: keyof Messages[Key] extends never ? [] : [Messages[Key]]): Sentence;
}

/**
 * One sentence: what the shopper has to do and before when, or else what happens now. What waits for the shopper comes
 * first, then what is under way, then what is over.
 */
export function orderNow(input: OrderNowInput, wording: Wording): OrderNow {
  const { order } = input;
  const { numericDay, promisedDay } = wording;
  const telling: Telling = {
    numericDay,
    promisedDay,
    t: (fact, ...values) => ({ fact, text: wording.t(fact, ...values) }),
  };
  const { fact, text } =
    nowCancelled(order, telling) ??
    nowOfContracts(order, telling) ??
    nowOfServices(order, telling) ??
    nowToSendBack(input, telling) ??
    nowOfSenders(input, telling) ??
    nowOfPast(input, telling) ??
    (order.statusDisplay === null && (order.status === 'created' || order.status === 'other')
      ? telling.t('orders.nowRegistered')
      : telling.t('orders.nowStatus', { status: orderStatus(order, wording) }));
  const { state, isSaid } = stateOfFact(fact, wording) ?? { state: orderState(order, wording), isSaid: true };
  return {
    text,
    state,
    saysState: isSaid,
    isMaking: fact === 'orders.nowMaking',
    hasArrival: fact === 'orders.nowSentUntil' || fact === 'orders.nowPartSentUntil',
    isCancelled: fact === 'orders.nowCancelled',
    about: subjects[fact] ?? null,
  };
}

const subjects: Partial<Record<OrderFact, NewsSubject>> = {
  'orders.nowVerify': 'contract',
  'orders.nowCode': 'contract',
  'orders.nowCodeOver': 'contract',
  'orders.nowOffice': 'contract',
  'orders.nowCard': 'contract',
};

const isCancelled = (service: OrderedService): boolean =>
  service.state.label === 'cancelled' || contractStageOf(service) === 'cancelled';

const isNotSent = ({ status }: Consignment): boolean => status === 'refused' || status === 'cancelled';

function nowCancelled({ consignments, services }: Order, { t }: Telling): Sentence | null {
  const all = [...consignments.map(isNotSent), ...services.map(isCancelled)];
  return all.length > 0 && all.every(Boolean) ? t('orders.nowCancelled') : null;
}

/** What a mail-forwarding contract waits for. */
function nowOfContracts({ services }: Order, { t }: Telling): Sentence | null {
  const stages = new Set(services.map(contractStageOf));
  if (stages.has('to-verify')) return t('orders.nowVerify');
  if (stages.has('code')) return t('orders.nowCode');
  if (stages.has('code-over')) return t('orders.nowCodeOver');
  if (stages.has('office')) return t('orders.nowOffice');
  const isCardRequested = services.some((service) => isActive(service) && service.contract?.card === 'asked');
  return isCardRequested ? t('orders.nowCard') : null;
}

const isActive = (service: OrderedService): boolean => contractStageOf(service) === 'active';

/** It is no longer in the making, though it may wait for something. */
export const isMade = (service: OrderedService): boolean =>
  contractStageOf(service) ? contractStageOf(service) !== 'created' : service.state.label !== 'created';

/** The files that the shopper downloads, or what is being made. */
function nowOfServices({ services, consignments, lines }: Order, { t, numericDay }: Telling): Sentence | null {
  const toDownload = services.filter(
    ({ state }) => state.isDownloadable && (state.label === 'to-download' || state.label === 'to-download-before'),
  );
  const lastDay = earliest(
    toDownload.map(({ state, availableUntil }) => (state.label === 'to-download-before' ? availableUntil : null)),
  );
  const isPart =
    !services.every(isMade) ||
    services.some(({ state }) => state.label === 'logo-awaiting') ||
    consignments.some(isBeingPrepared);
  if (lastDay) {
    const day = numericDay(lastDay);
    return t(isPart ? 'orders.nowPartDownloadBefore' : 'orders.nowDownloadBefore', { day });
  }
  if (toDownload.length > 0) return t(isPart ? 'orders.nowPartDownload' : 'orders.nowDownload');
  const toPost = services.filter(({ state }) => state.isDownloadable && state.label === 'to-send');
  if (toPost.length > 0) {
    const as = printedAs(toPost.map(({ lineId }) => lines.find(({ id }) => id === lineId)?.service ?? null));
    return t('orders.nowPost', { count: piecesOf(toPost, lines), ...as });
  }
  const toDropOff = services.filter(({ state }) => state.label === 'to-drop-off');
  if (toDropOff.length > 0) return dropOffText(toDropOff, lines, { t, numericDay });
  return services.every(isMade) ? null : t('orders.nowMaking');
}

/** Parcels whose labels are printed where they are handed in. */
function dropOffText(
  services: readonly OrderedService[],
  lines: Order['lines'],
  { t, numericDay }: Pick<Telling, 't' | 'numericDay'>,
): Sentence {
  const count = piecesOf(services, lines);
  const day = earliest(services.map(({ validUntil }) => validUntil));
  return day ? t('orders.nowDropOffBefore', { count, day: numericDay(day) }) : t('orders.nowDropOff', { count });
}

/** Labels, or whatever else a line counts. */
const piecesOf = (services: readonly OrderedService[], lines: Order['lines']): number =>
  services.reduce((sum, { lineId }) => sum + (lines.find(({ id }) => id === lineId)?.quantity ?? 1), 0);

/** A parcel that a sender has agreed to take back. */
function nowToSendBack({ returnsAndRefunds, today }: OrderNowInput, { t, numericDay }: Telling): Sentence | null {
  const accepted = (returnsAndRefunds.returns ?? []).filter(({ status }) => status === 'accepted');
  const last = soonest(
    accepted.map(({ sendBefore }) => sendBefore),
    today,
  );
  if (last) return t('orders.nowSendBackBefore', { day: numericDay(last) });
  return accepted.length > 0 ? t('orders.nowSendBack') : null;
}

/** Goods that are not with the shopper yet. */
function nowOfSenders({ order: { consignments }, today }: OrderNowInput, { t, promisedDay }: Telling): Sentence | null {
  const has = (...statuses: ConsignmentStatus[]) => consignments.some(({ status }) => statuses.includes(status));
  const sent = consignments.filter(({ status }) => status === 'sent');
  const isPart = sent.length < consignments.length || sent.some(({ lines }) => lines.some(isPartlySent));
  const arrival = earliest(sent.map(({ arrivesOn }) => arrivesOn));
  if (has('to-collect')) return t('orders.nowCollect');
  if (has('incident-open')) return t('orders.nowIncident');
  if (arrival && arrival >= today) {
    const day = promisedDay(arrival);
    return t(isPart ? 'orders.nowPartSentUntil' : 'orders.nowSentUntil', { day });
  }
  if (sent.length > 0) return t(isPart ? 'orders.nowPartSent' : 'orders.nowSent');
  if (consignments.some((each) => isLate(each, today))) return t('orders.nowLate');
  const statuses = new Set(consignments.map(({ status }) => status));
  if (statuses.size > 0 && [...statuses].every(isAwaiting)) {
    if (statuses.size > 1) return t('orders.nowAwaitingBoth');
    return t(has('awaiting-acceptance') ? 'orders.nowAwaitingAcceptance' : 'orders.nowAwaitingPayment', {
      count: consignments.length,
    });
  }
  if (!consignments.some(isBeingPrepared)) return null;
  return t(consignments.some(isNotSent) ? 'orders.nowRestPreparing' : 'orders.nowPreparing');
}

const isPartlySent = ({ quantity, sent, declined }: Consignment['lines'][number]): boolean =>
  (declined ?? 0) > 0 || (sent !== null && sent > 0 && sent < quantity);

const isAwaiting = (status: ConsignmentStatus): boolean =>
  status === 'awaiting-acceptance' || status === 'awaiting-payment';

const isBeingPrepared = ({ status }: Consignment): boolean =>
  status === 'created' || status === 'preparing' || isAwaiting(status);

/** What was delivered, made, refused or refunded, and what may still be done. */
function nowOfPast(input: OrderNowInput, wording: Telling): Sentence | null {
  const { order, returnsAndRefunds, today } = input;
  const { consignments } = order;
  const { t, numericDay } = wording;
  const { returns } = returnsAndRefunds;
  // Without the returns nobody knows what may still be returned.
  const last = returns && earliest(consignments.map((each) => returnDay(each, returnsAndRefunds, today)));
  const delivered = consignments.filter(({ status }) => arrived.has(status));
  const isPart = delivered.length < consignments.length;
  const hasReturn = (status: ReturnStatus) => returns?.some((each) => each.status === status) ?? false;
  if (hasReturn('requested')) return t('orders.nowReturnAsked');
  if (hasReturn('not-received')) return t('orders.nowReturnMissing');
  const refund = refundOf(order);
  if (refund === 'pending') return t('orders.nowRefundPending');
  if (hasReturn('received')) return t('orders.nowReturnReceived');
  // The newest: one that was asked for again since then says more.
  if (returns?.[0]?.status === 'refused') return t('orders.nowReturnRefused');
  if (delivered.length > 0 && last)
    return t(isPart ? 'orders.nowPartReturnable' : 'orders.nowReturnable', { day: numericDay(last) });
  if (delivered.length > 0 && refund) return t(refund === 'all' ? 'orders.nowRefunded' : 'orders.nowPartRefunded');
  if (delivered.length > 0) return t(isPart ? 'orders.nowPartDelivered' : 'orders.nowDelivered');
  return nowOfMoney(input, wording) ?? nowMade(input, wording) ?? nowOver(order, wording);
}

/** Whether money of what was delivered goes back, or all or a part of it has. */
function refundOf({ refunds, paid, total }: Order): 'pending' | 'all' | 'part' | null {
  if (refunds.some(({ status }) => status === 'requested' || status === 'being-paid')) return 'pending';
  const refunded = refunds
    .filter(({ status }) => status === 'refunded')
    .reduce((sum, { amount }) => sum + amount.cents, 0);
  if (refunded === 0) return null;
  return refunded >= (paid ?? total.ttc).cents ? 'all' : 'part';
}

/** Labels that are out of date, and money that goes back or does not. */
function nowOfMoney({ order, returnsAndRefunds: { refundable } }: OrderNowInput, { t }: Telling): Sentence | null {
  const { services, consignments, lines } = order;
  const labels = new Set(services.map(({ state }) => state.label));
  const mayRefund = refundable?.filter(({ isRefundable }) => isRefundable) ?? [];
  if (mayRefund.length > 0) return t('orders.nowRefundable', { count: mayRefund.length });
  if (labels.has('refund-pending')) return t('orders.nowRefundPending');
  const expired = services.filter(({ state }) => state.isRefundable);
  if (expired.length > 0) return t('orders.nowLabelsExpired', { count: piecesOf(expired, lines) });
  const isRefunded = [
    ...services.map(({ state }) => state.label === 'refunded'),
    ...consignments.map(({ status }) => status === 'refunded'),
  ];
  const isPartly = labels.has('partially-refunded');
  if (isPartly || isRefunded.includes(true))
    return t(isPartly || isRefunded.includes(false) ? 'orders.nowPartRefunded' : 'orders.nowRefunded');
  if (labels.has('refund-refused')) return t('orders.nowRefundRefused');
  if (labels.has('refund-impossible')) return t('orders.nowRefundImpossible');
  return labels.has('refund-expired') ? t('orders.nowRefundExpired') : null;
}

/** What became of services that are made. */
function nowMade({ order, sentLetters = null, today }: OrderNowInput, { t, numericDay }: Telling): Sentence | null {
  const { services } = order;
  const serviceOf = ({ lineId }: OrderedService): Service | null =>
    order.lines.find(({ id }) => id === lineId)?.service ?? null;
  const labels = new Set<LineLabel>(services.map(({ state }) => state.label));
  const logos = services.filter(({ subscription }) => subscription);
  const refused = services.filter(({ state }) => state.label === 'logo-refused').length;
  if (refused > 0)
    return refused < logos.length
      ? t('orders.nowPartLogoRefused', { refused, others: logos.length - refused })
      : t('orders.nowLogoRefused', { count: refused });
  const awaiting = services.filter(({ state }) => state.label === 'logo-awaiting').length;
  if (awaiting > 0) return t('orders.nowLogoAwaiting', { count: awaiting });
  const contract = nowOfContract(services, { t, numericDay });
  if (contract) return contract;
  const letters = services.filter((state) => serviceOf(state) === 'letter' && state.state.label === 'to-send');
  if (letters.length > 0)
    return t(
      letters.every((state) => isPosted({ service: 'letter', state, sentLetters }))
        ? 'orders.nowPosted'
        : 'orders.nowPosting',
    );
  if (labels.has('to-send')) return t('orders.nowToSend');
  const deposited = services.filter(({ state }) => state.label === 'deposited');
  if (deposited.length > 0) return t('orders.nowDeposited', { count: piecesOf(deposited, order.lines) });
  if (services.some(isReadyWithoutFile)) return t('orders.nowReady');
  const isOver = ({ subscription }: OrderedService) =>
    subscription?.label === 'expired' ||
    subscription?.label === 'removed' ||
    (subscription?.endDate && subscription.endDate < today);
  if (logos.length > 0 && logos.every(isOver)) return t('orders.nowLogoOver', { count: logos.length });
  const again = earliest(
    services.map(({ state, availableUntil }) => (state.label === 'downloaded' ? availableUntil : null)),
  );
  if (again) return t('orders.nowDownloadedUntil', { day: numericDay(again) });
  return labels.has('downloaded') ? t('orders.nowDownloaded') : null;
}

/** A mail-forwarding contract that waits for nothing: it will begin, runs, or has ended. */
function nowOfContract(
  services: Order['services'],
  { t, numericDay }: Pick<Telling, 't' | 'numericDay'>,
): Sentence | null {
  const at = (stage: ContractStage) => services.find((service) => contractStageOf(service) === stage);
  if (services.some((service) => isActive(service) && service.contract?.card === 'missing'))
    return t('orders.nowCardMissing');
  if (at('active')) return t('orders.nowContractActive');
  const ready = at('ready');
  if (ready)
    return ready.contract?.startDate
      ? t('orders.nowContractFrom', { day: numericDay(ready.contract.startDate) })
      : t('orders.nowContract');
  return at('ended') ? t('orders.nowContractOver') : null;
}

/** A part that came to nothing, where nothing else is said of the order. */
function nowOver({ services, consignments }: Order, { t }: Telling): Sentence | null {
  const expired = services.filter(({ state }) => state.label === 'expired' && state.status !== null).length;
  if (expired > 0)
    return t(expired < services.length + consignments.length ? 'orders.nowPartExpired' : 'orders.nowExpired');
  return services.some(isCancelled) || consignments.some(isNotSent) ? t('orders.nowPartCancelled') : null;
}

/** The first of the days that is not over. */
const soonest = (days: readonly (string | null)[], today: string): string | undefined =>
  earliest(days.filter((day) => day !== null && day >= today));

const earliest = (days: readonly (string | null)[]): string | undefined =>
  days.filter((day) => day !== null).toSorted()[0];

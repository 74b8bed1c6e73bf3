import type { Consignment, ConsignmentStatus } from '#domain/orders/consignments.ts';
import type { LineLabel } from '#domain/orders/line-status.ts';
import type { Order } from '#domain/orders/orders.ts';
import { awaitsOffice } from '#ui/forwarding/contract/contract-news.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type GivenBack, returnDay } from './given-back.ts';
import { isLate } from './sending.ts';

interface Asked {
  order: Order;
  givenBack: GivenBack;
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
}

/**
 * One sentence: what the shopper has to do and before when, or else what happens now. What waits for the shopper comes
 * first, then what is under way, then what is over.
 */
export function orderNow(asked: Asked, wording: Wording): string {
  const { order } = asked;
  const { t } = wording;
  return (
    nowCancelled(order, wording) ??
    nowOfServices(order, wording) ??
    nowToSendBack(asked, wording) ??
    nowOfSenders(asked, wording) ??
    nowOfPast(asked, wording) ??
    (order.statusDisplay ? t('orders.nowStatus', { status: order.statusDisplay }) : t('orders.nowRegistered'))
  );
}

function nowCancelled({ consignments, services }: Order, { t }: Wording): string | null {
  const all = [
    ...consignments.map(({ status }) => status === 'refused' || status === 'cancelled'),
    ...services.map(({ state }) => state.status === 'CANCELLED' && state.label === 'cancelled'),
  ];
  return all.length > 0 && all.every(Boolean) ? t('orders.nowCancelled') : null;
}

/** What the shopper has to do with services, or what is being made. */
function nowOfServices({ services }: Order, { t, numericDay }: Wording): string | null {
  const contracts = services.flatMap(({ contract }) => contract?.status ?? []);
  const to = (label: LineLabel) => services.some(({ state }) => state.label === label && state.isDownloadable);
  const lastDay = earliest(
    services.map(({ state, availableUntil }) => (state.label === 'to-download-before' ? availableUntil : null)),
  );
  if (contracts.includes('TO_BE_VERIFIED')) return t('orders.nowVerify');
  const codes = services.flatMap(({ contract }) => contract?.codeEntry ?? []);
  if (codes.length > 0)
    return t(codes.some(({ status }) => status === 'open') ? 'orders.nowCode' : 'orders.nowCodeOver');
  if (services.some(({ contract }) => contract && awaitsOffice(contract))) return t('orders.nowOffice');
  if (services.some(({ contract }) => contract?.card === 'asked')) return t('orders.nowCard');
  const isMaking = services.some(({ state }) => state.label === 'created');
  if (lastDay) {
    const day = numericDay(lastDay);
    return t(isMaking ? 'orders.nowPartDownloadBefore' : 'orders.nowDownloadBefore', { day });
  }
  if (to('to-download') || to('to-download-before'))
    return t(isMaking ? 'orders.nowPartDownload' : 'orders.nowDownload');
  if (isMaking) return t('orders.nowMaking');
  return to('to-send') ? t('orders.nowPost') : null;
}

/** A parcel that a sender has agreed to take back. */
function nowToSendBack({ givenBack, today }: Asked, { t, numericDay }: Wording): string | null {
  const accepted = (givenBack.returns ?? []).filter(({ status }) => status === 'accepted');
  const last = soonest(
    accepted.map(({ sendBefore }) => sendBefore),
    today,
  );
  if (last) return t('orders.nowSendBackBefore', { day: numericDay(last) });
  return accepted.length > 0 ? t('orders.nowSendBack') : null;
}

/** Goods that are not with the shopper yet. */
function nowOfSenders({ order: { consignments }, today }: Asked, { t, longDate }: Wording): string | null {
  const has = (...statuses: ConsignmentStatus[]) => consignments.some(({ status }) => statuses.includes(status));
  const sent = consignments.filter(({ status }) => status === 'sent');
  const isPart = sent.length < consignments.length;
  const arrival = earliest(sent.map(({ arrivesOn }) => arrivesOn));
  if (has('to-collect')) return t('orders.nowCollect');
  if (has('incident-open')) return t('orders.nowIncident');
  if (arrival && arrival >= today) {
    const day = longDate(`${arrival}T12:00:00Z`);
    return t(isPart ? 'orders.nowPartSentUntil' : 'orders.nowSentUntil', { day });
  }
  if (sent.length > 0) return t(isPart ? 'orders.nowPartSent' : 'orders.nowSent');
  if (consignments.some((each) => isLate(each, today))) return t('orders.nowLate');
  return consignments.some(isBeingPrepared) ? t('orders.nowPreparing') : null;
}

const isBeingPrepared = ({ status }: Consignment): boolean =>
  status === 'created' || status === 'awaiting-acceptance' || status === 'awaiting-payment' || status === 'preparing';

/** What was delivered, made, refused or refunded, and what may still be done. */
function nowOfPast(asked: Asked, wording: Wording): string | null {
  const { order, givenBack, today } = asked;
  const { consignments, services } = order;
  const { t, numericDay } = wording;
  const { returns, refundable } = givenBack;
  // Without the returns nobody knows what may still be returned.
  const last = returns && earliest(consignments.map((each) => returnDay(each, givenBack, today)));
  const isDelivered = consignments.some(({ status }) => over.has(status));
  if (returns?.some(({ status }) => status === 'requested')) return t('orders.nowReturnAsked');
  if (returns?.some(({ status }) => status === 'received')) return t('orders.nowReturnReceived');
  if (isDelivered && last) return t('orders.nowReturnable', { day: numericDay(last) });
  if (isDelivered) return t('orders.nowDelivered');
  if (refundable?.some(({ isRefundable }) => isRefundable)) return t('orders.nowRefundable');
  if (services.some(({ state }) => state.label === 'refund-pending')) return t('orders.nowRefundPending');
  if (services.some(({ state }) => state.isRefundable)) return t('orders.nowLabelsExpired');
  return nowRefunded(asked, wording) ?? nowMade(services, wording);
}

/** Money that went back, for all of the order or for a part. */
function nowRefunded({ order: { consignments, services } }: Asked, { t }: Wording): string | null {
  const isRefunded = [
    ...services.map(({ state }) => state.label === 'refunded'),
    ...consignments.map(({ status }) => status === 'refunded'),
  ];
  const isPartly = services.some(({ state }) => state.label === 'partially-refunded');
  if (!isPartly && !isRefunded.includes(true)) return null;
  return t(isPartly || isRefunded.includes(false) ? 'orders.nowPartRefunded' : 'orders.nowRefunded');
}

/** What became of services that are made. */
function nowMade(services: Order['services'], { t, numericDay }: Wording): string | null {
  const labels = new Set(services.map(({ state }) => state.label));
  const isPart = services.some(({ state, subscription }) => subscription && state.label !== 'logo-refused');
  if (labels.has('logo-refused')) return t(isPart ? 'orders.nowPartLogoRefused' : 'orders.nowLogoRefused');
  if (labels.has('logo-awaiting')) return t('orders.nowLogoAwaiting');
  if (services.some(({ contract }) => contract?.steps.at(-1)?.isReached)) return t('orders.nowContractOver');
  if (services.some(({ contract }) => contract?.status === 'READY_FOR_PICKUP')) return t('orders.nowContract');
  if (labels.has('to-send')) return t('orders.nowPosting');
  const again = earliest(
    services.map(({ state, availableUntil }) => (state.label === 'downloaded' ? availableUntil : null)),
  );
  if (again) return t('orders.nowDownloadedUntil', { day: numericDay(again) });
  return labels.has('downloaded') ? t('orders.nowDownloaded') : null;
}

const over: ReadonlySet<ConsignmentStatus> = new Set(['received', 'closed', 'incident-closed']);

/** The first of the days that is not over. */
const soonest = (days: readonly (string | null)[], today: string): string | undefined =>
  earliest(days.filter((day) => day !== null && day >= today));

const earliest = (days: readonly (string | null)[]): string | undefined =>
  days.filter((day) => day !== null).toSorted()[0];

import type { components } from '#contracts/generated/orders.ts';
import { boughtLogo } from '../logo/ordered.ts';
import { isResubmittable } from '../logo/owned.ts';
import type { OrderRecord, WireOrder, WithdrawalRecord } from '../records/orders.ts';
import { dayOf, hours, nowIn } from '../shared/calendar/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { centsOf, priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { isGoods } from './consignments.ts';
import { piecesOf } from './services.ts';
import { isWithdrawn, withdrawalsOf } from './withdrawals.ts';

type Entry = WireOrder['entries'][number];
type Consignment = components['schemas']['Consignment'];
export type Refund = components['schemas']['OrderRefund'];

/** Days within which money goes back: what was cancelled (L221-24), and a label that was not used. */
const DAYS_TO_PAY = 14;
const DAYS_TO_PAY_LABELS = 30;

interface Stands {
  /** As they stand now. */
  entries: readonly Entry[];
  consignments: readonly Consignment[];
  lang: Lang;
}

/** What becomes of the money of an order: of each part that was refused, cancelled, given back or never charged. */
export function refundsOf(world: World, record: OrderRecord, stands: Stands): Refund[] {
  const { paymentMode } = record.order[stands.lang];
  return [
    ...refundsAnswer(world, record, stands),
    ...ofConsignments(world, record, stands),
    ...stands.entries.flatMap((entry) => ofService(world, record, { entry, lang: stands.lang })),
    ...withdrawnRefunds(world, record, stands.lang),
  ].map((refund) => ({ ...refund, ...(paymentMode && { paymentMode }) }));
}

const cancellation: Words = { fr: 'Annulation', en: 'Cancellation' };
const cameToNothing: Words = { fr: 'La souscription n’a pas abouti', en: 'The request was not completed' };
const sentAgain: Words = {
  fr: 'Le logo corrigé se renvoie sans payer de nouveau',
  en: 'The corrected logo can be sent again without paying again',
};
const unused: Words = { fr: 'Étiquette non utilisée', en: 'Unused label' };
const onRequest: Words = { fr: 'À votre demande', en: 'At your request' };

/** The money of what was cancelled goes back within a day; on account, it was never taken. */
function moneyBack(
  world: World,
  { order }: OrderRecord,
  since: string,
): Pick<Refund, 'status' | 'statusDate' | 'expectedOn'> {
  if (order.fr.paymentMode?.code === 'deferred') return { status: 'NOT_CHARGED', statusDate: since };
  const at = Date.parse(since);
  const paid = at + hours(24);
  return nowIn(world) >= paid
    ? { status: 'REFUNDED', statusDate: new Date(paid).toISOString() }
    : { status: 'WAITING_REFUND_PAYMENT', statusDate: since, expectedOn: dayOf(at + hours(24 * DAYS_TO_PAY)) };
}

/** What a sender refused or cancelled, where the book does not tell it. */
function ofConsignments(world: World, record: OrderRecord, { entries, consignments, lang }: Stands): Refund[] {
  const refundedSenders = new Set((record.story?.refunds ?? []).map(({ sender }) => sender));
  return consignments.flatMap(({ code, sellerId, status, statusDate, reason }) => {
    if (!(status === 'REFUSED' || status === 'CANCELED') || refundedSenders.has(sellerId)) return [];
    const own = entries.filter((entry) => isGoods(entry) && entry.sellerId === sellerId);
    return [
      {
        amount: priceOf(costOf(own), lang),
        ...moneyBack(world, record, statusDate ?? record.order.fr.created),
        reason: reason ?? cancellation[lang],
        consignmentCode: code,
      },
    ];
  });
}

/** Each label of an entry by itself; what shares a state and a moment goes back together. */
function ofService(world: World, record: OrderRecord, { entry, lang }: { entry: Entry; lang: Lang }): Refund[] {
  const { serviceState, entryNumber, totalPrice, basePrice } = entry;
  if (!serviceState) return [];
  const about = { entryNumbers: [entryNumber] };
  const { contract, statusDate = record.order.fr.created } = serviceState;
  // Of a withdrawal the money is its own.
  if (contract && isWithdrawn(world, record, entry)) return [];
  if (contract?.status === 'CANCELLED')
    return [{ ...about, amount: totalPrice, status: 'NOT_CHARGED', statusDate, reason: cameToNothing[lang] }];
  if (contract?.status === 'OBJECTED')
    return [{ ...about, amount: totalPrice, ...moneyBack(world, record, statusDate), reason: cancellation[lang] }];
  const logo = boughtLogo(world, record, entry);
  if (logo && isResubmittable(logo))
    return [{ ...about, amount: totalPrice, status: 'CARRIED_OVER', statusDate, reason: sentAgain[lang] }];
  const pieces = piecesOf(world, record, entry);
  return [...Map.groupBy(pieces, (piece) => `${piece.status} ${piece.statusDate}`).values()].flatMap((same) => {
    const [first] = same;
    const money = first && moneyOfPiece(world, record, first);
    if (!money) return [];
    const { share = 1, reason, ...back } = money;
    const cents = pieces.length === 1 ? centsOf(totalPrice) : same.length * centsOf(basePrice ?? totalPrice);
    return [{ ...about, amount: priceOf(Math.round(cents * share), lang), ...back, reason: reason[lang] }];
  });
}

type PieceMoney = Pick<Refund, 'status' | 'statusDate' | 'expectedOn'> & { reason: Words; share?: number };

function moneyOfPiece(
  world: World,
  record: OrderRecord,
  { service, status, statusDate }: ReturnType<typeof piecesOf>[number],
): PieceMoney | null {
  const reason = service === 'smt' ? unused : onRequest;
  const expectedOn = dayOf(Date.parse(statusDate) + hours(24 * DAYS_TO_PAY_LABELS));
  switch (status) {
    case 'CANCELLED':
      return { ...moneyBack(world, record, statusDate), reason: cancellation };
    case 'REFUND_PENDING':
      return { status: 'WAITING_REFUND_PAYMENT', statusDate, expectedOn, reason };
    case 'REFUNDED':
      return { status: 'REFUNDED', statusDate, reason };
    case 'PARTIALLY_REFUNDED':
      return { status: 'REFUNDED', statusDate, reason, share: 0.5 };
    default:
      return null;
  }
}

/** The goods of the senders of whom something was not withdrawn from. */
function notWithdrawn(entries: readonly Entry[], withdrawals: readonly Pick<WithdrawalRecord, 'entries'>[]): Entry[] {
  const withdrawn = withdrawals.flatMap((each) => each.entries);
  const returnable = ({ entryNumber, quantity }: Entry) =>
    quantity -
    withdrawn.filter((each) => each.entryNumber === entryNumber).reduce((sum, each) => sum + each.quantity, 0);
  const goods = entries.filter(isGoods);
  return goods.filter(({ sellerId }) => goods.some((each) => each.sellerId === sellerId && returnable(each) > 0));
}

/** What the book tells, of a sender or of the whole order. */
function refundsAnswer(
  world: World,
  { story, order }: OrderRecord,
  { consignments, lang }: { consignments: readonly Consignment[]; lang: Lang },
): Refund[] {
  return (story?.refunds ?? []).map(({ status, cents, reason, sender }) => {
    const consignment = consignments.find(({ sellerId }) => sender !== undefined && sellerId === sender);
    const all = costOf(order[lang].entries.filter(({ sellerId }) => sender === undefined || sellerId === sender));
    return {
      amount: priceOf(cents ?? all, lang),
      status,
      ...(consignment?.statusDate && { statusDate: consignment.statusDate }),
      reason: reason[lang],
      ...(status !== 'REFUNDED' && { expectedOn: dayOf(nowIn(world) + hours(24 * DAYS_TO_PAY)) }),
      ...(consignment && { consignmentCode: consignment.code }),
    };
  });
}

/** What was paid for some entries, with their delivery. */
export const costOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { totalPrice }) => sum + centsOf(totalPrice), 0) + deliveryOf(entries);

/** What each sender of some entries took for the delivery. */
const deliveryOf = (entries: readonly Entry[]): number =>
  [...Map.groupBy(entries.filter(isGoods), ({ sellerId = '' }) => sellerId).values()].reduce(
    (sum, [first]) => sum + centsOf(first?.deliveryMode?.deliveryCost ?? { value: 0 }),
    0,
  );

/**
 * What was withdrawn from is paid back within a day, and with the last piece of a sender what its delivery cost
 * (L221-24).
 */
const withdrawnRefunds = (world: World, record: OrderRecord, lang: Lang): Refund[] =>
  withdrawalsOf(world, record).map(({ receivedAt, entries }, at, all) => {
    const bought = record.order[lang].entries;
    const goods = entries.reduce((sum, { entryNumber, quantity }) => {
      const entry = bought.find((each) => each.entryNumber === entryNumber);
      return sum + quantity * centsOf(entry?.basePrice ?? { value: 0 });
    }, 0);
    const before = notWithdrawn(bought, all.slice(0, at));
    const after = notWithdrawn(bought, all.slice(0, at + 1));
    const cents = goods + deliveryOf(before) - deliveryOf(after);
    const paidAt = Date.parse(receivedAt) + hours(24);
    const isPaid = nowIn(world) >= paidAt;
    return {
      amount: priceOf(cents, lang),
      status: isPaid ? 'REFUNDED' : 'WAITING_REFUND',
      statusDate: isPaid ? new Date(paidAt).toISOString() : receivedAt,
      ...(!isPaid && { expectedOn: dayOf(Date.parse(receivedAt) + hours(24 * DAYS_TO_PAY)) }),
      reason: lang === 'en' ? 'Withdrawal' : 'Rétractation',
    };
  });

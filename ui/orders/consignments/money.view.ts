import type { Consignment, Refund } from '#domain/orders/consignments.ts';
import type { Order } from '#domain/orders/orders.ts';
import type { FactView } from '#ui/components/views.ts';
import { joinFacts } from '#ui/wording/join-facts.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface MoneyRow extends FactView {
  note?: string;
  /** Of a refund that no part of the order tells. */
  about?: FactView[];
}

/** What was paid, is awaited, goes back, or was never taken. */
export function moneyRows(order: Order, wording: Wording): MoneyRow[] {
  const { paid, awaited, refunds, paymentMode } = order;
  const { t } = wording;
  const by = paymentMode?.name ? { note: paymentMode.name } : {};
  return [
    ...(paid && (paid.cents > 0 || !awaited) ? [{ label: t('orders.paid'), value: wording.money(paid), ...by }] : []),
    ...(awaited?.cents
      ? [{ label: t('orders.awaited'), value: wording.money(awaited), ...(paid?.cents ? {} : by) }]
      : []),
    ...(!paid && !awaited && paymentMode?.name ? [{ label: t('orders.paidBy'), value: paymentMode.name }] : []),
    ...refunds.map((refund) => ({
      ...amountOf(refund, wording),
      ...(isOfNoPart(refund, order) && { about: aboutRefund(refund, wording) }),
    })),
  ];
}

/** A refund of the whole order, or of entries of several parts. */
const isOfNoPart = (refund: Refund, { consignments, services }: Parts): boolean =>
  !consignments.some((consignment) => isOf(refund, partOf(consignment))) &&
  !services.some(({ entryNumber }) => isOf(refund, { entryNumbers: [entryNumber] }));

const isOf = (refund: Refund, { consignmentCode, entryNumbers }: PartOfOrder): boolean =>
  refund.consignmentCode === null
    ? refund.entryNumbers.length > 0 && refund.entryNumbers.every((number) => entryNumbers.includes(number))
    : refund.consignmentCode === consignmentCode;

/** What one sender sends, as a part whose money is spoken of. */
export const partOf = ({ code, lines }: Pick<Consignment, 'code' | 'lines'>): PartOfOrder => ({
  consignmentCode: code,
  entryNumbers: lines.map(({ entryNumber }) => entryNumber),
});

const amountOf = ({ status, amount }: Refund, { t, money }: Wording): FactView => ({
  label: t(`orders.refund.${status}`),
  value: money(amount),
});

function datedAmount(refund: Refund, wording: Wording): FactView {
  const { label, value: amount } = amountOf(refund, wording);
  const { date } = refund;
  return { label, value: date ? wording.t('orders.refundOn', { amount, day: wording.numericDay(date) }) : amount };
}

/** Since when, until when, by which means, and why. */
const aboutRefund = ({ date, expectedOn, means, reason }: Refund, { t, numericDay }: Wording): FactView[] =>
  [
    { label: t('orders.refundDate'), value: date && numericDay(date) },
    { label: t('orders.refundExpected'), value: expectedOn && numericDay(expectedOn) },
    { label: t('orders.refundMeans'), value: means },
    { label: t('orders.refundReason'), value: reason },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/** What becomes of the money of an order that is cancelled as a whole. */
export const moneyBack = ({ refunds, paid }: Pick<Order, 'refunds' | 'paid'>, wording: Wording): string[] =>
  refunds.length > 0
    ? refunds.map((refund) => {
        const { label, value: amount } = amountOf(refund, wording);
        const { date, expectedOn } = refund;
        return joinFacts([
          wording.t('orders.refundOf', { label, amount }),
          date && wording.numericDay(date),
          expectedOn && wording.t('orders.refundBy', { day: wording.numericDay(expectedOn) }),
        ]);
      })
    : [wording.t(paid?.cents === 0 ? 'orders.moneyNotTaken' : 'orders.moneyUnknown')];

interface PartOfOrder {
  /** Absent of a service. */
  consignmentCode?: string;
  entryNumbers: readonly number[];
}

interface Part extends PartOfOrder {
  /** It was refused or cancelled: what was paid for it has to be spoken of. */
  isOver: boolean;
}

type Parts = Pick<Order, 'consignments' | 'services'>;

/** What becomes of the money of one part of an order, as the backend says it. */
export function moneyFacts(
  order: Parts & Pick<Order, 'refunds' | 'paid'>,
  { isOver, ...part }: Part,
  wording: Wording,
): FactView[] {
  const { refunds, paid } = order;
  const own = refunds.filter((refund) => isOf(refund, part));
  // A sender's reason stands beside it already.
  const hasReason = part.consignmentCode === undefined;
  if (own.length > 0)
    return own.flatMap((refund) => [
      datedAmount(refund, wording),
      ...aboutRefund({ ...refund, date: null, reason: hasReason ? refund.reason : null }, wording),
    ]);
  if (!isOver || refunds.some((refund) => isOfNoPart(refund, order))) return [];
  return moneyBack({ refunds: [], paid }, wording).map((value) => ({ label: wording.t('orders.payment'), value }));
}

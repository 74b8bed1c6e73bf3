import type { Refund } from '#domain/orders/consignments.ts';
import type { Order } from '#domain/orders/orders.ts';
import { joinFacts } from '#ui/wording/join-facts.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface MoneyRow {
  label: string;
  value: string;
  note?: string;
}

/** What was paid, is awaited, goes back, or was never taken. */
export function moneyRows({ paid, awaited, refunds, paymentMode }: Order, wording: Wording): MoneyRow[] {
  const { t } = wording;
  const by = paymentMode?.name ? { note: paymentMode.name } : {};
  return [
    ...(paid && (paid.cents > 0 || !awaited) ? [{ label: t('orders.paid'), value: wording.money(paid), ...by }] : []),
    ...(awaited ? [{ label: t('orders.awaited'), value: wording.money(awaited), ...(paid?.cents ? {} : by) }] : []),
    ...(!paid && !awaited && paymentMode?.name ? [{ label: t('orders.paidBy'), value: paymentMode.name }] : []),
    ...refunds.map((refund) => {
      const about = aboutRefund(refund, wording);
      return {
        label: t(`orders.refund.${refund.status}`),
        value: wording.money(refund.amount),
        ...(about.length > 0 ? { note: joinFacts(about) } : {}),
      };
    }),
  ];
}

/** Since when, until when, by which means, and why. */
function aboutRefund({ date, expectedOn, means, reason }: Refund, { t, numericDay }: Wording): string[] {
  return [
    date ? numericDay(date) : null,
    expectedOn ? t('orders.refundExpected', { day: numericDay(expectedOn) }) : null,
    means,
    reason,
  ].filter((part) => part !== null);
}

const refundText = (refund: Refund, wording: Wording): string =>
  joinFacts([
    wording.t('orders.refundOf', {
      label: wording.t(`orders.refund.${refund.status}`),
      amount: wording.money(refund.amount),
    }),
    ...aboutRefund(refund, wording),
  ]);

/** What becomes of the money of an order that is cancelled as a whole. */
export const moneyBack = ({ refunds, paid }: Pick<Order, 'refunds' | 'paid'>, wording: Wording): string[] =>
  refunds.length > 0
    ? refunds.map((refund) => refundText({ ...refund, reason: null, means: null }, wording))
    : [wording.t(paid?.cents === 0 ? 'orders.moneyNotTaken' : 'orders.moneyUnknown')];

interface Part {
  consignmentCode?: string;
  entryNumber?: number;
  /** It was refused or cancelled: what was paid for it has to be spoken of. */
  isOver: boolean;
}

/** What becomes of the money of one part of an order, as the backend says it. */
export function moneyFacts(
  { refunds, paid }: Pick<Order, 'refunds' | 'paid'>,
  { consignmentCode, entryNumber, isOver }: Part,
  wording: Wording,
): string[] {
  const own = refunds.filter((refund) =>
    entryNumber === undefined ? refund.consignmentCode === consignmentCode : refund.entryNumbers.includes(entryNumber),
  );
  // A sender's reason stands beside it already.
  const hasReason = consignmentCode === undefined;
  if (own.length > 0) return own.map((refund) => refundText(hasReason ? refund : { ...refund, reason: null }, wording));
  const isOfAll = refunds.some((refund) => refund.consignmentCode === null && refund.entryNumbers.length === 0);
  if (!isOver || isOfAll) return [];
  return moneyBack({ refunds: [], paid }, wording);
}

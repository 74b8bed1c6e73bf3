import type { Line } from '../cart/cart.ts';
import { needsWaiver } from '../cart/withdrawal-waiver.ts';
import { isJustNow } from '../shared/just-now.ts';
import { daysAfter, workingDaysAfter } from '../shared/working-days.ts';
import type { Consignment, ConsignmentStatus } from './consignments.ts';
import { contractStageOf } from './contract-stage.ts';
import type { Order, Withdrawal, WithdrawalRequest } from './orders.ts';

/**
 * Why a line cannot be withdrawn from. `waived`: a service that began at once; `service`: another service; `cancelled`:
 * nothing of it is left to send back; `withdrawn`: that happened already; `over`: the right has ended; `untold`: the
 * backend says no last day, so that nobody knows whether it has.
 */
export type NotWithdrawable = 'service' | 'waived' | 'cancelled' | 'withdrawn' | 'over' | 'untold';

export interface WithdrawableLine {
  line: Line;
  /** Pieces that may still be withdrawn from. */
  most: number;
  /** Pieces that were withdrawn from before. */
  withdrawn: number;
  /** `null` where some pieces may be. */
  obstacle: NotWithdrawable | null;
}

type WithdrawableOrder = Pick<
  Order,
  'created' | 'lines' | 'consignments' | 'services' | 'withdrawableUntil' | 'waivedAt'
>;

/** Whether the right of withdrawal is open on this day (`YYYY-MM-DD`, Paris). */
export const isWithdrawable = ({ withdrawableUntil }: Pick<Order, 'withdrawableUntil'>, today: string): boolean =>
  withdrawableUntil !== null && withdrawableUntil >= today;

/** The moment of a waiver that some line is about: a contract's right is not waived. */
export const waiverOf = (order: Pick<Order, 'waivedAt' | 'lines'>): string | null =>
  needsWaiver(order, 'part') ? order.waivedAt : null;

/** Until when a line may be withdrawn from: of a contract the days are counted from the order, of goods from their delivery. */
export const lastDayOf = (order: Pick<Order, 'created' | 'withdrawableUntil'>, { service }: Pick<Line, 'service'>) =>
  service === 'forwarding' ? withdrawalEnd(order.created) : order.withdrawableUntil;

/** What of each line of an order may be withdrawn from, in the order of the lines (L221-18 and L221-28, postal-domain 5). */
export function withdrawableLines(
  order: WithdrawableOrder,
  { withdrawals, today }: { withdrawals: readonly Withdrawal[]; today: string },
): WithdrawableLine[] {
  return order.lines.map((line) => {
    const entryNumber = entryNumberIn(order, line.id);
    const withdrawn = withdrawals
      .flatMap(({ lines }) => lines)
      .filter((each) => each.entryNumber === entryNumber)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const notCancelled = line.quantity - neverSent(order, line.id);
    const withdrawable = Math.max(0, notCancelled - withdrawn);
    const { id, service } = line;
    const at = { withdrawable, withdrawn, today };
    const obstacle = service === 'forwarding' ? contractObstacle(order, id, at) : obstacleOf(order, { service, ...at });
    return { line, most: obstacle === null ? withdrawable : 0, withdrawn, obstacle };
  });
}

/** The last day on which something of an order may still be withdrawn from (`YYYY-MM-DD`); `null`: nothing may. */
export function withdrawalDay(
  order: WithdrawableOrder,
  at: { withdrawals: readonly Withdrawal[]; today: string },
): string | null {
  const days = withdrawableLines(order, at).flatMap(({ line, obstacle }) =>
    obstacle === null ? (lastDayOf(order, line) ?? []) : [],
  );
  return days.toSorted().at(-1) ?? null;
}

interface Pieces {
  withdrawable: number;
  withdrawn: number;
  today: string;
}

function obstacleOf(
  order: WithdrawableOrder,
  { service, withdrawable, withdrawn, today }: Pieces & Pick<Line, 'service'>,
): NotWithdrawable | null {
  if (service !== null) return order.waivedAt === null ? 'service' : 'waived';
  if (withdrawable === 0) return withdrawn > 0 ? 'withdrawn' : 'cancelled';
  if (isWithdrawable(order, today)) return null;
  return order.withdrawableUntil === null ? 'untold' : 'over';
}

/** A contract runs for months: nobody waives its right, which ends fourteen days after it was made (L221-18). */
function contractObstacle(
  order: WithdrawableOrder,
  lineId: string,
  { withdrawable, withdrawn, today }: Pieces,
): NotWithdrawable | null {
  if (withdrawable === 0 && withdrawn > 0) return 'withdrawn';
  const stages = order.services.filter((service) => service.lineId === lineId).map(contractStageOf);
  if (stages.includes('cancelled')) return 'cancelled';
  if (stages.includes('ended') || today > withdrawalEnd(order.created)) return 'over';
  return order.withdrawableUntil === null || isWithdrawable(order, today) ? null : 'over';
}

/** Of such a consignment nothing arrives, or its money went back already. */
const undelivered: ReadonlySet<ConsignmentStatus> = new Set(['refused', 'cancelled', 'refunded']);

const neverSent = ({ consignments }: WithdrawableOrder, lineId: string): number =>
  consignments
    .flatMap(({ status, lines }) => lines.map((line) => ({ status, ...line })))
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { status, quantity, declined }) => sum + (undelivered.has(status) ? quantity : (declined ?? 0)), 0);

/** The backend's number of a line, as consignments and services tell it; `null`: none of them names the line. */
const entryNumberIn = (
  { consignments, services }: Pick<WithdrawableOrder, 'consignments' | 'services'>,
  lineId: string,
) => entriesOf(consignments, services).find((each) => each.lineId === lineId)?.entryNumber ?? null;

const entriesOf = (consignments: readonly Consignment[], services: WithdrawableOrder['services']) => [
  ...consignments.flatMap(({ lines }) => lines),
  ...services,
];

/** The withdrawal that a lost answer was about: of the same pieces, to the same address, received just now. */
export const sameWithdrawal = (
  order: WithdrawableOrder,
  { withdrawals, wanted, now }: { withdrawals: readonly Withdrawal[]; wanted: WithdrawalRequest; now: number },
): Withdrawal | null => {
  const pieces = wanted.lines
    .map(({ lineId, quantity }) => `${quantity} of ${entryNumberIn(order, lineId)}`)
    .toSorted();
  const isSame = ({ lines, email, comment, receivedAt }: Withdrawal) =>
    (email ?? wanted.email) === wanted.email &&
    comment === wanted.comment &&
    isJustNow(receivedAt, now) &&
    lines
      .map(({ entryNumber, quantity }) => `${quantity} of ${entryNumber}`)
      .toSorted()
      .join() === pieces.join();
  return withdrawals.findLast(isSame) ?? null;
};

/** The lines of a withdrawal by their titles; `title: null`: the order tells none for that number. */
export const withdrawnLines = (
  { lines, consignments, services }: WithdrawableOrder,
  { lines: withdrawn }: Pick<Withdrawal, 'lines'>,
): { entryNumber: number; title: string | null; quantity: number }[] =>
  withdrawn.map(({ entryNumber, quantity }) => {
    const named = entriesOf(consignments, services).find((each) => each.entryNumber === entryNumber);
    return { entryNumber, quantity, title: lines.find(({ id }) => id === named?.lineId)?.title ?? null };
  });

/** The last day of the fourteen on which goods go back and money is given back (L221-23 and L221-24), `YYYY-MM-DD`, Paris. */
export const settledUntil = ({ receivedAt }: Pick<Withdrawal, 'receivedAt'>): string => fourteenDaysAfter(receivedAt);

/** A right that would end on a Saturday, a Sunday or a holiday ends on the next working day (L221-19). */
const withdrawalEnd = (instant: string): string => workingDaysAfter(daysAfter(fourteenDaysAfter(instant), -1), 1).day;

/** Counted in days of the calendar: an hour is lost or won between them. */
const fourteenDaysAfter = (instant: string): string =>
  daysAfter(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris' }).format(Date.parse(instant)), 14);

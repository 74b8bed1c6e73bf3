import type { components } from '#contracts/generated/orders.ts';
import { movesIn, type OrderRecord, type WithdrawalRecord, withdrawalsIn } from '../records/orders.ts';
import { dayOf, hours, isoNowIn, nowIn, workingDaysAfterDay } from '../shared/calendar/clock.ts';
import { isEmailAddress } from '../shared/email.ts';
import { earlierResult, type KeyUse, rememberResult } from '../shared/keys.ts';
import { invalidField, refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { consignmentsOf, isGoods } from './consignments.ts';
import { laterBy } from './contract-life.ts';
import { contractOf, isCancelled, WITHDRAWN } from './contracts.ts';
import type { Entry } from './services.ts';

/** Days after the receipt during which an individual may withdraw. */
const WITHDRAWAL_DAYS = 14;

/** The oldest first; an order of the book whose name says so was withdrawn from in part before. */
export const withdrawalsOf = (world: World, { code: orderCode, owner, order }: OrderRecord): WithdrawalRecord[] => [
  ...(orderCode.endsWith('-RETRACTATION-RECUE')
    ? [
        {
          code: 'RETRACTATION-RECUE-1',
          orderCode,
          receivedAt: new Date(Date.parse(order.fr.created) + hours(120)).toISOString(),
          email: owner,
          comment: '',
          entries: [{ entryNumber: 0, quantity: 1 }],
        },
      ]
    : []),
  ...withdrawalsIn(world).findMany((q) => q.where({ orderCode })),
];

export const isWithdrawn = (world: World, record: OrderRecord, { entryNumber }: Entry): boolean =>
  withdrawalsOf(world, record).some(({ entries }) => entries.some((each) => each.entryNumber === entryNumber));

/** The acknowledgement of a withdrawal. */
export const acknowledgementOf = ({
  orderCode: _,
  comment,
  ...made
}: WithdrawalRecord): components['schemas']['Withdrawal'] => ({
  ...made,
  ...(comment && { comment }),
});

const arrived = new Set(['RECEIVED', 'INCIDENT_OPEN', 'INCIDENT_CLOSED', 'CLOSED', 'REFUNDED']);
/** Nothing of them arrives. */
const ended = new Set(['REFUSED', 'CANCELED']);
/** The latest receipt, after the order, of what is said to be closed. */
const ARRIVES_IN = hours(96);

/**
 * Fourteen days after the last of the goods were received, or will have been at the latest (L221-18); services that begin
 * at once have no such day, since their right was waived. `undefined`: nothing arrives.
 */
function lastDayOf(world: World, record: OrderRecord): string | undefined {
  const receipts = consignmentsOf(world, record, 'fr')
    .filter(({ status }) => !ended.has(status))
    .map(({ status, statusDate = '', targetArrivalDate }) =>
      arrived.has(status)
        ? Math.min(Date.parse(statusDate), Date.parse(record.order.fr.created) + ARRIVES_IN)
        : Math.max(Date.parse(targetArrivalDate ?? '') || 0, nowIn(world)),
    );
  return receipts.length === 0 ? undefined : endOfRight(Math.max(...receipts));
}

/** A last day that is no working day is put off to the next one (L221-19). */
const endOfRight = (from: number): string => workingDaysAfterDay(laterBy(dayOf(from), WITHDRAWAL_DAYS - 1), 1);

/** Whether the sender of an entry has paid everything back. */
const isPaidBack = ({ story }: OrderRecord, { sellerId }: { sellerId?: string }): boolean =>
  (story?.refunds ?? []).some(
    ({ status, cents, sender }) =>
      status === 'REFUNDED' && cents === undefined && (sender === undefined || sender === sellerId),
  );

/** The last day on which an individual may withdraw from an entry; `undefined`: nobody may. */
function lastDayOfEntry(world: World, record: OrderRecord, entry: Entry): string | undefined {
  if (record.order.fr.site === 'pro') return undefined;
  const last = isGoods(entry)
    ? isPaidBack(record, entry)
      ? undefined
      : lastDayOf(world, record)
    : lastDayOfContract(world, record, entry);
  return last !== undefined && last >= dayOf(nowIn(world)) ? last : undefined;
}

/** Fourteen days after it was made, unless it is over before. */
function lastDayOfContract(world: World, record: OrderRecord, entry: Entry): string | undefined {
  const contract = contractOf(world, record, entry);
  if (!contract || isCancelled(contract.status)) return undefined;
  const last = endOfRight(Date.parse(record.order.fr.created));
  return contract.endDate && contract.endDate < last ? contract.endDate : last;
}

/** The last day on which an individual may withdraw from something of an order; `undefined`: nobody may. */
export const withdrawableUntil = (world: World, record: OrderRecord): string | undefined =>
  record.order.fr.entries
    .flatMap((entry) => lastDayOfEntry(world, record, entry) ?? [])
    .toSorted()
    .at(-1);

interface NewWithdrawal {
  record: OrderRecord;
  wanted: components['schemas']['NewWithdrawal'];
  key: string | null;
}

/** Stores a withdrawal, once for each key. */
export async function withdraw(world: World, { record, wanted, key }: NewWithdrawal): Promise<WithdrawalRecord> {
  const { code: orderCode, owner } = record;
  checkRequest(wanted);
  const fingerprint = JSON.stringify([orderCode, wanted.entries, wanted.email, wanted.comment ?? '']);
  const use: KeyUse = { key, owner, operation: 'withdraw', fingerprint };
  const earlier = earlierResult(world, use);
  const existing = earlier && withdrawalsIn(world).findFirst((q) => q.where({ code: earlier }));
  if (existing) return existing;
  checkRight(world, record, wanted.entries);
  const { entries, email, comment } = wanted;
  const code = `RETRACTATION-${String(withdrawalsIn(world).count() + 1).padStart(4, '0')}`;
  const made = await withdrawalsIn(world).create({
    code,
    orderCode,
    receivedAt: isoNowIn(world),
    email,
    comment,
    entries,
  });
  await cancelContracts(world, record, entries);
  await rememberResult(world, use, code);
  return made;
}

/** What was withdrawn from forwards nothing. */
async function cancelContracts(world: World, { code, order }: OrderRecord, withdrawn: WithdrawalRecord['entries']) {
  for (const { entryNumber } of withdrawn)
    if (order.fr.entries.some((entry) => entry.entryNumber === entryNumber && entry.product.service === 'reex'))
      await movesIn(world).create({
        orderCode: code,
        part: String(entryNumber),
        status: 'CANCELLED',
        reason: WITHDRAWN,
        at: nowIn(world),
      });
}

function checkRequest({ entries, email }: NewWithdrawal['wanted']): void {
  if (!Array.isArray(entries) || entries.length === 0) throw invalidField('entries', 'missing');
  if (entries.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1)) throw invalidField('entries');
  if (!isEmailAddress(email ?? '')) throw invalidField('email');
}

function checkRight(world: World, record: OrderRecord, wanted: NewWithdrawal['wanted']['entries']): void {
  const { entries, site } = record.order.fr;
  const withdrawn = withdrawalsOf(world, record).flatMap((each) => each.entries);
  // The same entry may be named twice in one request: its quantities count together.
  const all = [...withdrawn, ...wanted];
  for (const { entryNumber } of wanted) {
    const entry = entries.find((each) => each.entryNumber === entryNumber);
    const isContract = entry?.product.service === 'reex';
    if (!entry || !(isGoods(entry) || isContract) || site === 'pro') throw notWithdrawn('notWithdrawable', entryNumber);
    if (lastDayOfEntry(world, record, entry) === undefined) throw notWithdrawn('withdrawalPeriodOver', entryNumber);
    const quantity = all
      .filter((each) => each.entryNumber === entryNumber)
      .reduce((sum, each) => sum + each.quantity, 0);
    if (quantity > entry.quantity) throw notWithdrawn('alreadyWithdrawn', entryNumber);
  }
}

const notWithdrawn = (reason: string, entryNumber: number) =>
  refusal(400, {
    type: 'WithdrawalError',
    reason,
    subject: String(entryNumber),
    subjectType: 'entry',
    message: `The entry ${entryNumber} cannot be withdrawn from: ${reason}.`,
  });

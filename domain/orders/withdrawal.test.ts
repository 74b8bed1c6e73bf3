import { describe, expect, test } from 'vitest';
import { aLine } from '../cart/examples.ts';
import { aConsignment, aContract, anOrder, anOrderOf, aService } from './examples.ts';
import type { Withdrawal } from './orders.ts';
import {
  isWithdrawable,
  lastDayOf,
  sameWithdrawal,
  settledUntil,
  waiverOf,
  withdrawableLines,
  withdrawalDay,
  withdrawnLines,
} from './withdrawal.ts';

const today = '2026-11-26';
const booklets = aLine({ id: '0.1', title: 'Carnet', quantity: 3 });
const stamp = aLine({ id: '1.2', kind: 'other', service: 'stamp', title: 'Timbre' });
const order = anOrder({
  lines: [booklets, stamp],
  withdrawableUntil: '2026-11-26',
  waivedAt: '2026-11-24T14:05:00Z',
  consignments: [aConsignment({ lines: [{ lineId: '0.1', entryNumber: 0, quantity: 3, sent: null, declined: null }] })],
  services: [aService({ service: 'stamp', status: 'created', line: '1.2' }, { entryNumber: 1 })],
});
const aWithdrawal = (...lines: Withdrawal['lines']): Withdrawal => ({
  code: 'R-1',
  receivedAt: '2026-11-25T08:00:00Z',
  email: null,
  comment: null,
  lines,
});
const told = (given: Partial<typeof order> = {}, ...withdrawals: Withdrawal[]) =>
  withdrawableLines({ ...order, ...given }, { withdrawals, today }).map(({ most, withdrawn, obstacle }) => [
    most,
    withdrawn,
    obstacle,
  ]);

describe('what of an order may be withdrawn from', () => {
  test('a withdrawal may contain every piece of goods to the last day, and no service that began at once', () => {
    expect(told()).toEqual([
      [3, 0, null],
      [0, 0, 'waived'],
    ]);
    expect(told({ waivedAt: null })[1]).toEqual([0, 0, 'service']);
  });

  test('a withdrawal is closed after the last day, and nobody knows of it where no last day is told', () => {
    expect(told({ withdrawableUntil: '2026-11-25' })[0]).toEqual([0, 0, 'over']);
    expect(told({ withdrawableUntil: null })[0]).toEqual([0, 0, 'untold']);
    expect(isWithdrawable({ withdrawableUntil: today }, today)).toBe(true);
  });

  test('a withdrawal may contain what earlier withdrawals left', () => {
    const once = aWithdrawal({ entryNumber: 0, quantity: 1 });
    expect(told({}, once)[0]).toEqual([2, 1, null]);
    expect(told({}, once, aWithdrawal({ entryNumber: 0, quantity: 2 }))[0]).toEqual([0, 3, 'withdrawn']);
  });

  test.each(['refused', 'cancelled', 'refunded'] as const)('a withdrawal contains nothing that was %s', (status) => {
    const [sent] = order.consignments;
    expect(told({ consignments: sent ? [{ ...sent, status }] : [] })[0]).toEqual([0, 0, 'cancelled']);
  });

  test.each([
    ['is open to the fourteenth day, whatever else was waived', '2026-12-08', {}, [2, 0, null]],
    ['is closed on the day after', '2026-12-09', {}, [0, 0, 'over']],
    ['is closed where the contract was cancelled', '2026-11-26', { status: 'cancelled' }, [0, 0, 'cancelled']],
  ] as const)('the withdrawal from a forwarding contract %s', (_, day, over, expected) => {
    const contract = anOrderOf('forwarding', 'created', { contract: aContract(over) });
    const ordered = { ...contract, waivedAt: order.waivedAt, withdrawableUntil: '2026-12-24' };
    const [line] = withdrawableLines(ordered, { withdrawals: [], today: day });
    expect([line?.most, line?.withdrawn, line?.obstacle]).toEqual(expected);
    // The law says its last day where the backend does not.
    expect(withdrawableLines({ ...ordered, withdrawableUntil: null }, { withdrawals: [], today: day })).toEqual([line]);
  });

  test('the last day and the waiver of an order are those of its own lines', () => {
    const contract = anOrderOf('forwarding', 'created', { contract: aContract() });
    const ordered = { ...contract, waivedAt: order.waivedAt, withdrawableUntil: '2026-12-24' };
    expect(withdrawalDay(ordered, { withdrawals: [], today: '2026-12-01' })).toBe('2026-12-08');
    const unknown = { ...ordered, withdrawableUntil: null };
    expect(withdrawalDay(unknown, { withdrawals: [], today: '2026-12-01' })).toBe('2026-12-08');
    expect([waiverOf(ordered), waiverOf(order)]).toEqual([null, order.waivedAt]);
  });

  test.each([
    ['2026-11-24T10:00:00Z', '2026-12-08', 'a Tuesday'],
    ['2026-12-05T10:00:00Z', '2026-12-21', 'the Monday after a Saturday'],
    ['2026-12-11T10:00:00Z', '2026-12-28', 'the Monday after Christmas'],
    ['2026-10-12T22:30:00Z', '2026-10-27', 'its day in Paris, an hour longer'],
  ])('the right of a contract made at %s ends on %s, %s', (created, last) => {
    expect(lastDayOf({ created, withdrawableUntil: null }, { service: 'forwarding' })).toBe(last);
  });

  test('a withdrawal contains nothing that a sender declined', () => {
    const lines = [{ lineId: '0.1', entryNumber: 0, quantity: 3, sent: 2, declined: 1 }];
    expect(told({ consignments: [aConsignment({ status: 'sent', lines })] })[0]).toEqual([2, 0, null]);
  });
});

test('the lines of a withdrawal have their titles, and their number where the order has none', () => {
  const withdrawal = aWithdrawal(
    { entryNumber: 0, quantity: 2 },
    { entryNumber: 1, quantity: 1 },
    { entryNumber: 7, quantity: 1 },
  );
  expect(withdrawnLines(order, withdrawal)).toEqual([
    { entryNumber: 0, title: 'Carnet', quantity: 2 },
    { entryNumber: 1, title: 'Timbre', quantity: 1 },
    { entryNumber: 7, title: null, quantity: 1 },
  ]);
});

describe('after a lost answer', () => {
  const now = Date.parse('2026-11-26T09:01:00Z');
  const wanted = {
    orderCode: order.code,
    lines: [
      { lineId: '0.1', quantity: 2 },
      { lineId: '1.2', quantity: 1 },
    ],
    email: 'compte@exemple.fr',
    comment: 'Trop grand',
    key: 'cle-1',
  };
  const made: Withdrawal = {
    code: 'R-2',
    receivedAt: '2026-11-26T09:00:00Z',
    email: wanted.email,
    comment: wanted.comment,
    lines: [
      { entryNumber: 1, quantity: 1 },
      { entryNumber: 0, quantity: 2 },
    ],
  };
  const found = (over: Partial<Withdrawal>) =>
    sameWithdrawal(order, { withdrawals: [aWithdrawal(), { ...made, ...over }], wanted, now });

  test('the withdrawal that was received is found, also where the backend says no address', () => {
    for (const over of [{}, { email: null }]) expect(found(over)).toEqual({ ...made, ...over });
  });

  test.each<[string, Partial<Withdrawal>]>([
    ['to another address', { email: 'autre@exemple.fr' }],
    ['with another message', { comment: 'Trop petit' }],
    ['without its message', { comment: null }],
    ['of a day ago', { receivedAt: '2026-11-25T09:00:00Z' }],
    ['of fewer articles', { lines: made.lines.slice(1) }],
    ['of another quantity', { lines: made.lines.map((line) => ({ ...line, quantity: 1 })) }],
    ['of another article', { lines: made.lines.map((line) => ({ ...line, entryNumber: line.entryNumber + 1 })) }],
  ])('a withdrawal %s is another one', (_, over) => {
    expect(found(over)).toBeNull();
  });
});

test.each([
  ['2026-11-10T22:59:00Z', '2026-11-24'],
  ['2026-11-10T23:00:00Z', '2026-11-25'],
  ['2026-07-10T22:00:00Z', '2026-07-25'],
])('a withdrawal at %s is settled by %s, the fourteenth day in Paris', (receivedAt, day) => {
  expect(settledUntil({ receivedAt })).toBe(day);
});

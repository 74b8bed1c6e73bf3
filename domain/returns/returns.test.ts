import { describe, expect, test } from 'vitest';
import { aConsignment } from '../orders/examples.ts';
import { aReturn } from './examples.ts';
import {
  mayCancel,
  mayPrint,
  type NewReturn,
  type ReturnStatus,
  returnablePieces,
  sameReturn,
  timelineOf,
} from './returns.ts';

const created = '2026-11-01T09:00:00.000Z';
const later = '2026-11-02T09:00:00.000Z';

describe('the timeline of a return', () => {
  test('a return’s timeline has its steps from the oldest to the newest, whatever their order was', () => {
    const history = [
      { status: 'accepted', at: later },
      { status: 'requested', at: created },
    ] as const;
    expect(timelineOf({ history, created, status: 'accepted' })).toEqual([history[1], history[0]]);
  });

  test('a return’s timeline begins with the request where the backend has no history', () => {
    expect(timelineOf({ history: [], created, status: 'requested' })).toEqual([{ status: 'requested', at: created }]);
  });

  test('a return’s timeline ends with the present state, without a date where the history lacks it', () => {
    const history = [{ status: 'requested', at: created }] as const;
    expect(timelineOf({ history, created, status: 'other' })).toEqual([...history, { status: 'other', at: null }]);
  });
});

const statuses: readonly ReturnStatus[] = [
  'requested',
  'accepted',
  'refused',
  'received',
  'not-received',
  'closed',
  'cancelled',
  'other',
];

describe('what the backend offers for a return', () => {
  const offered = { isCancellable: true, hasLabel: true };

  test('a return may be cancelled until its goods arrive, and printed while they are awaited; an unknown state offers nothing', () => {
    expect(statuses.filter((status) => mayCancel({ status, ...offered }))).toEqual(['requested', 'accepted']);
    expect(statuses.filter((status) => mayPrint({ status, ...offered }))).toEqual(['accepted']);
  });

  test('a return offers no action that the backend does not offer', () => {
    const nothing = { isCancellable: false, hasLabel: false };
    expect(statuses.filter((status) => mayCancel({ status, ...nothing }) || mayPrint({ status, ...nothing }))).toEqual(
      [],
    );
  });
});

describe('what a lost answer was about', () => {
  const now = Date.parse(created);
  const wanted: NewReturn = {
    orderCode: 'CMD-1',
    consignmentCode: 'CMD-1-A',
    methodCode: 'MAIL',
    comment: 'Trop grand.',
    lines: [{ entryNumber: 0, quantity: 2, reasonCode: 'OTHER' }],
    key: 'clé',
  };
  const made = aReturn({ consignmentCode: 'CMD-1-A', comment: 'Trop grand.', created });

  test('a lost answer is about the request of the same pieces, in the same way, made just now', () => {
    expect(sameReturn([aReturn(), made], wanted, now)).toBe(made);
  });

  test.each<[string, Parameters<typeof aReturn>[0]]>([
    ['of another consignment', { consignmentCode: 'CMD-1-B' }],
    ['with another comment', { comment: null }],
    ['by another way', { method: null }],
    ['of another quantity', { lines: [{ entryNumber: 0, name: 'Pochettes', quantity: 1, reason: null }] }],
    ['of another line', { lines: [{ entryNumber: 1, name: 'Pochettes', quantity: 2, reason: null }] }],
    ['of a day ago', { created: '2026-10-31T09:00:00.000Z' }],
    ['that is cancelled', { status: 'cancelled' }],
  ])('a lost answer is not about a request %s', (_, over) => {
    expect(sameReturn([{ ...made, ...over }], wanted, now)).toBeNull();
  });
});

test('pieces are left while no return, no withdrawal and no refusal of the sender speaks of them', () => {
  const line = { lineId: '0', entryNumber: 0, sent: null };
  const consignment = aConsignment({ lines: [{ ...line, quantity: 5, declined: 1 }] });
  const returned = (quantity: number, over: Parameters<typeof aReturn>[0] = {}) =>
    aReturn({
      consignmentCode: consignment.code,
      lines: [{ entryNumber: 0, name: 'Carnet', quantity, reason: null }],
      ...over,
    });
  const left = (...returns: ReturnType<typeof aReturn>[]) =>
    returnablePieces(consignment, { returns, withdrawals: [] });
  expect(left()).toBe(4);
  expect(left(returned(1), returned(1, { status: 'closed' }))).toBe(2);
  expect(left(returned(1, { status: 'refused' }), returned(1, { status: 'cancelled' }))).toBe(4);
  expect(left(returned(3, { consignmentCode: 'CMD-1-B' }))).toBe(4);
  expect(left(returned(9))).toBe(0);
  const withdrawal = {
    code: 'R',
    receivedAt: created,
    email: null,
    comment: null,
    lines: [{ entryNumber: 0, quantity: 3 }],
  };
  expect(returnablePieces(consignment, { returns: [returned(1)], withdrawals: [withdrawal] })).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { mayCancel, mayPrint, type ReturnStatus, timelineOf } from './returns.ts';

const created = '2026-11-01T09:00:00.000Z';
const later = '2026-11-02T09:00:00.000Z';

describe('the timeline of a return', () => {
  test('has its steps from the oldest to the newest, whatever their order was', () => {
    const history = [
      { status: 'accepted', at: later },
      { status: 'requested', at: created },
    ] as const;
    expect(timelineOf({ history, created, status: 'accepted' })).toEqual([history[1], history[0]]);
  });

  test('begins with the request where the backend tells no history', () => {
    expect(timelineOf({ history: [], created, status: 'requested' })).toEqual([{ status: 'requested', at: created }]);
  });

  test('ends with the present state, without a date where the history lacks it', () => {
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

  test('may be cancelled until its goods arrive, and printed while they are awaited; an unknown state offers nothing', () => {
    expect(statuses.filter((status) => mayCancel({ status, ...offered }))).toEqual(['requested', 'accepted']);
    expect(statuses.filter((status) => mayPrint({ status, ...offered }))).toEqual(['accepted']);
  });

  test('is all that may be done', () => {
    const nothing = { isCancellable: false, hasLabel: false };
    expect(statuses.filter((status) => mayCancel({ status, ...nothing }) || mayPrint({ status, ...nothing }))).toEqual(
      [],
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fault } from '../shared/fault.ts';
import { depositListFaults, makeDepositList, mayShareList, mostLabels } from './deposit-lists.ts';
import { aDepositableLabel, aDepositList, someDepositable } from './examples.ts';

const depositable = someDepositable();
const [first, second, third] = depositable.labels.map(({ trackingId }) => trackingId) as [string, string, string];

describe('a new deposit list', () => {
  test.each([
    ['of labels that are taken on that day', [first, second, third], '2026-12-02', {}],
    ['of no label', [], '2026-12-01', { labels: { code: 'required' } }],
    ['without a day', [first], '', { date: { code: 'required' } }],
    ['on a Sunday', [first], '2026-11-29', { date: { code: 'not-open-then' } }],
    [
      'after the last day of one of its labels',
      [first, second, third],
      '2026-12-03',
      { date: { code: 'not-taken-then', until: '2026-12-02' } },
    ],
    ['after the last day of a label that was left out', [first, third], '2026-12-03', {}],
    ['of a label that another list holds', [first, '6A9'], '2026-12-01', { labels: { code: 'not-depositable' } }],
  ] as const)('a new deposit list %s has its faults or none', (_, trackingIds, date, faults) => {
    expect(depositListFaults({ trackingIds, date }, depositable)).toEqual(faults);
  });

  test('a new deposit list holds a thousand labels, and says by how many it has more', () => {
    const ids = Array.from({ length: mostLabels + 2 }, (_, place) => `6A${place}`);
    const many = { ...depositable, labels: ids.map((trackingId) => aDepositableLabel({ trackingId })) };
    const faultsOf = (trackingIds: string[]) => depositListFaults({ trackingIds, date: '2026-12-01' }, many);
    expect(faultsOf(ids.slice(0, mostLabels))).toEqual({});
    expect(faultsOf(ids)).toEqual({ labels: { code: 'too-many', extra: 2 } });
  });

  test('a new deposit list has no fault exactly where each of its labels is free and taken on an open day', () => {
    const days = ['2026-11-29', ...depositable.dates, '2026-12-04', ''];
    fc.assert(
      fc.property(fc.subarray([first, second, third, '6A9']), fc.constantFrom(...days), (trackingIds, date) => {
        const isGood =
          trackingIds.length > 0 &&
          depositable.dates.includes(date) &&
          trackingIds.every((id) =>
            depositable.labels.some(
              ({ trackingId, validUntil }) => trackingId === id && (validUntil === null || date <= validUntil),
            ),
          );
        const faults = depositListFaults({ trackingIds, date }, depositable);
        expect(Object.keys(faults).length === 0).toBe(isGood);
      }),
    );
  });
});

describe('after a lost answer', () => {
  const create = async () => {
    throw new Fault('timeout', 'createDepositList');
  };
  const list = aDepositList();
  const wanted = { date: list.date, trackingIds: list.labels.map(({ trackingId }) => trackingId).toReversed() };

  test('the deposit list that was made is found after a lost answer', async () => {
    expect(await makeDepositList({ create, all: async () => [list] }, wanted)).toEqual({ kind: 'created', list });
  });

  test.each([
    ['of another day', aDepositList({ date: '2026-12-01' })],
    ['of fewer labels', aDepositList({ labels: list.labels.slice(1) })],
    ['that was cancelled', aDepositList({ status: 'cancelled' })],
  ])('a deposit list %s is not the one that was made before a lost answer', async (_, other) => {
    await expect(makeDepositList({ create, all: async () => [other] }, wanted)).rejects.toThrow(Fault);
  });
});

test('several labels that are still taken may share a list', () => {
  const [taken, other] = [aDepositableLabel(), aDepositableLabel({ validUntil: null })];
  expect([[taken, taken], [taken, other], []].map(mayShareList)).toEqual([true, false, false]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fault } from '../shared/fault.ts';
import {
  type FulfilmentStatus,
  intervals,
  mostAttempts,
  pollFulfilment,
  statusOf,
  statusOfContracts,
  statusOfLabels,
} from './fulfilment.ts';

type Answer = FulfilmentStatus | 'fault';

const answers = fc.array(fc.constantFrom<Answer>('pending', 'incomplete', 'success', 'error', 'fault'), {
  maxLength: 10,
});

/** A backend that answers in this order, and PENDING ever after; a clock that only waits move. */
function played(sequence: readonly Answer[], leavesAfter = Number.POSITIVE_INFINITY) {
  const leaving = new AbortController();
  const log = { calls: [] as number[], clock: 0, shown: [] as FulfilmentStatus[] };
  return {
    log,
    signal: leaving.signal,
    ask: async () => {
      const answer = sequence[log.calls.length] ?? 'pending';
      log.calls.push(log.clock);
      if (log.calls.length >= leavesAfter) leaving.abort();
      if (answer === 'fault') throw new Fault('unavailable', 'getOrderState');
      return answer;
    },
    wait: async (milliseconds: number) => void (log.clock += milliseconds),
    onStatus: (status: FulfilmentStatus) => void log.shown.push(status),
  };
}

describe('an order’s state', () => {
  test('an order’s state is polled at once, then at the service’s interval, until it is not pending, eight times at most', async () => {
    await fc.assert(
      fc.asyncProperty(answers, fc.constantFrom(...Object.values(intervals)), async (sequence, interval) => {
        const { log, ...polling } = played(sequence);
        const status = await pollFulfilment({ ...polling, interval });
        const end = sequence.findIndex((answer) => answer !== 'pending');
        const isOver = end >= 0 && end < mostAttempts;
        const calls = isOver ? end + 1 : mostAttempts;
        expect(log.calls).toEqual(Array.from({ length: calls }, (_, place) => place * interval));
        expect(status).toBe(isOver && sequence[end] !== 'fault' ? sequence[end] : 'error');
        expect(log.shown).toEqual(Array.from({ length: calls - 1 }, () => 'pending'));
      }),
    );
  });

  test('an order’s polling counts the page’s own call as the first of the eight', async () => {
    const { log, ...polling } = played([]);
    await pollFulfilment({ ...polling, interval: 2000, made: 1 });
    expect(log.calls).toEqual([2000, 4000, 6000, 8000, 10_000, 12_000, 14_000]);
  });

  test('an order’s polling stops for a shopper who has left, which is no failure', async () => {
    await fc.assert(
      fc.asyncProperty(answers, fc.integer({ min: 1, max: 8 }), async (sequence, leavesAfter) => {
        const { log, ...polling } = played(sequence, leavesAfter);
        const status = await pollFulfilment({ ...polling, interval: 2000 });
        expect(log.calls.length).toBeLessThanOrEqual(leavesAfter);
        if (log.calls.length === leavesAfter) expect(status).toBeNull();
      }),
    );
  });

  test('an order’s polling with an ended session leads to signing in', async () => {
    const polling = {
      ...played([]),
      interval: 2000,
      ask: () => Promise.reject(new Fault('signed-out', 'getOrderState')),
    };
    await expect(pollFulfilment(polling)).rejects.toMatchObject({ kind: 'signed-out' });
  });

  test('an order’s polling has the specification’s interval for each service', () => {
    expect(intervals).toEqual({
      parcel: 2000,
      'registered-mail': 2000,
      letter: 2000,
      'stamp-logo': 2000,
      stamp: 8000,
      forwarding: 3200,
    });
    expect(mostAttempts).toBe(8);
  });
});

describe('what an order’s state is made of', () => {
  test('shipping labels are a success when all may be downloaded, incomplete when some may', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ isDownloadable: fc.boolean() })), (labels) => {
        const some = labels.some(({ isDownloadable }) => isDownloadable);
        const all = labels.every(({ isDownloadable }) => isDownloadable);
        expect(statusOfLabels(labels)).toBe(some ? (all ? 'success' : 'incomplete') : 'pending');
      }),
    );
  });

  test('forwarding is a success when every contract is ready for pickup or cancelled, and pending without any', () => {
    const status = fc.constantFrom('ready', 'cancelled', 'to-be-verified', 'created');
    fc.assert(
      fc.property(fc.array(fc.record({ status })), (contracts) => {
        const over = contracts.filter((contract) => /^(ready|cancelled)$/.test(contract.status)).length;
        const isSuccess = over === contracts.length && over > 0;
        expect(statusOfContracts(contracts)).toBe(isSuccess ? 'success' : 'pending');
      }),
    );
  });

  test('an order’s state follows the labels of parcels and the contracts of forwarding, and otherwise the backend’s status', () => {
    const word = fc.constantFrom<FulfilmentStatus>('pending', 'incomplete', 'success', 'error');
    const labels = fc.option(fc.array(fc.record({ isDownloadable: fc.boolean() })), { nil: undefined });
    const contract = fc.record({ status: fc.constantFrom('ready', 'cancelled', 'to-be-verified', null) });
    const contracts = fc.option(fc.array(contract), { nil: undefined });
    const service = fc.constantFrom(...(Object.keys(intervals) as (keyof typeof intervals)[]));
    fc.assert(
      fc.property(service, word, labels, contracts, (asked, status, made, ready) => {
        const given = { status, labels: made, contracts: ready };
        const usual =
          asked === 'parcel' && made
            ? statusOfLabels(made)
            : asked === 'forwarding' && ready
              ? statusOfContracts(ready)
              : status;
        expect(statusOf(asked, given)).toBe(status === 'error' ? 'error' : usual);
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { components } from '#contracts/generated/labels.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { SHOPPER } from '../records/shoppers.ts';
import { advanceClock, hours } from '../shared/calendar/clock.ts';
import { scanDepositList } from './deposit-lists.ts';

type Wire = components['schemas'];

const as = SHOPPER;
const lists = '/users/current/deposit-lists';

const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('create' as const), from: fc.nat(8), count: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ act: fc.constantFrom('cancel' as const, 'scan' as const), from: fc.nat(5) }),
    fc.record({ act: fc.constant('refund' as const), from: fc.nat(8) }),
    fc.record({ act: fc.constant('wait' as const), from: fc.nat(1) }),
  ),
  { minLength: 4, maxLength: 10 },
);

test('whatever is made, cancelled, scanned, refunded and waited for, a label is on one open list and accepted once', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const backend = newBackend();
      const { body: start } = await free();
      const ids = start.labels.map(({ trackingId }) => trackingId);
      const accepted: string[] = [];
      async function free() {
        return backend.call<Wire['DepositableLabels']>('GET', '/users/current/depositable-labels', { as });
      }
      const all = async () =>
        (await backend.call<Wire['DepositLists']>('GET', lists, { as })).body.depositLists.filter(
          ({ number }) => number !== 'BD-26-EXEMPLE',
        );
      for (const step of steps) {
        const known = await all();
        const { number } = known[step.from % Math.max(1, known.length)] ?? { number: '?' };
        if (step.act === 'create') {
          const trackingIds = ids.slice(step.from, step.from + step.count);
          const { depositDates } = (await free()).body;
          await backend.call('POST', lists, { as, body: { depositDate: depositDates[0] ?? '', trackingIds } });
        } else if (step.act === 'cancel') {
          await backend.call('PATCH', `${lists}/${number}`, { as, body: { status: 'CANCELLED' } });
        } else if (step.act === 'scan') {
          const scan = await scanDepositList(backend.world, number);
          if (scan.kind === 'accepted') accepted.push(...scan.trackingIds);
        } else if (step.act === 'refund') {
          const label = start.labels[step.from % ids.length];
          const refunds = `/users/current/orders/${label?.orderCode}/refunds?isSmt=true`;
          await backend.call('POST', refunds, { as, body: { trackingIds: [label?.trackingId] } });
        } else advanceClock(backend.world, hours(24));
        const now = await all();
        const listed = now.filter(({ status }) => status === 'OPEN').flatMap((list) => list.labels);
        const held = listed.map(({ trackingId }) => trackingId);
        const loose = (await free()).body.labels.map(({ trackingId }) => trackingId);
        expect(new Set([...held, ...loose, ...accepted]).size).toBe(held.length + loose.length + accepted.length);
        const scanned = now.filter(({ status }) => status === 'SCANNED').flatMap((list) => list.labels);
        expect(scanned.map(({ trackingId }) => trackingId).toSorted()).toEqual(accepted.toSorted());
        for (const { status, labels } of now) expect(status === 'OPEN' && labels.length === 0).toBe(false);
      }
    }),
    { numRuns: 12 },
  );
});

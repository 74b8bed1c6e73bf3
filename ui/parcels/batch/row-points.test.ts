import { expect, test } from 'vitest';
import { judgeRows } from '#domain/parcels/batch.ts';
import { theParcelOptions } from '#domain/parcels/examples.ts';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import type { PickupPoints, PickupSearch } from '#domain/pickup/pickup-points.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { rowView } from './batch-row.view.ts';
import { pointsOfRows } from './row-points.server.ts';

const options = theParcelOptions();
const rows = judgeRows(
  [
    { way: 'point', postalCode: '69002', 'recipient.city': 'Lyon', weight: '1' },
    { way: 'point', postalCode: '69002', 'recipient.city': 'Lyon', weight: '1', pickupPoint: 'FR:9' },
    { way: 'home', postalCode: '69002', 'recipient.city': 'Lyon', weight: '1' },
    { way: 'point', postalCode: '6900', 'recipient.city': 'Lyon', weight: '1' },
  ],
  { common: {}, options },
);

async function found(near: PickupPoints['near']) {
  const asked: PickupSearch[] = [];
  const pickupPoints = { near: async (search: Parameters<typeof near>[0]) => (asked.push(search), near(search)) };
  return { points: await pointsOfRows(rows, aRequest({ ports: { pickupPoints } })), asked };
}

test('a row that goes to no named point offers the three nearest that take parcels, to be chosen in place', async () => {
  const five = ['1', '2', '3', '4', '5'].map((id) =>
    aPickupPoint({ id, state: { kind: id === '2' ? 'full' : 'open' } }),
  );
  const { points, asked } = await found(async () => ({ points: five, total: 5 }));
  expect(asked).toMatchObject([{ postalCode: '69002', city: 'Lyon', country: 'FR' }]);
  expect([...points.keys()]).toEqual([0]);
  const wording = wordingOf({ lang: 'fr', mode: 'pro' });
  const { fields, others } = rowView({ judged: rows[0]!, at: 0 }, { options, points, wording });
  const { choices } = [...fields, ...others].find(({ name }) => name === 'row.0.pickupPoint') ?? {};
  expect(choices?.map(({ code }) => code)).toEqual(['', 'FR:1', 'FR:3', 'FR:4']);
});

test('a row stays to be typed where no points can be had', async () => {
  const { points } = await found(async () => {
    throw new Fault('unavailable', 'pickupPoints');
  });
  expect(points.size).toBe(0);
});

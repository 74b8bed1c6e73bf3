import { expect, test } from 'vitest';
import { aScope } from '#adapters/testing/shop.ts';
import { type NewRule, setScenario } from '#mocks/shared/scenarios.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();

const lyon = { address: '', postalCode: '69002', city: 'Lyon', country: 'FR', count: 5 };
const near = (search: Partial<typeof lyon> = {}, testWorld = crypto.randomUUID()) =>
  shop.portsFor(aScope({ testWorld })).pointsOfSale.near({ ...lyon, ...search });

test('points of sale near a town come nearest first, with their hours and what they sell', async () => {
  const answer = await near();
  if (answer.kind !== 'found') throw new Error(answer.kind);
  const { points, total } = answer;
  expect(points.length).toBeGreaterThan(1);
  expect(total).toBeGreaterThanOrEqual(points.length);
  const distances = points.map(({ distance }) => distance ?? Number.NaN);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  for (const { sells, hours } of points) {
    expect(sells).toContain('parcels');
    expect(hours?.week).toHaveLength(7);
  }
  expect(points.map(({ sells }) => sells)).toContainEqual(['stamps', 'labels', 'parcels']);
});

test('a search lists the nearest points of sale and counts all of them', async () => {
  const all = await near({ count: 50 });
  const nearest = await near({ count: 2 });
  if (all.kind !== 'found' || nearest.kind !== 'found') throw new Error(nearest.kind);
  expect([nearest.points.length, nearest.total]).toEqual([2, all.points.length]);
  expect(nearest.total).toBeGreaterThan(2);
});

test('an unknown place is told from one that has none near', async () => {
  expect(await near({ postalCode: '99999', city: '' })).toEqual({ kind: 'unknown-place' });
  expect(await near({ postalCode: '58120', city: 'Blismes' })).toEqual({ kind: 'found', points: [], total: 0 });
});

test.each([
  [{ effect: 'fail' }, 'unavailable'],
  [{ effect: 'contract' }, 'contract'],
] as const)('a search that meets %o is a fault', async (rule, kind) => {
  const world = crypto.randomUUID();
  const scenario: NewRule = { ...rule, operation: 'findPointsOfSale', world };
  setScenario(scenario);
  await expect(near({}, world)).rejects.toMatchObject({ name: 'Fault', kind });
});

test('a page that does without the points waits for a slow service half a second, and no other page does', async () => {
  const world = crypto.randomUUID();
  moveClock().delayAnswers(/./, 900);
  const usual = shop.with({ TIMEOUT_DEFAULT: '3000', TIMEOUT_OPTIONAL: '500' });
  const ports = () => usual.portsFor(aScope({ testWorld: world })).pointsOfSale;
  await expect(ports().near({ ...lyon, isHasty: true })).rejects.toMatchObject({ name: 'Fault', kind: 'timeout' });
  expect(await ports().near(lyon)).toMatchObject({ kind: 'found' });
  await usual.close();
});

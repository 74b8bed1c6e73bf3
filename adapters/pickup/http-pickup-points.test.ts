import { expect, test } from 'vitest';
import { aScope } from '#adapters/testing/shop.ts';
import { type NewRule, setScenario } from '#mocks/shared/scenarios.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();

const lyon = { address: '', postalCode: '69002', city: 'Lyon', country: 'FR', count: 5 };
const near = (search: Partial<typeof lyon> = {}, testWorld = crypto.randomUUID()) =>
  shop.portsFor(aScope({ testWorld })).pickupPoints.near({ ...lyon, ...search });

test('points near a town come nearest first, with their hours, and say how many there are', async () => {
  const { points, total } = await near();
  expect(points).toHaveLength(5);
  expect(total).toBeGreaterThan(5);
  const distances = points.map(({ distance }) => distance ?? Number.NaN);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(Math.max(...distances)).toBeLessThanOrEqual(30);
  expect(points[0]).toMatchObject({ city: 'Lyon', country: 'FR', state: { kind: expect.any(String) } });
  for (const { hours } of points) expect(hours?.week).toHaveLength(7);
});

test('a place without pickup points has an empty list', async () => {
  expect(await near({ postalCode: '99999', city: '' })).toEqual({ points: [], total: 0 });
  expect(await near({ postalCode: '1000', city: 'Bruxelles', country: 'BE' })).toEqual({ points: [], total: 0 });
});

test.each([
  [{ effect: 'fail' }, 'unavailable'],
  [{ effect: 'contract' }, 'contract'],
  // The shop works without points, so a 401 does not sign the shopper out.
  [{ effect: 'unauthorised' }, 'unavailable'],
] as const)('a search that meets %o is a fault', async (rule, kind) => {
  const world = crypto.randomUUID();
  const scenario: NewRule = { ...rule, operation: 'findStores', world };
  setScenario(scenario);
  await expect(near({}, world)).rejects.toMatchObject({ name: 'Fault', kind });
});

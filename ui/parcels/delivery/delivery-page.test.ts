import { describe, expect, test } from 'vitest';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import type { PickupPoint, PickupSearch } from '#domain/pickup/pickup-points.ts';
import { Fault } from '#domain/shared/fault.ts';
import { answers, aVisit, paths, posts, quote, url } from '#tests/shared/visits/parcels-visit.ts';
import { fails, ledTo } from '#ui/request/request.examples.ts';
import { deliveryPage } from './delivery.server.ts';

test('a parcel that is brought home leads on, and shows no points', async () => {
  const visit = await aVisit({ ...answers, 'sender.city': '' });
  expect((await deliveryPage.show(visit.request(), url)).view).not.toHaveProperty('pickup');
  expect(await ledTo(posts(visit, 'delivery', { way: 'home', cover: 'INCLUDED' }))).toBe(paths.parcelsAddresses());
});

test('each delivery is shown with the backend’s price, and without where it has none', async () => {
  const pricesOf = async (visit: Awaited<ReturnType<typeof aVisit>>) => {
    const { ways } = (await deliveryPage.show(visit.request(), url)).view;
    return ways.map(({ price }) => price?.replaceAll(/\s/g, ' '));
  };
  expect(await pricesOf(await aVisit(answers))).toEqual(['9,40 €', '10,10 €', '11,40 €']);
  const away = await aVisit(answers, { parcels: { quote: fails(new Fault('timeout', 'quoteParcel')) } });
  expect(await pricesOf(away)).toEqual([undefined, undefined, undefined]);
});

describe('the point where a parcel waits', () => {
  const point = aPickupPoint({ street: '5 rue Haute', postalCode: '71850', city: 'Charnay' });
  const toPoint = { ...answers, way: 'point', pickupPoint: 'FR:lyon-1' };

  /** What the page shows of the point, and near which place it looks for others. */
  async function shown(
    given: { kept?: Record<string, string>; point?: PickupPoint | null; isAway?: true },
    query = '',
  ) {
    const sought: PickupSearch[] = [];
    const told = { ...quote, point: given.point === undefined ? point : given.point };
    const visit = await aVisit(given.kept ?? toPoint, {
      parcels: {
        quote: given.isAway
          ? fails(new Fault('timeout', 'quoteParcel'))
          : async () => ({ kind: 'quoted', quote: told }),
      },
      ports: {
        pickupPoints: {
          async near({ count: _, ...search }) {
            sought.push(search);
            return { points: [point], total: 1 };
          },
        },
      },
    });
    const { view } = await deliveryPage.show(visit.request(), new URL(query, url));
    return { chosen: view.pickup?.chosen?.name, sought };
  }
  const nearIt = { address: '5 rue Haute', postalCode: '71850', city: 'Charnay', country: 'FR' };
  const nearRecipient = { address: '', postalCode: '71000', city: '', country: 'FR' };
  const closed: PickupPoint = { ...point, state: { kind: 'closed', until: null } };

  test('a chosen pickup point is shown without a search', async () => {
    expect(await shown({})).toEqual({ chosen: point.name, sought: [] });
  });

  test.each<[string, Parameters<typeof shown>[0], string, PickupSearch]>([
    ['it when another is asked for', {}, '?retrait=colis', nearIt],
    ['it where it is closed', { point: closed }, '', nearIt],
    ['the recipient where none is chosen', { kept: { ...toPoint, pickupPoint: '' } }, '', nearRecipient],
    ['the recipient where it is not known', { point: null }, '', nearRecipient],
    ['the recipient where the backend cannot be asked', { isAway: true }, '', nearRecipient],
  ])('a pickup point is searched near %s', async (_, given, query, near) => {
    expect(await shown(given, query)).toEqual({ chosen: undefined, sought: [near] });
  });

  test('a pickup point is searched in the parcel’s destination country', async () => {
    const kept = { ...toPoint, destination: 'BE', postalCode: '1000', pickupPoint: '' };
    expect((await shown({ kept })).sought).toEqual([{ ...nearRecipient, postalCode: '1000', country: 'BE' }]);
  });
});

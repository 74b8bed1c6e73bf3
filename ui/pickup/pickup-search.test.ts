import { expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import { aGroup } from '#domain/checkout/examples.ts';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest, fails } from '#ui/request/request.examples.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { hasFailed, pickupsOf } from './pickup.server.ts';

const modes = aGroup().modes.map((mode) => ({ ...mode, pickup: true }));
const waiting = (sellerId: string | null, pickupPoint = aPickupPoint()) => aGroup({ sellerId, modes, pickupPoint });
/** Every parcel has its point, so points are looked for only where another is asked for. */
const allChosen = [waiting(null), waiting('A'), waiting('B')];
const deliveryAddress = anAddress({ streetName: '8 quai Haut', codePostal: '33380', city: 'Mios', country: 'BE' });
const home = { address: '8 quai Haut', postalCode: '33380', city: 'Mios', country: 'BE' };

/** By sender, what is shown of its point; and the places near which points were looked for. */
async function found(query: string, groups = allChosen, isAway = false) {
  const near: unknown[] = [];
  const one = async (search: unknown) => (near.push(search), { points: [aPickupPoint()], total: 1 });
  const pickupPoints = { near: isAway ? fails(new Fault('timeout', 'findPoints')) : one };
  const pickups = await pickupsOf(aRequest({ ports: { pickupPoints } }), {
    groups,
    cart: { deliveryAddress },
    query: queryOf('delivery', new URLSearchParams(query)),
  });
  return { pickups, kinds: Object.fromEntries([...pickups].map(([seller, { kind }]) => [seller, kind])), near };
}

test.each([
  ['', { '': 'chosen', A: 'chosen', B: 'chosen' }],
  ['retrait=boutique', { '': 'search', A: 'chosen', B: 'chosen' }],
  ['retrait=B', { '': 'chosen', A: 'chosen', B: 'search' }],
  ['retrait=parti', { '': 'chosen', A: 'chosen', B: 'chosen' }],
])('« %s » asks for the points of one sender, by its name', async (query, kinds) => {
  expect((await found(query)).kinds).toEqual(kinds);
});

test('points are looked for near the address first, and a place that was searched is its sender’s alone', async () => {
  const groups = [waiting(null), aGroup({ sellerId: 'A', modes })];
  const searched = { address: 'Lilas', postalCode: '1000', city: 'Bruxelles', country: 'BE', count: 16 };
  const place = 'rue=Lilas&cp=1000&ville=Bruxelles&nombre=16';
  expect((await found('', groups)).near).toEqual([{ ...home, count: 6 }]);
  expect((await found(`retrait=A&${place}`, groups)).near).toEqual([searched]);
  expect((await found(`retrait=parti&${place}`, groups)).near).toEqual([{ ...home, count: 6 }]);
});

test('a search that failed is told from one that found points, and each try from the one before', async () => {
  const [away, again, there] = [
    await found('retrait=A', allChosen, true),
    await found('retrait=A&essai=2', allChosen, true),
    await found('retrait=A'),
  ].map(({ pickups }) => pickups);
  expect(away?.get('A')).toMatchObject({ result: { kind: 'failed' }, tries: 0 });
  expect(again?.get('A')).toMatchObject({ result: { kind: 'failed' }, tries: 2 });
  expect([away, there, (await found('')).pickups].map((pickups) => pickups && hasFailed(pickups))).toEqual([
    true,
    false,
    false,
  ]);
});

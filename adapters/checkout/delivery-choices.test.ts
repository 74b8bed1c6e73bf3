import { describe, expect, test } from 'vitest';
import { signedIn } from '#adapters/testing/shop.ts';
import { anAddress } from '#domain/address/examples.ts';
import { billTo } from '#domain/checkout/billing.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { setScenario } from '#mocks/shared/scenarios.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();

/** A signed-in shopper with a cart addressed to Lyon, on a backend of their own. */
async function aShopper({ email = 'particulier@exemple.fr', mode = 'part' }: { email?: string; mode?: Mode } = {}) {
  const testWorld = crypto.randomUUID();
  const ports = () => shop.portsFor(signedIn(email, { testWorld, mode }));
  await ports().carts.add({ code: fixedProducts.booklet, offerId: null, quantity: 1 });
  await ports().deliveries.deliverTo(anAddress({ id: null, codePostal: '69002', city: 'Lyon' }));
  const near = async () =>
    (await ports().pickupPoints.near({ address: '', postalCode: '69002', city: 'Lyon', country: 'FR', count: 100 }))
      .points;
  const choose = async (id: string) => {
    const [own] = await ports().deliveries.groups();
    const mode = own?.modes.find(({ pickup }) => pickup);
    if (!own || !mode) throw new Error('Nothing waits at a pickup point.');
    const { sellerId, leadTime } = own;
    const { code, shippingTypes } = mode;
    return ports().deliveries.choosePoint({ sellerId, code, leadTime, shippingTypes, point: { id, country: 'FR' } });
  };
  return { ports, near, choose, testWorld };
}

test('a mode is chosen for its sender alone: another one keeps waiting for the shopper’s choice', async () => {
  const { ports } = await aShopper();
  await ports().carts.add({ code: fixedProducts.furniture, offerId: null, quantity: 1 });
  const groups = () => ports().deliveries.groups();
  const [own, seller] = await groups();
  const choose = async (group: typeof own) => {
    const mode = group?.modes[0];
    if (!group || !mode) throw new Error('Nobody delivers.');
    const { sellerId, leadTime } = group;
    await ports().deliveries.choose({ sellerId, code: mode.code, leadTime, shippingTypes: mode.shippingTypes });
  };
  await choose(own);
  expect((await groups()).map(({ selected }) => selected !== null)).toEqual([true, false]);
  expect((await ports().carts.current())?.total.delivery, 'nothing is paid that was not chosen').toEqual(
    own?.modes[0]?.cost,
  );
  await choose(seller);
  expect((await groups()).map(({ selected }) => selected !== null)).toEqual([true, true]);
});

test('a plain OCC backend has the modes of one sender, of which the cart says the chosen one', async () => {
  const { ports, testWorld } = await aShopper();
  for (const operation of ['getDeliveryModes', 'getCart'])
    setScenario({ world: testWorld, operation, effect: 'plain-occ' });
  const [group, ...others] = await ports().deliveries.groups();
  expect([others, group?.selected, (await ports().carts.current())?.deliveryChosen]).toEqual([[], null, false]);
  const [mode] = group?.modes ?? [];
  const { code = '', shippingTypes = [] } = mode ?? {};
  await ports().deliveries.choose({ sellerId: null, code, leadTime: null, shippingTypes });
  expect((await ports().deliveries.groups())[0]?.selected).toBe(code);
  expect((await ports().carts.current())?.deliveryChosen).toBe(true);
});

describe('a pickup point', () => {
  test('a pickup point is chosen with its mode, and the cart remembers both', async () => {
    const { ports, near, choose } = await aShopper();
    const point = (await near()).find(({ state }) => state.kind === 'open');
    expect(await choose(point?.id ?? '')).toBe('chosen');
    const [own] = await ports().deliveries.groups();
    expect(own?.pickupPoint).toMatchObject({ id: point?.id, name: point?.name, street: point?.street, distance: null });
    expect(own?.modes.find(({ code }) => code === own.selected)?.pickup).toBe(true);
  });

  test.each(['full', 'closed'] as const)('a pickup point that is %s is refused', async (kind) => {
    const { ports, near, choose } = await aShopper();
    const point = (await near()).find(({ state }) => state.kind === kind);
    expect(await choose(point?.id ?? '')).toBe('not-taking');
    expect((await ports().deliveries.groups())[0]?.pickupPoint).toBeNull();
  });

  test('a pickup point with an unknown id is unknown', async () => {
    const { choose } = await aShopper();
    expect(await choose('nulle-part')).toBe('unknown');
  });

  test('a pickup point of a lost cart is a fault', async () => {
    const { deliveries } = shop.portsFor(signedIn('particulier@exemple.fr', { testWorld: crypto.randomUUID() }));
    const choice = { sellerId: null, code: 'a', leadTime: null, shippingTypes: [], point: { id: 'b', country: 'FR' } };
    await expect(deliveries.choosePoint(choice)).rejects.toMatchObject({ kind: 'contract' });
  });
});

describe('the number that the carrier rings', () => {
  test('the carrier’s phone number is saved with the address, and a text that is no phone number is refused', async () => {
    const { ports } = await aShopper();
    expect(await ports().deliveries.setPhone({ number: '+33712345678', country: 'FR' })).toBe('saved');
    expect(await ports().deliveries.setPhone({ number: 'plus tard', country: 'FR' })).toBe('refused');
    expect((await ports().carts.current())?.deliveryAddress?.mobilePhone).toBe('+33712345678');
  });

  test('the carrier is told the number of an overseas department as it is called from anywhere', async () => {
    const { ports } = await aShopper();
    expect(await ports().deliveries.setPhone({ number: '+33709001234', country: 'FR' })).toBe('saved');
    expect((await ports().carts.current())?.deliveryAddress?.mobilePhone).toBe('+590709001234');
  });

  test('a carrier’s phone number that could not be saved is a fault', async () => {
    const { ports, testWorld } = await aShopper();
    setScenario({ operation: 'setPhone', effect: 'fail', world: testWorld });
    await expect(ports().deliveries.setPhone({ number: '+33712345678', country: 'FR' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});

test('the main address is the account’s, then the cart’s own', async () => {
  const testWorld = crypto.randomUUID();
  const ports = shop.portsFor(signedIn('particulier@exemple.fr', { testWorld }));
  await ports.carts.add({ code: fixedProducts.booklet, offerId: null, quantity: 1 });
  expect(await ports.deliveries.mainAddress()).toMatchObject({ city: 'Lyon' });
  await ports.deliveries.deliverTo(anAddress({ id: null }));
  expect(await ports.deliveries.mainAddress()).toMatchObject({ city: 'Mios' });
});

test('the invoice of a professional is made out to the company of the account', async () => {
  const { ports } = await aShopper({ email: 'pro-certifie@exemple.fr', mode: 'pro' });
  expect(await billTo(ports(), { address: anAddress({ id: null }), mode: 'pro' })).toBe('saved');
  expect((await ports().carts.current())?.billingAddress).toMatchObject({ companyNumber: '73282932000074' });
});

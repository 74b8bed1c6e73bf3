import { describe, expect, test } from 'vitest';
import { signedIn } from '#adapters/testing/shop.ts';
import { placeOrder } from '#mocks/checkout/place-order.ts';
import { providerStates } from '#mocks/features.ts';
import { cartsIn } from '#mocks/records/carts.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { ordersIn } from '#mocks/records/orders.ts';
import { setScenario } from '#mocks/shared/scenarios.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const SHOPPER = 'particulier@exemple.fr';
const parameters = {
  guid: 'panier',
  owner: SHOPPER,
  product: fixedProducts.booklet,
  quantity: 2,
  payment: 'paiement-1',
};
const place = { cartCode: 'panier', paymentId: 'paiement-1', key: 'order/paiement-1' };

const shop = shopOnMocks();

async function after(state: 'a paid order' | 'a pending payment' | 'the catalogue') {
  const name = crypto.randomUUID();
  await providerStates[state]?.(worldNamed(name), { ...parameters, order: 'CMD-26-000123' });
  const orders = (email = SHOPPER) => shop.portsFor(signedIn(email, { testWorld: name })).orders;
  return { orders, name, count: () => ordersIn(worldNamed(name)).count() };
}

describe('an order', () => {
  test('an order has its code, lines, amounts and addresses', async () => {
    const { orders } = await after('a paid order');
    const order = await orders().ofCode('CMD-26-000123');
    expect(order).toMatchObject({
      code: 'CMD-26-000123',
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      statusDisplay: expect.any(String),
      lines: [{ code: fixedProducts.booklet, quantity: 2, total: { ttc: { cents: 3648 } } }],
      total: { goods: { ttc: { cents: 3648 }, ht: { cents: 3648 } } },
      deliveryAddress: { city: 'Lyon', countryName: 'France' },
      deliveryModes: [expect.any(String)],
      waivedAt: null,
    });
    if (order === 'unknown') throw new Error(order);
    const [line] = order.lines;
    expect(order.deliveries[line?.id ?? '']).toEqual({
      name: order.deliveryModes[0],
      dates: { earliest: expect.stringMatching(/^\d{4}-/), latest: expect.stringMatching(/^\d{4}-/) },
      point: null,
    });
  });

  test('an order to a pickup point names that point', async () => {
    const name = crypto.randomUUID();
    const world = worldNamed(name);
    await providerStates['a cart to a pickup point']?.(world, { ...parameters, point: '75101-1' });
    const cart = cartsIn(world).findFirst((q) => q.where({ guid: 'panier' }));
    if (!cart) throw new Error('There is no cart.');
    const { code } = await placeOrder(world, { cart, owner: SHOPPER, paymentId: null });
    const order = await shop.portsFor(signedIn(SHOPPER, { testWorld: name })).orders.ofCode(code);
    if (order === 'unknown') throw new Error(order);
    expect(order.deliveries[order.lines[0]?.id ?? '']?.point).toEqual({
      name: expect.any(String),
      street: expect.any(String),
      postalCode: '75001',
      city: 'Paris',
    });
  });

  test.each(['CMD-00-000000', '../../orders', 'CMD 26/1?a=b#c'])('« %s » is unknown', async (code) => {
    const { orders } = await after('a paid order');
    expect(await orders().ofCode(code)).toBe('unknown');
  });

  test('an order of somebody else is unknown', async () => {
    const { orders } = await after('a paid order');
    expect(await orders('pro-certifie@exemple.fr').ofCode('CMD-26-000123')).toBe('unknown');
  });

  test('an order cannot be read without a session', async () => {
    const { name } = await after('a paid order');
    const { orders } = shop.portsFor(signedIn(SHOPPER, { testWorld: name, accessToken: async () => null }));
    await expect(orders.ofCode('CMD-26-000123')).rejects.toMatchObject({ kind: 'signed-out' });
  });
});

describe('placing an order', () => {
  test('a paid order is placed once, however often and simultaneously it is requested', async () => {
    const { orders, count } = await after('a paid order');
    const placed = await Promise.all([orders().place(place), orders().place(place), orders().place(place)]);
    expect(placed).toEqual(Array.from({ length: 3 }, () => ({ kind: 'placed', code: 'CMD-26-000123' })));
    expect(count()).toBe(1);
  });

  test.each([
    ['before the money came', 'a pending payment', 'pending'],
    ['of a payment that does not exist', 'the catalogue', 'notFound'],
  ] as const)('%s is refused', async (_what, state, reason) => {
    const { orders, count } = await after(state);
    expect(await orders().place(place)).toEqual({ kind: 'refused', reason });
    expect(count()).toBe(0);
  });

  test('the placing of an order has a longer deadline than a page', async () => {
    const { name } = await after('a paid order');
    const hasty = shop.with({ TIMEOUT_DEFAULT: '400', TIMEOUT_PLACE_ORDER: '3000' });
    moveClock().delayAnswers(/./, 700);
    const { orders } = hasty.portsFor(signedIn(SHOPPER, { testWorld: name }));
    expect(await orders.place(place)).toMatchObject({ kind: 'placed' });
    await hasty.close();
  });

  test.each([
    ['reset', 'unavailable'],
    ['unavailable', 'unavailable'],
    ['contract', 'contract'],
  ] as const)(
    'the placing of an order whose answer ends in « %s » is a fault %s, sent once, and found by a later call',
    async (effect, kind) => {
      const { orders, name, count } = await after('a paid order');
      setScenario({ operation: 'placeOrder', effect, when: 'after', world: name, calls: 1 });
      await expect(orders().place(place)).rejects.toMatchObject({ name: 'Fault', kind });
      expect(await orders().place(place)).toEqual({ kind: 'placed', code: 'CMD-26-000123' });
      expect(count()).toBe(1);
    },
  );
});

describe('buying again', () => {
  const again = async (over: Record<string, unknown> = {}) => {
    const name = crypto.randomUUID();
    await providerStates['a paid order']?.(worldNamed(name), { ...parameters, order: 'CMD-26-000123', ...over });
    const ports = shop.portsFor(signedIn(SHOPPER, { testWorld: name }));
    return { ...ports, name };
  };
  const quantities = async ({ carts }: Pick<Awaited<ReturnType<typeof again>>, 'carts'>) =>
    (await carts.current())?.lines.map(({ code, quantity }) => [code, quantity]);

  test('a reorder adds to the cart, which retains its lines', async () => {
    const shopper = await again();
    await shopper.carts.add({ code: fixedProducts.furniture, offerId: null, quantity: 1 });
    expect(await shopper.orders.reorder('CMD-26-000123')).toEqual({ added: 2, shortfalls: [] });
    expect(await quantities(shopper)).toEqual([
      [fixedProducts.furniture, 1],
      [fixedProducts.booklet, 2],
    ]);
  });

  test.each([
    ['all were sold', { product: fixedProducts.lowStock, quantity: 3 }, { reason: 'no-stock', added: 0 }],
    ['fewer are left', { product: fixedProducts.lowStock, quantity: 2 }, { reason: 'less-stock', added: 1 }],
    ['it is a service', { product: fixedProducts.shippingLabel, quantity: 1 }, { reason: 'to-compose', added: 0 }],
  ])('a reorder names the omitted article when %s', async (_what, ordered, expected) => {
    const { orders } = await again(ordered);
    const shortfalls = [{ code: ordered.product, ...expected }];
    expect(await orders.reorder('CMD-26-000123')).toEqual({ added: expected.added, shortfalls });
  });

  test('a reorder names the omitted article when the cart has its maximum', async () => {
    const shopper = await again();
    await shopper.carts.add({ code: fixedProducts.booklet, offerId: null, quantity: 200 });
    expect(await shopper.orders.reorder('CMD-26-000123')).toMatchObject({
      added: 0,
      shortfalls: [{ code: fixedProducts.booklet, reason: 'maximum', added: 0 }],
    });
  });

  test('a reorder of somebody else’s order is unknown, and adds nothing', async () => {
    const { name } = await again();
    const other = shop.portsFor(signedIn('pro-certifie@exemple.fr', { testWorld: name }));
    expect(await other.orders.reorder('CMD-26-000123')).toBe('unknown');
    expect(await other.carts.current()).toBeNull();
  });
});

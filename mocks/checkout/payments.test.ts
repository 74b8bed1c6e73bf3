import { describe, expect, test } from 'vitest';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { add, type Backend, newBackend, readyCart } from '#tests/mocks/backend.ts';
import { ordersIn } from '../records/orders.ts';
import { ledgerIn } from '../records/payments.ts';
import { home, PRO, SHOPPER } from '../records/shoppers.ts';
import { minutes } from '../shared/calendar/clock.ts';
import { settings } from '../shared/settings.ts';
import type { PaymentAnswer } from './payments.ts';

const RETURN = 'http://127.0.0.1:3000/checkout/paiement/retour';

interface Start {
  key?: string;
  value?: number;
  mode?: string;
  as?: string;
}

async function start(
  backend: Backend,
  cart: string,
  { key = 'key-1', value, mode = 'card', as = SHOPPER }: Start = {},
) {
  const total = value ?? (await backend.call('GET', cart, { as })).body.totalPriceWithTax?.value ?? 0;
  const body = { mode, amount: { currencyIso: 'EUR', value: total }, returnUrl: RETURN };
  return backend.call<PaymentAnswer>('POST', `${cart}/payments`, { body, key, as });
}

async function prepared() {
  const backend = newBackend();
  const cart = await readyCart(backend, { code: fixedProducts.booklet });
  const order = (paymentId: string, key = 'order-1') => {
    const code = cart.split('/').at(-1);
    return backend.call<{ code: string }>('POST', `/users/current/orders?cartId=${code}&paymentId=${paymentId}`, {
      as: SHOPPER,
      key,
    });
  };
  const payment = (id: string) => backend.call<PaymentAnswer>('GET', `/users/current/payments/${id}`, { as: SHOPPER });
  return { backend, cart, order, payment };
}

const chargesIn = ({ world }: Backend) =>
  ledgerIn(world)
    .all()
    .map(({ kind }) => kind);

describe('starting a payment', () => {
  test('a started payment has the address of the payment page', async () => {
    const { backend, cart } = await prepared();
    const { status, body } = await start(backend, cart);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'PENDING', attempt: 1, debited: false });
    expect(body.redirectUrl).toContain(body.id);
  });

  test('twice with the same key gives the same payment, even at the same time', async () => {
    const { backend, cart } = await prepared();
    const total = (await backend.call('GET', cart, { as: SHOPPER })).body.totalPriceWithTax.value;
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(backend, cart, { value: total })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
  });

  test('a payment with a used key and other parameters is a conflict', async () => {
    const { backend, cart } = await prepared();
    await start(backend, cart);
    expect(await start(backend, cart, { mode: 'paypal' })).toMatchObject({ status: 409, reason: 'parametersDiffer' });
  });

  test('a payment with the same key is the same for a day, whatever its state, and a new one afterwards', async () => {
    const { backend, cart } = await prepared();
    const first = (await start(backend, cart)).body;
    backend.world.clockOffsetMs += minutes(24 * 60 - 1);
    expect((await start(backend, cart)).body).toMatchObject({ id: first.id });
    backend.world.clockOffsetMs += minutes(2);
    const next = (await start(backend, cart)).body;
    expect(next.id).not.toBe(first.id);
    expect(next).toMatchObject({ status: 'PENDING', attempt: 2 });
  });

  test('a payment while another is pending is a conflict', async () => {
    const { backend, cart } = await prepared();
    await start(backend, cart);
    expect(await start(backend, cart, { key: 'key-2' })).toMatchObject({ status: 409, reason: 'pending' });
  });

  test('a payment of another amount than the cart’s is refused', async () => {
    const { backend, cart } = await prepared();
    expect(await start(backend, cart, { value: 1 })).toMatchObject({ status: 400, reason: 'amountChanged' });
  });

  test('a payment needs an address and a delivery mode when goods are sent', async () => {
    const backend = newBackend();
    const { body } = await backend.call('POST', '/users/current/carts', { as: SHOPPER });
    const cart = `/users/current/carts/${body.code}`;
    expect((await start(backend, cart)).reason).toBe('empty');
    await add(backend, cart, { code: fixedProducts.booklet, as: SHOPPER });
    expect((await start(backend, cart)).reason).toBe('deliveryAddressMissing');
  });

  test('a deferred payment is for certified professionals', async () => {
    const { backend, cart } = await prepared();
    expect((await start(backend, cart, { mode: 'deferred' })).status).toBe(400);
    const created = await backend.call('POST', '/users/current/carts?baseSite=pro', { as: PRO });
    const pro = `/users/current/carts/${created.body.code}`;
    await add(backend, pro, { code: fixedProducts.shippingLabel, as: PRO });
    const bill = { ...home, companyNumber: '73282932000074' };
    await backend.call('PUT', `${pro}/addresses/billing`, { as: PRO, body: bill });
    const { body } = await start(backend, pro, { mode: 'deferred', as: PRO });
    expect(body).toMatchObject({ status: 'AUTHORISED', debited: false, orderCode: expect.stringMatching(/^CMD-/) });
  });
});

describe('news of the payment provider', () => {
  test('a notification of a paid cart places the order at once; the shop finds it however often it asks', async () => {
    const { backend, cart, order, payment } = await prepared();
    const { body } = await start(backend, cart);
    await backend.notify(body.id, 'AUTHORISED');
    const paid = (await payment(body.id)).body;
    expect(paid).toMatchObject({ status: 'AUTHORISED', debited: true });
    const answers = await Promise.all(['a', 'b', 'b'].map((key) => order(body.id, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body: { code } }) => code))).toEqual(new Set([paid.orderCode]));
    expect((await backend.call('GET', cart, { as: SHOPPER })).status).toBe(400);
    expect(chargesIn(backend)).toEqual(['charge']);
  });

  test('a notification that comes ten times makes one order and one charge', async () => {
    const { backend, cart } = await prepared();
    const { body } = await start(backend, cart);
    await Promise.all(Array.from({ length: 10 }, () => backend.notify(body.id, 'AUTHORISED')));
    expect(ordersIn(backend.world).count()).toBe(1);
    expect(chargesIn(backend)).toEqual(['charge']);
  });

  test('a notification of a refused card leaves the cart and allows another attempt', async () => {
    const { backend, cart, order } = await prepared();
    const { body } = await start(backend, cart);
    await backend.notify(body.id, 'REFUSED');
    expect((await order(body.id)).status).toBe(400);
    expect((await backend.call('GET', cart, { as: SHOPPER })).body.totalItems).toBe(1);
    expect((await start(backend, cart, { key: 'key-2' })).body.attempt).toBe(2);
    expect(chargesIn(backend)).toEqual([]);
  });

  test('a notification after the cart changed refunds the money and orders nothing', async () => {
    const { backend, cart, payment } = await prepared();
    const { body } = await start(backend, cart);
    await add(backend, cart, { code: fixedProducts.booklet, as: SHOPPER });
    expect((await payment(body.id)).body).toMatchObject({ status: 'CANCELLED', detail: 'CART_CHANGED' });
    await backend.notify(body.id, 'AUTHORISED');
    await backend.notify(body.id, 'AUTHORISED');
    expect(chargesIn(backend)).toEqual(['charge', 'refund']);
    expect(ordersIn(backend.world).count()).toBe(0);
  });

  test('a missing notification ends the payment after fifteen minutes: expired, or paid when it was charged', async () => {
    const { backend, cart, payment } = await prepared();
    const first = (await start(backend, cart)).body;
    backend.world.clockOffsetMs += minutes(16);
    expect((await payment(first.id)).body.status).toBe('EXPIRED');
    const second = (await start(backend, cart, { key: 'key-2' })).body;
    await ledgerIn(backend.world).create({ kind: 'charge', paymentId: second.id, cents: 1, at: '' });
    backend.world.clockOffsetMs += minutes(16);
    expect((await payment(second.id)).body.status).toBe('AUTHORISED');
  });

  test('a notification with a wrong signature is refused', async () => {
    const { backend, cart, payment } = await prepared();
    const { body } = await start(backend, cart);
    const secret = settings.paymentSecret;
    settings.paymentSecret = 'another';
    const forged = backend.notify(body.id, 'AUTHORISED');
    settings.paymentSecret = secret;
    expect((await forged).status).toBe(401);
    expect((await payment(body.id)).body.status).toBe('PENDING');
  });
});

describe('placing an order', () => {
  test('an order without payment is refused; with card details on the cart, as in public OCC, it is placed', async () => {
    const { backend, cart } = await prepared();
    const orders = `/users/current/orders?cartId=${cart.split('/').at(-1)}`;
    expect((await backend.call('POST', orders, { as: SHOPPER })).reason).toBe('missing');
    const details = {
      accountHolderName: 'Compte Particulier',
      cardNumber: '4970100000000006',
      expiryMonth: '12',
      expiryYear: '2029',
    };
    const saved = await backend.call<{ cardNumber: string }>('POST', `${cart}/paymentdetails`, {
      body: details,
      as: SHOPPER,
    });
    expect(saved.body.cardNumber).toBe('****0006');
    const placed = await backend.call<{ code: string }>('POST', orders, { as: SHOPPER });
    expect(placed.status).toBe(201);
    expect(placed.body.code).toMatch(/^CMD-\d\d-\d{6}$/);
    const history = await backend.call<{ orders: { code: string }[] }>('GET', '/users/current/orders', { as: SHOPPER });
    expect(history.body.orders[0]?.code).toBe(placed.body.code);
  });

  test('an order takes its pieces from the stock, so that the next shopper cannot buy them', async () => {
    const backend = newBackend();
    const first = await readyCart(backend, { code: fixedProducts.lowStock });
    await backend.call('PATCH', `${first}/entries/0`, { body: { quantity: 3 }, as: SHOPPER });
    const second = await readyCart(backend, { code: fixedProducts.lowStock, as: PRO });
    const { body } = await start(backend, first);
    await backend.notify(body.id, 'AUTHORISED');
    expect(await start(backend, second, { as: PRO, key: 'other' })).toMatchObject({ status: 400, reason: 'noStock' });
    const validated = await backend.call<{ cartModifications: { statusCode: string }[] }>(
      'POST',
      `${second}/validate`,
      { as: PRO },
    );
    expect(validated.body.cartModifications).toMatchObject([{ statusCode: 'noStock' }]);
  });

  test('an order of somebody else is not found', async () => {
    const { backend, cart } = await prepared();
    const { body } = await start(backend, cart);
    await backend.notify(body.id, 'AUTHORISED');
    const { orderCode } = (
      await backend.call<PaymentAnswer>('GET', `/users/current/payments/${body.id}`, { as: SHOPPER })
    ).body;
    expect((await backend.call('GET', `/users/current/orders/${orderCode}`, { as: PRO })).status).toBe(404);
    expect((await backend.call('GET', `/users/current/payments/${body.id}`, { as: PRO })).status).toBe(404);
  });
});

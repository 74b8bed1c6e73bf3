import { describe, expect, test } from 'vitest';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { newBackend, readyCart } from '#tests/mocks/backend.ts';
import { newBrowser } from '#tests/mocks/browser.ts';
import { paymentForTests } from '#tests/mocks/payment-provider.ts';
import type { PaymentAnswer } from '../checkout/payments.ts';
import { ordersIn } from '../records/orders.ts';
import { ledgerIn } from '../records/payments.ts';
import { SHOPPER } from '../records/shoppers.ts';
import { minutes } from '../shared/calendar/clock.ts';
import { settings } from '../shared/settings.ts';
import type { PayPalOrder } from './paypal-orders.ts';

const RETURN = 'http://127.0.0.1:3000/checkout/paiement/retour';
paymentForTests();

/** A shopper who was just sent to PayPal. */
async function atPayPal() {
  const backend = newBackend();
  const cart = await readyCart(backend, { code: fixedProducts.booklet });
  const amount = (await backend.call('GET', cart, { as: SHOPPER })).body.totalPriceWithTax;
  const start = (key: string) =>
    backend.call<PaymentAnswer>('POST', `${cart}/payments`, {
      body: { mode: 'paypal', amount, returnUrl: RETURN },
      as: SHOPPER,
      key,
    });
  const { body } = await start('key-1');
  const browser = newBrowser();
  const url = body.redirectUrl ?? '';
  const press = (play: string) => browser.submit(url, { play }, 'http://127.0.0.1:3000');
  const payment = async () =>
    (await backend.call<PaymentAnswer>('GET', `/users/current/payments/${body.id}`, { as: SHOPPER })).body;
  const charges = () =>
    ledgerIn(backend.world)
      .all()
      .map(({ kind }) => kind);
  return { backend, start, id: body.id, url, browser, press, payment, charges };
}

/** Orders v2, as a backend calls it. */
function ordersApi(world: string) {
  return async (path: string, { requestId, body }: { requestId?: string; body?: unknown } = {}) => {
    const answer = await fetch(`${settings.paymentUrl}/v2/checkout/orders${path}`, {
      method: requestId ? 'POST' : 'GET',
      headers: { 'x-mock-world': world, ...(requestId && { 'PayPal-Request-Id': requestId }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as PayPalOrder & { details?: { issue: string }[] } };
  };
}

describe('PayPal’s page', () => {
  test('PayPal’s page shows the amount, in the language of the shop, and requires no card', async () => {
    const { browser, url } = await atPayPal();
    const { page, status } = await browser.open(url);
    expect(status).toBe(200);
    expect(page).toContain('Payer avec PayPal – La boutique');
    expect(page).toContain('€');
    expect(page).not.toContain('cc-number');
  });

  test('PayPal’s page says until when it is open, warns two minutes before, and is prolonged by a press alone', async () => {
    const { backend, browser, url, payment } = await atPayPal();
    const isOpenUntil = /Vous pouvez payer jusqu’à \d\d:\d\d.*role="alert">Cette page se ferme dans deux minutes/s;
    expect((await browser.open(url)).page).toMatch(isOpenUntil);
    backend.world.clockOffsetMs += minutes(14);
    const extended = (await browser.submit(url, { play: 'extend' })).page;
    expect(extended).toMatch(isOpenUntil);
    // Of fifteen minutes thirteen, less what this test has taken.
    expect(extended).toMatch(/--bientot:7\d\ds/);
    backend.world.clockOffsetMs += minutes(14);
    expect((await payment()).status).toBe('PENDING');
    const { page } = await browser.open(url);
    expect(page).toMatch(isOpenUntil);
    expect(page).toContain('--bientot:0s');
    backend.world.clockOffsetMs += minutes(2);
    expect((await payment()).status).toBe('EXPIRED');
    expect((await browser.open(url)).page).toContain('Ce paiement est terminé');
  });

  test('an approval at PayPal after the end of the payment takes no money', async () => {
    const { backend, press, payment, charges } = await atPayPal();
    backend.world.clockOffsetMs += minutes(16);
    expect((await payment()).status).toBe('EXPIRED');
    await press('approve');
    expect(await payment()).toMatchObject({ status: 'EXPIRED', debited: false });
    expect([charges(), ordersIn(backend.world).count()]).toEqual([[], 0]);
  });

  test.each([
    ['approve', { status: 'AUTHORISED', debited: true, orderCode: expect.stringMatching(/^CMD-/) }, ['charge']],
    ['declined', { status: 'REFUSED', debited: false, detail: 'PAYPAL_DECLINED' }, []],
    ['pending', { status: 'PENDING', debited: false, detail: 'PAYPAL_PENDING' }, []],
    ['cancel', { status: 'CANCELLED', debited: false }, []],
  ] as const)(
    'the choice « %s » shows in the status of the capture, not in that of the order',
    async (play, expected, moved) => {
      const { id, press, payment, charges } = await atPayPal();
      expect((await press(play)).url).toBe(`${RETURN}?payment=${id}`);
      expect(await payment()).toMatchObject(expected);
      expect(await payment()).not.toHaveProperty('redirectUrl');
      expect(charges()).toEqual(moved);
    },
  );

  test('PayPal’s page charges once when the shopper and the shop request it ten times each', async () => {
    const { backend, press, payment, charges } = await atPayPal();
    await Promise.all(Array.from({ length: 10 }, () => Promise.all([press('approve'), payment()])));
    expect(charges()).toEqual(['charge']);
    expect(ordersIn(backend.world).count()).toBe(1);
  });

  test('PayPal’s page loses no payment when its notification never reaches the shop: the shop asks by itself', async () => {
    const { backend, press, payment, charges } = await atPayPal();
    const { paymentSecret } = settings;
    settings.paymentSecret = 'another';
    await press('approve');
    settings.paymentSecret = paymentSecret;
    expect(ordersIn(backend.world).count()).toBe(0);
    expect(await payment()).toMatchObject({ status: 'AUTHORISED', debited: true });
    expect(charges()).toEqual(['charge']);
  });

  test('a PayPal payment under review is not paid again, and is paid when the review is over', async () => {
    const { backend, start, press, payment, charges } = await atPayPal();
    await press('pending');
    expect((await start('key-2')).status).toBe(409);
    backend.world.clockOffsetMs += minutes(9);
    expect((await payment()).status).toBe('PENDING');
    backend.world.clockOffsetMs += minutes(2);
    expect(await payment()).toMatchObject({ status: 'AUTHORISED', debited: true });
    expect(charges()).toEqual(['charge']);
  });

  test.each([
    { play: null, ends: 'CANCELLED' },
    { play: 'approve', ends: 'AUTHORISED' },
    { play: 'pending', ends: 'PENDING' },
  ])('a PayPal payment that is cancelled where $play was pressed is $ends', async ({ play, ends }) => {
    const { backend, id, press, charges } = await atPayPal();
    if (play) await press(play);
    const path = `/users/current/payments/${id}/cancellation`;
    expect((await backend.call<PaymentAnswer>('POST', path, { as: SHOPPER })).body.status).toBe(ends);
    await press('approve');
    expect(charges()).toEqual(ends === 'AUTHORISED' ? ['charge'] : []);
  });

  test('PayPal’s page of an unknown order is a 404, and that of an ended one offers only the way back', async () => {
    const { browser, url, press } = await atPayPal();
    expect((await browser.open(`${settings.paymentUrl}/paypal/checkoutnow?token=RIEN`)).status).toBe(404);
    await press('cancel');
    const { page } = await browser.open(url);
    expect(page).toContain('Ce paiement est terminé');
    expect(page).not.toContain('<form');
  });
});

describe('PayPal’s Orders v2', () => {
  const creation = {
    intent: 'CAPTURE',
    purchase_units: [{ reference_id: 'paiement-1', amount: { currency_code: 'EUR', value: '18.24' } }],
    payment_source: {
      paypal: { experience_context: { return_url: RETURN, cancel_url: RETURN, locale: 'fr-FR' } },
    },
  };

  test('PayPal’s Orders v2 creates one order for each request id, with the link to approve it', async () => {
    const api = ordersApi(crypto.randomUUID());
    const made = await api('', { requestId: 'a', body: creation });
    expect(made).toMatchObject({ status: 201, body: { status: 'CREATED', links: [{ rel: 'payer-action' }] } });
    expect(await api('', { requestId: 'a', body: creation })).toEqual({ ...made, status: 200 });
    expect((await api('', { requestId: 'b', body: creation })).body.id).not.toBe(made.body.id);
  });

  test('PayPal’s Orders v2 captures nothing that was not approved, and nothing twice', async () => {
    const { backend, url, press } = await atPayPal();
    const api = ordersApi(backend.world.name);
    const id = new URL(url).searchParams.get('token') ?? '';
    const early = await api(`/${id}/capture`, { requestId: 'c' });
    expect(early).toMatchObject({ status: 422, body: { details: [{ issue: 'ORDER_NOT_APPROVED' }] } });
    await press('approve');
    const again = await api(`/${id}/capture`, { requestId: 'other' });
    expect(again).toMatchObject({ status: 422, body: { details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] } });
    expect(ledgerIn(backend.world).count()).toBe(1);
    const { body } = await api(`/${id}`);
    expect(body).toMatchObject({
      status: 'COMPLETED',
      purchase_units: [{ payments: { captures: [{ status: 'COMPLETED' }] } }],
    });
  });

  test('PayPal’s Orders v2 answers 404 for an unknown order', async () => {
    expect((await ordersApi(crypto.randomUUID())('/INCONNU')).status).toBe(404);
  });
});

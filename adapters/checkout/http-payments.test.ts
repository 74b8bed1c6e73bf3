import { afterAll, expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { euros } from '#domain/shared/money.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';

const server = playServerForTests();
const shops: ReturnType<typeof shopOn>[] = [];
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

const start = {
  mode: 'card',
  amount: euros(18.24),
  returnUrl: 'https://boutique.exemple.fr/retour',
  waivedAt: null,
  key: 'guid-1/1824/card/1',
};
const wire = { id: 'PAY-1', status: 'PENDING', mode: 'card', amount: { currencyIso: 'EUR', value: 18.24 } };

function payments(env: Record<string, string> = {}) {
  const shop = shopOn(server.url, env);
  shops.push(shop);
  return shop.portsFor(signedIn('particulier@exemple.fr')).payments;
}

test('a status that is new to us is not known to have ended: it is verified, never started again', async () => {
  server.play(json({ payments: [{ ...wire, status: 'ON_HOLD' }] }));
  expect(await payments().ofCart('guid-1')).toMatchObject([{ id: 'PAY-1', status: 'pending' }]);
});

test.each([
  ['CANCELLED', 'CART_CHANGED', true],
  ['CANCELLED', 'ABANDONED', undefined],
  ['CANCELLED', undefined, undefined],
  ['REFUSED', 'CART_CHANGED', undefined],
])(
  'a payment that is %s, of detail %s, ended because its cart was changed: %j',
  async (status, detail, isOfEarlier) => {
    server.play(json({ ...wire, status, ...(detail && { detail }) }));
    const payment = await payments().ofId('PAY-1');
    expect(payment === 'unknown' || payment.isOfEarlierCart).toBe(isOfEarlier);
  },
);

test('a payment mode without a name shows its code, and an empty description is absent', async () => {
  const named = { code: 'card', name: 'Carte bancaire', description: 'Visa ou Mastercard' };
  server.play(json({ paymentModes: [named, { code: 'paypal' }] }));
  expect(await payments().choices()).toEqual([named, { code: 'paypal', name: 'paypal', description: null }]);
});

test('a start says its amount in euros, and when the withdrawal was given up only where it was', async () => {
  const sent = async (waivedAt: string | null): Promise<unknown> => {
    server.play(json({ ...wire, debited: false }, 201));
    await payments().start({ ...start, waivedAt });
    return JSON.parse(server.seen[0]?.body ?? '');
  };
  const body = { mode: 'card', amount: { currencyIso: 'EUR', value: 18.24 }, returnUrl: start.returnUrl };
  expect(await sent(null)).toEqual(body);
  const waivedAt = '2026-11-24T10:00:00.000Z';
  expect(await sent(waivedAt)).toEqual({ ...body, withdrawalWaivedAt: waivedAt });
});

test.each([
  [{}, null],
  [{ debited: false }, false],
  [{ debited: true }, true],
])('whether a refused payment was debited is said where the backend says so: %j', async (said, debited) => {
  server.play(json({ ...wire, status: 'REFUSED', ...said }));
  expect(await payments().ofId('PAY-1')).toMatchObject({ status: 'refused', debited, orderCode: null, detail: null });
  server.play(json({ payments: [{ ...wire, status: 'REFUSED', ...said }] }));
  expect(await payments().ofCart('guid-1')).toMatchObject([{ status: 'refused', debited }]);
});

test.each([
  [400, { type: 'PaymentError', reason: 'amountChanged' }, { kind: 'amount-changed' }],
  [409, { type: 'PaymentError', reason: 'amountChanged' }, { kind: 'amount-changed' }],
  [409, { type: 'PaymentError', reason: 'brandNew' }, { kind: 'already-open' }],
  [400, { type: 'PaymentError', reason: 'brandNew' }, { kind: 'refused', detail: 'brandNew' }],
  [400, { type: 'CartEntryError', reason: 'lowStock' }, { kind: 'cart-refused' }],
  [400, { type: 'CartError', reason: 'maxAmount' }, { kind: 'too-much' }],
  [400, { type: 'PaymentError', reason: 'billingAddressMissing' }, { kind: 'billing-required', lacking: 'address' }],
  [400, { type: 'PaymentError', reason: 'companyNumberMissing' }, { kind: 'billing-required', lacking: 'number' }],
  [400, { type: 'PaymentError' }, { kind: 'refused', detail: 'PaymentError' }],
])('a start that is answered with %i and %j is %j', async (status, error, outcome) => {
  server.play(json({ errors: [error] }, status));
  expect(await payments().start(start)).toEqual(outcome);
});

test('a balance that is too low is a refusal of its own', async () => {
  server.play(json({ errors: [{ type: 'DeferredPaymentError', reason: 'insufficientBalance' }] }, 400));
  expect(await payments().start({ ...start, mode: 'deferred' })).toEqual({ kind: 'insufficient-balance' });
});

test('providers of the configuration may be written with spaces between them', async () => {
  server.play(json({ ...wire, redirectUrl: 'https://deux.exemple/PAY-1' }));
  const two = payments({ PAYMENT_ORIGINS: 'https://un.exemple , https://deux.exemple' });
  expect(await two.ofId('PAY-1')).toMatchObject({ redirectUrl: 'https://deux.exemple/PAY-1' });
});

test.each([
  ['card', 'TIMEOUT_PAYMENT'],
  ['paypal', 'TIMEOUT_PAYPAL'],
  ['deferred', 'TIMEOUT_PLACE_ORDER'],
])('a start by %s waits for %s and for no other', async (mode, name) => {
  const clock = moveClock();
  const began = clock.now();
  server.play(clock.hang);
  const others = { TIMEOUT_PAYMENT: '60000', TIMEOUT_PAYPAL: '60000', TIMEOUT_PLACE_ORDER: '60000' };
  await expect(payments({ ...others, [name]: '200' }).start({ ...start, mode })).rejects.toMatchObject({
    kind: 'timeout',
  });
  expect(clock.now() - began).toBe(200);
});

const provider = 'https://paiement.exemple';
test.each([
  'https://paiement.exemple.evil.example/PAY-1',
  'https://paiement.exemple@evil.example/PAY-1',
  'https://paiement.exemple:8443/PAY-1',
  'http://paiement.exemple/PAY-1',
  'https://evil.example/?https://paiement.exemple',
  'https://sous.paiement.exemple/PAY-1',
  '//paiement.exemple/PAY-1',
  'javascript:alert(1)//https://paiement.exemple',
])('a page that only looks like the provider’s is followed by nobody: %s', async (redirectUrl) => {
  server.play(json({ ...wire, redirectUrl }));
  await expect(payments({ PAYMENT_ORIGINS: provider }).ofId('PAY-1')).rejects.toMatchObject({ kind: 'contract' });
});

test.each([`${provider}/PAY-1`, `${provider}:443/PAY-1?a=b`, 'HTTPS://PAIEMENT.EXEMPLE/PAY-1'])(
  'the provider’s own page is followed: %s',
  async (redirectUrl) => {
    server.play(json({ ...wire, redirectUrl }));
    expect(await payments({ PAYMENT_ORIGINS: provider }).ofId('PAY-1')).toMatchObject({ redirectUrl });
  },
);

import { describe, expect, test } from 'vitest';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { add, newBackend } from '#tests/mocks/backend.ts';
import { compositionIds } from '../cart/samples.ts';
import { ordersIn } from '../records/orders.ts';
import { ledgerIn, paymentsIn } from '../records/payments.ts';
import { home, PRO, SHOPPER } from '../records/shoppers.ts';
import type { PaymentAnswer } from './payments.ts';

interface Details {
  eligible: boolean;
  balance?: { value: number };
}

const invoiced = { ...home, companyNumber: '73282932000074' };

async function proCart(
  backend: ReturnType<typeof newBackend>,
  { as = PRO, configurationId, bill = invoiced }: { as?: string; configurationId?: string; bill?: object | null } = {},
) {
  const { body } = await backend.call('POST', '/users/current/carts?baseSite=pro', { as });
  const cart = `/users/current/carts/${body.code}`;
  await add(backend, cart, { code: fixedProducts.shippingLabel, configurationId, as });
  if (bill) await backend.call('PUT', `${cart}/addresses/billing`, { as, body: bill });
  const total = (await backend.call('GET', cart, { as })).body.totalPriceWithTax;
  const pay = (mode: string, key = mode) =>
    backend.call<PaymentAnswer>('POST', `${cart}/payments`, {
      body: { mode, amount: total, returnUrl: 'https://boutique.exemple.fr/retour' },
      as,
      key,
    });
  return { total: total.value, pay };
}

describe('deferred payment', () => {
  test.each([
    ['pro-certifie', { eligible: true, contractStatus: 'ACTIVE', balance: { value: 500 } }],
    ['pro-petit-solde', { eligible: true, balance: { value: 10 } }],
    ['pro-en-cours', { eligible: false, ineligibilityReason: 'UNKNOWN_SUBSCRIPTION' }],
    ['pro-contrat-en-cours', { eligible: false, contractStatus: 'PROPOSAL' }],
    ['pro-contrat-clos', { eligible: false, contractStatus: 'CLOSED' }],
    ['pro-sans-demande', { eligible: false, ineligibilityReason: 'UNKNOWN_SUBSCRIPTION' }],
    ['particulier', { eligible: false, hasEligibilitySegment: false }],
  ])('the deferred payment has the state of the table for %s', async (name, details) => {
    const as = `${name}@exemple.fr`;
    expect((await newBackend().call('GET', '/users/current/deferredpayment', { as })).body).toMatchObject(details);
  });

  test('a shopper reads the score of their own company only', async () => {
    const own = await newBackend().call('GET', '/companies/ent-pro-certifie', { as: PRO });
    expect(own.body).toMatchObject({ siret: '73282932000074', externalScoringCode: '15' });
    for (const as of [SHOPPER, 'pro-en-cours@exemple.fr'])
      expect((await newBackend().call('GET', '/companies/ent-pro-certifie', { as })).status).toBe(404);
  });

  test('a deferred payment reduces the balance, until the balance no longer covers an order', async () => {
    const backend = newBackend();
    const balance = async () =>
      (await backend.call<Details>('GET', '/users/current/deferredpayment', { as: PRO })).body.balance?.value;
    const first = await proCart(backend, { configurationId: compositionIds.threeLabels });
    expect((await first.pay('deferred')).body).toMatchObject({ status: 'AUTHORISED', debited: false });
    expect(await balance()).toBeCloseTo(500 - first.total);
    expect(ledgerIn(backend.world).count(), 'nothing is taken from a card').toBe(0);
  });

  test('a deferred payment is refused when the balance is one cent short, and another mode still pays', async () => {
    const as = 'pro-petit-solde@exemple.fr';
    const { total, pay } = await proCart(newBackend(), {
      as,
      configurationId: compositionIds.threeLabels,
    });
    expect(total).toBeGreaterThan(10);
    expect(await pay('deferred')).toMatchObject({ status: 400, reason: 'insufficientBalance' });
    expect((await pay('card')).status).toBe(201);
  });

  test('a deferred payment is refused to a company without a contract', async () => {
    const { pay } = await proCart(newBackend(), { as: 'pro-sans-demande@exemple.fr' });
    expect(await pay('deferred')).toMatchObject({ status: 400, reason: 'invalid' });
  });
});

test.each([
  ['no billing address', null, 'billingAddressMissing'],
  ['no number of a company', home, 'companyNumberMissing'],
])('a professional’s cart with %s is not paid', async (_, bill, reason) => {
  const backend = newBackend();
  const { pay } = await proCart(backend, { bill });
  for (const mode of ['card', 'deferred']) expect(await pay(mode)).toMatchObject({ status: 400, reason });
  expect(paymentsIn(backend.world).count()).toBe(0);
});

test('an individual’s service that begins at once needs the waiver; the order keeps its moment, the first one', async () => {
  const backend = newBackend();
  const { body } = await backend.call('POST', '/users/current/carts', { as: SHOPPER });
  const cart = `/users/current/carts/${body.code}`;
  await add(backend, cart, { code: fixedProducts.onlineLetter, as: SHOPPER });
  const amount = (await backend.call('GET', cart, { as: SHOPPER })).body.totalPriceWithTax;
  const start = (waiver: object) =>
    backend.call<PaymentAnswer>('POST', `${cart}/payments`, {
      body: { mode: 'card', amount, returnUrl: 'https://boutique.exemple.fr/retour', ...waiver },
      as: SHOPPER,
      key: 'key',
    });
  expect(await start({})).toMatchObject({ status: 400, reason: 'missing' });
  const started = await start({ withdrawalWaivedAt: '2026-11-24T10:00:00.000Z' });
  expect((await start({ withdrawalWaivedAt: '2026-11-24T10:00:05.000Z' })).body).toEqual(started.body);
  await backend.notify(started.body.id, 'AUTHORISED');
  const [order] = ordersIn(backend.world).all();
  expect(order?.order.fr.withdrawalWaivedAt).toBe('2026-11-24T10:00:00.000Z');
});

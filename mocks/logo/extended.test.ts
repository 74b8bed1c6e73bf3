import { expect, test } from 'vitest';
import type { components } from '#contracts/generated/logo.ts';
import type { WireOrder } from '../orders/records.ts';
import { newBackend } from '../testing/backend.ts';
import { PRO } from '../testing/shoppers.ts';

type Wire = components['schemas'];
const logos = '/users/current/logos';

test('an order that extends a logo says the end that its library says', async () => {
  const { call } = newBackend();
  const library = async () => (await call<Wire['LogoList']>('GET', `${logos}/subscriptions`, { as: PRO })).body.logos;
  const { logoId, endDate: before = '' } = (await library()).find(({ extendable }) => extendable) ?? { logoId: '' };
  const extension = { kind: 'EXTENSION', logoId };
  const quote = await call<Wire['LogoQuote']>('POST', `${logos}/quotes`, { as: PRO, body: extension });
  const sold = { ...extension, months: 12, quoteId: quote.body.quoteId };
  const kept = await call<Wire['LogoConfiguration']>('POST', `${logos}/configurations`, { as: PRO, body: sold });
  const cart = (await call('POST', '/users/current/carts', { as: PRO })).body.code;
  const product = { code: 'mon-timbre-avec-logo' };
  const entry = { product, quantity: 1, configurationId: kept.body.configurationId };
  await call('POST', `/users/current/carts/${cart}/entries`, { as: PRO, body: entry });
  const card = {
    accountHolderName: 'Compte Pro',
    cardNumber: '4970100000000006',
    expiryMonth: '12',
    expiryYear: '2039',
  };
  await call('POST', `/users/current/carts/${cart}/paymentdetails`, { as: PRO, body: card });
  const { body } = await call<WireOrder>('POST', `/users/current/orders?cartId=${cart}`, { as: PRO });
  const order = await call<WireOrder>('GET', `/users/current/orders/${body.code}`, { as: PRO });
  const after = (await library()).find((one) => one.logoId === logoId)?.endDate ?? '';
  expect(after > before).toBe(true);
  expect(order.body.entries[0]?.serviceState?.subscription).toMatchObject({ status: 'APPROVED', endDate: after });
});

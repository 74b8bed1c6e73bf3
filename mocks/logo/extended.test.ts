import { expect, test } from 'vitest';
import type { components } from '#contracts/generated/logo.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { buysLogo } from '#tests/mocks/purchases.ts';
import type { WireOrder } from '../records/orders.ts';
import { PRO } from '../records/shoppers.ts';

type Wire = components['schemas'];
const logos = '/users/current/logos';

test('an order that extends a logo says the end that its library says', async () => {
  const backend = newBackend();
  const { call } = backend;
  const library = async () => (await call<Wire['LogoList']>('GET', `${logos}/subscriptions`, { as: PRO })).body.logos;
  const { logoId, endDate: before = '' } = (await library()).find(({ extendable }) => extendable) ?? { logoId: '' };
  const code = await buysLogo(backend, { kind: 'EXTENSION', logoId });
  const order = await call<WireOrder>('GET', `/users/current/orders/${code}`, { as: PRO });
  const after = (await library()).find((one) => one.logoId === logoId)?.endDate ?? '';
  expect(after > before).toBe(true);
  expect(order.body.entries[0]?.serviceState?.subscription).toMatchObject({ status: 'APPROVED', endDate: after });
});

import { expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { mockBackend } from '#tests/shared/mock-backend.ts';

const backend = mockBackend();
const server = playServerForTests();

async function ordersOf(email: string, url: string, count = 3) {
  const shop = shopOn(`${url}/occ/ecommerce`, { PRO_API_URL: `${url}/ecom/api/pro` });
  try {
    return await shop.portsFor(signedIn(email, { mode: 'pro' })).companyOrders.last(count);
  } finally {
    await shop.close();
  }
}

test('the last orders come from the service for professionals, with both amounts', async () => {
  const orders = await ordersOf('pro-certifie@exemple.fr', backend.url);
  expect(orders).toHaveLength(3);
  for (const { total } of orders) expect(total?.ht?.cents).toBeLessThanOrEqual(total?.ttc.cents ?? 0);
  expect(await ordersOf('pro-sans-demande@exemple.fr', backend.url)).toEqual([]);
});

test('more orders than were asked for are left out, and an amount that is not said is none', async () => {
  const order = (code: string) => ({ code, placed: '2026-11-24T14:05:00Z' });
  server.play(json({ orders: ['3', '2', '1'].map(order) }));
  expect(await ordersOf('pro@exemple.fr', server.url, 2)).toEqual(
    ['3', '2'].map((code) => ({ code, created: '2026-11-24T14:05:00Z', statusDisplay: null, total: null })),
  );
});

test('orders in another form break the contract', async () => {
  server.play(json({ orders: [{ code: 1 }] }));
  await expect(ordersOf('pro@exemple.fr', server.url)).rejects.toMatchObject({ kind: 'contract' });
});

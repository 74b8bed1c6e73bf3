import { expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { mockBackend } from '#tests/shared/mock-backend.ts';

const backend = mockBackend();
const server = playServerForTests();
const booklet = '1126001';

async function at<Result>(
  url: string,
  run: (ports: ReturnType<ReturnType<typeof shopOn>['portsFor']>) => Promise<Result>,
): Promise<Result> {
  const shop = shopOn(`${url}/occ/ecommerce`);
  try {
    return await run(shop.portsFor(signedIn('pro-certifie@exemple.fr', { mode: 'pro', testWorld: 'quick' })));
  } finally {
    await shop.close();
  }
}

test('rows are added once, and each says what became of it', async () => {
  const rows = [
    { code: booklet, quantity: 2 },
    { code: 'inconnu', quantity: 1 },
  ];
  await at(backend.url, async ({ quickOrders, carts }) => {
    const outcomes = [
      { added: 2, reason: null },
      { added: 0, reason: 'unavailable' },
    ];
    expect(await quickOrders.add(rows, 'once')).toEqual(outcomes);
    expect(await quickOrders.add(rows, 'once')).toEqual(outcomes);
    expect((await carts.current())?.lines).toMatchObject([{ code: booklet, quantity: 2 }]);
  });
});

test('several hundred rows are added at once', async () => {
  const rows = Array.from({ length: 500 }, () => ({ code: booklet, quantity: 1 }));
  const outcomes = await at(backend.url, ({ quickOrders }) => quickOrders.add(rows, 'many'));
  expect(outcomes).toHaveLength(500);
});

test.each([
  ['noStock', 'no-stock'],
  ['lowStock', 'less-stock'],
  ['maxOrderQuantityExceeded', 'maximum'],
  ['needsConfiguration', 'to-compose'],
  ['unavailable', 'unavailable'],
  ['brandNew', 'unavailable'],
])('a row that is %s reads %s', async (statusCode, reason) => {
  server.play(json({ cartModifications: [{ statusCode, quantityAdded: 0, quantity: 0 }] }));
  const asked = at(server.url, ({ quickOrders }) => quickOrders.add([{ code: 'a', quantity: 1 }], 'key'));
  expect(await asked).toEqual([{ added: 0, reason }]);
});

test('an answer about fewer rows than were sent breaks the contract', async () => {
  server.play(json({ cartModifications: [] }));
  const asked = at(server.url, ({ quickOrders }) => quickOrders.add([{ code: 'a', quantity: 1 }], 'key'));
  await expect(asked).rejects.toMatchObject({ kind: 'contract' });
});

import { afterAll, expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';

const server = playServerForTests();
const shops: ReturnType<typeof shopOn>[] = [];
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

/** The prices of a batch of two parcels, by a backend that prices so many. */
function priced(count: number) {
  const shop = shopOn(server.url);
  shops.push(shop);
  const euros = (value: number) => ({ currencyIso: 'EUR', value });
  const parcels = Array.from({ length: count }, (_, at) => ({
    price: euros(at + 5),
    priceWithTax: euros(at + 6),
    refusals: [],
  }));
  server.play(json({ parcels }));
  const parcel = { origin: 'FR', destination: 'FR', weight: 500 } as never;
  return shop.portsFor(signedIn('pro-certifie@exemple.fr', { mode: 'pro' })).parcels.quoteBatch([parcel, parcel]);
}

test('each parcel of a batch has the price that stands at its place', async () => {
  const { parcels } = await priced(2);
  expect(parcels.map(({ ttc, ht }) => [ttc?.cents, ht?.cents])).toEqual([
    [600, 500],
    [700, 600],
  ]);
});

test.each([1, 3])('a batch of two parcels that gets %d prices is a fault', async (count) => {
  await expect(priced(count)).rejects.toMatchObject({ name: 'Fault', kind: 'contract' });
});

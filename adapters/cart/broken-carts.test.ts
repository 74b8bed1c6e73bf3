import { expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { aScope, guidCookie, shopOn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { noTotals } from '#adapters/testing/wire-totals.ts';

const server = playServerForTests();
const carts = () => shopOn(server.url).portsFor(aScope({ cartGuid: guidCookie('guid-1') })).carts;

const price = { currencyIso: 'EUR', value: 9.12 };
/** It holds what a header shows too, so that nothing broken passes for a cart of the header. */
const cart = { code: '1', guid: 'guid-1', totalItems: 0, totalUnitCount: 0, entries: [], ...noTotals };
const broken: Record<string, object> = {
  'has no totals': { code: '1', guid: 'guid-1', totalItems: 0, totalUnitCount: 0, entries: [] },
  'has no entries': { ...cart, entries: undefined },
  'has null for entries': { ...cart, entries: null },
  'has a line that is null': { ...cart, entries: [null] },
  'has a price that is a text': { ...cart, totalPriceWithTax: { ...price, value: '9,12 €' } },
  'has a price that is null': { ...cart, totalPriceWithTax: null },
};

test('a whole cart is read', async () => {
  server.play(json({ ...cart, totalPriceWithTax: price }));
  expect(await carts().current()).toMatchObject({ total: { ttc: { cents: 912 } } });
});

test.each(Object.entries(broken))('a cart that %s breaks the contract of a whole cart', async (_, answer) => {
  server.play(json(answer));
  await expect(carts().current()).rejects.toMatchObject({ name: 'Fault', kind: 'contract' });
});

test('a cart of the header needs its number of pieces and nothing more, and a whole cart has it', async () => {
  server.play(json({ code: '1', guid: 'guid-1', totalUnitCount: 3 }));
  expect(await carts().mini()).toEqual({ count: 3 });
  server.play(json({ ...cart, totalUnitCount: 2 }));
  expect(await carts().mini()).toEqual({ count: 2 });
  server.play(json({ code: '1', guid: 'guid-1' }));
  await expect(carts().mini()).rejects.toMatchObject({ kind: 'contract' });
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toCart } from '#adapters/cart/cart-mapping.ts';
import { toSearchPage } from '#adapters/catalog/catalog-mapping.ts';
import { vCart } from '#adapters/generated/cart/valibot.gen.ts';
import { vProductSearchPage } from '#adapters/generated/catalog/valibot.gen.ts';
import { vOrder, vOrderHistory } from '#adapters/generated/orders/valibot.gen.ts';
import { toOrder, toOrderPage } from '#adapters/orders/orders-mapping.ts';
import { occCart, occHistory, occOrder, occSearch } from './samples.ts';

const cents = (amount: number) => ({ cents: amount });

test('an order of a real OCC is read whole: its parcel, its amounts, and an address without a person', () => {
  const order = toOrder(v.parse(vOrder, occOrder));
  expect(order).toMatchObject({
    code: '00001001',
    status: 'completed',
    // OCC's word is a key for a client's own texts.
    statusDisplay: null,
    lines: [{ code: '3755211', quantity: 2, kind: 'physical', picture: expect.stringContaining('/medias/?context=') }],
    deliveryAddress: { firstName: '', lastName: '', streetName: 'Linienstrasse 1', city: 'Berlin', country: 'DE' },
    consignments: [{ status: 'sent', lines: [{ entryNumber: 0, quantity: 2, sent: 2 }] }],
  });
  expect(order.consignments[0]?.lines[0]?.lineId).toBe(order.lines[0]?.id);
  expect(Date.parse(order.created)).toBe(Date.UTC(2026, 10, 22, 10));
  expect(order.total).toMatchObject({
    ttc: cents(10899),
    ht: cents(10899 - 1817),
    tax: cents(1817),
    goods: { ttc: cents(12000), ht: null },
    discount: { ttc: cents(2000), ht: null },
    delivery: { ttc: cents(899), ht: null },
  });
});

test('prices without tax are read as such from an OCC that shows them so', () => {
  const { total } = toOrder(v.parse(vOrder, { ...occOrder, net: true }));
  expect(total.delivery.ht).toEqual(cents(899));
});

test('a cart of a real OCC is read before a delivery mode is chosen, and has one to choose', () => {
  const cart = toCart(v.parse(vCart, occCart));
  expect(cart).toMatchObject({ code: '00002001', deliveryChosen: false, lines: [{ kind: 'physical', quantity: 2 }] });
  expect(cart.total).toMatchObject({ ttc: cents(10000), delivery: { ttc: cents(0) }, goods: { ttc: cents(12000) } });
});

test('the history of a real OCC is read, and shows no key as a text', () => {
  expect(toOrderPage(v.parse(vOrderHistory, occHistory))).toMatchObject({
    orders: [{ code: '00001001', status: 'cancelled', statusDisplay: null, total: cents(10899) }],
    count: 1,
  });
});

test('the search of a real OCC has its facets, whose codes stand in queries alone, and its pictures', () => {
  const { facets, products } = toSearchPage(v.parse(vProductSearchPage, occSearch));
  expect(facets).toMatchObject([
    { code: 'price', name: 'Price', values: [{ code: '€0-€49.99' }, { code: '€50-€199.99' }] },
  ]);
  expect(products).toMatchObject([{ kind: 'product', picture: expect.stringContaining('/medias/?context=') }]);
});

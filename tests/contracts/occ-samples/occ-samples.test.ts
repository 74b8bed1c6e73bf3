import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toAddress } from '#adapters/address/address-mapping.ts';
import { toCart } from '#adapters/cart/cart-mapping.ts';
import { toProduct, toSearchPage } from '#adapters/catalog/catalog-mapping.ts';
import { vCart } from '#adapters/generated/cart/valibot.gen.ts';
import { vProduct, vProductSearchPage } from '#adapters/generated/catalog/valibot.gen.ts';
import { vOrder, vOrderHistory } from '#adapters/generated/orders/valibot.gen.ts';
import { vPointOfServiceList } from '#adapters/generated/pickup/valibot.gen.ts';
import { vAddressList } from '#adapters/generated/session/valibot.gen.ts';
import { toOrder, toOrderPage } from '#adapters/orders/orders-mapping.ts';
import { toPickupPoint } from '#adapters/pickup/pickup-mapping.ts';
import { cartView } from '#ui/cart/cart.view.ts';
import { totalRows } from '#ui/cart/totals.view.ts';
import { aDetailView } from '#ui/orders/orders.examples.ts';
import { todayView } from '#ui/pickup/pickup-hours.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import * as occTypes from './occ-types.ts';
import { netTotals, occAddresses, occCart, occHistory, occOrder, occProduct, occSearch, occStores } from './samples.ts';

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

test('prices without tax are read and shown as such from an OCC that shows them so', () => {
  const { lines, total } = toOrder(v.parse(vOrder, { ...occOrder, ...netTotals }));
  const net = (amount: number) => ({ ttc: cents(amount), ht: cents(amount), isNet: true });
  expect(total).toMatchObject({ goods: net(12000), discount: net(2000), delivery: net(899) });
  expect(total).toMatchObject({ ht: cents(10899), tax: cents(2180), ttc: cents(13079) });
  expect(lines[0]).toMatchObject({ unit: net(6000), total: net(12000) });
  const rows = (mode: 'part' | 'pro') =>
    totalRows(total, { count: 2, delivery: 'known' }, wordingOf({ lang: 'en', mode })).map(({ value }) => value);
  const parts = ['€120.00 excl.\u00a0VAT', '−€20.00 excl.\u00a0VAT', '€8.99 excl.\u00a0VAT'];
  expect(rows('part')).toEqual([...parts, '€130.79', '€21.80']);
  expect(rows('pro')).toEqual([...parts, '€108.99 excl.\u00a0VAT (€130.79 incl.\u00a0VAT)', '€21.80 incl.\u00a0VAT']);
});

test('a cart of a real OCC has its delivery chosen once it has one mode, which its entries do not repeat', () => {
  const { deliveryMode } = occOrder;
  expect(toCart(v.parse(vCart, { ...occCart, deliveryMode })).deliveryChosen).toBe(true);
});

test('a product of a real OCC is bought at its own price, as the operator’s', () => {
  const { offers, price, characteristics, pictures } = toProduct(v.parse(vProduct, occProduct));
  expect(offers).toMatchObject([{ id: '', seller: null, price: { ttc: cents(6000) }, quantity: 228, best: true }]);
  expect(price).toEqual({ ttc: cents(6000), ht: null });
  // The shop shows the codes that it knows, whatever stands before them.
  expect(characteristics).toMatchObject([{ code: 'colour', value: 'red, blue' }]);
  expect(pictures).toMatchObject([{ product: expect.stringContaining('/medias/?context=') }]);
});

test('the addresses of a real OCC are read, with and without a person', () => {
  const { addresses } = v.parse(vAddressList, occAddresses);
  expect(addresses.map(toAddress)).toMatchObject([
    { firstName: 'Compte', lastName: 'Un', streetName: '1 Fischhausstrasse', city: 'Hamburg', country: 'DE' },
    { firstName: '', lastName: '', streetName: 'Linienstrasse 1' },
  ]);
});

test.each([
  ['order', occTypes.occOrder, occOrder],
  ['cart', occTypes.occCart, occCart],
  ['history', occTypes.occHistory, occHistory],
  ['product', occTypes.occProduct, occProduct],
  ['search', occTypes.occSearchPage, occSearch],
  ['addresses', occTypes.occAddresses, occAddresses],
])('OCC’s types, by which the answers of the mock are read, read the sample of the %s', (_, type, sample) => {
  expect(v.is(type, sample)).toBe(true);
});

test('a cart of a real OCC is read before a delivery mode is chosen, and has one to choose', () => {
  const cart = toCart(v.parse(vCart, occCart));
  expect(cart).toMatchObject({ code: '00002001', deliveryChosen: false, lines: [{ kind: 'physical', quantity: 2 }] });
  expect(cart.total).toMatchObject({ ttc: cents(10000), delivery: null, goods: { ttc: cents(12000) } });
});

test('the history of a real OCC is read, and shows no key as a text', () => {
  expect(toOrderPage(v.parse(vOrderHistory, occHistory))).toMatchObject({
    orders: [{ code: '00001001', status: 'cancelled', statusDisplay: null, total: { ttc: cents(10899), ht: null } }],
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

test('the stores of a real OCC are read and shown with the hours of their locale, and closed on the day that OCC says in UTC', () => {
  const [store, relay] = v.parse(vPointOfServiceList, occStores).stores.map(toPickupPoint);
  const nineToEight = [{ opens: '09:00', closes: '20:00' }];
  expect(store).toMatchObject({
    id: 'Paris Louvre',
    street: '50 Rue du Louvre',
    city: 'Paris',
    state: { kind: 'open' },
  });
  expect(store?.hours?.week).toEqual([...Array.from({ length: 6 }, () => nineToEight), []]);
  expect(store?.hours?.special).toMatchObject([{ day: '2026-12-25' }, { day: '2027-01-01', name: 'New Year' }]);
  expect(relay).toMatchObject({ name: 'Relay', street: '', hours: null });
  const hours = (day: string) => todayView(store!.hours!, day, wordingOf({ lang: 'en', mode: 'part' }));
  expect(hours('2026-12-24')).toContain('9:00');
  expect(hours('2026-12-25')).toMatch(/closed/i);
});

test('the pages of an order and a cart of a real OCC say all that they need, and nothing that is not known', () => {
  const order = aDetailView(toOrder(v.parse(vOrder, occOrder)), { lang: 'en' });
  const messages = { byLine: {}, notices: [] };
  const given = { cart: toCart(v.parse(vCart, occCart)), signedIn: true, notices: [], otherCount: 0, messages };
  const cart = cartView(given, wordingOf({ lang: 'en', mode: 'part' }));
  expect(JSON.stringify(order)).toMatch(/00001001.*Booklet.*LINIENSTRASSE 1.*10119 BERLIN/s);
  expect(JSON.stringify(cart)).toMatch(/Booklet.*€120\.00/s);
  for (const view of [order, cart]) expect(JSON.stringify(view)).not.toMatch(/undefined|NaN|\[object/);
});

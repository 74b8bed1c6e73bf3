import { describe, expect, test } from 'vitest';
import type { Consignment, Order, OrderEntry } from '#adapters/generated/orders/types.gen.ts';
import { toOrder } from './orders-mapping.ts';

const euros = { currencyIso: 'EUR', value: 1 } as const;

/** An order of which the backend says what it must, and this. */
function readOrder(over: Partial<Order>) {
  return toOrder({
    code: 'CMD-1',
    created: '2026-11-24T14:05:00Z',
    entries: [],
    subTotal: euros,
    totalTax: euros,
    totalPriceWithTax: euros,
    ...over,
  });
}

const read = (over: Partial<Consignment>) =>
  readOrder({ consignments: [{ code: 'A', status: 'SHIPPED', entries: [], ...over }] }).consignments[0];

test.each([
  ['https://transporteur.example/6A1', 'https://transporteur.example/6A1'],
  ['http://transporteur.example/6A1', 'http://transporteur.example/6A1'],
  ['javascript:alert(1)', null],
  ['javascript:alert(1)//https://transporteur.example/6A1', null],
  ['//transporteur.example', null],
  [undefined, null],
])('a carrier’s page at %s is followed at %s', (trackingUrl, at) => {
  expect(read(trackingUrl === undefined ? {} : { trackingUrl })?.trackingUrl).toBe(at);
});

test('a seller is written to only where the backend says so', () => {
  expect([read({})?.isContactable, read({ contactable: true })?.isContactable]).toEqual([false, true]);
});

test.each([
  ['smt', 'shipping-labels'],
  ['eservices', 'services'],
  ['eservicesRefund', 'refunded-services'],
  ['of another kind', 'other'],
])('the lines of an order that stand under « %s » are %s', (type, kind) => {
  expect(readOrder({ entryGroups: [{ type, entries: [] }] }).groups).toEqual([{ kind, lineIds: [] }]);
});

describe('an article on its way', () => {
  const sentBy = (over: Partial<OrderEntry>) => {
    const entry: OrderEntry = {
      entryNumber: 0,
      quantity: 1,
      product: { code: 'carnet', name: 'Carnet' },
      basePrice: euros,
      totalPrice: euros,
      ...over,
    };
    return Object.values(readOrder({ entries: [entry] }).deliveries)[0];
  };
  const mode = { code: 'lettre-suivie', name: 'Lettre suivie', deliveryCost: euros };

  test('an article’s arrival is between two days where both are known', () => {
    const [earliest, latest] = ['2026-11-26', '2026-11-28'];
    const datesOf = (dates: object) => sentBy({ deliveryMode: { ...mode, ...dates } })?.dates;
    expect(datesOf({ earliestDate: earliest, latestDate: latest })).toEqual({ earliest, latest });
    for (const one of [{ earliestDate: earliest }, { latestDate: latest }, {}]) expect(datesOf(one)).toBeNull();
  });

  test.each([
    [{ name: 'relais-1' }, { name: 'relais-1', street: '', postalCode: '', city: '' }],
    [
      { name: 'relais-1', displayName: 'Relais', address: {} },
      { name: 'Relais', street: '', postalCode: '', city: '' },
    ],
    [
      { name: 'relais-1', address: { line1: '1 rue Une', postalCode: '69002', town: 'Lyon' } },
      { name: 'relais-1', street: '1 rue Une', postalCode: '69002', city: 'Lyon' },
    ],
  ])('an article waits at the pickup point %j', (deliveryPointOfService, point) => {
    expect(sentBy({ deliveryMode: mode, deliveryPointOfService })?.point).toEqual(point);
  });
});

test('an order that was paid in a way without a name is read', () => {
  expect(readOrder({ paymentMode: { code: 'CARTE' } }).paymentMode).toEqual({ code: 'CARTE', name: '' });
});

const address = {
  firstName: 'Compte',
  lastName: 'Particulier',
  line1: '12 rue Une',
  postalCode: '69002',
  town: 'Lyon',
};
const bill = { firstName: 'Contact', lastName: 'Achats', line1: '4 rue du Port', postalCode: '71000', town: 'Mâcon' };
const country = { isocode: 'FR' };

test('an order is sent to one address and billed to the other', () => {
  const order = readOrder({
    deliveryAddress: { id: 'one', ...address, country },
    billingAddress: { id: 'other', ...bill, country },
  });
  expect(order.deliveryAddress).toMatchObject({ id: 'one', firstName: 'Compte', city: 'Lyon' });
  expect(order.billingAddress).toMatchObject({ id: 'other', firstName: 'Contact', city: 'Mâcon' });
});

test('each amount of an order is read in its place', () => {
  const eur = (value: number) => ({ currencyIso: 'EUR' as const, value });
  const order = readOrder({
    subTotal: eur(1),
    subTotalWithoutTax: eur(2),
    totalTax: eur(3),
    totalPriceWithTax: eur(4),
    totalPriceWithoutTax: eur(5),
    deliveryCost: eur(7),
    deliveryCostWithTax: eur(7),
    deliveryCostWithoutTax: eur(6),
    totalDiscounts: eur(8),
    totalDiscountsWithoutTax: eur(9),
    amountPaid: eur(10),
    amountAwaited: eur(11),
  });
  const cents = (value: number) => ({ cents: value * 100 });
  expect(order).toMatchObject({ paid: cents(10), awaited: cents(11) });
  expect(order.total).toEqual({
    ttc: cents(4),
    ht: cents(5),
    goods: { ttc: cents(1 + 8), ht: cents(2 + 9) },
    discount: { ttc: cents(8), ht: cents(9) },
    delivery: { ttc: cents(7), ht: cents(6) },
    tax: cents(3),
    ecoParticipation: cents(0),
  });
});

test('consignments stand in the order of every page: ours first, then sellers as their lines come', () => {
  const line = (sellerId?: string) => ({
    ...(sellerId ? { sellerId } : {}),
    quantity: 1,
    product: { code: '1', name: 'Article' },
    basePrice: euros,
    totalPrice: euros,
  });
  const { consignments } = readOrder({
    entries: ['canal', undefined, 'atelier'].map((sellerId, entryNumber) => ({ ...line(sellerId), entryNumber })),
    consignments: ['atelier', 'canal', undefined].map((sellerId, place) => ({
      code: String(place),
      ...(sellerId ? { sellerId } : {}),
      status: 'SHIPPED',
      entries: [],
    })),
  });
  expect(consignments.map(({ seller }) => seller.id)).toEqual([null, 'canal', 'atelier']);
});

test('each day of a consignment is read in its place', () => {
  const days = { statusDate: '2026-11-24T15:00:00Z', shippingUntil: '2026-11-26', targetArrivalDate: '2026-11-28' };
  expect(read({ ...days, returnableUntil: '2026-12-12' })).toMatchObject({
    since: '2026-11-24T15:00:00Z',
    handOverBy: '2026-11-26',
    arrivesOn: '2026-11-28',
    returnableUntil: '2026-12-12',
  });
});

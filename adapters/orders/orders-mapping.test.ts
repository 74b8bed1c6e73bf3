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
    subTotalWithoutTax: euros,
    totalTax: euros,
    totalPriceWithTax: euros,
    totalPriceWithoutTax: euros,
    deliveryCost: euros,
    deliveryCostWithTax: euros,
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

  test('arrives between two days where both are known', () => {
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
  ])('waits at the pickup point %j', (deliveryPointOfService, point) => {
    expect(sentBy({ deliveryMode: mode, deliveryPointOfService })?.point).toEqual(point);
  });
});

test('an order that was paid in a way without a name is read', () => {
  expect(readOrder({ paymentMode: { code: 'CARTE' } }).paymentMode).toEqual({ code: 'CARTE', name: '' });
});

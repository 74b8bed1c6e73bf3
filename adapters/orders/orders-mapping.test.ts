import { expect, test } from 'vitest';
import type { Consignment, Order } from '#adapters/generated/orders/types.gen.ts';
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
  ['javascript:alert(1)', null],
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

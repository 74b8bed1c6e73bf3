import { expect, test } from 'vitest';
import type { Consignment, Order } from '#adapters/generated/orders/types.gen.ts';
import { toOrder } from './orders-mapping.ts';

const euros = { currencyIso: 'EUR', value: 1 } as const;

/** What the shop reads of a consignment, where the backend says of it what it must, and this. */
function read(over: Partial<Consignment>) {
  const consignment: Consignment = { code: 'A', status: 'SHIPPED', entries: [], ...over };
  const order: Order = {
    code: 'CMD-1',
    created: '2026-11-24T14:05:00Z',
    entries: [],
    consignments: [consignment],
    subTotal: euros,
    subTotalWithoutTax: euros,
    totalTax: euros,
    totalPriceWithTax: euros,
    totalPriceWithoutTax: euros,
    deliveryCost: euros,
    deliveryCostWithTax: euros,
  };
  return toOrder(order).consignments[0];
}

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

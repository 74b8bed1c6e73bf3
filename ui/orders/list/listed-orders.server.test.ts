import { expect, test } from 'vitest';
import { aConsignment, anOrder, anOrderOf } from '#domain/orders/examples.ts';
import type { Order } from '#domain/orders/orders.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { todayInParis } from '#ui/wording/today.ts';
import { lastOrdersOf, listedOrders } from './listed-orders.server.ts';
import { aSummaryOf } from './order-list.examples.ts';

test.each<[string, string | null, Partial<Order> | null, unknown]>([
  ['of the list', 'Prête', { statusDisplay: 'En préparation' }, ['Prête', 'preparing', '2026-12-14']],
  [
    'of the whole order, where the list has none',
    null,
    { statusDisplay: 'En préparation' },
    ['En préparation', 'preparing', '2026-12-14'],
  ],
  ['of nobody, where the order cannot be read', null, null, [null, null, null]],
])(
  'a professional’s last order has the state %s, and its last day to withdraw',
  async (_, statusDisplay, whole, state) => {
    const { ports } = aRequest({
      ports: {
        companyOrders: {
          last: async () => [{ code: 'CMD-1', created: '2026-11-24T14:05:00Z', statusDisplay, total: null }],
        },
        orders: {
          ofCode: async () => {
            if (!whole) throw new Fault('unavailable', 'getOrder');
            return anOrder({ status: 'preparing', withdrawableUntil: '2026-12-14', ...whole });
          },
        },
      },
    });
    const [last] = await lastOrdersOf({ ports }, 1);
    const { summary } = last ?? {};
    expect([summary?.statusDisplay, summary?.status, summary?.withdrawableUntil]).toEqual(state);
  },
);

test.each<[string, Partial<Order>, string[]]>([
  ['that is on its way', { consignments: [aConsignment({ status: 'sent' })] }, []],
  ['that has arrived', { consignments: [aConsignment({ status: 'received' })] }, ['returns']],
  [
    'that may be returned until today',
    { consignments: [aConsignment({ status: 'received', returnableUntil: todayInParis() })] },
    ['returns', 'withdrawals'],
  ],
  [
    'that could be returned',
    { consignments: [aConsignment({ status: 'received', returnableUntil: '2026-01-01' })] },
    ['returns'],
  ],
  ['whose label is out of date', anOrderOf('parcel', 'label-expired'), ['refundable']],
])('of an order %s the list reads what may have been given back, and nothing else', async (_, order, expected) => {
  const asked: string[] = [];
  const none = (what: string) => async () => {
    asked.push(what);
    return [];
  };
  const { ports } = aRequest({
    ports: {
      orders: {
        ofShopper: async () => ({ orders: [aSummaryOf('CMD-1')], page: 0, pageCount: 1, count: 1 }),
        ofCode: async () => anOrder(order),
        withdrawals: none('withdrawals'),
      },
      returns: { ofOrder: none('returns') },
      labels: { refundable: none('refundable') },
    },
  });
  await listedOrders({ ports }, { page: 0, size: 1, search: { text: '', from: null, to: null } });
  expect(asked.toSorted()).toEqual(expected);
});

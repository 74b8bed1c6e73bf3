import { expect, test } from 'vitest';
import { anOrder } from '#domain/orders/examples.ts';
import type { Order } from '#domain/orders/orders.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { lastOrdersOf } from './listed-orders.server.ts';

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

import type { components } from '#contracts/generated/orders.ts';
import type { Lang } from '../shared/lang.ts';
import { table } from '../shared/table.ts';

export type WireOrder = components['schemas']['Order'];

export interface OrderRecord {
  code: string;
  owner: string;
  cartGuid: string;
  cartCode: string;
  paymentId: string | null;
  order: Record<Lang, WireOrder>;
}

export const ordersIn = table<OrderRecord>();

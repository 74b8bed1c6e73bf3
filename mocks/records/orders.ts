import type { components } from '#contracts/generated/orders.ts';
import type { Lang } from '../shared/lang.ts';
import { table } from '../shared/table.ts';
import type { Story } from './story.ts';

export type WireOrder = components['schemas']['Order'];

export interface OrderRecord {
  code: string;
  owner: string;
  cartGuid: string;
  cartCode: string;
  paymentId: string | null;
  order: Record<Lang, WireOrder>;
  /** What became of it, in the order book; an order of the shop moves on by its age. */
  story?: Story;
}

export const ordersIn = table<OrderRecord>();

/** How often the state of an order's service was asked for, where that decides it. */
export const stateCallsIn = table<{ orderCode: string; count: number }>();

export interface WithdrawalRecord {
  code: string;
  orderCode: string;
  receivedAt: string;
  email: string;
  comment?: string | undefined;
  entries: { entryNumber: number; quantity: number }[];
}

export const withdrawalsIn = table<WithdrawalRecord>();

/** A state that the scenario form gave to a part of an order: an entry number, a tracking number or a consignment. */
export interface MoveRecord {
  orderCode: string;
  part: string;
  status: string;
  reason: string;
  at: number;
}

export const movesIn = table<MoveRecord>();

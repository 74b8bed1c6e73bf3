import { type OrderRecord, ordersIn } from '../records/orders.ts';
import { unknownResource } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { bookOrder, bookOrdersOf } from './records.ts';

/** What an account bought in the shop, then its order book; the newest first. */
export const ordersOf = (world: World, owner: string): OrderRecord[] => [
  ...ordersIn(world)
    .findMany((q) => q.where({ owner }))
    .toReversed(),
  ...bookOrdersOf(world, owner),
];

/** An order of an account; somebody else's is as unknown as one that does not exist. */
export function orderOf(world: World, owner: string, code: string): OrderRecord {
  const order = ordersIn(world).findFirst((q) => q.where({ owner, code })) ?? bookOrder(world, owner, code);
  if (!order) throw unknownResource(code);
  return order;
}

import type { CartRecord } from '../records/carts.ts';
import type { UserRecord } from '../records/users.ts';
import { shopperOf } from '../session/users.ts';
import { siteOf } from '../shared/site.ts';
import { type World, worldOf } from '../shared/world.ts';
import { cartOf } from './carts.ts';

export interface CartParams {
  userId: string;
  cartId: string;
}

export interface FoundCart {
  world: World;
  cart: CartRecord;
  shopper: UserRecord | null;
}

/** Finds the cart of a path and changes it, one request at a time. */
export async function withCart<Result>(
  request: Request,
  { userId, cartId }: CartParams,
  work: (access: FoundCart) => Promise<Result>,
): Promise<Result> {
  const world = worldOf(request);
  const shopper = await shopperOf(world, request, userId);
  const address = { owner: shopper?.uid ?? null, cartId, site: siteOf(request) };
  return world.exclusively(async () => work({ world, cart: cartOf(world, address), shopper }));
}

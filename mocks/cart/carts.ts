import { type CartRecord, cartsIn } from '../records/carts.ts';
import { paymentsIn } from '../records/payments.ts';
import { noCart } from '../shared/problems.ts';
import type { Site } from '../shared/site.ts';
import type { World } from '../shared/world.ts';

export interface CartAddress {
  owner: string | null;
  cartId: string;
  site: Site;
}

/** By guid for an anonymous visitor; by code, guid or `current` for a user. Refuses when there is none. */
export function cartOf(world: World, { owner, cartId, site }: CartAddress): CartRecord {
  const cart =
    owner === null
      ? cartsIn(world).findFirst((q) => q.where((each) => each.owner === null && each.guid === cartId))
      : cartsOf(world, owner).find((each) => isNamed(each, cartId, site));
  if (!cart) throw noCart(cartId);
  return cart;
}

const isNamed = (cart: CartRecord, cartId: string, site: Site) =>
  cartId === 'current' ? cart.site === site : cart.code === cartId || cart.guid === cartId;

/** The carts of a user, the one changed last first. */
export const cartsOf = (world: World, owner: string): CartRecord[] =>
  cartsIn(world)
    .findMany((q) => q.where((cart) => cart.owner === owner))
    .toSorted((a, b) => b.touched - a.touched);

export const newCart = (world: World, { owner, site }: Pick<CartRecord, 'owner' | 'site'>): Promise<CartRecord> =>
  cartsIn(world).create({
    guid: crypto.randomUUID(),
    code: String(world.next()).padStart(8, '0'),
    site,
    owner,
    touched: world.next(),
    lines: [],
    vouchers: [],
    deliveryAddress: null,
    billingAddress: null,
    deliveryModes: {},
    paymentMode: null,
    paymentDetails: null,
  });

/** Changes a cart, and cancels an open payment for its earlier contents. */
export async function changeCart(
  world: World,
  cart: CartRecord,
  change: (draft: CartRecord) => void,
): Promise<CartRecord> {
  const before = contents(cart);
  const changed = await cartsIn(world).update((q) => q.where({ guid: cart.guid }), {
    data(draft) {
      change(draft as CartRecord);
      draft.touched = world.next();
    },
  });
  if (!changed) throw noCart(cart.guid);
  if (contents(changed) !== before) await giveUpPayments(world, cart.guid);
  return changed;
}

export const deleteCart = (world: World, { guid }: CartRecord): void => {
  cartsIn(world).delete((q) => q.where({ guid }));
};

const contents = ({ lines, vouchers, deliveryAddress, deliveryModes }: CartRecord) =>
  JSON.stringify([lines, vouchers, deliveryAddress, deliveryModes]);

const giveUpPayments = (world: World, cartGuid: string) =>
  paymentsIn(world).updateMany((q) => q.where({ cartGuid, status: 'PENDING' }), {
    data(draft) {
      draft.status = 'CANCELLED';
      draft.detail = 'CART_CHANGED';
    },
  });

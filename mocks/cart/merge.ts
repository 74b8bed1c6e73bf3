import { itemOf } from '#mocks/catalog/items.ts';
import { type CartLine, type CartRecord, cartsIn } from '../records/carts.ts';
import { noCart } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { changeCart, deleteCart } from './carts.ts';
import { isSameArticle } from './lines.ts';

interface MergeRequest {
  owner: string;
  oldCartId: string;
  toMergeCartGuid: string | null;
}

/**
 * After sign-in. With `toMergeCartGuid` the anonymous cart is merged into that cart of the user; without it, it becomes
 * the user's own. In both cases the anonymous cart no longer exists.
 */
export async function mergeCarts(
  world: World,
  { owner, oldCartId, toMergeCartGuid }: MergeRequest,
): Promise<CartRecord> {
  const old = cartsIn(world).findFirst((q) => q.where((cart) => cart.owner === null && cart.guid === oldCartId));
  if (!old) throw noCart(oldCartId);
  if (!toMergeCartGuid) {
    return changeCart(world, old, (draft) => {
      draft.owner = owner;
    });
  }
  const own = cartsIn(world).findFirst((q) => q.where((cart) => cart.owner === owner && cart.guid === toMergeCartGuid));
  if (!own) throw noCart(toMergeCartGuid);
  const merged = await changeCart(world, own, (draft) => {
    draft.lines = mergeLines(own.lines, old.lines).map(withinMaximum);
    draft.vouchers = [...new Set([...own.vouchers, ...old.vouchers])];
    draft.deliveryAddress = own.deliveryAddress ?? old.deliveryAddress;
  });
  deleteCart(world, old);
  return merged;
}

/** The same article becomes one line; other lines stay. What was composed stays as it was composed. */
export function mergeLines(into: readonly CartLine[], from: readonly CartLine[]): CartLine[] {
  const lines = into.map((line) => ({ ...line }));
  for (const line of from) {
    const same = lines.find((each) => isSameArticle(each, line));
    if (same) same.quantity += line.configurationId ? 0 : line.quantity;
    else lines.push({ ...line });
  }
  return lines;
}

const withinMaximum = (line: CartLine): CartLine => ({
  ...line,
  quantity: line.configurationId
    ? line.quantity
    : Math.min(line.quantity, itemOf(line.code)?.maxQuantity ?? line.quantity),
});

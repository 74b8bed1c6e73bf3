import type { Cart } from '../cart/cart.ts';
import type { DeliveryGroup } from './deliveries.ts';

/** Where the shopper stands between the cart and the order (specification §2; secured steps start at delivery). */
export type Step = 'summary' | 'delivery' | 'payment';

export const groupsAreReady = (groups: readonly DeliveryGroup[]) =>
  groups.every((group) => group.selected !== null && group.unavailableZone === null);

/** The furthest step that this cart allows, so that no step is skipped by typing its address. */
export function furthestStep({
  cart,
  groups,
  physical,
}: {
  cart: Cart | null;
  groups: readonly DeliveryGroup[];
  physical: boolean;
}): Step {
  if (!cart || cart.lines.length === 0) return 'summary';
  if (physical && (cart.deliveryAddress === null || !groupsAreReady(groups))) return 'delivery';
  return 'payment';
}

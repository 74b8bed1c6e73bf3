import type { Cart } from '../cart/cart.ts';
import { takesParcels } from '../pickup/pickup-points.ts';
import type { Mode } from '../shared/mode.ts';
import { hasInvoiceNumber } from './billing.ts';
import type { DeliveryGroup } from './deliveries.ts';

/** Where the shopper stands between the cart and the order (specification §2; secured steps start at delivery). */
export type Step = 'summary' | 'delivery' | 'payment';

/** The mode that a shop's parcel goes by, when it is one that leads to a pickup point. */
export const pickupModeOf = ({ modes, selected }: DeliveryGroup) =>
  modes.find(({ code, pickup }) => pickup && code === selected);

const isReady = (group: DeliveryGroup) =>
  group.selected !== null &&
  group.unavailableZone === null &&
  (pickupModeOf(group) === undefined || (group.pickupPoint !== null && takesParcels(group.pickupPoint)));

export const groupsAreReady = (groups: readonly DeliveryGroup[]) => groups.every(isReady);

interface Situation {
  cart: Cart | null;
  groups: readonly DeliveryGroup[];
  physical: boolean;
  audience: Mode;
}

/** The furthest step that this cart allows, so that no step is skipped by typing its address. */
export function furthestStep({ cart, groups, physical, audience }: Situation): Step {
  if (!cart || cart.lines.length === 0) return 'summary';
  if (physical && !hasInvoiceNumber(cart, audience)) return 'delivery';
  if (physical && (cart.deliveryAddress === null || !groupsAreReady(groups))) return 'delivery';
  return 'payment';
}

/** The step that is shown to a shopper who asks for one: services alone have no delivery, and no step is skipped. */
export function stepShown(asked: Step, situation: Situation): Step {
  const furthest = furthestStep(situation);
  if (asked === 'summary' || furthest === 'summary') return 'summary';
  if (asked === 'delivery' && situation.physical) return 'delivery';
  return furthest;
}

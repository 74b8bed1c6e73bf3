import { type Cart, isOrderable } from '../cart/cart.ts';
import { firstIncomplete, stepFor as shownOn, type Way } from '../journey/steps.ts';
import { takesParcels } from '../pickup/pickup-points.ts';
import type { Mode } from '../shared/mode.ts';
import { hasInvoiceNumber } from './billing.ts';
import type { DeliveryGroup } from './deliveries.ts';

/** The steps between the cart and the order (specification §2; from delivery on the shopper is signed in). */
export type CheckoutStep = 'summary' | 'delivery' | 'payment';

/** The selected mode, if it delivers to a pickup point. */
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
  mode: Mode;
}

const isFilled = ({ cart }: Situation) => cart !== null && isOrderable(cart);

const isDelivered = ({ cart, groups, mode }: Situation) =>
  cart !== null && hasInvoiceNumber(cart, mode) && cart.deliveryAddress !== null && groupsAreReady(groups);

const checkout: Way<CheckoutStep, Situation> = {
  steps: [
    { name: 'summary', isComplete: isFilled },
    { name: 'delivery', isNeeded: ({ physical }) => physical, isComplete: isDelivered },
    // Never complete: once the cart is ordered, it no longer exists.
    { name: 'payment', isComplete: () => false },
  ],
};

/** The furthest step that the cart allows: typing an address cannot skip a step. */
export const furthestStep = (situation: Situation): CheckoutStep => firstIncomplete(checkout, situation) ?? 'payment';

/** The step to show for a requested one: a cart of services has no delivery step, and no step can be skipped. */
export const checkoutStepFor = (requested: CheckoutStep, situation: Situation): CheckoutStep =>
  shownOn(checkout, situation, requested);

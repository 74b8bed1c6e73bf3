import type { Cart } from '../cart/cart.ts';
import { firstIncomplete, stepShown as shownOn, type Way } from '../journey/steps.ts';
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
  mode: Mode;
}

const isFilled = ({ cart }: Situation) => cart !== null && cart.lines.length > 0;

const isDelivered = ({ cart, groups, mode }: Situation) =>
  cart !== null && hasInvoiceNumber(cart, mode) && cart.deliveryAddress !== null && groupsAreReady(groups);

const checkout: Way<Step, Situation> = {
  steps: [
    { name: 'summary', isComplete: isFilled },
    { name: 'delivery', isNeeded: ({ physical }) => physical, isComplete: isDelivered },
    // It is over when the cart is ordered, and gone.
    { name: 'payment', isComplete: () => false },
  ],
};

/** The furthest step that this cart allows, so that no step is skipped by typing its address. */
export const furthestStep = (situation: Situation): Step => firstIncomplete(checkout, situation) ?? 'payment';

/** The step that is shown to a shopper who asks for one: services alone have no delivery, and no step is skipped. */
export const stepShown = (asked: Step, situation: Situation): Step => shownOn(checkout, situation, asked);

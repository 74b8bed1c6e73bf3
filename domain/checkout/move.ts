import { orNull } from '../shared/fault.ts';
import { type BillingDestination, type BillingPorts as Delivering, deliverTo } from './billing.ts';
import type { Deliveries, DeliveryGroup } from './deliveries.ts';
import { pickupModeOf } from './steps.ts';

/** A choice of the shopper that a new address does not allow any more. */
export type Undone = 'mode' | 'point';

export type MoveOutcome = { kind: 'moved'; undone: readonly Undone[] } | { kind: 'not-eligible' };

interface Ports extends Delivering {
  deliveries: Delivering['deliveries'] & Pick<Deliveries, 'groups'>;
}

/** Delivers to an address, and returns the choices that this undoes. */
export async function moveTo(ports: Ports, destination: BillingDestination): Promise<MoveOutcome> {
  const before = (await orNull(ports.deliveries.groups())) ?? [];
  const saved = await deliverTo(ports, destination);
  if (saved !== 'saved') return { kind: 'not-eligible' };
  const isChosen = before.some(({ selected }) => selected !== null);
  const after = isChosen ? ((await orNull(ports.deliveries.groups())) ?? []) : [];
  return { kind: 'moved', undone: undoneBy(before, after) };
}

/** A sender who does not deliver to the new address says so itself. */
function undoneBy(before: readonly DeliveryGroup[], after: readonly DeliveryGroup[]): Undone[] {
  const pairs = after
    .filter(({ unavailableZone }) => unavailableZone === null)
    .map((now) => ({ now, was: before.find(({ sellerId }) => sellerId === now.sellerId) }));
  const isModeUndone = pairs.some(({ now, was }) => was?.selected && now.selected === null);
  const isPointUndone = pairs.some(({ now, was }) => was?.pickupPoint && pickupModeOf(now) && now.pickupPoint === null);
  return [...(isModeUndone ? (['mode'] as const) : []), ...(isPointUndone ? (['point'] as const) : [])];
}

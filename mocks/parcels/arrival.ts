import { nowIn, workingDaysAfterDay } from '../shared/calendar/clock.ts';
import type { World } from '../shared/world.ts';
import type { Delivery } from '../tariffs/parcels.ts';
import { carrierOfParcel, delayBy } from './carriers.ts';
import { type DepositPlace, daysFor } from './options.ts';
import { placeOf, zoneBetween } from './places.ts';
import type { WireParcel } from './records.ts';

/** The day on which it is handed over: the chosen one, and without one, or once it has passed, the first that is offered. */
export function depositDayOf(world: World, { deposit }: Pick<WireParcel, 'deposit'>): string {
  const [first = ''] = daysFor((deposit?.place ?? 'POST_OFFICE') as DepositPlace, nowIn(world));
  return deposit && deposit.depositDate > first ? deposit.depositDate : first;
}

/** The day by which a parcel arrives: its carrier's working days after the day of deposit. */
export function arrivalOf(world: World, parcel: WireParcel, delivery: Delivery): string {
  const [place, carrier] = [placeOf(parcel.destination), carrierOfParcel(parcel)];
  const days = place && carrier ? delayBy(delivery, zoneBetween(parcel.origin, place), carrier) : 0;
  return workingDaysAfterDay(depositDayOf(world, parcel), days);
}

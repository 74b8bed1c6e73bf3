import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import { type Step, type StepAt, stepAt } from '../shared/tariffs.ts';
import type { World } from '../shared/world.ts';
import { ladderOn } from '../tariffs/carrier-prices.ts';
import { type CarrierCode } from '../tariffs/carriers.ts';
import { DELIVERIES, type Delivery, type Tariff, tariffs } from '../tariffs/parcels.ts';
import { carrierOfParcel, isMade, maxGramsFor } from './carriers.ts';
import { type Place, placeOf, zoneBetween } from './places.ts';
import type { WireParcel } from './records.ts';

/** What a parcel costs today, in cents. */
export interface ParcelPrice {
  delivery: Delivery;
  parcel: number;
  bulky: number;
  cover: number;
  step: StepAt;
}

interface Ways {
  day: string;
  carrier: CarrierCode;
  tariff: Tariff;
  place: Place;
  deliveries: Delivery[];
}

/** The deliveries that take a parcel of this weight there, the cheapest first. */
export function waysToday(world: World, parcel: Omit<WireParcel, 'format'>): Ways | null {
  const { origin, destination, weight } = parcel;
  const day = dayOf(nowIn(world));
  const [place, carrier] = [placeOf(destination), carrierOfParcel(parcel)];
  if (!place || !carrier) return null;
  const zone = zoneBetween(origin, place);
  const deliveries = DELIVERIES.filter((each) => isMade(each, zone, carrier) && weight <= maxGramsFor(each, carrier));
  return { day, carrier, tariff: tariffs.on(day), place, deliveries };
}

export function priceBy(
  delivery: Delivery,
  { origin, weight, format, cover = 'INCLUDED' }: WireParcel,
  ways: Omit<Ways, 'deliveries'>,
): ParcelPrice | null {
  const { carrier, tariff, place } = ways;
  const ladder = ladderOf(delivery, { ...ways, zone: zoneBetween(origin, place) });
  const step = ladder && stepAt(ladder.steps, weight);
  if (!step) return null;
  return {
    delivery,
    parcel: step.cents + ladder.supplement,
    bulky: format === 'BULKY' && carrier === 'POFR' ? tariff.bulky : 0,
    cover: tariff.covers[cover] ?? 0,
    step,
  };
}

interface Way extends Omit<Ways, 'deliveries'> {
  zone: Place['zone'];
}

interface Ladder {
  steps: readonly Step[];
  supplement: number;
}

function ladderOf(delivery: Delivery, { day, carrier, tariff, place, zone }: Way): Ladder | null {
  if (carrier !== 'POFR') return ladderOn(day, { carrier, zone, delivery });
  if (zone === 'OVERSEAS') return { steps: delivery === 'ECO_OM' ? tariff.eco : tariff.standard, supplement: 0 };
  if (zone === 'INTERNATIONAL')
    return { steps: tariff.abroad[place.area], supplement: delivery === 'SIGNATURE' ? tariff.signature : 0 };
  const toTheDoor = tariff.home + (delivery === 'SIGNATURE' ? tariff.signature : 0);
  return { steps: tariff.national, supplement: delivery === 'PICKUP_POINT' ? 0 : toTheDoor };
}

/** By the delivery that was chosen; without one, by the cheapest. */
export function priceToday(world: World, parcel: WireParcel): ParcelPrice | null {
  const ways = waysToday(world, parcel);
  const [cheapest] = ways?.deliveries ?? [];
  const delivery = DELIVERIES.find((each) => each === parcel.delivery) ?? cheapest;
  return ways && delivery ? priceBy(delivery, parcel, ways) : null;
}

export const centsOfPrice = ({ parcel, bulky, cover }: ParcelPrice): number => parcel + bulky + cover;

/** Of all parcels alike. */
export function centsToday(world: World, parcel: WireParcel): number {
  const price = priceToday(world, parcel);
  return price ? centsOfPrice(price) * (parcel.quantity ?? 1) : 0;
}

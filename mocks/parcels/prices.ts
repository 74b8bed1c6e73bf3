import { dayOf, nowIn } from '../shared/clock.ts';
import type { World } from '../shared/world.ts';
import { type Place, placeOf, zoneBetween } from './places.ts';
import type { WireParcel } from './records.ts';
import { DELIVERIES, type Delivery, maxGramsBy, type Step, type Tariff, tariffOn, zonesOf } from './tariffs.ts';

/** What a parcel costs today, in cents. */
export interface ParcelPrice {
  delivery: Delivery;
  parcel: number;
  bulky: number;
  cover: number;
  maxGrams: number;
  next: { maxGrams: number; cents: number } | null;
}

interface Ways {
  tariff: Tariff;
  place: Place;
  deliveries: Delivery[];
}

/** The deliveries that take a parcel of this weight there, the cheapest first. */
export function waysToday(world: World, { origin, destination, weight }: WireParcel): Ways | null {
  const tariff = tariffOn(dayOf(nowIn(world)));
  const place = placeOf(destination);
  if (!place) return null;
  const zone = zoneBetween(origin, place);
  const deliveries = DELIVERIES.filter((each) => zonesOf[each].includes(zone) && weight <= maxGramsBy(each));
  return { tariff, place, deliveries };
}

export function priceBy(
  delivery: Delivery,
  { origin, weight, format, cover = 'INCLUDED' }: WireParcel,
  { tariff, place }: Pick<Ways, 'tariff' | 'place'>,
): ParcelPrice | null {
  const { steps, supplement } = ladderOf(delivery, { tariff, place, zone: zoneBetween(origin, place) });
  const at = steps.findIndex(([most]) => weight <= most);
  const [step, next] = [steps[at], steps[at + 1]];
  if (!step) return null;
  return {
    delivery,
    parcel: step[1] + supplement,
    bulky: format === 'BULKY' ? tariff.bulky : 0,
    cover: tariff.covers[cover] ?? 0,
    maxGrams: step[0],
    next: next ? { maxGrams: next[0], cents: next[1] - step[1] } : null,
  };
}

interface Way extends Pick<Ways, 'tariff' | 'place'> {
  zone: Place['zone'];
}

function ladderOf(delivery: Delivery, { tariff, place, zone }: Way): { steps: readonly Step[]; supplement: number } {
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

import type { components } from '#contracts/generated/carriers.ts';
import { ORIGINS, type Place, placeOf, zoneBetween } from '../parcels/places.ts';
import { serves } from '../tariffs/carrier-prices.ts';
import { type CarrierCode, limitsOf } from '../tariffs/carriers.ts';
import type { Zone } from '../tariffs/parcels.ts';
import type { Shipment } from './records.ts';

type Exclusion = components['schemas']['CarrierExclusion'];

/** Every rule of the carrier that the shipment breaks; where it does not go at all, nothing else is said. */
export function exclusionsOf(carrier: CarrierCode, shipment: Shipment): Exclusion[] {
  const about = aboutPlaces(carrier, shipment);
  return about.length > 0 ? about : [...aboutSender(carrier, shipment), ...aboutSize(carrier, shipment)];
}

function aboutPlaces(carrier: CarrierCode, { origin, destination }: Shipment): Exclusion[] {
  if (!ORIGINS.includes(origin)) return [{ rule: 'originNotServed' }];
  const place = placeOf(destination);
  if (!place) return [{ rule: 'destinationNotServed' }];
  if (place.suspension) return [{ rule: 'destinationSuspended' }];
  return isServed(carrier, zoneBetween(origin, place)) ? [] : [{ rule: 'destinationNotServed' }];
}

const isServed = (carrier: CarrierCode, zone: Zone) => carrier === 'POFR' || serves(carrier, zone);

const aboutSender = (carrier: CarrierCode, { professionalSender = false }: Shipment): Exclusion[] =>
  carrier === 'DLVG' && !professionalSender ? [{ rule: 'professionalsOnly' }] : [];

function aboutSize(carrier: CarrierCode, { destination, weight, dimensions, type }: Shipment): Exclusion[] {
  const { grams, length, sum, thickness } = limitsOf[carrier];
  const most = Math.min(grams, placeOf(destination)?.maxGrams ?? grams);
  const [longest, thinnest, all] = dimensions ? sidesOf(dimensions) : [0, 0, 0];
  return [
    ...over('tooHeavy', weight, most),
    ...over('tooLong', longest, length),
    ...over('tooLarge', all, sum),
    ...(thickness === undefined ? [] : over('tooThick', thinnest, thickness)),
    // A letter is thin; of a parcel nobody knows.
    ...(thickness !== undefined && !dimensions && type !== 'LETTER'
      ? [{ rule: 'dimensionsNeeded', limit: thickness }]
      : []),
  ];
}

const over = (rule: string, measured: number, limit: number): Exclusion[] =>
  measured > limit ? [{ rule, limit, excess: measured - limit }] : [];

type Sides = NonNullable<Shipment['dimensions']>;

function sidesOf({ length, width, height }: Sides): [longest: number, thinnest: number, all: number] {
  return [Math.max(length, width, height), Math.min(length, width, height), length + width + height];
}

/** More than a metre long, or more than 1,50 m of all sides together. */
export function formatOf({ type, dimensions }: Shipment): 'STANDARD' | 'BULKY' {
  const [longest, , all] = dimensions ? sidesOf(dimensions) : [0, 0, 0];
  return type === 'BULKY' || longest > 1000 || all > 1500 ? 'BULKY' : 'STANDARD';
}

/** As far as a parcel of the journey tells it. */
export const parcelOfShipment = (shipment: Shipment) => ({
  origin: shipment.origin,
  destination: shipment.destination,
  weight: shipment.weight,
  format: formatOf(shipment),
});

export const zoneOf = ({ origin, destination }: Shipment): Zone => zoneBetween(origin, placeOf(destination) as Place);

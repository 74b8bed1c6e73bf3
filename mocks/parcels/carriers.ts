/** What a parcel of another carrier than ours may be, once an offer of the comparison was chosen. */

import { daysBy } from '../tariffs/carrier-prices.ts';
import { type CarrierCode, carrierOf, limitsOf } from '../tariffs/carriers.ts';
import { type Delivery, delayOf, maxGramsBy, type Zone, zonesOf } from '../tariffs/parcels.ts';
import type { WireParcel } from './records.ts';

/** `undefined`: nobody here has this code. */
export const carrierOfParcel = ({ carrierCode = 'POFR' }: Pick<WireParcel, 'carrierCode'>): CarrierCode | undefined =>
  carrierOf(carrierCode);

export const isMade = (delivery: Delivery, zone: Zone, carrier: CarrierCode): boolean =>
  carrier === 'POFR' ? zonesOf[delivery].includes(zone) : daysBy(carrier, zone, delivery) !== undefined;

export const maxGramsFor = (delivery: Delivery, carrier: CarrierCode): number =>
  Math.min(maxGramsBy(delivery), limitsOf[carrier].grams);

/** Working days until it arrives at the latest. */
export const delayBy = (delivery: Delivery, zone: Zone, carrier: CarrierCode): number =>
  carrier === 'POFR' ? delayOf[delivery][zone] : (daysBy(carrier, zone, delivery) ?? 0);

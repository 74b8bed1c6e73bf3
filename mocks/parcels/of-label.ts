import type { WireOrder } from '../records/orders.ts';
import { centsOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import type { Zone } from '../tariffs/parcels.ts';
import { parcelsOfBatch } from './batches.ts';
import { parcelOf } from './configurations.ts';
import { placeOf, zoneBetween } from './places.ts';
import { centsToday } from './prices.ts';
import type { WholeParcel } from './records.ts';

/** What the label at this place of an entry is of; nothing for an entry of the order book. */
export const parcelOfLabel = (world: World, configurationId: string | undefined, place: number) =>
  parcelsOfBatch(world, configurationId)?.[place] ?? parcelOf(world, configurationId);

export function zoneOf({ origin, destination }: Pick<WholeParcel, 'origin' | 'destination'>): Zone {
  const place = placeOf(destination);
  return place ? zoneBetween(origin, place) : 'NATIONAL';
}

type Entry = WireOrder['entries'][number];

/** Cents of one label. The price of an entry is that of one parcel, but in a batch, whose parcels cost differently. */
export const paidFor = (world: World, { configurationId, basePrice }: Entry, parcel: WholeParcel): number =>
  parcelsOfBatch(world, configurationId) ? centsToday(world, { ...parcel, quantity: 1 }) : centsOf(basePrice);

import type { components } from '#contracts/generated/carriers.ts';
import { findPoints } from '../pickup/find.ts';
import type { PointKind } from '../pickup/points.ts';
import type { CarrierCode } from '../tariffs/carriers.ts';
import type { Delivery } from '../tariffs/parcels.ts';
import type { Shipment } from './records.ts';

type DropOff = components['schemas']['DropOff'];

/** Kilometres: what is farther is not near. */
const FAR = 50;
const kinds: Record<'POST_OFFICE' | 'PICKUP_POINT', readonly PointKind[]> = {
  POST_OFFICE: ['office'],
  PICKUP_POINT: ['relay', 'locker', 'office'],
};

/** Where a shipment is handed over: a letter in one's own letterbox, what goes to a point at a point. */
export function dropOffOf(carrier: CarrierCode, delivery: Delivery, { originPostalCode }: Shipment): DropOff {
  if (carrier === 'LPFR' || carrier === 'DLVG') return { kind: 'LETTERBOX', distance: 0 };
  const kind = delivery === 'PICKUP_POINT' ? 'PICKUP_POINT' : 'POST_OFFICE';
  const query = { query: '', address: '', town: '', country: 'FR', place: null, radius: FAR };
  const { matches: found } = findPoints({ ...query, postalCode: originPostalCode });
  const nearest = found.find(({ point }) => point.state === 'OPEN' && kinds[kind].includes(point.kind));
  if (!nearest) return { kind };
  return {
    kind,
    name: nearest.point.displayName,
    ...(nearest.kilometres !== null && { distance: Math.round(nearest.kilometres * 10) * 100 }),
  };
}

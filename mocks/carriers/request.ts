import { CATEGORIES } from '../parcels/customs.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';
import type { Shipment } from './records.ts';

export const TYPES = ['LETTER', 'PARCEL', 'BULKY'] as const;
export const CONTENTS = CATEGORIES;

const written = ['origin', 'originPostalCode', 'destination', 'destinationPostalCode'] as const;

/** What was told of a shipment. */
export async function shipmentIn(request: JsonRequest<unknown>): Promise<Shipment> {
  const shipment = await bodyOf(request as JsonRequest<Shipment>);
  for (const field of written) if (!shipment[field].trim()) throw invalidField(field, 'missing');
  const { type, value, contents } = shipment;
  if (!TYPES.some((each) => each === type)) throw invalidField('type');
  if (contents && !CONTENTS.includes(contents)) throw invalidField('contents');
  if (value && !(value.value >= 0)) throw invalidField('value');
  return shipment;
}

import type { components } from '#contracts/generated/carriers.ts';
import { CATEGORIES } from '../parcels/customs.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';
import type { Shipment } from './records.ts';

export const TYPES = ['LETTER', 'PARCEL', 'BULKY'] as const;
export const CONTENTS = CATEGORIES;

const HEAVIEST = 1_000_000;
const LARGEST = 100_000;
const needed = ['origin', 'originPostalCode', 'destination', 'destinationPostalCode'] as const;

const isWhole = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

/** What was told of a shipment; unknown fields are dropped. */
export async function shipmentIn(request: JsonRequest<unknown>): Promise<Shipment> {
  const body: Partial<Shipment> = await bodyOf(request as JsonRequest<Partial<Shipment>>);
  for (const field of needed) if (!body[field]?.trim()) throw invalidField(field, 'missing');
  if (!TYPES.some((each) => each === body.type)) throw invalidField('type');
  if (!isWhole(body.weight, HEAVIEST)) throw invalidField('weight');
  const { dimensions, value, contents, professionalSender, professionalRecipient } = body;
  if (contents && !CONTENTS.includes(contents)) throw invalidField('contents');
  if (value && !(value.value >= 0)) throw invalidField('value');
  const { type, origin, originPostalCode, destination, destinationPostalCode, weight } = body as Shipment;
  return {
    type,
    origin,
    originPostalCode,
    destination,
    destinationPostalCode,
    weight,
    ...(dimensions && { dimensions: dimensionsOf(dimensions) }),
    ...(value && { value }),
    ...(contents && { contents }),
    ...(professionalSender && { professionalSender }),
    ...(professionalRecipient && { professionalRecipient }),
  };
}

function dimensionsOf({ length, width, height }: Partial<components['schemas']['Dimensions']>) {
  for (const [name, side] of Object.entries({ length, width, height }))
    if (!isWhole(side, LARGEST)) throw invalidField(`dimensions.${name}`);
  return { length: Number(length), width: Number(width), height: Number(height) };
}

import { needsPostalCode } from '#domain/address/fields/postal-code.ts';
import { regionOf, regions } from '#domain/address/fields/regions.ts';
import type { Wording } from './wording.ts';

interface Destination {
  code: string;
  name: string;
}

/** A destination to choose, or the heading of a part of the world with those below it. */
export type DestinationChoice = PlaceChoice & { below?: PlaceChoice[] };

/** A country to choose, which says that it has no postal codes. */
export type PlaceChoice = Destination & { postal?: 'none' };

export const placeChoice = ({ code, name }: Destination): PlaceChoice => ({
  code,
  name,
  ...(needsPostalCode(code) ? {} : { postal: 'none' }),
});

/** A shorter list is read at a glance. */
const longFrom = 12;

/** Destinations by parts of the world, each in the order given. */
export function destinationChoices(
  destinations: readonly Destination[],
  { t }: Pick<Wording, 't'>,
): DestinationChoice[] {
  const plain = destinations.map(placeChoice);
  if (plain.length < longFrom) return plain;
  return regions.flatMap((region) => {
    const below = plain.filter(({ code }) => regionOf(code) === region);
    return below.length > 0 ? [{ code: '', name: t(`components.region.${region}`), below }] : [];
  });
}

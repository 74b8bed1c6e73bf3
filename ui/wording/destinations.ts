import { regionOf, regions } from '#domain/address/fields/regions.ts';
import type { Wording } from './wording.ts';

interface Destination {
  code: string;
  name: string;
}

/** A choice of a list, below the heading of its part of the world where the list is long. */
export type DestinationChoice = Destination & { group?: string };

/** A shorter list is read at a glance. */
const longFrom = 12;

/** Destinations by parts of the world, each in the order given. */
export function destinationChoices(
  destinations: readonly Destination[],
  { t }: Pick<Wording, 't'>,
): DestinationChoice[] {
  const plain = destinations.map(({ code, name }) => ({ code, name }));
  if (plain.length < longFrom) return plain;
  return regions.flatMap((region) =>
    plain
      .filter(({ code }) => regionOf(code) === region)
      .map((each) => ({ ...each, group: t(`components.region.${region}`) })),
  );
}

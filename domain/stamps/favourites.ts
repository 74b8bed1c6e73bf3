import type { Favourite, StampSet } from './stamps.ts';

export const longestName = 40;

export type FavouriteNameFault = 'required' | 'too-long';

export function nameFault(name: string): FavouriteNameFault | null {
  if (name === '') return 'required';
  return name.length > longestName ? 'too-long' : null;
}

/** The favourite that holds these stamps already. */
export const favouriteOf = (stamps: StampSet, favourites: readonly Favourite[]): Favourite | undefined =>
  favourites.find((one) => keyOf(one.stamps) === keyOf(stamps));

const keyOf = ({ lines, support, startCell }: StampSet): string =>
  JSON.stringify([
    support,
    startCell,
    ...lines.map(({ visual, letterType, destination, weight, quantity }) => [
      visual,
      letterType,
      destination,
      weight,
      quantity,
    ]),
  ]);

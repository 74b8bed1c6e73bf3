import type { components } from '#contracts/generated/stamps.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import { invalidField, refusal, unknownResource } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { type StampFavouriteRecord, stampFavouritesIn, type WholeStamps } from './records.ts';

const MOST = 12;
const LONGEST = 40;

const favouritesOf = (world: World, owner: string): StampFavouriteRecord[] =>
  stampFavouritesIn(world)
    .findMany((q) => q.where({ owner }))
    .toSorted((one, other) => other.keptAt - one.keptAt);

export const favouritesAnswer = (world: World, owner: string): components['schemas']['StampFavouriteList'] => ({
  favourites: favouritesOf(world, owner).map(favouriteAnswer),
});

export const favouriteAnswer = ({
  id,
  name,
  stamps,
}: StampFavouriteRecord): components['schemas']['StampFavourite'] => ({
  favouriteId: id,
  name,
  ...stamps,
});

/** The same stamps once more take the new name. */
export async function keepFavourite(
  world: World,
  owner: string,
  { name, stamps: { recipients: _, ...stamps } }: { name: string; stamps: WholeStamps },
): Promise<StampFavouriteRecord> {
  if (name.trim() === '' || name.length > LONGEST) throw invalidField('name');
  const favourites = favouritesOf(world, owner);
  const same = favourites.find((one) => JSON.stringify(one.stamps) === JSON.stringify(stamps));
  if (!same && favourites.length >= MOST) throw tooMany();
  if (same) stampFavouritesIn(world).deleteMany((q) => q.where({ id: same.id }));
  const id = same?.id ?? crypto.randomUUID();
  return stampFavouritesIn(world).create({ id, owner, name: name.trim(), stamps, keptAt: nowIn(world) });
}

export function forgetFavourite(world: World, owner: string, id: string): void {
  if (!favouritesOf(world, owner).some((one) => one.id === id)) throw unknownResource(id);
  stampFavouritesIn(world).deleteMany((q) => q.where({ id }));
}

const tooMany = () =>
  refusal(400, {
    type: 'StampError',
    reason: 'tooManyFavourites',
    subject: 'favourites',
    subjectType: 'stamps',
    message: `There are ${MOST} favourites already.`,
  });

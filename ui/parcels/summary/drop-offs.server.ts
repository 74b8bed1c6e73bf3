import { hasFrenchPostalCodes } from '#domain/address/fields/territories.ts';
import { parcelJourney } from '#domain/parcels/journey.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { todayInParis } from '#ui/wording/today.ts';
import type { ParcelPage } from '../parcel-price.server.ts';
import { type DropOffsView, dropOffsLater, dropOffsView } from './drop-offs.view.ts';

/** Lockers and shops that only hand out are among the nearest: more are asked for than shown. */
const maxPoints = 12;

/** Near the sender, where the shop knows points. The summary does not wait for a slow service: it leads to the page of points. */
export async function dropOffsOf(
  { answers, options }: Pick<ParcelPage, 'answers' | 'options'>,
  { ports, wording }: Pick<RequestContext, 'ports' | 'wording'>,
): Promise<DropOffsView | null> {
  const { sender } = parcelJourney(options).read(answers).values;
  if (!sender || !hasFrenchPostalCodes(sender.country)) return null;
  const { streetName: street, codePostal: postalCode, city } = sender;
  const found = await orNull(
    ports.pointsOfSale.near({ address: street, postalCode, city, country: 'FR', count: maxPoints, isHasty: true }),
  );
  const place = { street, postalCode, city };
  if (found === null) return dropOffsLater(place, wording);
  if (found.kind !== 'found') return null;
  return dropOffsView({ points: found.points, place, today: todayInParis() }, wording);
}

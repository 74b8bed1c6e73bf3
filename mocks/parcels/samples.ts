import { compositionIds } from '../cart/samples.ts';
import { points } from '../pickup/points.ts';
import { home, SHOPPER } from '../records/shoppers.ts';
import { isoNowIn, nowIn } from '../shared/calendar/clock.ts';
import type { World } from '../shared/world.ts';
import { LIST_VERSION } from './goods.ts';
import { daysFor } from './options.ts';
import { centsToday } from './prices.ts';
import type { ConfigurationRecord, WholeParcel } from './records.ts';

const towns: Record<string, { postalCode: string; quantity?: number }> = {
  [compositionIds.labelToLyon]: { postalCode: '69002' },
  [compositionIds.labelToBrest]: { postalCode: '29200' },
  [compositionIds.threeLabels]: { postalCode: '31000', quantity: 3 },
};

/** What was composed for a label of the order book, which is sent again and saved as any other. */
export function sampleParcel(world: World, id: string): ConfigurationRecord | undefined {
  const sample = towns[id];
  const point = points.find(({ postalCode }) => postalCode === sample?.postalCode);
  if (!sample || !point) return undefined;
  const parcel: WholeParcel = {
    origin: 'FR',
    destination: 'FR',
    weight: 250,
    format: 'STANDARD',
    delivery: 'PICKUP_POINT',
    cover: 'INCLUDED',
    ...sample,
    pickupPoint: { name: point.name, countryIsoCode: 'FR' },
    sender: { ...home, email: SHOPPER },
    recipient: {
      titleCode: 'mrs',
      firstName: 'Camille',
      lastName: 'Morel',
      postalCode: '',
      town: '',
      country: home.country,
      cellphone: '+33612345678',
      email: 'camille.morel@exemple.fr',
    },
    deposit: { place: 'POST_OFFICE', depositDate: daysFor('POST_OFFICE', nowIn(world))[0] ?? '' },
    hazardousGoods: { listVersion: LIST_VERSION, acknowledgedAt: isoNowIn(world) },
  };
  return { id, owner: null, parcel, cents: centsToday(world, parcel) };
}

import { aPickupPoint } from '#domain/pickup/examples.ts';
import type { PickupPoint } from '#domain/pickup/pickup-points.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { aMapSource } from '#ui/map/map.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type Pickup, type PickupView, pickupView, type SearchResult } from './pickup.view.ts';

/** A Monday. */
const today = '2026-11-23';
const search = { address: '12 rue de la République', postalCode: '69002', city: 'Lyon', country: 'FR' };
const day = { opens: '07:00', closes: '20:00' };
const allWeek = (slots: { opens: string; closes: string }[]) => ({
  week: Array.from({ length: 7 }, () => slots),
  special: [],
});

/** Near Lyon: a post office, a full tobacconist, a closed locker, and a point that opens twice a day. */
export const somePoints: PickupPoint[] = [
  aPickupPoint(),
  aPickupPoint({
    id: 'lyon-2',
    name: 'Tabac presse Sainte-Anne',
    street: '66 rue Sainte-Anne',
    distance: 0.85,
    place: { latitude: 45.7548, longitude: 4.8366 },
    hours: allWeek([day]),
    state: { kind: 'full' },
  }),
  aPickupPoint({
    id: 'lyon-3',
    name: 'Consigne Saint-Jean',
    street: '54 rue Saint-Jean',
    distance: 1.1,
    place: { latitude: 45.7601, longitude: 4.8271 },
    hours: allWeek([{ opens: '00:00', closes: '23:59' }]),
    state: { kind: 'closed', until: '2026-12-07' },
  }),
  aPickupPoint({
    id: 'lyon-4',
    name: 'Librairie papeterie Jardins',
    street: '98 rue des Jardins',
    distance: 2.9,
    place: { latitude: 45.7652, longitude: 4.8442 },
    hours: allWeek([
      { opens: '09:00', closes: '12:00' },
      { opens: '14:00', closes: '17:30' },
    ]),
  }),
];

interface Over {
  lang?: 'fr' | 'en';
  tiles?: string;
  notices?: NoticeView[];
}

export const aPickupView = (pickup: Pickup, { lang = 'fr', tiles, notices = [] }: Over = {}): PickupView =>
  pickupView({ sellerId: '', pickup, map: aMapSource(tiles), notices }, wordingOf({ lang, mode: 'part' }));

export const searched = (result: SearchResult): Pickup => ({ kind: 'search', search, result, tries: 0, today });
export const found = (points = somePoints, total = points.length) => searched({ kind: 'found', points, total });
export const chosen: Pickup = { kind: 'chosen', point: aPickupPoint(), today };
export const chosenAndClosed: Pickup = {
  kind: 'chosen',
  point: aPickupPoint({ state: { kind: 'closed', until: '2026-12-07' } }),
  today,
};

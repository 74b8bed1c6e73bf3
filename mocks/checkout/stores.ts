import type { components } from '#contracts/generated/checkout.ts';
import points from './stores.json' with { type: 'json' };

type StoreList = components['schemas']['PointOfServiceList'];
type Store = StoreList['stores'][number];
type Point = (typeof points)[number];

interface Place {
  latitude: number;
  longitude: number;
}

const DEFAULT_RADIUS_METRES = 100_000;

/** Pickup points near a place or a text, nearest first. */
export function findStores(query: URLSearchParams): StoreList {
  const lang = query.get('lang') === 'en' ? 'en' : 'fr';
  const text = query.get('query')?.trim() ?? '';
  const place = placeIn(query) ?? placeNamed(text);
  const radius = Number(query.get('radius') ?? DEFAULT_RADIUS_METRES) / 1000;
  const found = place ? within(place, radius) : text ? [] : points.map((point) => ({ point, kilometres: 0 }));
  const pageSize = Math.max(1, Math.min(100, Number(query.get('pageSize') ?? 20) || 20));
  const currentPage = Math.max(0, Number(query.get('currentPage') ?? 0) || 0);
  return {
    ...(text && { locationText: text }),
    ...(place && { sourceLatitude: place.latitude, sourceLongitude: place.longitude }),
    stores: found
      .slice(currentPage * pageSize, (currentPage + 1) * pageSize)
      .map(({ point, kilometres }) => storeAnswer(point, place ? kilometres : undefined, lang)),
    pagination: { currentPage, pageSize, totalPages: Math.ceil(found.length / pageSize), totalResults: found.length },
    sorts: [{ code: 'asc', selected: true }],
  };
}

function placeIn(query: URLSearchParams): Place | undefined {
  if (!query.has('latitude') || !query.has('longitude')) return undefined;
  const place = { latitude: Number(query.get('latitude')), longitude: Number(query.get('longitude')) };
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : undefined;
}

/** By postal code, else by town, else by department: the middle of the points that match. */
function placeNamed(text: string): Place | undefined {
  if (!text) return undefined;
  const code = /\b\d{5}\b/.exec(text)?.[0];
  const words = normal(text);
  const matches = [
    points.filter(({ postalCode }) => postalCode === code),
    points.filter(({ town }) => ` ${words} `.includes(` ${normal(town)} `)),
    points.filter(({ postalCode }) => code !== undefined && postalCode.startsWith(code.slice(0, 2))),
  ].find((each) => each.length > 0);
  return matches && middle(matches);
}

const normal = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const middle = (places: Place[]): Place => ({
  latitude: mean(places.map(({ latitude }) => latitude)),
  longitude: mean(places.map(({ longitude }) => longitude)),
});

const within = (place: Place, radius: number) =>
  points
    .map((point) => ({ point, kilometres: distance(place, point) }))
    .filter(({ kilometres }) => kilometres <= radius)
    .toSorted((a, b) => a.kilometres - b.kilometres);

const EARTH_KILOMETRES = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function distance(from: Place, to: Place): number {
  const dLat = radians(to.latitude - from.latitude) / 2;
  const dLon = radians(to.longitude - from.longitude) / 2;
  const flat = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * EARTH_KILOMETRES * Math.asin(Math.sqrt(Math.sin(dLat) ** 2 + flat * Math.sin(dLon) ** 2));
}

const formats = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
};

const DAYS = {
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};

function storeAnswer(point: Point, kilometres: number | undefined, lang: 'fr' | 'en'): Store {
  const { name, displayName, line1, postalCode, town, latitude, longitude } = point;
  return {
    name,
    displayName,
    geoPoint: { latitude, longitude },
    ...(kilometres !== undefined && {
      distanceKm: Math.round(kilometres * 10) / 10,
      formattedDistance: formats[lang].format(kilometres),
    }),
    address: { line1, postalCode, town, country: { isocode: 'FR', name: 'France' } },
    openingHours: { weekDayOpeningList: DAYS[lang].map(openingOn) },
  };
}

function openingOn(weekDay: string, index: number) {
  if (index === 6) return { weekDay, closed: true };
  const isSaturday = index === 5;
  return {
    weekDay,
    closed: false,
    openingTime: { formattedHour: isSaturday ? '09:00' : '08:30' },
    closingTime: { formattedHour: isSaturday ? '12:30' : '18:30' },
  };
}

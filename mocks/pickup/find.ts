import { geocode } from '../address/geocoder.ts';
import { cityOf, towns } from '../address/streets.ts';
import { COUNTRY, type Place, type Point, placeOn, points } from './points.ts';

/** The searched place, in the contract's format. */
export interface PointQuery {
  query: string;
  address: string;
  postalCode: string;
  town: string;
  country: string;
  place: Place | null;
  /** Kilometres. */
  radius: number;
}

export interface FoundPoint {
  point: Point;
  /** From the searched place, as the crow flies; `null` without a search. */
  kilometres: number | null;
}

/** Points near a place, nearest first; all points without a search; none for an unknown place. */
export function findPoints(query: PointQuery): { matches: FoundPoint[]; place: Place | null } {
  if (query.country !== COUNTRY) return { matches: [], place: null };
  const place = query.place ?? placeOf(query);
  if (place) return { matches: within(place, query.radius), place };
  const hasPlace = [query.query, query.address, query.postalCode, query.town].some((text) => text !== '');
  return { matches: hasPlace ? [] : points.map((point) => ({ point, kilometres: null })), place: null };
}

function placeOf({ query, address, postalCode, town }: PointQuery): Place | null {
  const text = query || [address, postalCode, town].filter(Boolean).join(' ');
  if (text === '') return null;
  const code = postalCode || /\b\d{5}\b/.exec(text)?.[0] || null;
  return streetIn(address || query, code) ?? townIn(town || text, code);
}

/** A street that the address service knows in that postal code. */
function streetIn(text: string, postcode: string | null): Place | null {
  if (postcode === null || text === '') return null;
  const [best] = geocode({ q: text, isUnfinished: false, postcode, citycode: null, type: null, near: null });
  return best && best.score > 0.5 && best.way.kind === 'street' ? placeOn(best.way) : null;
}

/** The centre of the towns that match, by postal code, then by name, then by department. */
function townIn(text: string, code: string | null): Place | null {
  const words = ` ${plain(text)} `;
  const isNamed = (name: string) => words.includes(` ${plain(name)} `);
  const matches = [
    towns.filter(({ postalCodes, name }) => code !== null && postalCodes.includes(code) && isNamed(name)),
    towns.filter(({ postalCodes }) => code !== null && postalCodes.includes(code)),
    code === null ? towns.filter((town) => plain(cityOf(town)).length > 1 && isNamed(cityOf(town))) : [],
    towns.filter(({ postalCodes }) => code !== null && postalCodes.some((each) => each.startsWith(code.slice(0, 2)))),
  ].find((each) => each.length > 0);
  return matches ? middleOf(matches.map(({ coordinates }) => coordinates)) : null;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const middleOf = (coordinates: number[][]): Place => ({
  latitude: mean(coordinates.map(([, latitude = 0]) => latitude)),
  longitude: mean(coordinates.map(([longitude = 0]) => longitude)),
});

const within = (place: Place, radius: number): FoundPoint[] =>
  points
    .map((point) => ({ point, kilometres: distance(place, point.place) }))
    .filter(({ kilometres }) => kilometres <= radius)
    .toSorted((one, other) => one.kilometres - other.kilometres);

const EARTH_KILOMETRES = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function distance(from: Place, to: Place): number {
  const dLat = radians(to.latitude - from.latitude) / 2;
  const dLon = radians(to.longitude - from.longitude) / 2;
  const flat = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * EARTH_KILOMETRES * Math.asin(Math.sqrt(Math.sin(dLat) ** 2 + flat * Math.sin(dLon) ** 2));
}

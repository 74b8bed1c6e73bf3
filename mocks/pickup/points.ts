import { cityOf, type Town, towns, type Way, ways } from '../address/streets.ts';

export type PointKind = 'office' | 'relay' | 'locker';
export interface Place {
  latitude: number;
  longitude: number;
}

/** A pickup point; its opening hours and state are computed on demand. */
export interface Point {
  name: string;
  displayName: string;
  kind: PointKind;
  line1: string;
  postalCode: string;
  town: string;
  isLarge: boolean;
  state: 'OPEN' | 'FULL' | 'CLOSED';
  place: Place;
}

const kinds: readonly [PointKind, ...PointKind[]] = ['office', 'relay', 'locker', 'relay'];
const relays = ['Tabac presse', 'Supérette', 'Librairie papeterie', 'Fleuriste', 'Pressing'] as const;

/** Abroad there are none. */
export const COUNTRY = 'FR';

function pointsOf(town: Town): Point[] {
  const streets = ways
    .filter(({ kind, town: { code } }) => kind === 'street' && code === town.code)
    .toSorted((one, other) => spread(one.name) - spread(other.name));
  return streets.slice(0, countIn(town)).map((street, index) => pointOn(street, index));
}

const countIn = ({ population }: Town): number =>
  [2000, 10_000, 50_000].filter((least) => population > least).length + 1;

function pointOn(street: Way, index: number): Point {
  const { town, postalCode, name } = street;
  const house = 1 + Math.floor(spread(name + town.code) * street.last);
  const kind = kinds[index % kinds.length] ?? 'relay';
  const city = cityOf(town);
  return {
    name: `${town.code}-${index + 1}`,
    displayName: titleOf(kind, street),
    kind,
    line1: `${house} ${name}`,
    postalCode,
    town: city,
    isLarge: town.population > 10_000,
    // The last point of a city is full; the last one of a smaller town is closed for a while.
    state: index === 3 ? 'FULL' : index === 2 && town.population <= 50_000 ? 'CLOSED' : 'OPEN',
    place: placeOn(street, house),
  };
}

function titleOf(kind: PointKind, { name, town }: Way): string {
  if (kind === 'office') return `Bureau de poste ${cityOf(town)}`;
  const place = name.replace(/^\S+ (?:de la |de l['’]|du |des |de )?/, '');
  return `${kind === 'locker' ? 'Consigne' : relays[Math.floor(spread(name + town.code) * relays.length)]} ${place}`;
}

/** Degrees between two houses. */
const betweenHouses = 0.000_05;

/** Within a kilometre of the town's centre, at a stable place for each street. */
export const placeOn = ({ town: { coordinates, code }, name }: Pick<Way, 'town' | 'name'>, house = 1): Place => {
  const [longitude = 0, latitude = 0] = coordinates;
  return {
    latitude: roundDegrees(latitude + (spread(name + code) - 0.5) * 0.02),
    longitude: roundDegrees(longitude + (spread(code + name) - 0.5) * 0.03 + house * betweenHouses),
  };
};

const roundDegrees = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** From 0 to 1, the same for the same text for ever. */
function spread(text: string): number {
  let value = 11;
  for (const letter of text) value = (value * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return value / 99_991;
}

/** In every commune that the address service knows: one in a village, four in a city. */
export const points: readonly Point[] = towns.flatMap(pointsOf);

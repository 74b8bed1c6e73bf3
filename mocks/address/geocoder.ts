import { cityOf, hasHouse, type Way, ways } from './streets.ts';
import { likeness, shareOf, wordsOf } from './words.ts';

export interface GeocodingQuery {
  q: string;
  isUnfinished: boolean;
  postcode: string | null;
  citycode: string | null;
  type: string | null;
  near: { lat: number; lon: number } | null;
}

export interface StreetMatch {
  way: Way;
  /** « 12bis », when the way has it. */
  house: string | null;
  score: number;
}

interface Query {
  house: { number: number; suffix: string } | null;
  postalCode: string | null;
  words: string[];
}

const kinds = /^(?:allees?|avenue|boulevard|chemin|cours|faubourg|impasse|place|promenade|quai|route|rue|square)$/;

const index = ways.map((way) => ({
  way,
  words: wordsOf(way.name),
  own: ownWords(way),
  town: wordsOf(`${cityOf(way.town)} ${way.town.name}`),
}));
type Entry = (typeof index)[number];

/** The words of a street without its type: « rue » alone finds nothing. */
function ownWords(way: Way): string[] {
  const words = wordsOf(way.name);
  const own = words.filter((word) => !kinds.test(word));
  return own.length > 0 ? own : words;
}

/** The matching addresses, the best first. */
export function geocode(search: GeocodingQuery): StreetMatch[] {
  const query = queryOf(search.q);
  const compare = comparison(query, search);
  const found = index.filter(({ way }) => isInArea(way, search)).map((entry) => scoreOf(entry, { query, compare }));
  return found
    .filter((one) => one.score > 0.2 && (search.type === null || typeOf(one) === search.type))
    .toSorted((one, other) => rank(other, search) - rank(one, search));
}

export const typeOf = ({ way, house }: StreetMatch): string => (house === null ? way.kind : 'housenumber');

const isInArea = ({ postalCode, town }: Way, { postcode, citycode }: GeocodingQuery): boolean =>
  (postcode === null || postalCode === postcode) && (citycode === null || town.code === citycode);

function queryOf(q: string): Query {
  const all = wordsOf(q.replace(/(\d)\s+(bis|ter|quater)\b/i, '$1$2'));
  const [, digits, suffix = ''] = /^(\d{1,4})(bis|ter|quater)?$/.exec(all[0] ?? '') ?? [];
  const rest = digits ? all.slice(1) : all;
  const postalCode = rest.find((word) => /^\d{5}$/.test(word)) ?? null;
  return {
    house: digits ? { number: Number(digits), suffix } : null,
    postalCode,
    words: rest.filter((word) => word !== postalCode),
  };
}

type Compare = typeof likeness;

/** Compares words once for each query; the last word may be incomplete. */
function comparison({ words }: Query, { isUnfinished }: GeocodingQuery): Compare {
  const last = isUnfinished ? words.at(-1) : undefined;
  const likenesses = new Map<string, number>();
  return (typed, word) => {
    const key = `${typed} ${word}`;
    const before = likenesses.get(key);
    if (before !== undefined) return before;
    const value = typed === last && typed !== word && word.startsWith(typed) ? 0.95 : likeness(typed, word);
    likenesses.set(key, value);
    return value;
  };
}

/** The share of the query that the street matches, times the share of its name that was typed. */
function scoreOf(entry: Entry, { query, compare }: { query: Query; compare: Compare }): StreetMatch {
  const { way, words, own, town } = entry;
  const house = houseIn(way, query.house);
  if (query.words.length === 0) return { way, house: null, score: scoreOfCode(way, query) };
  const ownShare = shareOf(own, query.words, compare);
  if (ownShare < 0.6) return { way, house, score: 0 };
  const explained = shareOf(query.words, [...words, ...town], (candidate, typed) => compare(typed, candidate));
  const points = explained * query.words.length + postalPoints(way, query) + (house === null ? 0 : 1);
  const most = query.words.length + (query.postalCode ? 2 : 0) + (query.house ? 1 : 0);
  return { way, house, score: Math.round(0.97 * (points / most) * ownShare * 10_000) / 10_000 };
}

/** A postal code alone finds its communes. */
const scoreOfCode = ({ kind, postalCode }: Way, query: Query): number =>
  kind === 'municipality' && postalCode === query.postalCode ? 0.97 : 0;

function houseIn(way: Way, house: Query['house']): string | null {
  return house && hasHouse(way, house) ? `${house.number}${house.suffix}` : null;
}

function postalPoints({ postalCode }: Way, query: Query): number {
  if (query.postalCode === null) return 0;
  if (query.postalCode === postalCode) return 2;
  return query.postalCode.slice(0, 2) === postalCode.slice(0, 2) ? 1 : 0;
}

/** Among equal scores the nearest comes first, then the larger town. */
function rank({ way, score }: StreetMatch, { near }: GeocodingQuery): number {
  const [lon = 0, lat = 0] = way.town.coordinates;
  const distance = near ? Math.hypot(near.lat - lat, near.lon - lon) : 0;
  return score - Math.min(distance, 20) * 0.01 + way.town.population / 1e9;
}

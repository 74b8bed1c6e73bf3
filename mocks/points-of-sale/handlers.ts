import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contracts/generated/points-of-sale.ts';
import { pointAnswer } from '../pickup/answer.ts';
import { type FoundPoint, findPoints } from '../pickup/find.ts';
import { numberIn, queryOf } from '../pickup/point-query.ts';
import { type Point, points } from '../pickup/points.ts';
import { type Lang, langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { type World, worldOf } from '../shared/world.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const DEFAULT_RADIUS_KILOMETRES = 15;

export const pointsOfSaleHandlers = [
  http.get('/pointsOfSale', ({ request, response }) => {
    const search = new URL(request.url).searchParams;
    const query = queryOf(search);
    const { matches, place } = findPoints(
      search.has('radius') ? query : { ...query, radius: DEFAULT_RADIUS_KILOMETRES },
    );
    const selling = matches.filter(({ point }) => isSelling(point));
    const pageSize = numberIn(search, 'pageSize', { otherwise: 20, least: 1, most: 100 });
    const [world, lang] = [worldOf(request), langOf(request)];
    return response(200).json({
      isPlaceKnown: place !== null,
      pointsOfSale: selling.slice(0, pageSize).map((each) => answer(world, each, lang)),
      pagination: {
        currentPage: 0,
        pageSize,
        totalPages: Math.ceil(selling.length / pageSize),
        totalResults: selling.length,
      },
    });
  }),
];

const townOf = ({ name }: Point) => name.split('-')[0];
const pointsIn = Map.groupBy(points, townOf);

/** Lockers sell nothing, and villages have one point at which parcels only wait. */
const isSelling = (point: Point): boolean => point.kind !== 'locker' && (pointsIn.get(townOf(point))?.length ?? 0) > 1;

function answer(world: World, match: FoundPoint, lang: Lang): components['schemas']['PointOfSale'] {
  const { name, displayName, distanceKm, geoPoint, address, openingHours, reopensOn } = pointAnswer(world, match, lang);
  return {
    name,
    ...(displayName && { displayName }),
    ...(distanceKm !== undefined && { distanceKm }),
    ...(geoPoint && { geoPoint }),
    address,
    ...(openingHours && { openingHours }),
    ...(reopensOn && { reopensOn }),
    features: featuresOf(match.point),
  };
}

function featuresOf({ kind, displayName }: Point): string[] {
  if (kind === 'office') return ['STAMPS', 'SHIPPING_LABELS', 'PARCEL_DEPOSIT'];
  return displayName.startsWith('Tabac') ? ['STAMPS', 'PARCEL_DEPOSIT'] : ['PARCEL_DEPOSIT'];
}

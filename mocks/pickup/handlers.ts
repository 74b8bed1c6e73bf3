import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/pickup.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { worldOf } from '../shared/world.ts';
import { pointAnswer } from './answer.ts';
import { findPoints, type PointQuery } from './find.ts';
import { COUNTRY, type Place } from './points.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const DEFAULT_RADIUS_METRES = 100_000;

export const pickupHandlers = [
  http.get('/stores', ({ request, response }) => {
    const asked = new URL(request.url).searchParams;
    const { found, place } = findPoints(queryOf(asked));
    const [world, lang] = [worldOf(request), langOf(request)];
    const pageSize = numberIn(asked, 'pageSize', { otherwise: 20, least: 1, most: 100 });
    const currentPage = numberIn(asked, 'currentPage', { otherwise: 0, least: 0, most: 1000 });
    const text = asked.get('query')?.trim();
    return response(200).json({
      ...(text && { locationText: text }),
      ...(place && { sourceLatitude: place.latitude, sourceLongitude: place.longitude }),
      stores: found
        .slice(currentPage * pageSize, (currentPage + 1) * pageSize)
        .map((each) => pointAnswer(world, each, lang)),
      pagination: {
        currentPage,
        pageSize,
        totalPages: Math.ceil(found.length / pageSize),
        totalResults: found.length,
      },
      sorts: [{ code: 'asc', selected: true }],
    });
  }),
];

function queryOf(asked: URLSearchParams): PointQuery {
  const text = (name: string) => asked.get(name)?.trim() ?? '';
  return {
    query: text('query'),
    address: text('address'),
    postalCode: text('postalCode'),
    town: text('town'),
    country: text('countryIsoCode') || COUNTRY,
    place: placeIn(asked),
    radius: (Number(asked.get('radius')) || DEFAULT_RADIUS_METRES) / 1000,
  };
}

function placeIn(asked: URLSearchParams): Place | null {
  if (!asked.has('latitude') || !asked.has('longitude')) return null;
  const place = { latitude: Number(asked.get('latitude')), longitude: Number(asked.get('longitude')) };
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : null;
}

function numberIn(
  asked: URLSearchParams,
  name: string,
  { otherwise, least, most }: { otherwise: number; least: number; most: number },
): number {
  const value = Number(asked.get(name) ?? otherwise);
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;
}

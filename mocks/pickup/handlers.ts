import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/pickup.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { worldOf } from '../shared/world.ts';
import { pointAnswer } from './answer.ts';
import { numberIn, queryOf } from './asked.ts';
import { findPoints } from './find.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

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

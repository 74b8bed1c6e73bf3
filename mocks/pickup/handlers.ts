import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/pickup.ts';
import { countryOf } from '../session/countries.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { unknownResource } from '../shared/problems.ts';
import { worldOf } from '../shared/world.ts';
import { pointAnswer } from './answer.ts';
import { findPoints } from './find.ts';
import { numberIn, queryOf } from './point-query.ts';
import { COUNTRY, points } from './points.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

export const pickupHandlers = [
  http.get('/stores', ({ request, response }) => {
    const search = new URL(request.url).searchParams;
    const { matches, place } = findPoints(queryOf(search));
    const [world, lang] = [worldOf(request), langOf(request)];
    const pageSize = numberIn(search, 'pageSize', { otherwise: 20, least: 1, most: 100 });
    const currentPage = numberIn(search, 'currentPage', { otherwise: 0, least: 0, most: 1000 });
    const text = search.get('query')?.trim();
    return response(200).json({
      ...(text && { locationText: text }),
      ...(place && { sourceLatitude: place.latitude, sourceLongitude: place.longitude }),
      stores: matches
        .slice(currentPage * pageSize, (currentPage + 1) * pageSize)
        .map((each) => pointAnswer(world, each, lang)),
      pagination: {
        currentPage,
        pageSize,
        totalPages: Math.ceil(matches.length / pageSize),
        totalResults: matches.length,
      },
      sorts: [{ code: 'asc', selected: true }],
    });
  }),
  http.get('/stores/storescounts', ({ request, response }) => {
    const { name } = countryOf(COUNTRY, langOf(request));
    const country = { isoCode: COUNTRY, ...(name && { name }), count: points.length, type: 'COUNTRY' };
    return response(200).json({ countriesAndRegionsStoreCount: [country] });
  }),
  http.get('/stores/{storeId}', ({ params, request, response }) => {
    const point = points.find(({ name }) => name === params.storeId);
    if (!point) throw unknownResource(params.storeId);
    return response(200).json(pointAnswer(worldOf(request), { point, kilometres: null }, langOf(request)));
  }),
];

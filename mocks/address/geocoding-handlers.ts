import { HttpResponse } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contracts/generated/geocoding.ts';
import { geocode, type StreetMatch, typeOf } from './geocoder.ts';
import { cityOf } from './streets.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/adresse' });

export const geocodingHandlers = [
  http.get('/search', ({ query, response }) => {
    const q = query.get('q')?.trim() ?? '';
    if (q.length < 3 || q.length > 200 || !/^[\p{L}\p{N}]/u.test(q)) throw wrongQuery();
    const limit = Math.min(Math.max(Number(query.get('limit') ?? 5) || 5, 1), 50);
    const found = geocode({
      q,
      isUnfinished: query.get('autocomplete') !== '0',
      postcode: query.get('postcode'),
      citycode: query.get('citycode'),
      type: query.get('type'),
      near: nearOf(query.get('lat'), query.get('lon')),
    });
    const features = found.slice(0, limit).map(feature);
    return response(200).json({ ...envelope, query: q, limit, features });
  }),
];

const envelope = { type: 'FeatureCollection', version: 'draft', attribution: 'BAN', licence: 'ETALAB-2.0' } as const;

const wrongQuery = () =>
  HttpResponse.json(
    {
      code: 400,
      message: 'Failed parsing query',
      detail: ['q: must contain between 3 and 200 chars and start with a number or a letter'],
    },
    { status: 400 },
  );

const nearOf = (lat: string | null, lon: string | null) =>
  lat === null || lon === null ? null : { lat: Number(lat), lon: Number(lon) };

function feature(found: StreetMatch): components['schemas']['Feature'] {
  const { way, house, score } = found;
  const { code, context, name: townName, coordinates, population } = way.town;
  const city = cityOf(way.town);
  const name = house === null ? way.name : `${house} ${way.name}`;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: {
      label: way.kind === 'municipality' ? city : `${name} ${way.postalCode} ${city}`,
      score,
      id: [code, way.kind === 'municipality' ? '' : slugOf(way.name), house].filter(Boolean).join('_'),
      type: typeOf(found),
      name,
      postcode: way.postalCode,
      city,
      citycode: code,
      context,
      importance: Math.round((population / 500_000) * 1000) / 1000,
      ...(house !== null && { housenumber: house, street: way.name }),
      ...(townName !== city && { district: townName }),
    },
  };
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

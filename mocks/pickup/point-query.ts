import type { PointQuery } from './find.ts';
import { COUNTRY, type Place } from './points.ts';

const DEFAULT_RADIUS_METRES = 100_000;

/** The place that a call asks for. */
export function queryOf(search: URLSearchParams): PointQuery {
  const text = (name: string) => search.get(name)?.trim() ?? '';
  return {
    query: text('query'),
    address: text('address'),
    postalCode: text('postalCode'),
    town: text('town'),
    country: text('countryIsoCode') || COUNTRY,
    place: placeIn(search),
    radius: (Number(search.get('radius')) || DEFAULT_RADIUS_METRES) / 1000,
  };
}

function placeIn(search: URLSearchParams): Place | null {
  if (!search.has('latitude') || !search.has('longitude')) return null;
  const place = { latitude: Number(search.get('latitude')), longitude: Number(search.get('longitude')) };
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : null;
}

/** A number of a query, within its limits. */
export function numberIn(
  search: URLSearchParams,
  name: string,
  { otherwise, least, most }: { otherwise: number; least: number; most: number },
): number {
  const value = Number(search.get(name) ?? otherwise);
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;
}

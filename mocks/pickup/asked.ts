import type { PointQuery } from './find.ts';
import { COUNTRY, type Place } from './points.ts';

const DEFAULT_RADIUS_METRES = 100_000;

/** The place that a call asks for. */
export function queryOf(asked: URLSearchParams): PointQuery {
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

/** A number of a query, within its limits. */
export function numberIn(
  asked: URLSearchParams,
  name: string,
  { otherwise, least, most }: { otherwise: number; least: number; most: number },
): number {
  const value = Number(asked.get(name) ?? otherwise);
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;
}

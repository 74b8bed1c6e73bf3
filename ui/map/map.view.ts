import type { MapSource } from './map-source.ts';

/** A map beside a list of places, which says all that it shows. */
export interface MapView extends MapSource {
  /** Its name for a screen reader. */
  label: string;
  /** What is said where its pictures cannot be loaded. */
  failed: string;
  /** `number`: its position in the list. */
  places: { id: string; number: number; name: string; latitude: number; longitude: number }[];
}

interface MapPlace {
  id: string;
  name: string;
  place: { latitude: number; longitude: number } | null;
}

/** The places of a list, by their numbers there; no map where none has a position. */
export function mapView(listed: readonly MapPlace[], about: Omit<MapView, 'places'>): { map?: MapView } {
  const places = listed.flatMap(({ id, name, place }, index) =>
    place ? [{ id, number: index + 1, name, ...place }] : [],
  );
  return places.length > 0 ? { map: { ...about, places } } : {};
}

/** The id of a place's line, to which its marker leads. */
export const lineOf = (id: string): string => `point-${id}`;

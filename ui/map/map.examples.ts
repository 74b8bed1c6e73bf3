import type { MapSource } from './map-source.ts';

/** A tile that needs no server. */
const tile =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22256%22 height=%22256%22%3E%3Crect width=%22256%22 height=%22256%22 fill=%22%23eee%22 stroke=%22%23ccc%22/%3E%3C/svg%3E';

export const aMapSource = (tiles = tile): MapSource => ({ tiles, servers: ['a', 'b'], attribution: 'Plan' });

/** The settings of the map service. */
interface MapSettings {
  MAP_TILES_URL: string;
  MAP_TILES_SERVERS: readonly string[];
  MAP_KEY: string;
  MAP_ATTRIBUTION: string;
}

export interface MapSource {
  /** The address of a tile, with placeholders {z}, {x} and {y}, and {s} where several servers share the load. */
  tiles: string;
  /** The values of {s}. */
  servers: readonly string[];
  attribution: string;
}

/** The map service with its key: the key is public, because every browser that opens the map reads it. */
export const mapSourceOf = (settings: MapSettings): MapSource => ({
  tiles: settings.MAP_TILES_URL.replace('{key}', encodeURIComponent(settings.MAP_KEY)),
  servers: settings.MAP_TILES_SERVERS,
  attribution: settings.MAP_ATTRIBUTION,
});

/** The origins of the map's pictures for the security policy: each server by name, without wildcards. */
export function tileOriginsOf({
  MAP_TILES_URL: tiles,
  MAP_TILES_SERVERS: servers,
}: Pick<MapSettings, 'MAP_TILES_URL' | 'MAP_TILES_SERVERS'>): string[] {
  return [...new Set(servers.map((server) => new URL(tiles.replace('{s}', server)).origin))];
}

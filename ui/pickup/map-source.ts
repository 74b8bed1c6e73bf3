/** Settings of the service that draws the map, by their names. */
interface MapSettings {
  MAP_TILES_URL: string;
  MAP_TILES_SERVERS: readonly string[];
  MAP_KEY: string;
  MAP_ATTRIBUTION: string;
}

export interface MapSource {
  /** Address of a tile, with {z}, {x} and {y} left in it, and {s} where it comes from several servers. */
  tiles: string;
  /** What stands for {s}, in turn. */
  servers: readonly string[];
  attribution: string;
}

/** Where the map comes from, its key put in: every browser that opens it reads the key. */
export const mapSourceOf = (settings: MapSettings): MapSource => ({
  tiles: settings.MAP_TILES_URL.replace('{key}', encodeURIComponent(settings.MAP_KEY)),
  servers: settings.MAP_TILES_SERVERS,
  attribution: settings.MAP_ATTRIBUTION,
});

/** From where a page may be sent pictures of the map: each server is named, so that none is allowed by a star. */
export function tileOriginsOf({
  MAP_TILES_URL: tiles,
  MAP_TILES_SERVERS: servers,
}: Pick<MapSettings, 'MAP_TILES_URL' | 'MAP_TILES_SERVERS'>): string[] {
  return [...new Set(servers.map((server) => new URL(tiles.replace('{s}', server)).origin))];
}

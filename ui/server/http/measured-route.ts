import { LRUCache } from 'lru-cache';
import { media as mediaPrefix } from '#ui/routing/prefixes.ts';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { variantsOf } from '#ui/routing/variants.ts';

/** The kind of a request's address: one of a few hundred values, none of them written by a visitor. */
export interface MeasuredRoute {
  /** The specification's name of the route, or the name of a server path. */
  id: string;
  pattern: string;
  /** A health check, which a load balancer asks for every second. */
  isCheck?: boolean;
}

const checks = new Set(['healthz', 'readyz']);
const asset = { id: 'asset', pattern: '/assets/*' };
const media = { id: 'media', pattern: `${mediaPrefix}/:name` };
const unknown = { id: 'catchAll', pattern: '*' };

/** The routes of the paths that were asked for last. */
const seen = new LRUCache<string, MeasuredRoute>({ max: 1000 });

const measured = new Map<RouteEntry, Record<'part' | 'pro', MeasuredRoute>>();

function variantsMeasured(entry: RouteEntry): Record<'part' | 'pro', MeasuredRoute> {
  const [part = unknown, pro = part] = variantsOf(entry).map(({ id, path }) => ({ id, pattern: path }));
  measured.set(entry, { part, pro });
  return { part, pro };
}

/** The page of an address, which may be that of its data. */
export const pageOfData = (path: string): string => path.replace(/(?:\/_(?:root)?)?\.data$/, '') || '/';

/** @param files names of files at the root, such as `favicon.svg`, and of the server's own paths. */
export const measuredRoutes = (files: Iterable<string>) => {
  const filesByPath = new Map(
    [...files].map((name) => [`/${name}`, { id: 'file', pattern: `/${name}`, isCheck: checks.has(name) }]),
  );
  return (path: string): MeasuredRoute => {
    if (path.startsWith('/assets/')) return asset;
    if (path.startsWith(`${mediaPrefix}/`)) return media;
    const file = filesByPath.get(path);
    if (file) return file;
    const before = seen.get(path);
    if (before) return before;
    const found = routeOf(pageOfData(path));
    const route = found ? (measured.get(found.entry) ?? variantsMeasured(found.entry))[found.mode] : unknown;
    seen.set(path, route);
    return route;
  };
};

import { media as mediaPrefix } from '#ui/routing/prefixes.ts';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeOf, variantsOf } from '#ui/routing/route-table.ts';

/** What kind of address a request asked for: one of a few hundred, and nothing that a visitor wrote. */
export interface RouteLabel {
  /** The specification's name of the route, or what else the server answers. */
  id: string;
  pattern: string;
  /** A load balancer asks for it every second or so. */
  isCheck?: boolean;
}

const checks = new Set(['healthz', 'readyz']);
const asset = { id: 'asset', pattern: '/assets/*' };
const media = { id: 'media', pattern: `${mediaPrefix}/:name` };
const unknown = { id: 'catchAll', pattern: '*' };

const labels = new Map<RouteEntry, Record<'part' | 'pro', RouteLabel>>();

function labelsOf(entry: RouteEntry): Record<'part' | 'pro', RouteLabel> {
  const [part = unknown, pro = part] = variantsOf(entry).map(({ id, path }) => ({ id, pattern: path }));
  labels.set(entry, { part, pro });
  return { part, pro };
}

/** @param files names of what lies at the root, such as `favicon.svg`, and of what the server itself answers. */
export const routeLabels = (files: Iterable<string>) => {
  const known = new Map(
    [...files].map((name) => [`/${name}`, { id: 'file', pattern: `/${name}`, isCheck: checks.has(name) }]),
  );
  return (path: string): RouteLabel => {
    if (path.startsWith('/assets/')) return asset;
    if (path.startsWith(`${mediaPrefix}/`)) return media;
    const file = known.get(path);
    if (file) return file;
    // The data of a page counts as the page; that of a home page has a name of its own.
    const page = path.replace(/(?:\/_(?:root)?)?\.data$/, '') || '/';
    const found = routeOf(page);
    return found ? (labels.get(found.entry) ?? labelsOf(found.entry))[found.mode] : unknown;
  };
};

import type { RouteEntry } from './route-entry.ts';
import { routeTable } from './route-table.ts';

const table: readonly RouteEntry[] = routeTable;

/** Folders of `ui/` whose pages all have this layout. */
export function foldersOf(layout: RouteEntry['layout']): string[] {
  const feature = ({ file }: RouteEntry) => file.replace(/\/.*/, '');
  const others = new Set(table.filter((one) => one.layout !== layout).map(feature));
  const own = table.filter((one) => one.layout === layout);
  return [...new Set(own.map((one) => (others.has(feature(one)) ? one.file.replace(/\/[^/]*$/, '') : feature(one))))];
}

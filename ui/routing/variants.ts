import { type Mode, modeOf, proPath } from '#domain/shared/mode.ts';
import type { RouteEntry } from './route-entry.ts';

/** One address of a route, with the id that the router and the log use. */
interface Variant {
  id: string;
  path: string;
  mode: Mode;
}

/** The addresses of a route: its own, and the professional one where it exists. */
export function variantsOf({ name, path, proVariant }: RouteEntry): Variant[] {
  const own = { id: name, path, mode: modeOf(path) };
  return proVariant ? [own, { id: `${name}Pro`, path: proPath(path), mode: 'pro' }] : [own];
}

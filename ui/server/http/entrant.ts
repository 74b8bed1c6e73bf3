import { routeOf } from '#ui/routing/route-table.ts';
import type { Entrant } from './concurrency-limiter.ts';
import { pageOfData } from './measured-route.ts';

/** Whose pages come first (promises §3a): a cart, a purchase, and the way in. */
const buying = new Set(['cart', 'checkout', 'session']);
/** What the pages of the shop ask for by themselves, and can do without. */
const extras = new Set(['analytics', 'recommendations', 'search']);

/** @param asked.route the measured route, which knows the professional variant. */
export function entrantOf({ method, path, route }: { method: string; path: string; route: string }): Entrant {
  const entry = routeOf(pageOfData(path))?.entry;
  const feature = entry?.file.split('/', 1)[0] ?? 'unknown';
  const isPost = method === 'POST';
  const own = { route, feature, isPost };
  // A public page is posted to by whoever puts its article into the cart.
  if (buying.has(feature) || (isPost && entry?.kind === 'public')) return { ...own, rank: 'buying' };
  const isOwn = isPost || entry?.kind === 'private' || entry?.kind === 'endpoint';
  return { ...own, rank: isOwn && !extras.has(feature) ? 'acting' : 'looking' };
}

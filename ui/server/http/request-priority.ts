import { LRUCache } from 'lru-cache';
import { routeOf } from '#ui/routing/route-table.ts';
import { pageOfData } from './measured-route.ts';
import type { PrioritisedRequest } from './page-bulkhead.ts';

/** Routes of people who buy (promises §3a): cart, checkout and sign-in. */
const buying = new Set(['cart', 'checkout', 'session']);
/** Endpoints that pages call by themselves and can do without. */
const extras = new Set(['analytics', 'recommendations', 'search']);

interface PageRequest {
  method: string;
  path: string;
  /** The measured route, which knows the professional variant. */
  route: string;
}

/** Remembered: a shop at its limit refuses the same few addresses many times. */
const priorities = new LRUCache<string, PrioritisedRequest>({ max: 1000 });

export function prioritisedRequestOf(request: PageRequest): PrioritisedRequest {
  // A refused request counts as one for the home page, whatever its route.
  const key = `${request.method} ${request.path} ${request.route}`;
  const prioritised = priorities.get(key) ?? prioritise(request);
  priorities.set(key, prioritised);
  return prioritised;
}

function prioritise({ method, path, route }: PageRequest): PrioritisedRequest {
  const entry = routeOf(pageOfData(path))?.entry;
  const feature = entry?.file.split('/', 1)[0] ?? 'unknown';
  const isPost = method === 'POST';
  const own = { route, feature, isPost };
  // A post to a public page adds its article to the cart.
  if (buying.has(feature) || (isPost && entry?.kind === 'public')) return { ...own, priority: 'buying' };
  const isOwn = isPost || entry?.kind === 'private' || entry?.kind === 'endpoint';
  return { ...own, priority: isOwn && !extras.has(feature) ? 'acting' : 'looking' };
}

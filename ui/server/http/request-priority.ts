import { LRUCache } from 'lru-cache';
import { routeOf } from '#ui/routing/route-table.ts';
import { pageOfData } from './measured-route.ts';
import type { PrioritisedRequest } from './page-bulkhead.ts';

/** Whose pages come first (promises §3a): a cart, a purchase, and the way in. */
const buying = new Set(['cart', 'checkout', 'session']);
/** What the pages of the shop ask for by themselves, and can do without. */
const extras = new Set(['analytics', 'recommendations', 'search']);

interface PageRequest {
  method: string;
  path: string;
  /** The measured route, which knows the professional variant. */
  route: string;
}

/** A shop at its limit refuses the same few addresses many times. */
const priorities = new LRUCache<string, PrioritisedRequest>({ max: 1000 });

export function prioritisedRequestOf(request: PageRequest): PrioritisedRequest {
  // What is refused stands for the home page, whatever route it asked for.
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
  // A public page is posted to by whoever puts its article into the cart.
  if (buying.has(feature) || (isPost && entry?.kind === 'public')) return { ...own, priority: 'buying' };
  const isOwn = isPost || entry?.kind === 'private' || entry?.kind === 'endpoint';
  return { ...own, priority: isOwn && !extras.has(feature) ? 'acting' : 'looking' };
}

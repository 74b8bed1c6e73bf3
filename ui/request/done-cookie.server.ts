import { type Cookies, hostCookie } from '#ui/request/cookies.server.ts';
import { newsNames } from '#ui/routing/queries/queries.ts';
import { routeOf } from '#ui/routing/route-table.ts';

/** The cookie of a redirect that tells what was done: the next page says so once, and an address alone says nothing. */
export const doneCookie = hostCookie('lpel_done');
const fiveMinutes = 300;
/** What tells more is known by its beginning: a cookie has no room for the articles of a large order. */
const longest = 1000;

const base = 'https://shop.invalid';

function newsIn({ pathname, searchParams }: URL): [name: string, value: string][] {
  const entry = routeOf(pathname)?.entry;
  // The desk of agents tells them what a guard found, whose redirects pass no handler.
  if (entry?.agents === 'desk') return [];
  const names = newsNames(entry?.name ?? '');
  return [...searchParams].filter(([name]) => names.has(name));
}

/** `null`: the address tells nothing. */
function valueOf(url: URL): string | null {
  const told = newsIn(url);
  if (told.length === 0) return null;
  return encodeURIComponent(`${url.pathname}?${new URLSearchParams(told)}`.slice(0, longest));
}

/** @param to where a redirect leads. */
export function rememberDone(cookies: Pick<Cookies, 'set'>, to: string): void {
  const value = URL.canParse(to, base) ? valueOf(new URL(to, base)) : null;
  if (value) cookies.set(doneCookie, value, fiveMinutes);
}

/**
 * The address without what it tells of the step before, unless that was just done. A page that loads its data again still says
 * it, a document that is loaded again does not.
 */
export function withoutOldNews(
  cookies: Pick<Cookies, 'get' | 'set'>,
  { url, request }: { url: URL; request: Pick<Request, 'url'> },
): URL {
  const value = valueOf(url);
  if (value === null) return url;
  const heard = `heard ${value}`;
  const stored = cookies.get(doneCookie);
  if (stored === value) cookies.set(doneCookie, heard, fiveMinutes);
  if (stored === value || (stored === heard && new URL(request.url).pathname.endsWith('.data'))) return url;
  const rest = new URL(url);
  for (const [name] of newsIn(url)) rest.searchParams.delete(name);
  return rest;
}

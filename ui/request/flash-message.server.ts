import { type Cookies, hostCookie } from '#ui/request/cookies.server.ts';
import { flashNames } from '#ui/routing/queries/queries.ts';
import { routeOf } from '#ui/routing/route-table.ts';

/** The cookie of a redirect with a flash message: the next page says once what was done, and an address alone says nothing. */
export const flashCookie = hostCookie('lpel_flash');
const fiveMinutes = 300;
/** A longer message is known by its beginning: a cookie has no room for the articles of a large order. */
const longest = 1000;

const base = 'https://shop.invalid';

function messagesIn({ pathname, searchParams }: URL): [name: string, value: string][] {
  const entry = routeOf(pathname)?.entry;
  // The desk of agents says what a guard found, whose redirects pass no handler.
  if (entry?.agents === 'desk') return [];
  const names = flashNames(entry?.name ?? '');
  return [...searchParams].filter(([name]) => names.has(name));
}

/** `null`: the address has no flash message. */
function valueOf(url: URL): string | null {
  const messages = messagesIn(url);
  if (messages.length === 0) return null;
  return encodeURIComponent(`${url.pathname}?${new URLSearchParams(messages)}`.slice(0, longest));
}

/** @param to where a redirect leads. */
export function rememberFlash(cookies: Pick<Cookies, 'set'>, to: string): void {
  const value = URL.canParse(to, base) ? valueOf(new URL(to, base)) : null;
  if (value) cookies.set(flashCookie, value, fiveMinutes);
}

/**
 * The address without a flash message, unless what it says was just done. A page that loads its data again still has it, a
 * document that is loaded again has not.
 */
export function withoutStaleFlash(
  cookies: Pick<Cookies, 'get' | 'set'>,
  { url, request }: { url: URL; request: Pick<Request, 'url'> },
): URL {
  const value = valueOf(url);
  if (value === null) return url;
  const displayed = `displayed ${value}`;
  const stored = cookies.get(flashCookie);
  if (stored === value) cookies.set(flashCookie, displayed, fiveMinutes);
  if (stored === value || (stored === displayed && new URL(request.url).pathname.endsWith('.data'))) return url;
  const rest = new URL(url);
  for (const [name] of messagesIn(url)) rest.searchParams.delete(name);
  return rest;
}

import type { MiddlewareFunction } from 'react-router';
import { cookiesContext, shopContext, sidContext } from '#ui/request/contexts.server.ts';
import type { Cookies } from '#ui/request/cookies.server.ts';
import type { Shop } from '#ui/request/shop.ts';

export const visitCookie = 'lpel_sid';
const oneDay = 86_400;

/**
 * `lpel_sid`: a random visit id that is shown, logged and sent for correlation, and that gives access to nothing
 * (architecture §5).
 */
export const correlation: MiddlewareFunction<Response> = ({ context }) => {
  context.set(sidContext, visitOf(context.get(cookiesContext), context.get(shopContext).ids));
};

/**
 * The visit id from the cookie, or a new one that the answer sets. One that nobody issued is replaced: a page that holds
 * its word would be taken for this visitor's, and stay out of the cache.
 */
export function visitOf(cookies: Cookies, ids: Shop['ids']): string {
  const came = cookies.get(visitCookie);
  if (came && ids.isOurs('visit', came)) return came;
  const sid = ids.issue('visit');
  cookies.set(visitCookie, sid, oneDay);
  return sid;
}

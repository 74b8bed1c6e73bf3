import type { RequestContext } from '#ui/request/request-context.server.ts';
import { cartCookies, thirtyDays } from '#ui/request/scope.server.ts';

/**
 * Whether the page must say that this cart has expired: once for each cart. The guid itself stays (see
 * `whose-cart.ts`); a second cookie holds the guid of the last cart that the shopper was told about.
 */
export function isFirstNotice({ cookies, mode }: Pick<RequestContext, 'cookies' | 'mode'>): boolean {
  const [guid, cookie] = [cookies.get(cartCookies[mode]), `${cartCookies[mode]}_gone`];
  if (guid === null || cookies.get(cookie) === guid) return false;
  cookies.set(cookie, guid, thirtyDays);
  return true;
}

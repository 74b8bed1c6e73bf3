import type { RequestContext } from '#ui/request/request-context.server.ts';
import { cartCookies, thirtyDays } from '#ui/request/scope.server.ts';

/**
 * Whether a shopper has not read yet that this cart has expired; then they do, once. The guid itself stays (see
 * `whose-cart.ts`): beside it, a cookie remembers of which cart it was said.
 */
export function isFirstNotice({ cookies, mode }: Pick<RequestContext, 'cookies' | 'mode'>): boolean {
  const [guid, cookie] = [cookies.get(cartCookies[mode]), `${cartCookies[mode]}_gone`];
  if (guid === null || cookies.get(cookie) === guid) return false;
  cookies.set(cookie, guid, thirtyDays);
  return true;
}

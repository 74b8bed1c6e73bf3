import type { RequestContext } from '#ui/request/request-context.server.ts';
import { cartCookies, thirtyDays } from '#ui/request/scope.server.ts';

/**
 * Whether a shopper has not read yet that this cart has expired; then they do, once. The guid itself stays (see
 * `whose-cart.ts`): beside it, a cookie remembers of which cart it was said.
 */
export function isFirstTold({ cookies, mode }: Pick<RequestContext, 'cookies' | 'mode'>): boolean {
  const [guid, said] = [cookies.get(cartCookies[mode]), `${cartCookies[mode]}_gone`];
  if (guid === null || cookies.get(said) === guid) return false;
  cookies.set(said, guid, thirtyDays);
  return true;
}

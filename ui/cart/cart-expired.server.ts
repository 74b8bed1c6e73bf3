import type { LoaderFunctionArgs } from 'react-router';
import type { Mode } from '#domain/shared/audience.ts';
import { cookiesContext } from '#ui/request/middleware/cookies.server.ts';
import { cartCookies, thirtyDays } from '#ui/request/middleware/request-scope.server.ts';

/**
 * Whether a shopper has not been told yet that this cart is gone; then they are, once. The guid itself stays (see
 * `whose-cart.ts`): beside it, a cookie remembers of which cart it was said.
 */
export function isNews({ context }: Pick<LoaderFunctionArgs, 'context'>, mode: Mode): boolean {
  const cookies = context.get(cookiesContext);
  const [guid, said] = [cookies.get(cartCookies[mode]), `${cartCookies[mode]}_gone`];
  if (guid === null || cookies.get(said) === guid) return false;
  cookies.set(said, guid, thirtyDays);
  return true;
}

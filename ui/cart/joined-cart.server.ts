import type { Cart } from '#domain/cart/cart.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { takeJoined } from '#ui/request/joined-cookie.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { cartCookies } from '#ui/request/scope.server.ts';
import { joinedView } from './joined-cart.view.ts';

/** Says once, after a sign-in, what the account's cart held before the visitor's was merged into it. */
export function joinedNotice(
  { cookies, mode, wording }: Pick<RequestContext, 'cookies' | 'mode' | 'wording'>,
  cart: Cart | null,
): NoticeView | null {
  const joined = takeJoined(cookies, cartCookies[mode]);
  return joined && cart && joinedView(joined, { cart, wording });
}

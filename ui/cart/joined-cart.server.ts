import type { Cart } from '#domain/cart/cart.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { takeJoined } from '#ui/request/joined-cookie.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { cartCookies } from '#ui/request/scope.server.ts';
import { joinedView } from './joined-cart.view.ts';

/** Says once, after a sign-in, what the account's cart held before the visitor's was merged into it. */
export function joinedNotice(
  { cookies, mode, session, wording }: Pick<RequestContext, 'cookies' | 'mode' | 'session' | 'wording'>,
  cart: Cart | null,
): NoticeView | null {
  const codes = takeJoined(cookies, cartCookies[mode]);
  return session.open && cart && joinedView(codes, { cart, wording });
}

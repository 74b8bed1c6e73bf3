import { redirect } from 'react-router';
import { accessTo } from '#domain/session/session.ts';
import { modeOf, modes } from '#domain/shared/audience.ts';
import { cookiesContext } from '#ui/shared/middleware/cookies.server.ts';
import { cartCookies } from '#ui/shared/middleware/ports.server.ts';
import { sessionCookie } from '#ui/shared/middleware/session.server.ts';
import { errorPage, shop, withPorts } from '#ui/shared/ports.server.ts';
import type { Route } from './+types/sign-in-return.route';
import { mergeVisitorCarts } from './merge-carts.server.ts';
import { tryCookie } from './sign-in.server.ts';

/** The shopper is back from the identity provider: a new session, the visitor's carts merged, and on to the page that was wanted. */
export const loader = withPorts(async (work, { url, context, request }: Route.LoaderArgs) => {
  const cookies = context.get(cookiesContext);
  const tryId = cookies.get(tryCookie);
  cookies.set(tryCookie, '', 0);
  // Given up at the provider: back to where that was meant to lead.
  if (tryId && url.searchParams.get('error') === 'access_denied')
    throw redirect((await shop.signIns.wishOf(tryId))?.fallback ?? '/');
  const done = tryId ? await shop.signIns.complete({ tryId, url }) : null;
  if (!done) throw redirect('/');
  cookies.set(sessionCookie, done.sessionId, shop.config.SESSION_ABSOLUTE_MINUTES * 60);
  await mergeVisitorCarts({
    context,
    request,
    sessionId: done.sessionId,
    guids: modes.map((mode) => ({ mode, guid: cookies.get(cartCookies[mode]) })),
  });
  const access = accessTo({ shopper: done.shopper, profile: done.wish.profile });
  if (
    access === 'other-profile' &&
    modeOf(done.wish.redirect) !== done.shopper.profile &&
    /\/(checkout|mes-commandes)\//.test(done.wish.redirect)
  ) {
    throw errorPage(work, 403);
  }
  throw redirect(done.wish.redirect);
});

/** Never seen: with a component the router shows a refusal as a page instead of data. */
export default function SignInReturn() {
  return null;
}

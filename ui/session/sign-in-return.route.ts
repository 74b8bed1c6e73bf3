import { redirect } from 'react-router';
import { accessTo } from '#domain/session/session.ts';
import { cookiesContext } from '#ui/request/middleware/cookies.server.ts';
import { sessionCookie } from '#ui/request/middleware/session.server.ts';
import { shop, withPorts } from '#ui/request/ports.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { Unseen } from '#ui/routing/unseen.tsx';
import type { Route } from './+types/sign-in-return.route';
import { mergeVisitorCarts } from './merge-carts.server.ts';
import { tryCookie } from './sign-in.server.ts';

/** The shopper is back from the identity provider: a new session, the visitor's carts merged, and on to the page that was wanted. */
export const loader = withPorts(async (work, { url, context, request }: Route.LoaderArgs) => {
  const cookies = context.get(cookiesContext);
  const tryId = cookies.get(tryCookie);
  cookies.set(tryCookie, '', 0);
  // Given up at the provider: back to where that was meant to lead.
  if (tryId && queryOf('signInReturn', url.searchParams).error !== null)
    throw redirect((await shop.signIns.wishOf(tryId))?.fallback ?? '/');
  const done = tryId ? await shop.signIns.complete({ tryId, url }) : null;
  if (!done) throw redirect('/');
  cookies.set(sessionCookie, done.sessionId, shop.signIns.cookieSeconds());
  await mergeVisitorCarts({ context, request, sessionId: done.sessionId });
  const access = accessTo({ shopper: done.shopper, profile: done.wish.profile });
  const route = routeOf(new URL(done.wish.redirect, shop.config.SHOP_ORIGIN).pathname);
  if (access === 'other-profile' && route?.entry.guard === 'signedIn')
    throw redirect(work.wording.paths.otherProfile({ mode: done.wish.profile }));
  throw redirect(done.wish.redirect);
});

export default Unseen;

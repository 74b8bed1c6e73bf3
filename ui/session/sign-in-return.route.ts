import { redirect } from 'react-router';
import { accessTo } from '#domain/session/session.ts';
import { orNull } from '#domain/shared/fault.ts';
import { handler } from '#ui/request/handler.server.ts';
import { sessionCookie } from '#ui/request/middleware/session.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { Unseen } from '#ui/routing/unseen.tsx';
import type { Route } from './+types/sign-in-return.route';
import { mergeVisitorCarts } from './merge-carts.server.ts';
import { tryCookie } from './sign-in.server.ts';

/**
 * The return from the identity provider: opens a session, merges the visitor's carts, and redirects to the wanted page.
 */
export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  const { cookies } = context;
  const tryId = cookies.get(tryCookie);
  cookies.set(tryCookie, '', 0);
  // The shopper cancelled at the provider, and is redirected to the fallback page.
  if (tryId && queryOf('signInReturn', url.searchParams).error !== null)
    throw redirect((await context.signIns.purposeOf(tryId))?.fallback ?? '/');
  const done = tryId ? await context.signIns.complete({ tryId, url }) : null;
  if (!done) throw redirect('/');
  cookies.set(sessionCookie, done.sessionId, context.signIns.cookieSeconds());
  await Promise.all([
    mergeVisitorCarts(context, done.sessionId),
    // A visitor's drafts become the shopper's; a failing store must not prevent signing in.
    orNull(context.journeyDrafts.adopt(done.shopper.id)),
  ]);
  const access = accessTo({ shopper: done.shopper, profile: done.purpose.profile });
  const route = routeOf(new URL(done.purpose.redirect, context.config.SHOP_ORIGIN).pathname);
  if (access === 'other-profile' && route?.entry.guard === 'signedIn')
    throw redirect(context.wording.paths.otherProfile({ mode: done.purpose.profile }));
  throw redirect(done.purpose.redirect);
});

export default Unseen;

import { redirect } from 'react-router';
import { accessTo, type SignInPurpose } from '#domain/session/session.ts';
import { orNull } from '#domain/shared/fault.ts';
import { modeOf } from '#domain/shared/mode.ts';
import { handler } from '#ui/request/handler.server.ts';
import { endedCookie, newsCookie, newsSeconds, sessionCookie } from '#ui/request/middleware/session.server.ts';
import { forgetJoined } from '#ui/request/scope.server.ts';
import { isGuarded } from '#ui/routing/is-guarded.ts';
import { NullComponent } from '#ui/routing/null-component.tsx';
import { pathsOf } from '#ui/routing/paths.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/sign-in-return.route';
import { mergeVisitorCarts } from './merge-carts.server.ts';
import { withSessionMark } from './session-mark.ts';
import { tryCookie } from './sign-in.server.ts';

/**
 * The return from the identity provider: opens a session, merges the visitor's carts, and redirects to the wanted page.
 */
export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  const { cookies, signIns, session } = context;
  const tryId = cookies.get(tryCookie);
  const back = fallbackOf(tryId && (await signIns.purposeOf(tryId)));
  // The shopper cancelled at the provider, and knows it.
  const isCancelled = tryId !== null && queryOf('signInReturn', url.searchParams).error !== null;
  // Where the provider does not answer, this throws: the sign-in goes on when the page is loaded again.
  const done = tryId && !isCancelled ? await signIns.complete({ tryId, url }) : null;
  cookies.set(tryCookie, '', 0);
  if (isCancelled) throw redirect(back);
  if (!done) {
    cookies.set(newsCookie, 'echouee', newsSeconds);
    throw redirect(withSessionMark(back, 'echouee'));
  }
  forgetJoined(cookies);
  cookies.set(sessionCookie, done.sessionId, signIns.cookieSeconds());
  cookies.set(endedCookie, '', 0);
  await Promise.all([
    // A copy of the cookie that is replaced opens nothing any more.
    session.id && signIns.expire(session.id),
    // Carts that are not merged now are merged when they are read.
    orNull(mergeVisitorCarts(context, done.sessionId)),
    // A visitor's drafts become the shopper's; a failing store must not prevent signing in.
    orNull(context.journeyDrafts.adopt(done.shopper.id)),
  ]);
  const { redirect: wanted, fallback, profile } = done.purpose;
  if (accessTo({ shopper: done.shopper, profile }) === 'other-profile' && isGuarded(wanted))
    throw redirect(pathsOf(modeOf(wanted)).signIn({ redirect: wanted, fallback, profile }));
  throw redirect(wanted);
});

/** The page after a sign-in that opened nothing. One that asks to sign in would ask the provider again, without end. */
function fallbackOf(purpose: SignInPurpose | null | '') {
  const { fallback = '/' } = purpose || {};
  return isGuarded(fallback) ? pathsOf(modeOf(fallback)).home() : fallback;
}

export default NullComponent;

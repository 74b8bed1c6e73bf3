import { redirect } from 'react-router';
import { clearing } from '#ui/request/clear-site-data.ts';
import { isSignOut } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import {
  endedCookie,
  newsCookie,
  newsSeconds,
  refusedCookie,
  sessionCookie,
} from '#ui/request/middleware/session.server.ts';
import { forgetJoined } from '#ui/request/scope.server.ts';
import { NullComponent } from '#ui/routing/null-component.tsx';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/sign-out.route';
import { withSessionMark } from './session-mark.ts';
import { wantedCookie } from './wanted-cookie.ts';

/**
 * `/deconnexion?redirect=…`. An expired session ends here only, and the next page says so; signing out on purpose ends
 * it at the provider too, which leads back here with the page to show. Cart cookies stay. Where another site leads here,
 * the shopper is asked first.
 */
export const loader = handler(async (context, { url, request }: Route.LoaderArgs) => {
  const { cookies, signIns } = context;
  const { redirect: wished, expired, wanted, state } = queryOf('signOut', url.searchParams);
  const back = wished ?? state ?? context.wording.paths.home();
  const sessionId = cookies.get(sessionCookie);
  const isRefused = expired && cookies.get(refusedCookie) !== null;
  if (isRefused) cookies.set(refusedCookie, '', 0);
  if (sessionId && !isRefused && isFromElsewhere(request)) throw isSignOut(context, url.pathname + url.search);
  if (expired) {
    if (wanted) cookies.set(wantedCookie, encodeURIComponent(wanted), newsSeconds);
    if (!sessionId) return redirect(back);
    forgetJoined(cookies);
    // The ended session still names its shopper, so that the draft can be restored to the right one.
    await signIns.expire(sessionId);
    cookies.set(newsCookie, 'expiree', newsSeconds);
    return redirect(withSessionMark(back, 'expiree'));
  }
  forgetJoined(cookies);
  cookies.set(sessionCookie, '', 0);
  cookies.set(endedCookie, '', 0);
  cookies.set(wantedCookie, '', 0);
  if (!sessionId) return redirect(back);
  return redirect((await signIns.end({ sessionId, back })) ?? back, { headers: clearing });
});

/** A browser that says nothing of the site is an old one, or none. */
const isFromElsewhere = ({ headers }: Request) =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');

export default NullComponent;

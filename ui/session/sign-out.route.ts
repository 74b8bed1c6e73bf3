import { redirect } from 'react-router';
import { handler } from '#ui/request/handler.server.ts';
import { endAnnouncedCookie, sessionCookie } from '#ui/request/middleware/session.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import { Unseen } from '#ui/routing/unseen.tsx';
import type { Route } from './+types/sign-out.route';
import { withExpiryMark } from './expiry-mark.ts';
import { wantedCookie } from './wanted-cookie.ts';

const halfAnHour = 1800;

/**
 * `/deconnexion?redirect=…`. An expired session ends here only, and the next page says so; signing out on purpose ends
 * it at the provider too. Cart cookies stay.
 */
export const loader = handler(async ({ cookies, signIns }, { url }: Route.LoaderArgs) => {
  const { redirect: wished, expiree: expired, voulu: wanted } = queryOf('signOut', url.searchParams);
  const back = wished ?? '/';
  const sessionId = cookies.get(sessionCookie);
  if (expired) {
    // The ended session still names its shopper, so that the draft can be restored to the right one.
    if (sessionId) await signIns.expire(sessionId);
    if (sessionId) cookies.set(endAnnouncedCookie, '1', halfAnHour);
    if (wanted) cookies.set(wantedCookie, encodeURIComponent(wanted), halfAnHour);
    return redirect(withExpiryMark(back));
  }
  cookies.set(sessionCookie, '', 0);
  cookies.set(wantedCookie, '', 0);
  return redirect((sessionId && (await signIns.end({ sessionId, back }))) || back);
});

export default Unseen;

import { redirect } from 'react-router';
import { safePath } from '#domain/session/safe-path.ts';
import { cookiesContext } from '#ui/shared/middleware/cookies.server.ts';
import { noticeCookie, sessionCookie } from '#ui/shared/middleware/session.server.ts';
import { shop, withPorts } from '#ui/shared/ports.server.ts';
import type { Route } from './+types/sign-out.route';

/**
 * `/deconnexion?redirect=…`. An expired session only ends here and says so once; a wish to leave ends it at the
 * provider too. Carts keep their cookies.
 */
export const loader = withPorts(async (_, { url, context }: Route.LoaderArgs) => {
  const cookies = context.get(cookiesContext);
  const back = safePath(url.searchParams.get('redirect')) ?? '/';
  const expired = url.searchParams.get('expiree') === '1';
  const sessionId = cookies.get(sessionCookie);
  cookies.set(sessionCookie, '', 0);
  if (expired) cookies.set(noticeCookie, 'expired', 300);
  const atProvider = sessionId ? await shop.signIns.end({ sessionId, back }) : null;
  return redirect(atProvider && !expired ? atProvider : back);
});

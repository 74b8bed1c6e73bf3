import { type MiddlewareFunction, redirect } from 'react-router';
import { endedCookie, newsCookie, newsSeconds, sessionCookie } from '#ui/request/middleware/session.server.ts';
import { type RequestContext, requestContextOf } from '#ui/request/request-context.server.ts';
import { forgetJoined } from '#ui/request/scope.server.ts';
import { withSessionMark } from '#ui/session/session-mark.ts';

export const isEnded = ({ session }: Pick<RequestContext, 'session'>): boolean =>
  session.id !== null && session.open === null && !session.down;

/** Forgets a session; its cookie still names its shopper, so that the draft can be restored to the right one. */
export async function forgetSession(
  { signIns, cookies }: Pick<RequestContext, 'signIns' | 'cookies'>,
  id: string,
): Promise<void> {
  await signIns.expire(id);
  forgetJoined(cookies);
  cookies.set(sessionCookie, '', 0);
  cookies.set(endedCookie, id, signIns.cookieSeconds());
}

/**
 * A page that visitors have too says itself that a session has ended, without scripts: the cart of the account is not the
 * empty one that it would show. Within the shop the header says it.
 */
export const endedSession: MiddlewareFunction<Response> = async ({ request, url, context: framework }) => {
  const context = requestContextOf({ context: framework, request });
  const { id } = context.session;
  const isDocument = request.method === 'GET' && request.headers.get('accept')?.includes('text/html') === true;
  const isAnnounced = context.cookies.get(newsCookie) !== null;
  if (id === null || !isDocument || isAnnounced || !isEnded(context)) return;
  await forgetSession(context, id);
  context.cookies.set(newsCookie, 'expiree', newsSeconds);
  throw redirect(withSessionMark(url.pathname + url.search, 'expiree'));
};

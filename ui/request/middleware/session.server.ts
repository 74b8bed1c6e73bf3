import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import {
  cookiesContext,
  type RequestSession,
  sessionContext,
  shopContext,
  sidContext,
} from '#ui/request/contexts.server.ts';
import { hostCookie } from '#ui/request/cookies.server.ts';

export const sessionCookie = hostCookie('lpel_session');
/** The session that ended here, so that what its shopper still types is kept for them, and for nobody else. */
export const endedCookie = hostCookie('lpel_ended');
/** The news of the session that a page is about to say, or has just said: no other page says them again. */
export const newsCookie = hostCookie('lpel_news');
export const newsSeconds = 1800;

/**
 * The signed-in session, from its cookie. When the records cannot be reached, the shopper is treated as a visitor and
 * keeps the cookie.
 */
export const session: MiddlewareFunction<Response> = async ({ context }) => {
  context.set(sessionContext, await sessionOf(context));
};

async function sessionOf(context: Readonly<RouterContextProvider>): Promise<RequestSession> {
  const { signIns, log } = context.get(shopContext);
  const id = context.get(cookiesContext).get(sessionCookie);
  if (id === null) return { id, open: null, down: false };
  try {
    return { id, open: await signIns.open(id), down: false };
  } catch (error) {
    const sid = context.get(sidContext);
    log.error({ sid, error: error instanceof Error ? error.name : 'unknown' }, 'session records out of reach');
    return { id, open: null, down: true };
  }
}

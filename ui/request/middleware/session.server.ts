import type { MiddlewareFunction } from 'react-router';
import { type RequestSession, sessionContext, shop, sidContext } from '#ui/request/ports.server.ts';
import { cookiesContext, hostCookie } from './cookies.server.ts';

export const sessionCookie = hostCookie('lpel_session');
/** The page to which an ended session led has said so: nobody says it a second time. */
export const endToldCookie = 'lpel_end_told';

/** The signed-in session, by its own cookie. When its records cannot be reached, the shopper is a visitor for now and keeps the cookie. */
export const session: MiddlewareFunction<Response> = async ({ context }) => {
  context.set(sessionContext, await sessionOf(context.get(cookiesContext).get(sessionCookie), context.get(sidContext)));
};

async function sessionOf(id: string | null, sid: string): Promise<RequestSession> {
  if (id === null) return { id, open: null, down: false };
  try {
    return { id, open: await shop.signIns.open(id), down: false };
  } catch (error) {
    shop.log.error({ sid, error: error instanceof Error ? error.name : 'unknown' }, 'session records out of reach');
    return { id, open: null, down: true };
  }
}

import { newsCookie } from '#ui/request/middleware/session.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { sessionEndView } from '#ui/session/session-end.view.ts';
import { forgetSession, isEnded } from '../ended-session.server.ts';
import { type VisitorView, visitorView } from '../layout.view.ts';

/** The articles of the cart, `null` where it could not be read, or that the backend knows the session no more. */
export type CountedCart = { count: number | null } | 'signed-out';

/**
 * The header's personal data: the page around it is the same for everybody. On public pages, who asks for them discovers
 * that a session has ended.
 */
export async function visitorOf(context: RequestContext, cart: CountedCart): Promise<VisitorView> {
  const { session, wording, cookies } = context;
  const expired = isEnded(context) || cart === 'signed-out';
  // The page around the header has said them.
  const isAnnounced = cookies.get(newsCookie) !== null;
  if (isAnnounced) cookies.set(newsCookie, '', 0);
  if (expired && session.id) await forgetSession(context, session.id);
  const shopper = expired ? undefined : session.open?.shopper;
  return visitorView(
    {
      shopper: shopper ?? null,
      count: cart === 'signed-out' ? 0 : cart.count,
      news: expired && !isAnnounced ? 'expiree' : null,
      end: sessionEndView(session.open?.ends, Date.now(), wording),
    },
    wording,
  );
}

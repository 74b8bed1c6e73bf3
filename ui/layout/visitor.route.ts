import { data } from 'react-router';
import { Fault, orNull } from '#domain/shared/fault.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { handler } from '#ui/request/handler.server.ts';
import { endedCookie, newsCookie, sessionCookie } from '#ui/request/middleware/session.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { visitorView } from './layout.view.ts';

/**
 * The header's personal data: the page around it is the same for everybody. On public pages, this request discovers
 * that a session has ended.
 */
export const loader = handler(async (context) => {
  const { session, wording, cookies } = context;
  const ended = session.id !== null && session.open === null && !session.down;
  const cart = await cartOf(context);
  const expired = ended || cart === 'signed-out';
  // The page around the header has said them.
  const isAnnounced = cookies.get(newsCookie) !== null;
  if (isAnnounced) cookies.set(newsCookie, '', 0);
  if (expired && session.id) {
    await context.signIns.expire(session.id);
    cookies.set(sessionCookie, '', 0);
    cookies.set(endedCookie, session.id, context.signIns.cookieSeconds());
  }
  const shopper = expired ? undefined : session.open?.shopper;
  const view = visitorView(
    {
      shopper: shopper ?? null,
      count: cart === null || cart === 'signed-out' ? 0 : cart.count,
      news: expired && !isAnnounced ? 'expiree' : null,
    },
    wording,
  );
  return data(view, { headers: privateHeaders });
});

async function cartOf({ ports, session, agent }: RequestContext) {
  try {
    return await orNull(ports.carts.mini());
  } catch (error) {
    if (session.open && !agent && error instanceof Fault && error.kind === 'signed-out') return 'signed-out' as const;
    throw error;
  }
}

import { data } from 'react-router';
import { Fault, optional } from '#domain/shared/fault.ts';
import { cookiesContext } from '#ui/request/middleware/cookies.server.ts';
import { endToldCookie, sessionCookie } from '#ui/request/middleware/session.server.ts';
import { shop, type Work, withPorts } from '#ui/request/ports.server.ts';
import type { Route } from './+types/visitor.route';
import { visitorView } from './layout.view.ts';

/** What is personal in the header: the page around it is the same for everybody. Here an ended session is noticed on public pages. */
export const loader = withPorts(async (work, { context }: Route.LoaderArgs) => {
  const { session, wording } = work;
  const ended = session.id !== null && session.open === null && !session.down;
  const cart = await cartOf(work);
  const expired = ended || cart === 'signed-out';
  const cookies = context.get(cookiesContext);
  const isTold = cookies.get(endToldCookie) !== null;
  if (expired && session.id) {
    await shop.signIns.expire(session.id);
    cookies.set(sessionCookie, '', 0);
    cookies.set(endToldCookie, '', 0);
  }
  const shopper = expired ? undefined : session.open?.shopper;
  const view = visitorView(
    {
      name: shopper ? `${shopper.firstName} ${shopper.lastName}`.trim() || shopper.email : null,
      count: cart === null || cart === 'signed-out' ? 0 : cart.count,
      expired: expired && !isTold,
    },
    wording,
  );
  return data(view, { headers: { 'Cache-Control': 'private, no-store' } });
});

async function cartOf({ ports, session }: Work) {
  try {
    return await optional(ports.carts.mini());
  } catch (error) {
    if (session.open && error instanceof Fault && error.kind === 'signed-out') return 'signed-out' as const;
    throw error;
  }
}

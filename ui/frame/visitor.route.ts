import { data } from 'react-router';
import { countOf } from '#domain/cart/cart.ts';
import { optional } from '#domain/shared/fault.ts';
import { cookiesContext } from '#ui/shared/middleware/cookies.server.ts';
import { noticeCookie } from '#ui/shared/middleware/session.server.ts';
import { withPorts } from '#ui/shared/ports.server.ts';
import type { Route } from './+types/visitor.route';
import { visitorView } from './frame.view.ts';

/** What is personal in the header: the page around it is the same for everybody. */
export const loader = withPorts(async ({ ports, wording, session }, { context }: Route.LoaderArgs) => {
  const cookies = context.get(cookiesContext);
  const expired = cookies.get(noticeCookie) === 'expired';
  if (expired) cookies.set(noticeCookie, '', 0);
  const cart = await optional(ports.carts.current());
  const shopper = session.open?.shopper;
  const view = visitorView(
    {
      name: shopper ? `${shopper.firstName} ${shopper.lastName}`.trim() || shopper.email : null,
      count: countOf(cart),
      expired,
    },
    wording,
  );
  return data(view, { headers: { 'Cache-Control': 'private, no-store' } });
});

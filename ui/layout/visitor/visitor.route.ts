import { data } from 'react-router';
import { Fault, orNull } from '#domain/shared/fault.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type CountedCart, visitorOf } from './visitor.server.ts';

/** The header's personal data, which a page asks for once it is shown. */
export const loader = handler(async (context) =>
  data(await visitorOf(context, await cartOf(context)), { headers: privateHeaders }),
);

async function cartOf({ ports, session, agent }: RequestContext): Promise<CountedCart> {
  try {
    return (await orNull(ports.carts.mini())) ?? { count: null };
  } catch (error) {
    if (session.open && !agent && error instanceof Fault && error.kind === 'signed-out') return 'signed-out';
    throw error;
  }
}

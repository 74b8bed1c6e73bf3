import type { RouterContextProvider } from 'react-router';
import { modes } from '#domain/shared/audience.ts';
import { optional } from '#domain/shared/fault.ts';
import { scopeOf } from '#ui/request/middleware/request-scope.server.ts';
import { shop } from '#ui/request/ports.server.ts';

interface Merge {
  context: Readonly<RouterContextProvider>;
  request: Request;
  sessionId: string;
}

/**
 * Joins the visitor's carts of both modes to those of the account. A cart whose merge fails keeps its cookie:
 * nothing is lost, and the next look at the cart tries again.
 */
export async function mergeVisitorCarts({ context, request, sessionId }: Merge): Promise<void> {
  const open = await shop.signIns.open(sessionId);
  const join = (mode: (typeof modes)[number]) =>
    shop.portsFor({ ...scopeOf({ request, context }, { mode, open }), changes: true }).visitorCarts.join();
  await Promise.all(modes.map((mode) => optional(join(mode))));
}

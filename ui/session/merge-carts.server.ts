import { orNull } from '#domain/shared/fault.ts';
import { modes } from '#domain/shared/mode.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/**
 * Joins the visitor's carts of both modes to those of the account. A cart whose merge fails keeps its cookie:
 * nothing is lost, and the next look at the cart tries again.
 */
export async function mergeVisitorCarts(
  { signIns, portsOf }: Pick<RequestContext, 'signIns' | 'portsOf'>,
  sessionId: string,
): Promise<void> {
  const open = await signIns.open(sessionId);
  await Promise.all(modes.map((mode) => orNull(portsOf({ mode, open, changes: true }).visitorCarts.merge())));
}

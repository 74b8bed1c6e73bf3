import { orNull } from '#domain/shared/fault.ts';
import { modes } from '#domain/shared/mode.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/**
 * Merges the visitor's carts of both modes into the account's. A cart whose merge fails keeps its cookie, and the merge
 * is tried again whenever the cart is read.
 */
export async function mergeVisitorCarts(
  { signIns, portsOf }: Pick<RequestContext, 'signIns' | 'portsOf'>,
  sessionId: string,
): Promise<void> {
  const open = await signIns.open(sessionId);
  await Promise.all(modes.map((mode) => orNull(portsOf({ mode, open, changes: true }).visitorCarts.merge())));
}

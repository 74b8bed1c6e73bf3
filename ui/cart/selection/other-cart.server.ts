import { orNull } from '#domain/shared/fault.ts';
import { otherMode } from '#domain/shared/mode.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

type Asking = Pick<RequestContext, 'mode' | 'portsOf'>;

/** The cart of the other mode: its own cookie, or the account's cart on the other site. */
export const otherCartsOf = ({ mode, portsOf }: Asking) => portsOf({ mode: otherMode(mode) }).carts;

/** Pieces in it; none when it cannot be told, which keeps nobody from ordering. */
export const otherCountOf = async (context: Asking): Promise<number> =>
  (await orNull(otherCartsOf(context).mini()))?.count ?? 0;

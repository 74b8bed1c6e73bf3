import { orNull } from '#domain/shared/fault.ts';
import { otherMode } from '#domain/shared/mode.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

type CartContext = Pick<RequestContext, 'mode' | 'portsOf'>;

/** The cart of the other mode: of its own cookie, or of the account in that mode. */
export const otherCartsOf = ({ mode, portsOf }: CartContext) => portsOf({ mode: otherMode(mode) }).carts;

/** The pieces in it; 0 when the cart cannot be loaded, because that must not keep anyone from ordering. */
export const otherCountOf = async (context: CartContext): Promise<number> =>
  (await orNull(otherCartsOf(context).mini()))?.count ?? 0;

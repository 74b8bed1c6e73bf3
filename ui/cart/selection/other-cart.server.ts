import type { LoaderFunctionArgs } from 'react-router';
import { otherMode } from '#domain/shared/audience.ts';
import { optional } from '#domain/shared/fault.ts';
import { scopeOf } from '#ui/request/middleware/request-scope.server.ts';
import { shop, type Work } from '#ui/request/ports.server.ts';

type Asking = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** The cart of the other audience: its own cookie, or the account's cart on the other site. */
export const otherCartsOf = ({ mode }: Pick<Work, 'mode'>, asking: Asking) =>
  shop.portsFor(scopeOf(asking, { mode: otherMode(mode) })).carts;

/** Pieces in it; none when it cannot be told, which keeps nobody from ordering. */
export const otherCountOf = async (work: Pick<Work, 'mode'>, asking: Asking): Promise<number> =>
  (await optional(otherCartsOf(work, asking).mini()))?.count ?? 0;

import type { Service } from '#domain/cart/cart.ts';
import type { Item } from '#domain/postage/postage.ts';
import { orNull } from '#domain/shared/fault.ts';
import { cheapestOf, type Price } from '#domain/shared/money.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

const lightest: Item = { kind: 'weighed', grams: 1 };

/** What a service costs at least: today's price of the lightest item within France; `null` where nobody answers. */
export async function lowestPrice({ ports }: Pick<RequestContext, 'ports'>, service: Service): Promise<Price | null> {
  const found = await orNull(ports.postage.waysToSend(lightest, 'FR'));
  if (found?.kind !== 'found') return null;
  const offered = found.offers.filter(({ product }) => product?.service === service);
  return cheapestOf(offered, ({ price }) => price)?.price ?? null;
}

import type { RequestContext } from '#ui/request/request-context.server.ts';

/** Whether the shopper's cart has a line with this configuration: another cart's is not theirs, an ordered one is sold. */
export async function isInCart({ carts }: Pick<RequestContext['ports'], 'carts'>, configurationId: string) {
  const cart = await carts.current();
  return cart?.lines.some((line) => line.configurationId === configurationId) ?? false;
}

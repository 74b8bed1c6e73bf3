import { searchOf } from '#ui/routing/queries/queries.ts';
import { isCode } from '#ui/routing/route-params.ts';
import { routeOf } from '#ui/routing/route-table.ts';

/**
 * The payment page with the means of payment of a posted order, for a shopper who has to sign in first: no draft of an
 * order is stored, but its address may hold the mode. `null` for every other request.
 */
export async function paymentPageOf(
  { request, url }: { request: Request; url: URL },
  posted: () => Promise<FormData>,
): Promise<string | null> {
  if (request.method !== 'POST' || routeOf(url.pathname)?.entry.name !== 'payment') return null;
  const mode = (await posted().catch(() => new FormData())).get('mode');
  return url.pathname + searchOf('payment', { choice: typeof mode === 'string' && isCode(mode) ? mode : null });
}

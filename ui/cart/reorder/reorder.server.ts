import { redirect } from 'react-router';
import { optional } from '#domain/shared/fault.ts';
import type { Left } from '#ui/cart/cart.view.ts';
import { failed } from '#ui/cart/cart-actions.server.ts';
import { attempt, type Work } from '#ui/request/ports.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import { field, isCode } from '#ui/routing/route-params.ts';
import { reorderNotices, reorderQuery, reorderTold } from './reorder.view.ts';

/** « Racheter »: what became of it goes into the address, so that reloading buys nothing again. */
export async function reorder({ ports, wording, session, mode }: Work, form: FormData): Promise<Left | null> {
  const { paths } = wording;
  if (!session.open) throw redirect(paths.signIn({ redirect: paths.cart(), fallback: paths.cart(), profile: mode }));
  const code = field(form, 'order', 64);
  if (!isCode(code)) return null;
  const result = await attempt('reorder', () => ports.orders.reorder(code));
  if (result !== 'unknown' && 'kind' in result) return failed(result, wording);
  throw redirect(paths.cart(reorderQuery(code, result)));
}

/** What an address says of a reorder, in words; the titles are those of the order. */
export async function reorderedIn({ ports, wording, session }: Work, url: URL) {
  const told = reorderTold(queryOf('cart', url.searchParams));
  if (!told) return [];
  const order = session.open && told.kind !== 'unknown' ? await optional(ports.orders.ofCode(told.code)) : null;
  return reorderNotices(told, { wording, titles: titlesOf(order) });
}

const titlesOf = (order: Awaited<ReturnType<Work['ports']['orders']['ofCode']>> | null): ReorderTitles =>
  new Map(order === null || order === 'unknown' ? [] : order.lines.map(({ code, title }) => [code, title]));

type ReorderTitles = Parameters<typeof reorderNotices>[1]['titles'];

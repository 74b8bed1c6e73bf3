import { orNull } from '#domain/shared/fault.ts';
import { field } from '#ui/forms/fields.ts';
import { type FormOf, redirectResult } from '#ui/forms/form-result.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { isCode } from '#ui/routing/route-params.ts';
import { reorderNotices, reorderQuery, reorderResult } from './reorder.view.ts';

/** « Racheter »: redirects with its result in the address, so that a reload does not add the articles again. */
export const reorderForm: FormOf = {
  failure: 'reorder',
  async save({ ports, wording, session, mode }, form) {
    const { paths } = wording;
    if (!session.open)
      return redirectResult(paths.signIn({ redirect: paths.cart(), fallback: paths.cart(), profile: mode }));
    const code = field(form, 'order', 64);
    if (!isCode(code)) return redirectResult(paths.cart(), { replaces: true });
    return redirectResult(paths.cart(reorderQuery(code, await ports.orders.reorder(code))));
  },
};

/** The notices about a reorder in the address, with the titles of the order's articles. */
export async function reorderedIn({ ports, wording, session }: RequestContext, url: URL) {
  const result = reorderResult(queryOf('cart', url.searchParams));
  if (!result) return [];
  const order = session.open && result.kind !== 'unknown' ? await orNull(ports.orders.ofCode(result.code)) : null;
  return reorderNotices(result, { wording, titles: titlesOf(order) });
}

const titlesOf = (order: Awaited<ReturnType<RequestContext['ports']['orders']['ofCode']>> | null): ReorderTitles =>
  new Map(order === null || order === 'unknown' ? [] : order.lines.map(({ code, title }) => [code, title]));

type ReorderTitles = Parameters<typeof reorderNotices>[1]['titles'];

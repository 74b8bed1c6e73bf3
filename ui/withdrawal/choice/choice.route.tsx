import { redirect } from 'react-router';
import type { OrderSummary } from '#domain/orders/orders.ts';
import { orNull } from '#domain/shared/fault.ts';
import { pageTitle } from '#ui/page/page-title.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { labelSource } from '#ui/wording/label-source.server.ts';
import { todayInParis } from '#ui/wording/today.ts';
import type { Route } from './+types/choice.route';
import { ChoiceScreen } from './choice.screen.tsx';
import { choiceView, type OrderRead } from './choice.view.ts';
import { choiceHtml } from './choice-html.server.tsx';

/** Each order of a page is read whole, so they are few. */
const PAGE_SIZE = 5;

export const loader = handler(async (context, { url, request }: Route.LoaderArgs) => {
  const { ports, wording, session } = context;
  const { q, page: number } = queryOf('changeOfMind', url.searchParams);
  const search = { text: q ?? '', from: null, to: null };
  const page = session.open ? await orNull(ports.orders.ofShopper((number ?? 1) - 1, PAGE_SIZE, search)) : undefined;
  if (page && page.orders.length === 0 && page.count > 0) throw redirect(wording.paths.changeOfMind({ q }));
  const view = choiceView(
    {
      page,
      text: search.text,
      orders: await Promise.all((page?.orders ?? []).map((summary) => orderRead(context, summary))),
      today: todayInParis(),
    },
    wording,
  );
  return {
    view: choiceHtml(view, { labels: labelSource(wording.lang, {}), request }),
    head: {
      title: pageTitle(
        { title: view.title, partOf: q ?? undefined, page: page && { ...page, pages: page.pageCount } },
        wording,
      ),
      description: wording.t('withdrawal.choiceDescription'),
      noIndex: true,
    },
  };
});

async function orderRead({ ports: { orders } }: RequestContext, summary: OrderSummary): Promise<OrderRead> {
  const [order, withdrawals] = await Promise.all([
    orNull(orders.ofCode(summary.code)),
    orNull(orders.withdrawals(summary.code)),
  ]);
  // What was withdrawn from already is not offered again by mistake: without it, the order says nothing.
  if (order === 'unknown' || withdrawals === 'unknown' || withdrawals === null)
    return { summary, order: null, withdrawals: [] };
  return { summary, order, withdrawals };
}

export { meta } from '#ui/page/head.ts';

export default function Choice({ loaderData }: Route.ComponentProps) {
  return <ChoiceScreen view={loaderData.view} />;
}

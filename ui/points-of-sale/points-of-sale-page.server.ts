import { data } from 'react-router';
import { searchFault } from '#domain/pickup/pickup-points.ts';
import { orNull } from '#domain/shared/fault.ts';
import { mapSourceOf } from '#ui/map/map-source.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { pageTitle } from '#ui/page/page-title.ts';
import { breadcrumbList } from '#ui/page/structured-data.ts';
import { searchIn } from '#ui/pickup/pickup.server.ts';
import { tooMany } from '#ui/request/error/error-page.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { labelSource } from '#ui/wording/label-source.server.ts';
import { todayInParis } from '#ui/wording/today.ts';
import { type PointsOfSalePage, pointsOfSaleView } from './points-of-sale.view.ts';
import { pointsOfSaleHtml } from './points-of-sale-html.server.tsx';

/** So many are listed; whoever looks for others names a nearer place. */
const listed = 20;

/** The points of sale near the place of the address, where it names one. */
export async function loadPointsOfSale(context: RequestContext, { url, request }: { url: URL; request: Request }) {
  const { wording, config } = context;
  const input = await pageAt(context, url);
  const view = pointsOfSaleView(input, wording);
  const path = wording.paths.pointsOfSale();
  context.describe(breadcrumbList(config.SHOP_ORIGIN, [...view.breadcrumb, { label: view.title, href: path }]));
  return data(
    {
      view: pointsOfSaleHtml(view, { labels: labelSource(wording.lang, {}), request }),
      head: {
        title: pageTitle(
          { title: view.title, partOf: view.summary ?? undefined, isRefused: view.form.error !== undefined },
          wording,
        ),
        description: view.text,
        // Places are countless: only the page itself is for search engines.
        ...(input.result ? { noIndex: true } : { canonical: config.SHOP_ORIGIN + path }),
      },
    },
    view.failed ? { headers: privateHeaders } : {},
  );
}

async function pageAt(context: RequestContext, url: URL): Promise<PointsOfSalePage> {
  const { ports, config } = context;
  const query = queryOf('pointsOfSale', url.searchParams);
  const search = searchIn(query, 'FR');
  const common = { search, today: todayInParis(), map: mapSourceOf(config) };
  if (query.street === null && query.postalCode === null && query.city === null) return { ...common, result: null };
  const fault = searchFault(search);
  if (fault) return { ...common, result: { kind: 'fault', fault } };
  const seconds = await context.limits.take('points-of-sale');
  if (seconds > 0) throw tooMany(context, seconds);
  const found = await orNull(ports.pointsOfSale.near({ ...search, count: listed }));
  return { ...common, result: found ?? { kind: 'failed' } };
}

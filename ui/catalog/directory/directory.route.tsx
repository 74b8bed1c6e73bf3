import { data } from 'react-router';
import { brandsSeen, sellersSeen } from '#domain/analytics/page-views.ts';
import { optional } from '#domain/shared/fault.ts';
import { keptOnServer } from '#ui/lean/static-data.ts';
import { metaOf } from '#ui/page/head.ts';
import { privateHeaders, publicHeaders } from '#ui/page/page-headers.ts';
import { breadcrumbList } from '#ui/page/structured-data.ts';
import { notFound, shop, type Work, withPorts } from '#ui/request/ports.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import type { Route } from './+types/directory.route';
import { DirectoryScreen } from './directory.screen.tsx';
import { type DirectoryOf, directoryView } from './directory.view.ts';

/** All brands, or all sellers. */
export const loader = withPorts(async (work, { url, request }: Route.LoaderArgs) => {
  const typed = queryOf('brands', url.searchParams).q ?? '';
  const of = await directoryAt(work, { url, typed });
  const view = directoryView(of, work.wording);
  const tag = of.kind === 'brands' ? 'brand' : 'seller';
  work.tag(...(of.entries ?? []).map(({ code }) => `${tag}:${code}` as const));
  const origin = shop.config.SHOP_ORIGIN;
  const { action } = view.filter;
  work.describe(breadcrumbList(origin, [...view.breadcrumb, { label: view.title, href: action }]));
  const plain = typed === '' && view.failed === null;
  return data(
    {
      view: keptOnServer(view, 'groups', request),
      head: {
        title: view.title,
        description: view.text,
        ...(plain ? { canonical: origin + action } : { noIndex: true }),
      },
      track: of.kind === 'brands' ? brandsSeen : sellersSeen,
    },
    view.failed ? { headers: privateHeaders } : {},
  );
});

async function directoryAt(work: Work, { url, typed }: { url: URL; typed: string }): Promise<DirectoryOf> {
  const { brands, shops } = work.ports;
  switch (routeOf(url.pathname)?.entry.name) {
    case 'brands':
      return { kind: 'brands', typed, entries: await optional(brands.all()) };
    case 'sellers':
      return { kind: 'sellers', typed, entries: await optional(shops.all()) };
    default:
      throw notFound(work);
  }
}

export const headers = publicHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Directory({ loaderData }: Route.ComponentProps) {
  return <DirectoryScreen view={loaderData.view} />;
}

import { data } from 'react-router';
import { brandsPageView, sellersPageView } from '#domain/analytics/page-views.ts';
import { orNull } from '#domain/shared/fault.ts';
import { omitStaticData } from '#ui/lean/static-data.ts';
import { privateHeaders, publicHeaders } from '#ui/page/page-headers.ts';
import { breadcrumbList } from '#ui/page/structured-data.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import type { Route } from './+types/directory.route';
import { DirectoryScreen } from './directory.screen.tsx';
import { type DirectoryOf, directoryView } from './directory.view.ts';

/** All brands, or all sellers. */
export const loader = handler(async (context, { url, request }: Route.LoaderArgs) => {
  const typed = queryOf('brands', url.searchParams).q ?? '';
  const of = await directoryAt(context, { url, typed });
  const view = directoryView(of, context.wording);
  const tag = of.kind === 'brands' ? 'brand' : 'seller';
  context.tag(...(of.entries ?? []).map(({ code }) => `${tag}:${code}` as const));
  const origin = context.config.SHOP_ORIGIN;
  const { action } = view.filter;
  context.describe(breadcrumbList(origin, [...view.breadcrumb, { label: view.title, href: action }]));
  const plain = typed === '' && view.failed === null;
  return data(
    {
      view: omitStaticData(view, 'groups', request),
      head: {
        title: view.title,
        description: view.text,
        ...(plain ? { canonical: origin + action } : { noIndex: true }),
      },
      track: of.kind === 'brands' ? brandsPageView : sellersPageView,
    },
    view.failed ? { headers: privateHeaders } : {},
  );
});

async function directoryAt(context: RequestContext, { url, typed }: { url: URL; typed: string }): Promise<DirectoryOf> {
  const { brands, sellers } = context.ports;
  switch (routeOf(url.pathname)?.entry.name) {
    case 'brands':
      return { kind: 'brands', typed, entries: await orNull(brands.all()) };
    case 'sellers':
      return { kind: 'sellers', typed, entries: await orNull(sellers.all()) };
    default:
      throw notFound(context);
  }
}

export const headers = publicHeaders;
export { meta } from '#ui/page/head.ts';

export default function Directory({ loaderData }: Route.ComponentProps) {
  return <DirectoryScreen view={loaderData.view} />;
}

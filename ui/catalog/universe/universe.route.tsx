import { universePageView } from '#domain/analytics/page-views.ts';
import { everything } from '#domain/catalog/search-query.ts';
import { Featured } from '#ui/catalog/card/featured.tsx';
import { ContentHtml } from '#ui/content/content-html.tsx';
import { pageContent } from '#ui/content/page-content.server.ts';
import { omitStaticData } from '#ui/lean/static-data.ts';
import { publicHeaders } from '#ui/page/page-headers.ts';
import { breadcrumbList, itemList } from '#ui/page/structured-data.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/universe.route';
import { UniverseScreen } from './universe.screen.tsx';
import { categoryIn, universeView } from './universe.view.ts';

const pageSize = 12;

/** A department: its categories, its products, and an editor's blocks (specification §2, universe). */
export const loader = handler(async (context, { request, params }: Route.LoaderArgs) => {
  const { wording, ports } = context;
  const { code } = params;
  const [page, trees, content] = await Promise.all([
    ports.products.search({ ...everything, base: { kind: 'allCategories', id: code } }, pageSize),
    context.categories(),
    pageContent(context, { query: { kind: 'universeCategory', code }, request }),
  ]);
  if (page === 'unknown') throw notFound(context);
  const { products, ...view } = universeView({ code, page, tree: categoryIn(trees, code) }, wording);
  context.tag(`category:${code}`, ...page.products.map((product) => `product:${product.code}` as const));
  const origin = context.config.SHOP_ORIGIN;
  const path = wording.paths.universe({ code });
  context.describe(breadcrumbList(origin, [...view.breadcrumb, { label: view.title, href: path }]));
  if (products)
    context.describe(
      itemList(
        origin,
        products.cards.map(({ href }) => href),
      ),
    );
  return {
    view,
    products: products && omitStaticData(products, 'cards', request),
    content,
    head: {
      title: wording.t('catalog.universeTitle', { title: view.title }),
      description: view.paragraph ?? wording.t('catalog.listingDescription', { title: view.title, count: page.total }),
      ...(page.seo.noIndex ? { noIndex: true } : { canonical: origin + path }),
    },
    track: universePageView(code),
  };
});

export const headers = publicHeaders;
export { meta } from '#ui/page/head.ts';

export default function Universe({ loaderData: { view, products, content } }: Route.ComponentProps) {
  return (
    <UniverseScreen view={view} products={products && <Featured view={products} />}>
      <ContentHtml sent={content} />
    </UniverseScreen>
  );
}

import { redirect } from 'react-router';
import { productPageView } from '#domain/analytics/page-views.ts';
import type { Product } from '#domain/catalog/catalog.ts';
import { orNull } from '#domain/shared/fault.ts';
import { proPrefix } from '#domain/shared/mode.ts';
import type { ViewedArticle } from '#ui/catalog/recently-viewed/viewed-articles.ts';
import { pageContent } from '#ui/content/page-content.server.ts';
import type { HeadView } from '#ui/page/head.ts';
import { breadcrumbList } from '#ui/page/structured-data.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { labelSource } from '#ui/wording/label-source.server.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { productView } from './product.view.ts';
import { productData } from './product-data.ts';
import { productHtml } from './product-html.server.tsx';

interface ProductInput {
  code: string;
  /** The slug in the address; `null` in the address of an offer. */
  slug: string | null;
  wantedOffer: string | null;
  url: URL;
  request: Request;
}

/** The page of a product. */
export async function loadProduct(context: RequestContext, { code, slug, wantedOffer, url, request }: ProductInput) {
  const { ports, wording } = context;
  const [product, similar, content] = await Promise.all([
    ports.products.ofCode(code, wantedOffer ?? undefined),
    orNull(ports.products.similarTo(code)),
    pageContent(context, { query: { kind: 'product', code }, request }),
  ]);
  if (product === 'unknown') throw notFound(context);
  const path = wording.paths.product({ slug: product.slug, code });
  const here = ownPath(context, { product, url }) ?? path;
  // A wrong slug redirects to the right one (postal-domain 9.5), but not away from what a post has to say.
  if (context.posted === null && slug !== null && url.pathname !== here) throw redirect(here + url.search, 301);
  context.tag(...[product, ...(similar ?? [])].map((shown) => `product:${shown.code}` as const));
  const { added, limit } = queryOf('product', url.searchParams);
  const view = productView({ product, wantedOffer, added, limit, similar: similar ?? [] }, wording);
  const origin = context.config.SHOP_ORIGIN;
  context.describe(
    breadcrumbList(origin, [...view.breadcrumb, { label: view.title, href: path }]),
    productData(product, origin, wording),
  );
  return {
    view: productHtml(view, { labels: labelSource(wording.lang, {}), request }),
    content,
    head: headOf(product, origin + path),
    track: productPageView(product),
    viewed: viewedArticle(product, wording),
    prefix: context.mode === 'pro' ? proPrefix : '',
    recommended: wording.paths.recommendations({ mode: context.mode, code }),
  };
}

/** What the browser may keep of it; the path is the same in both modes but for its prefix. */
const viewedArticle = ({ code, slug, title, picture }: Product, { lang }: Wording): ViewedArticle => ({
  code,
  title,
  lang,
  path: pathsOf('part').product({ slug, code }),
  picture: picture ?? '',
});

const headOf = ({ title, summary, pictures: [first] }: Product, canonical: string): HeadView => ({
  title,
  description: summary,
  canonical,
  ...(first ? { picture: first.zoom } : {}),
});

/** The product's second address, among the shop's own goods: the same page, whose canonical link names the first. */
function ownPath(
  { wording: { paths } }: RequestContext,
  { product, url }: { product: Product; url: URL },
): string | null {
  if (routeOf(url.pathname)?.entry.name !== 'ownBrandProduct') return null;
  const isOwn = product.offers.some((offer) => offer.seller === null);
  return isOwn ? paths.ownBrandProduct({ slug: product.slug, code: product.code }) : null;
}

import { redirect } from 'react-router';
import { productSeen } from '#domain/analytics/page-views.ts';
import type { Product } from '#domain/catalog/catalog.ts';
import { notFound, shop, type Work } from '#ui/shared/ports.server.ts';
import { routeOf } from '#ui/shared/route-table.ts';
import { breadcrumbList } from '#ui/shared/structured-data.ts';
import { productView } from './product.view.ts';

/** A product's page. `slug` is what the address says, or nothing for the address of an offer. */
export async function loadProduct(
  work: Work,
  { code, slug, wantedOffer, url }: { code: string; slug: string | null; wantedOffer: string | null; url: URL },
) {
  const { ports, wording } = work;
  const product = await ports.products.ofCode(code, wantedOffer ?? undefined);
  if (product === 'unknown') throw notFound(work);
  const path = wording.paths.product({ slug: product.slug, code });
  const here = ownPath(work, { product, url }) ?? path;
  // A wrong slug is not another page (postal-domain 9.5).
  if (slug !== null && url.pathname !== here) throw redirect(here + url.search, 301);
  const added = Number(/^[1-9][0-9]{0,3}$/.exec(url.searchParams.get('ajoute') ?? '')?.[0] ?? 0);
  work.tag(`product:${product.code}`);
  const view = productView({ product, wantedOffer, added: added || null }, wording);
  work.describe(breadcrumbList(shop.config.SHOP_ORIGIN, [...view.breadcrumb, { label: view.title, href: path }]));
  return {
    view,
    head: { title: view.title, description: view.summary, canonical: shop.config.SHOP_ORIGIN + path },
    track: productSeen(product),
    recommended: wording.paths.recommendations({ mode: work.mode, code }),
  };
}

/** Under its own-brand address, for what the shop sells itself: the same page, and canonical to its twin. */
function ownPath({ wording: { paths } }: Work, { product, url }: { product: Product; url: URL }): string | null {
  if (routeOf(url.pathname)?.entry.name !== 'ownBrandProduct') return null;
  const isOwn = product.offers.some((offer) => offer.shop === null);
  return isOwn ? paths.ownBrandProduct({ slug: product.slug, code: product.code }) : null;
}

import { redirect } from 'react-router';
import { productSeen } from '#domain/analytics/page-views.ts';
import { notFound, shop, type Work } from '#ui/shared/ports.server.ts';
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
  // A wrong slug is not another page (postal-domain 9.5).
  if (slug !== null && slug !== product.slug) throw redirect(path + url.search, 301);
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

import { data } from 'react-router';
import { listingSeen } from '#domain/analytics/page-views.ts';
import type { SearchQuery } from '#domain/catalog/search-query.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { HeadView } from '#ui/shared/head.ts';
import { keptOnServer } from '#ui/shared/kept-on-server.ts';
import { notFound, type PageTag, shop, type Work } from '#ui/shared/ports.server.ts';
import { breadcrumbList } from '#ui/shared/structured-data.ts';
import { failedListing, type ListingOf, type ListingView, listingView } from './listing.view.ts';
import { listingParams, readListingAddress } from './listing-address.ts';

/** What a listing lists. */
export interface Listed {
  base: SearchQuery['base'];
  /** The address of the page without its query. */
  path: string;
  fallbackTitle: string;
}

/** One page of a listing. When it cannot be read the listing is reset and says so, in the frame that stands (specification §8). */
export async function loadListing(
  work: Work,
  { url, request }: { url: URL; request: Request },
  { base, path, fallbackTitle }: Listed,
) {
  const { ports, wording } = work;
  const address = readListingAddress(url.searchParams);
  if (address === null) throw notFound(work);
  const of: ListingOf = { address, path, fallbackTitle };
  try {
    const page = await ports.products.search({ ...address, base });
    if (page === 'unknown') throw notFound(work);
    if (address.page > 0 && address.page >= page.pages) throw notFound(work);
    const view = listingView(page, of, wording);
    work.tag(...(base ? [tagOf(base)] : []), ...page.products.map(({ code }) => `product:${code}` as const));
    work.describe(breadcrumbList(shop.config.SHOP_ORIGIN, [...view.breadcrumb, { label: view.title, href: path }]));
    return data({
      view: sent(view, request),
      head: headOf(view, of, { total: page.total, noIndex: page.seo.noIndex }, work),
      track: listingSeen(page, { text: address.text, code: base?.id ?? null, filters: address.facets.length }),
    });
  } catch (error) {
    if (!(error instanceof Fault) || error.kind === 'signed-out') throw error;
    const view = failedListing(of, wording);
    return data(
      { view: sent(view, request), head: { title: view.title, description: '', noIndex: true } },
      { headers: { 'Cache-Control': 'private, no-store' } },
    );
  }
}

const tagOf = ({ kind, id }: NonNullable<Listed['base']>): PageTag =>
  `${({ allCategories: 'category', brandCode: 'brand', shops: 'seller' } as const)[kind]}:${id}`;

/** Cards and facets are most of the page: in a document they stand as HTML and travel once. */
const sent = (view: ListingView, request: Request) =>
  keptOnServer({ ...view, filter: keptOnServer(view.filter, 'facets', request) }, 'cards', request);

/** Only a listing without filters, sort or free text is one that search engines may keep. */
function headOf(
  view: ListingView,
  { address, path }: ListingOf,
  { total, noIndex }: { total: number; noIndex: boolean },
  { wording }: Work,
): HeadView {
  const plain = address.text === '' && address.facets.length === 0 && listingParams({ ...address, page: 0 }) === '';
  return {
    title: view.title,
    description: wording.t('catalog.listingDescription', { title: view.title, count: total }),
    ...(plain && !noIndex ? { canonical: shop.config.SHOP_ORIGIN + path + listingParams(address) } : { noIndex: true }),
  };
}

import { data } from 'react-router';
import { addFromCard } from '#ui/catalog/card/add-to-cart.server.ts';
import { sellerHtml } from '#ui/catalog/seller/seller.server.tsx';
import { SellerHtml } from '#ui/catalog/seller/seller-html.tsx';
import { ContentHtml } from '#ui/content/content-html.tsx';
import { pageContent } from '#ui/content/page-content.server.ts';
import { publicHeaders, unlessPosted } from '#ui/page/page-headers.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/listing.route';
import { listedAt } from './listed.server.ts';
import { ListingScreen } from './listing.screen.tsx';
import { loadListing } from './listing.server.ts';
import { nothingFoundHtml } from './nothing-found.server.ts';

export const loader = handler(async (context, { url, request, params }: Route.LoaderArgs) => {
  const names: Partial<Record<'code' | 'slug' | 'facet', string>> = params;
  const listed = listedAt(context, { url, params: names });
  const { base, facet, own } = listed;
  // An editor's blocks are on the first page of an unfiltered list.
  const contentQuery =
    url.search === '' && base && !facet && !own ? { kind: contentOf[base.kind], code: base.id } : null;
  const [list, content, seller] = await Promise.all([
    loadListing(context, { url, request }, listed),
    pageContent(context, { query: contentQuery, request }),
    base?.kind === 'shops' ? sellerHtml(context, { id: base.id, slug: names.slug ?? '', url, request }) : null,
  ]);
  const written = list.data.view.isNothing ? await nothingFoundHtml(context, request) : content;
  return data({ ...list.data, content: written, seller }, list.init ?? {});
});

/** The content page of each kind of list (specification §2, content-managed pages). */
const contentOf = {
  allCategories: 'category',
  brandCode: 'brandCategory',
  shops: 'shopCategory',
} as const;

export const action = handler(async (context, { request }: Route.ActionArgs) => addFromCard(context, request));

/** Adding to the cart does not change this page. */
export const shouldRevalidate = unlessPosted;

export const headers = publicHeaders;
export { meta } from '#ui/page/head.ts';

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { view, content, seller } = loaderData;
  return (
    <ListingScreen view={view} lead={seller && <SellerHtml sent={seller} />}>
      <ContentHtml sent={content} />
    </ListingScreen>
  );
}

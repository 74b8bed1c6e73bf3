import { metaOf } from '#ui/shared/head.ts';
import { notFound, withPorts } from '#ui/shared/ports.server.ts';
import { publicHeaders, unlessPosted } from '#ui/shared/public-page.ts';
import { isCode } from '#ui/shared/route-params.ts';
import type { Route } from './+types/seller.route';
import { addToCart } from './add-to-cart.server.ts';
import { ListingScreen } from './listing.screen.tsx';
import { loadListing } from './listing.server.ts';

export const loader = withPorts(async (work, { url, request, params }: Route.LoaderArgs) => {
  const { code, slug } = params;
  if (!isCode(code) || !isCode(slug)) throw notFound(work);
  return loadListing(
    work,
    { url, request },
    {
      base: { kind: 'shops', id: code },
      path: work.wording.paths.plpVendeur({ slug, code }),
      fallbackTitle: work.wording.t('catalog.sellers'),
    },
  );
});

export const action = withPorts(async (work, { request }: Route.ActionArgs) =>
  addToCart(work, request, () => work.wording.paths.cart()),
);

/** Adding to the cart changes nothing here. */
export const shouldRevalidate = unlessPosted;

export const headers = publicHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Listing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen view={loaderData.view} />;
}

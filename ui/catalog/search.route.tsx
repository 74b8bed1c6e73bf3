import { metaOf } from '#ui/shared/head.ts';
import { withPorts } from '#ui/shared/ports.server.ts';
import { publicHeaders, unlessPosted } from '#ui/shared/public-page.ts';
import type { Route } from './+types/search.route';
import { addToCart } from './add-to-cart.server.ts';
import { ListingScreen } from './listing.screen.tsx';
import { loadListing } from './listing.server.ts';

export const loader = withPorts(async (work, { url, request }: Route.LoaderArgs) => {
  return loadListing(
    work,
    { url, request },
    {
      base: null,
      path: work.wording.paths.search(),
      fallbackTitle: work.wording.t('catalog.allProducts'),
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

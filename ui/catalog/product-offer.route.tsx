import { Recommended } from '#ui/shared/components/recommended.tsx';
import { metaOf } from '#ui/shared/head.ts';
import { withPorts } from '#ui/shared/ports.server.ts';
import { publicHeaders } from '#ui/shared/public-page.ts';
import type { Route } from './+types/product-offer.route';
import { ProductScreen } from './product.screen.tsx';
import { loadProduct } from './product.server.ts';

export const loader = withPorts(async (work, { params: { code, offer }, url }: Route.LoaderArgs) =>
  loadProduct(work, { code, slug: null, wantedOffer: offer.replace('offer_', ''), url }),
);

export const headers = publicHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function ProductOffer({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProductScreen view={loaderData.view} />
      <Recommended endpoint={loaderData.recommended} />
    </>
  );
}

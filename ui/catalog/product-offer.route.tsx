import { metaOf } from '#ui/shared/head.ts';
import { notFound, withPorts } from '#ui/shared/ports.server.ts';
import { publicHeaders } from '#ui/shared/public-page.ts';
import { offerIdOf } from '#ui/shared/route-params.ts';
import type { Route } from './+types/product-offer.route';
import { ProductScreen } from './product.screen.tsx';
import { loadProduct } from './product.server.ts';

export const loader = withPorts(async (work, { params: { code, offer }, url }: Route.LoaderArgs) => {
  const wantedOffer = offerIdOf(offer);
  if (wantedOffer === null) throw notFound(work);
  return loadProduct(work, { code, slug: null, wantedOffer, url });
});

export const headers = publicHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function ProductOffer({ loaderData }: Route.ComponentProps) {
  return <ProductScreen view={loaderData.view} />;
}

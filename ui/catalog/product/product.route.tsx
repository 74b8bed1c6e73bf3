import { addToCart } from '#ui/catalog/card/add-to-cart.server.ts';
import { Recommended } from '#ui/catalog/card/recommended.tsx';
import { RecentlyViewed } from '#ui/catalog/recently-viewed/recently-viewed.tsx';
import { ContentHtml } from '#ui/content/content-html.tsx';
import { publicHeaders, unlessPosted } from '#ui/page/page-headers.ts';
import { handler } from '#ui/request/handler.server.ts';
import { searchOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/product.route';
import { ProductScreen } from './product.screen.tsx';
import { loadProduct } from './product.server.ts';

/** A product at its own address, or at that of one of its offers. */
export const loader = handler(async (context, { params, url, request }: Route.LoaderArgs) => {
  const { code, slug, offer }: { code: string; slug?: string; offer?: string } = params;
  const wantedOffer = offer?.replace('offer_', '') ?? null;
  return loadProduct(context, { code, slug: slug ?? null, wantedOffer, url, request });
});

export const action = handler(async (context, { request, url }: Route.ActionArgs) =>
  addToCart(context, {
    request,
    back: ({ quantity, limit }) => url.pathname + searchOf('product', { added: quantity, limit }),
  }),
);

/** Adding to the cart does not change this page. */
export const shouldRevalidate = unlessPosted;

export const headers = publicHeaders;
export { meta } from '#ui/page/head.ts';

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const { view, content } = loaderData;
  // Without scripts a refusal is a notice in the page; with scripts the dialog shows it.
  const refused = actionData?.kind === 'refused' ? { notice: { tone: 'error' as const, text: actionData.text } } : {};
  return (
    <>
      <ProductScreen view={{ ...view, ...refused }}>
        <ContentHtml sent={content} />
      </ProductScreen>
      <Recommended endpoint={loaderData.recommended} />
      <RecentlyViewed article={loaderData.viewed} prefix={loaderData.prefix} />
    </>
  );
}

import { editorialSeen } from '#domain/analytics/page-views.ts';
import { everything } from '#domain/catalog/search-query.ts';
import { optional } from '#domain/shared/fault.ts';
import { Recommended } from '#ui/shared/components/recommended.tsx';
import { metaOf } from '#ui/shared/head.ts';
import { keptOnServer } from '#ui/shared/kept-on-server.ts';
import { shop, withPorts } from '#ui/shared/ports.server.ts';
import { publicHeaders, unlessPosted } from '#ui/shared/public-page.ts';
import type { Route } from './+types/home.route';
import { addToCart } from './add-to-cart.server.ts';
import { HomeScreen } from './home.screen.tsx';
import { homeView } from './home.view.ts';

const featured = 8;

export const loader = withPorts(async ({ ports, wording, mode }, { request }: Route.LoaderArgs) => {
  const [categories, carnets] = await Promise.all([
    shop.categoriesOf(mode, wording.lang),
    optional(ports.products.search({ ...everything, text: wording.lang === 'fr' ? 'carnet' : 'booklet' }, featured)),
  ]);
  const view = homeView({ categories, carnets: carnets === 'unknown' ? null : carnets }, wording);
  const sent = { ...view, featured: view.featured && keptOnServer(view.featured, 'cards', request) };
  return {
    view: sent,
    head: {
      title: view.title,
      description: wording.t('catalog.homeDescription'),
      canonical: shop.config.SHOP_ORIGIN + wording.paths.home(),
    },
    track: editorialSeen('home'),
    recommended: wording.paths.recommendations({ mode }),
  };
});

export const action = withPorts(async (work, { request }: Route.ActionArgs) =>
  addToCart(work, request, () => work.wording.paths.cart()),
);

/** Adding to the cart changes nothing here. */
export const shouldRevalidate = unlessPosted;

export const headers = publicHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeScreen view={loaderData.view} />
      <Recommended endpoint={loaderData.recommended} />
    </>
  );
}

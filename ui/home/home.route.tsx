import { data, redirect } from 'react-router';
import { editorialSeen } from '#domain/analytics/page-views.ts';
import { everything } from '#domain/catalog/search-query.ts';
import { optional } from '#domain/shared/fault.ts';
import { addToCart } from '#ui/catalog/add-to-cart.server.ts';
import { Featured } from '#ui/catalog/featured.part.tsx';
import { featuredView } from '#ui/catalog/featured.view.ts';
import { ContentHtml } from '#ui/content/content-html.part.tsx';
import { homeContent } from '#ui/content/home-content.server.ts';
import { Recommended } from '#ui/shared/components/recommended.tsx';
import { metaOf } from '#ui/shared/head.ts';
import { keptOnServer } from '#ui/shared/kept-on-server.ts';
import { shop, type Work, withPorts } from '#ui/shared/ports.server.ts';
import { privateHeaders, publicHeaders, unlessPosted } from '#ui/shared/public-page.ts';
import { organization, website } from '#ui/shared/structured-data.ts';
import type { Route } from './+types/home.route';
import { isProfessional } from './audience.server.ts';
import { HomeScreen } from './home.screen.tsx';
import { homeView } from './home.view.ts';

const featured = 8;

/** The home of an audience, the same for everybody: a signed-in professional has one of their own (postal-domain 9.3). */
export const loader = withPorts(async (work, { request }: Route.LoaderArgs) => {
  const { mode, wording, preview } = work;
  if (mode === 'pro' && isProfessional(work) && !preview)
    throw redirect(wording.paths.homeConnectedPro(), { headers: privateHeaders });
  const path = wording.paths.home();
  const [categories, products, content] = await Promise.all([
    shop.categoriesOf(mode, wording.lang),
    featuredOf(work),
    homeContent(work, { path, request }),
  ]);
  const view = homeView({ categories }, wording);
  const origin = shop.config.SHOP_ORIGIN;
  work.describe(organization(origin, wording), website(origin, wording));
  const head = {
    title: view.title,
    description: wording.t('home.description'),
    canonical: origin + path,
    noIndex: preview,
  };
  return data(
    {
      view,
      featured: products && keptOnServer(products, 'cards', request),
      content,
      head,
      track: editorialSeen('home'),
      recommended: wording.paths.recommendations({ mode }),
    },
    preview ? { headers: privateHeaders } : {},
  );
});

async function featuredOf({ ports, wording, tag }: Work) {
  const text = wording.lang === 'fr' ? 'carnet' : 'booklet';
  const found = await optional(ports.products.search({ ...everything, text }, featured));
  if (found === null || found === 'unknown') return null;
  tag(...found.products.map(({ code }) => `product:${code}` as const));
  return featuredView(found, wording);
}

export const action = withPorts(async (work, { request }: Route.ActionArgs) =>
  addToCart(work, request, () => work.wording.paths.cart()),
);

/** Adding to the cart changes nothing here. */
export const shouldRevalidate = unlessPosted;

export const headers = publicHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { view, featured: products, content, recommended } = loaderData;
  return (
    <>
      <HomeScreen
        view={view}
        banners={<ContentHtml html={content.banners.html} />}
        featured={products && <Featured view={products} />}
        rest={<ContentHtml html={content.rest.html} />}
      />
      <Recommended endpoint={recommended} />
    </>
  );
}

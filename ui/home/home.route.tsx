import { data, redirect } from 'react-router';
import { editorialPageView } from '#domain/analytics/page-views.ts';
import { everything } from '#domain/catalog/search-query.ts';
import type { ProductBlock } from '#domain/content/content.ts';
import { orNull } from '#domain/shared/fault.ts';
import { addFromCard } from '#ui/catalog/card/add-to-cart.server.ts';
import { Featured } from '#ui/catalog/card/featured.tsx';
import { featuredView } from '#ui/catalog/card/featured.view.ts';
import { Recommended } from '#ui/catalog/card/recommended.tsx';
import { ContentHtml } from '#ui/content/content-html.tsx';
import { homeContent } from '#ui/content/home-content.server.ts';
import { ServerHtml } from '#ui/lean/server-html.tsx';
import { omitStaticData } from '#ui/lean/static-data.ts';
import { privateHeaders, publicHeaders, unlessPosted } from '#ui/page/page-headers.ts';
import { organization, website } from '#ui/page/structured-data.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { Route } from './+types/home.route';
import { HomeScreen } from './home.screen.tsx';
import { homeView } from './home.view.ts';
import { isProfessional } from './mode.server.ts';
import styles from './resumable-journeys.module.css';
import { resumableJourneys } from './resumable-journeys.server.ts';
import { resumableJourneysHtml } from './resumable-journeys-html.server.tsx';

const featured = 8;

/** The home of an audience, the same for everybody: a signed-in professional has one of their own (postal-domain 9.3). */
export const loader = handler(async (context, { request }: Route.LoaderArgs) => {
  const { mode, wording, preview } = context;
  if (mode === 'pro' && isProfessional(context) && !preview)
    throw redirect(wording.paths.homeConnectedPro(), { headers: privateHeaders });
  const path = wording.paths.home();
  const [categories, { products, ...content }, drafts] = await Promise.all([
    context.categories(),
    contentWithProducts(context, { path, request }),
    resumableJourneys(context),
  ]);
  const view = homeView({ categories }, wording);
  const origin = context.config.SHOP_ORIGIN;
  context.describe(organization(origin, wording), website(origin, wording));
  const head = {
    title: view.title,
    description: wording.t('home.description'),
    canonical: origin + path,
    noIndex: preview,
  };
  return data(
    {
      view,
      drafts: resumableJourneysHtml(drafts, request),
      featured: products && omitStaticData(products, 'cards', request),
      content,
      head,
      track: editorialPageView('home'),
      recommended: wording.paths.recommendations({ mode }),
    },
    preview || drafts.drafts ? { headers: privateHeaders } : {},
  );
});

/** The editor's blocks, and the products of the category that one of them names. */
async function contentWithProducts(context: RequestContext, place: { path: string; request: Request }) {
  const content = await homeContent(context, place);
  return { ...content, products: content.products && (await featuredOf(context, content.products)) };
}

async function featuredOf({ ports, wording, tag }: RequestContext, block: ProductBlock) {
  const base = { kind: 'allCategories', id: block.category } as const;
  const found = await orNull(ports.products.search({ ...everything, base }, featured));
  if (found === null || found === 'unknown') return null;
  tag(`category:${block.category}`, ...found.products.map(({ code }) => `product:${code}` as const));
  return featuredView({ ...block, products: found.products }, wording);
}

export const action = handler(async (context, { request }: Route.ActionArgs) => addFromCard(context, request));

/** Adding to the cart changes nothing here. */
export const shouldRevalidate = unlessPosted;

export const headers = publicHeaders;
export { meta } from '#ui/page/head.ts';

export default function Home({ loaderData }: Route.ComponentProps) {
  const { view, drafts, featured: products, content, recommended } = loaderData;
  return (
    <>
      <HomeScreen
        view={view}
        drafts={drafts && <ServerHtml sent={drafts} className={styles.journeys} />}
        banners={<ContentHtml sent={content.banners} />}
        featured={products && <Featured view={products} />}
        rest={<ContentHtml sent={content.rest} />}
      />
      <Recommended endpoint={recommended} />
    </>
  );
}

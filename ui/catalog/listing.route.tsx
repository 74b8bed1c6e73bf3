import { data, redirect } from 'react-router';
import { ContentHtml } from '#ui/content/content-html.part.tsx';
import { pageContent } from '#ui/content/page-content.server.ts';
import { metaOf } from '#ui/shared/head.ts';
import { notFound, type Work, withPorts } from '#ui/shared/ports.server.ts';
import { publicHeaders, unlessPosted } from '#ui/shared/public-page.ts';
import { routeOf } from '#ui/shared/route-table.ts';
import type { Route } from './+types/listing.route';
import { addToCart } from './add-to-cart.server.ts';
import { ListingScreen } from './listing.screen.tsx';
import { type Listed, loadListing } from './listing.server.ts';

export const loader = withPorts(async (work, { url, request, params }: Route.LoaderArgs) => {
  const wanted = listed(work, { url, params });
  // An editor's blocks stand on the first page of a plain list.
  const wish = url.search === '' && wanted.base ? { kind: contentOf[wanted.base.kind], code: wanted.base.id } : null;
  const [list, content] = await Promise.all([
    loadListing(work, { url, request }, wanted),
    pageContent(work, { wish, request }),
  ]);
  return data({ ...list.data, content }, list.init ?? {});
});

/** Which page of the content service belongs to a list (specification §2, content-managed pages). */
const contentOf = {
  allCategories: 'category',
  brandCode: 'brandCategory',
  shops: 'shopCategory',
} as const;

/** What the address lists: a category, a brand, a seller, or what a search finds (specification §2, Shop). */
function listed(work: Work, { url, params }: Pick<Route.LoaderArgs, 'url' | 'params'>): Listed {
  const { paths, t } = work.wording;
  const { code = '', slug = '', facet = '' } = params as Partial<Record<'code' | 'slug' | 'facet', string>>;
  switch (routeOf(url.pathname)?.entry.name) {
    case 'search':
      return { base: null, path: paths.search(), fallbackTitle: t('catalog.allProducts') };
    case 'plp':
      return {
        base: { kind: 'allCategories', id: code },
        path: paths.plp({ code }),
        fallbackTitle: t('catalog.allProducts'),
      };
    case 'plpFacet': {
      // Codes of attributes hold no hyphen, values may (postal-domain 9.6).
      const [attribute = ''] = facet.split('-', 1);
      throw redirect(paths.plp({ code }, { f: `${attribute}:${facet.slice(attribute.length + 1)}` }));
    }
    case 'plpMarque':
      return {
        base: { kind: 'brandCode', id: code },
        path: paths.plpMarque({ code }),
        fallbackTitle: t('catalog.brands'),
      };
    case 'plpVendeur':
      return {
        base: { kind: 'shops', id: code },
        path: paths.plpVendeur({ slug, code }),
        fallbackTitle: t('catalog.sellers'),
      };
    default:
      throw notFound(work);
  }
}

export const action = withPorts(async (work, { request }: Route.ActionArgs) =>
  addToCart(work, request, () => work.wording.paths.cart()),
);

/** Adding to the cart changes nothing here. */
export const shouldRevalidate = unlessPosted;

export const headers = publicHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { view, content } = loaderData;
  return (
    <ListingScreen view={view}>
      <ContentHtml html={content.html} />
    </ListingScreen>
  );
}

import { data, redirect } from 'react-router';
import { listingPageView } from '#domain/analytics/page-views.ts';
import type { CategoryTree, PageLink, SearchPage } from '#domain/catalog/catalog.ts';
import { correctedSearch } from '#domain/catalog/corrected-search.ts';
import { defaultSort, everything, ownGoods, type SearchQuery, tabFacet } from '#domain/catalog/search-query.ts';
import { safePath } from '#domain/session/safe-path.ts';
import { Fault, orNull } from '#domain/shared/fault.ts';
import { omitStaticData } from '#ui/lean/static-data.ts';
import type { HeadView } from '#ui/page/head.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { pageTitle } from '#ui/page/page-title.ts';
import { breadcrumbList, itemList } from '#ui/page/structured-data.ts';
import type { PageTag } from '#ui/request/contexts.server.ts';
import { statusOf } from '#ui/request/error/error.view.ts';
import { notFound, withNotFoundStatus } from '#ui/request/error/error-page.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { selectedIn } from './filter.view.ts';
import { failedListing, isPastTheEnd, type ListingView, listingView } from './listing.view.ts';
import { isWholeAddress, type ListingAddress, listingParams, readListingAddress } from './listing-address.ts';
import { type ListingOf, type ListLinksView, landingOf } from './listing-links.view.ts';

/** The subject of a listing. */
export interface ListingSource extends Omit<ListingOf, 'address' | 'departments'> {
  base: SearchQuery['base'];
}

/**
 * One page of a listing. When it cannot be loaded, the page shows an empty listing with a message (specification §8).
 */
export async function loadListing(
  context: RequestContext,
  { url, request }: { url: URL; request: Request },
  listed: ListingSource,
) {
  const { wording } = context;
  const address = readListingAddress(url.searchParams);
  if (address === null) throw notFound(context);
  const of: ListingOf = { ...listed, address };
  try {
    const [{ page, text, canonical }, departments] = await Promise.all([
      search(context, { url, address, listed }),
      context.categories(),
    ]);
    const corrected = text === address.text ? {} : { address: { ...address, text }, typed: address.text };
    const view = listingView(
      page,
      { ...of, ...nameOfCategory(departments, listed), ...corrected, departments },
      wording,
    );
    if (isPastTheEnd(page, address))
      return withNotFoundStatus({ view: sentView(view, request), head: headOfNothing(view) });
    const origin = context.config.SHOP_ORIGIN;
    context.tag(...tagsOf(page, listed));
    context.describe(breadcrumbList(origin, [...view.breadcrumb, { label: view.title, href: listed.path }]));
    if (canonical && view.cards.length > 0)
      context.describe(
        itemList(
          origin,
          view.cards.map(({ href }) => href),
        ),
      );
    const title = pageTitle({ title: tabTitle(view, page, address, wording), page }, wording);
    return data(
      {
        view: sentView(view, request),
        head: {
          title,
          description: wording.t('catalog.listingDescription', { title, count: page.total }),
          ...(canonical ? { canonical: origin + canonical } : { noIndex: true }),
        } satisfies HeadView,
        track: listingPageView(page, {
          text: address.text,
          code: listed.base?.id ?? null,
          filters: address.facets.length + (listed.facet ? 1 : 0),
        }),
      },
      // A personal ranking must not be cached.
      address.rank === null ? {} : { headers: privateHeaders },
    );
  } catch (error) {
    if (!(error instanceof Fault) || error.kind === 'signed-out') throw error;
    const [services, departments] = await Promise.all([servicesOf(context, address), orNull(context.categories())]);
    const view = failedListing(services, { ...of, ...nameOfCategory(departments ?? [], listed) }, wording);
    const status = statusOf[error.kind === 'not-found' ? 'contract' : error.kind];
    const title = wording.t('error.tab', { status, title: view.title });
    return data({ view: sentView(view, request), head: headOfNothing({ title }) }, { status, headers: privateHeaders });
  }
}

/** What does what the text says is known without the products. */
async function servicesOf({ ports }: RequestContext, { text, facets }: ListingAddress): Promise<PageLink[]> {
  if (!text || facets.length > 0) return [];
  const suggested = await orNull(ports.searchSuggestions.suggest(text, 1));
  return suggested?.services ?? [];
}

/** A category whose list does not say its name, or cannot be loaded, still has it. */
function nameOfCategory(
  departments: readonly CategoryTree[],
  { base }: ListingSource,
): Partial<Pick<ListingOf, 'fallbackTitle'>> {
  const category =
    base?.kind === 'allCategories' ? withChildren(departments).find(({ code }) => code === base.id) : undefined;
  return category ? { fallbackTitle: category.name } : {};
}

const withChildren = (trees: readonly CategoryTree[]): CategoryTree[] =>
  trees.flatMap((tree) => [tree, ...withChildren(tree.children)]);

const headOfNothing = ({ title }: Pick<ListingView, 'title'>): HeadView => ({ title, description: '', noIndex: true });

/** A brand may have the shop's own name, which stands in the title too; a narrowed list says what narrows it, and one whose filter is opened, which. */
function tabTitle({ title }: ListingView, page: SearchPage, { facets, whole }: ListingAddress, { t }: Wording): string {
  const named = page.pageType === 'brand' ? t('catalog.brandTitle', { title }) : title;
  const tabs = page.tabs.filter(({ code }) => facets.some((one) => one.code === tabFacet && one.value === code));
  const opened = page.facets.filter(({ code }) => code === whole);
  const values = [...tabs, ...selectedIn(page).map(({ value }) => value), ...opened];
  // The title of a facet's page names its value.
  const chosen = values.map(({ name }) => name).filter((name) => !named.endsWith(name));
  return chosen.length > 0 ? t('catalog.facetTitle', { title: named, value: chosen.join(', ') }) : named;
}

const tagOf = { allCategories: 'category', brandCode: 'brand', shops: 'seller' } as const;

/** Cache tags: the subject of the list, and each product on it. */
const tagsOf = ({ products }: SearchPage, { base }: ListingSource): PageTag[] => [
  ...(base ? [`${tagOf[base.kind]}:${base.id}` as const] : []),
  ...products.map(({ code }) => `product:${code}` as const),
];

/** Cards, facets and links are most of the page: a document holds them as HTML only. */
export const sentView = (view: ListingView, request: Request) => {
  const links = (one: ListLinksView | null) => one && omitStaticData(one, 'links', request);
  return omitStaticData(
    {
      ...view,
      filter: omitStaticData(view.filter, 'facets', request),
      tabs: links(view.tabs),
      subcategories: links(view.subcategories),
      selections: links(view.selections),
    },
    'cards',
    request,
  );
};

interface ListingInput {
  url: URL;
  address: ListingAddress;
  listed: ListingSource;
}

/** The search result, and the canonical path when search engines may index the page. */
async function search(
  context: RequestContext,
  { url, address, listed }: ListingInput,
): Promise<{ page: SearchPage; text: string; canonical: string | null }> {
  const { base, own, facet } = listed;
  const facets = [...(own ? [ownGoods] : []), ...(facet ? [facet] : []), ...address.facets];
  const [{ page, text }, whole] = await Promise.all([
    correctedSearch(context.ports.products, { ...address, base, facets }),
    own ? orNull(context.ports.products.search({ ...everything, base }, 1)) : null,
  ]);
  if (page === 'unknown' || (facet && !knows(page, facet))) throw notFound(context);
  const understood = understoodIn(page, address);
  // The address says what the page shows; but nothing is taken from what a post has to say.
  const isShown = understood === address && isWholeAddress(url.searchParams, address);
  if (!isShown && context.posted === null) throw redirect(listed.path + listingParams(understood));
  const redirected = safePath(page.redirect);
  if (redirected !== null && redirected !== url.pathname + url.search) throw redirect(redirected);
  const sameAsWhole = whole !== null && whole !== 'unknown' && whole.total === page.total;
  return {
    page,
    text,
    canonical: canonicalOf(page, { address, listed, path: own && sameAsWhole ? own.whole : listed.path }),
  };
}

/** Backends ignore a facet or an order that they do not know, and answer the whole list; an empty list names no facets. */
const knows = ({ total, facets, tabs }: SearchPage, { code, value }: ListingAddress['facets'][number]): boolean =>
  total === 0 ||
  (code === tabFacet ? tabs : (facets.find((facet) => facet.code === code)?.values ?? [])).some(
    (each) => each.code === value && each.selected,
  );

/** The address without what the list ignored; the same one where it ignored nothing. */
function understoodIn(page: SearchPage, address: ListingAddress): ListingAddress {
  const facets = address.facets.filter((facet) => knows(page, facet));
  const isSorted = page.sorts.length === 0 || page.sorts.some(({ code }) => code === address.sort);
  if (facets.length === address.facets.length && (isSorted || address.sort === defaultSort)) return address;
  return { ...address, facets, sort: isSorted ? address.sort : defaultSort };
}

/**
 * Only an unfiltered, unsorted listing without a search text is indexable, and a facet value with a page of its own.
 */
function canonicalOf(
  page: SearchPage,
  { address, listed: { facet }, path }: Omit<ListingInput, 'url'> & { path: string },
): string | null {
  if (page.seo.noIndex || listingParams({ ...address, page: 0 }) !== '') return null;
  if (facet && !landingOf(page, facet)) return null;
  return path + listingParams(address);
}

import type { Landing, Named, SearchPage } from '#domain/catalog/catalog.ts';
import { tabFacet } from '#domain/catalog/search-query.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type ListingAddress, listingParams } from './listing-address.ts';

/** What a listing shows: it decides address, title and parent link. */
export interface ListingOf {
  address: ListingAddress;
  /** The path without the query. */
  path: string;
  /** The title when the backend has none. */
  fallbackTitle: string;
  /** The facet in the path, and the path of the list without it. */
  facet?: { code: string; value: string; whole: string };
  /** The path of another category's list; a plain one by default. */
  categoryPath?: (code: string) => string;
  /** The path of a facet value that has a page of its own (specification §2, SEO facets). */
  landingPath?: (facet: Landing) => string;
  /** For lists of the shop's own goods: the path of the complete list. */
  own?: { whole: string };
  /** The search text before its spelling was corrected. */
  typed?: string;
  /** The departments of the shop, for a list without results. */
  departments?: readonly Named[];
}

export interface Ways {
  /** The same list with these facets, from its first page. */
  narrowedBy(facets: ListingAddress['facets']): string;
  /** Another page of the same list. */
  page(page: number): string;
  chosen: ListingAddress['facets'];
}

/** When a facet is added or removed, the facet in the path moves to the query with the others. */
export function waysOf({ address, path, facet }: ListingOf): Ways {
  return {
    chosen: facet ? [{ code: facet.code, value: facet.value }, ...address.facets] : address.facets,
    narrowedBy: (facets) => `${facet?.whole ?? path}${listingParams({ ...address, facets, page: 0 })}`,
    page: (page) => `${path}${listingParams({ ...address, page })}`,
  };
}

/** Links to other lists. */
export interface ListLinksView {
  links: (LinkView & { current?: boolean })[];
  /** The filter names them too: where it is in sight, they are not repeated above it. */
  isInFilter?: true;
}

export const listLinks = (links: ListLinksView['links'], isInFilter = false): ListLinksView | null =>
  links.length > 0 ? { links, ...(isInFilter && { isInFilter }) } : null;

/** Links to facet values with pages of their own: only on the first page of an unfiltered list. */
export function selectionsOf(page: SearchPage, { address, facet, landingPath }: ListingOf): ListLinksView | null {
  if (!landingPath || facet || listingParams(address) !== '') return null;
  return listLinks(page.seo.facets.map((landing) => ({ label: landing.name, href: landingPath(landing) })));
}

/** The kinds of results that there are, in every state of a list: one that a filter brought or took away would move the list. */
export function tabsOf(
  { tabs, pageType }: SearchPage,
  { chosen, narrowedBy }: Ways,
  { t, number }: Wording,
): ListLinksView | null {
  const visible = tabs.filter(({ count, selected }) => count > 0 || selected);
  const rest = chosen.filter(({ code }) => code !== tabFacet);
  // Where nothing but products was found, the tab of products would be all of them once more.
  const kinds = visible.filter(
    ({ code, selected }) => selected || code !== 'PRODUCT' || visible.some((tab) => tab.code === 'ESERVICE'),
  );
  // A seller's list has only one kind of results.
  if (kinds.length === 0 || pageType === 'seller') return null;
  return listLinks([
    { label: t('catalog.everyKind'), href: narrowedBy(rest), current: !visible.some(({ selected }) => selected) },
    // The list itself counts what is in sight.
    ...kinds.map(({ code, name, count, selected }) => ({
      label: selected ? name : t('catalog.tab', { name, count: number(count) }),
      href: narrowedBy([...rest, { code: tabFacet, value: code }]),
      current: selected,
    })),
  ]);
}

/** The facet in the path, when it has a page of its own. */
export const landingOf = ({ seo }: SearchPage, { code, value }: { code: string; value: string }): Landing | undefined =>
  seo.facets.find((landing) => landing.code === code && landing.value === value);

export function pagesOf(
  { page, pages }: SearchPage,
  { page: at }: Pick<Ways, 'page'>,
  { t }: Wording,
): { label: string; previous?: LinkView; next?: LinkView } | null {
  if (pages <= 1) return null;
  return {
    label: t('catalog.page', { page: page + 1, pages }),
    ...(page > 0 ? { previous: { label: t('catalog.previous'), href: at(page - 1) } } : {}),
    ...(page + 1 < pages ? { next: { label: t('catalog.next'), href: at(page + 1) } } : {}),
  };
}

import type { Landing, SearchPage } from '#domain/catalog/catalog.ts';
import { tabFacet } from '#domain/catalog/search-query.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type ListingAddress, listingParams } from './listing-address.ts';

/** What a listing is of: decides its address, its title and its way back. */
export interface ListingOf {
  address: ListingAddress;
  /** The page's own address without its query. */
  path: string;
  /** Name when the backend has none. */
  fallbackTitle: string;
  /** The facet that the path itself names, and the path of the list without it. */
  facet?: { code: string; value: string; whole: string };
  /** The list of another category; a plain one unless said otherwise. */
  categoryPath?: (code: string) => string;
  /** The page of a facet value that has one of its own (specification §2, SEO facets). */
  landingPath?: (facet: Landing) => string;
}

export interface Ways {
  /** The same list narrowed by these facets, from its first page. */
  narrowedBy(facets: ListingAddress['facets']): string;
  /** Another page of exactly this list. */
  page(page: number): string;
  chosen: ListingAddress['facets'];
}

/** A facet in the path is one among others as soon as another is added or taken away. */
export function waysOf({ address, path, facet }: ListingOf): Ways {
  return {
    chosen: facet ? [{ code: facet.code, value: facet.value }, ...address.facets] : address.facets,
    narrowedBy: (facets) => `${facet?.whole ?? path}${listingParams({ ...address, facets, page: 0 })}`,
    page: (page) => `${path}${listingParams({ ...address, page })}`,
  };
}

/** Links to the facet values that have a page of their own: on the first page of a plain list only. */
export function selectionsOf(page: SearchPage, { address, facet, landingPath }: ListingOf): LinkView[] {
  if (!landingPath || facet || listingParams(address) !== '') return [];
  return page.seo.facets.map((landing) => ({ label: landing.name, href: landingPath(landing) }));
}

/** One tab of all that was found is no choice, and a tab with nothing in it leads nowhere. */
export function tabsOf(
  { tabs, pageType, total }: SearchPage,
  { chosen, narrowedBy }: Ways,
  { t, number }: Wording,
): (LinkView & { current: boolean })[] {
  const shown = tabs.filter(({ count, selected }) => count > 0 || selected);
  // All that a seller offers is of one kind.
  const isAll = shown.length === 1 && total > 0 && !shown.some(({ selected }) => selected);
  if (shown.length === 0 || isAll || pageType === 'shop') return [];
  const rest = chosen.filter(({ code }) => code !== tabFacet);
  return [
    { label: t('catalog.everyKind'), href: narrowedBy(rest), current: !shown.some(({ selected }) => selected) },
    ...shown.map(({ code, name, count, selected }) => ({
      label: t('catalog.tab', { name, count: number(count) }),
      href: narrowedBy([...rest, { code: tabFacet, value: code }]),
      current: selected,
    })),
  ];
}

/** The facet of the path, when it has a page of its own. */
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

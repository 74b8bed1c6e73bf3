import type { PageLink, SearchPage } from '#domain/catalog/catalog.ts';
import { adviceTab } from '#domain/catalog/search-query.ts';
import type { CardView } from '#ui/catalog/card/card.view.ts';
import { cardView } from '#ui/catalog/card/card.view.ts';
import { firstCards } from '#ui/catalog/card/first-cards.ts';
import type { ChipView } from '#ui/components/controls/choices/chip.tsx';
import type { LinkView } from '#ui/components/views.ts';
import { searchHint } from '#ui/search/search-hint.view.ts';
import type { SuggestionView } from '#ui/search/suggestions.ts';
import { onceFor } from '#ui/wording/once-for.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type FilterView, facetName, filterOf, selectedIn } from './filter.view.ts';
import { type ListingAddress, listingParams } from './listing-address.ts';
import {
  type ListingOf,
  type ListLinksView,
  landingOf,
  listLinks,
  pagesOf,
  selectionsOf,
  tabsOf,
  waysOf,
} from './listing-links.view.ts';

export interface ListingView {
  title: string;
  paragraph?: string;
  breadcrumb: LinkView[];
  /** « 131 produits » */
  count: string;
  /** « , du moins cher au plus cher »: another order of the same number of products is heard too. */
  sorted: string;
  cards: CardView[];
  /** Unfolds the cards of a long list after the first ones. */
  more?: string;
  /** Help and advice pages, shown instead of cards. */
  advice?: (LinkView & { text: string })[];
  /** Services that do what the search text says, above the products. */
  services?: (LinkView & { text: string })[];
  /** The action of the cards' form. */
  addAction: string;
  filter: FilterView;
  chips: ChipView[];
  subcategories: ListLinksView | null;
  /** Facet values with pages of their own. */
  selections: ListLinksView | null;
  tabs: ListLinksView | null;
  /** The page that explains the ranking; absent when there are no results. */
  criteria?: LinkView;
  pages: { label: string; previous?: LinkView; next?: LinkView } | null;
  empty: { text: string; suggestion?: LinkView; links: LinkView[] } | null;
  /** A search without results: the departments and more stand below it, with pictures. */
  isNothing?: true;
  /** The listing could not be loaded: the page says so and links to itself. */
  failed: { text: string; retry: LinkView } | null;
  /** A suggestion when the search text is not a product, such as a parcel number. */
  hint?: SuggestionView;
}

/** The address of a list decides its ways too; departments are named where nothing is found, without what is below them. */
const keyOf = ({ categoryPath: _, landingPath: __, departments = [], ...of }: ListingOf) =>
  JSON.stringify([of, departments.map(({ code, name }) => [code, name])]);

export const listingView = onceFor<SearchPage, [of: ListingOf], ListingView>(buildListing, keyOf);

function buildListing(page: SearchPage, of: ListingOf, wording: Wording): ListingView {
  const { t, paths } = wording;
  const { address, categoryPath = (code: string) => paths.plp({ code }) } = of;
  // The next pages go on in the ranking that the backend used.
  const ranked = { ...of, address: { ...address, rank: address.rank && (page.rank ?? address.rank) } };
  const ways = waysOf(ranked);
  return {
    title: titleOf(page, of, wording),
    ...paragraphOf(page, of, wording),
    breadcrumb: breadcrumbOf(page, { ...of, categoryPath }, wording),
    cards: page.products.map((product) => cardView(product, wording)),
    ...moreOf(page.products.length, wording),
    ...countOf(page, wording),
    ...servicesOf(page.services),
    addAction: ways.page(address.page),
    filter: filterOf(page, ranked, wording),
    chips: selectedIn(page).map(({ facet, value }) => ({
      label: t('catalog.removeFacet', { facet: facetName(facet, wording), value: value.name }),
      text: t('catalog.chosenFacet', { facet: facetName(facet, wording), value: value.name }),
      href: ways.narrowedBy(ways.chosen.filter((one) => one.code !== facet.code || one.value !== value.code)),
    })),
    // What a backend lists below a last category is beside it, and no way further down.
    subcategories: listLinks(
      (page.seo.isLastCategory ? [] : page.subcategories).map(({ code, name }) => ({
        label: name,
        href: categoryPath(code),
      })),
      isNamedByFilter(page),
    ),
    selections: selectionsOf(page, ranked),
    // A facet's page has no tabs.
    tabs: of.facet ? null : tabsOf(page, ways, wording),
    pages: isPastTheEnd(page, address) ? null : pagesOf(page, ways, wording),
    empty: page.total === 0 ? emptyOf(page, of, wording) : pastTheEndOf(page, of, wording),
    ...(isNothing(page, address) ? { isNothing: true } : {}),
    failed: null,
    ...hintOf(address, page.services, wording),
  };
}

const moreOf = (count: number, { t }: Wording): Pick<ListingView, 'more'> =>
  count > firstCards ? { more: t('catalog.more', { count: count - firstCards }) } : {};

/** Above the list: what was searched in place of a misspelt text, or the introduction of its first page. */
function paragraphOf(
  { seo }: SearchPage,
  { address, typed }: ListingOf,
  { t }: Wording,
): Pick<ListingView, 'paragraph'> {
  if (typed !== undefined) return { paragraph: t('catalog.corrected', { typed, text: address.text }) };
  return seo.paragraph && address.page === 0 ? { paragraph: seo.paragraph } : {};
}

/** A narrowed filter leaves out the categories that have nothing of what was chosen. */
const isNamedByFilter = ({ facets, subcategories }: SearchPage): boolean =>
  facets.some(({ values }) => subcategories.some(({ code }) => values.some((value) => value.code === code)));

/** The address asks for a page after the last one: the list has become shorter, or was never that long. */
export const isPastTheEnd = ({ pages }: SearchPage, { page }: ListingAddress): boolean => page > 0 && page >= pages;

function pastTheEndOf(page: SearchPage, of: ListingOf, { t }: Wording): ListingView['empty'] {
  if (!isPastTheEnd(page, of.address)) return null;
  const { pages } = page;
  const last = Math.max(0, pages - 1);
  return {
    text: t('catalog.pastTheEnd', { pages }),
    links: [...new Set([0, last])].map((place) => ({
      label: t(place === 0 ? 'catalog.firstPage' : 'catalog.lastPage'),
      href: waysOf(of).page(place),
    })),
  };
}

const pageLink = ({ title, summary, path }: PageLink) => ({ label: title, text: summary, href: path });

/** Advice pages are counted as pages, and cannot be sorted. */
function countOf(
  { tabs, total, advice, sorts }: SearchPage,
  { t, paths }: Wording,
): Pick<ListingView, 'count' | 'sorted' | 'advice' | 'criteria'> {
  const sort = sorts.find(({ selected }) => selected)?.name;
  if (!tabs.some(({ code, selected }) => selected && code === adviceTab))
    return {
      count: t('catalog.count', { count: total }),
      sorted: sort ? t('catalog.sorted', { sort }) : '',
      criteria: { label: t('product.resultsCriteria'), href: paths.rankingCriteria() },
    };
  return {
    count: t('catalog.adviceCount', { count: total }),
    sorted: '',
    advice: advice.map(pageLink),
  };
}

/** Brands and sellers stand below their directory, categories below their parents. */
function breadcrumbOf(
  { pageType, path }: SearchPage,
  { facet, categoryPath }: ListingOf & Required<Pick<ListingOf, 'categoryPath'>>,
  { t, paths }: Wording,
): LinkView[] {
  const home = { label: t('catalog.home'), href: paths.home() };
  if (pageType === 'brand') return [home, { label: t('catalog.allBrands'), href: paths.brands() }];
  if (pageType === 'seller') return [home, { label: t('catalog.allSellers'), href: paths.sellers() }];
  const above = facet ? path : path.slice(0, -1);
  return [home, ...above.map(({ code, name }) => ({ label: name, href: categoryPath(code) }))];
}

/** A search finds neither products nor services, and no filter is why. */
const isNothing = ({ total, services }: SearchPage, { text, facets }: ListingAddress): boolean =>
  text !== '' && total === 0 && services.length === 0 && facets.length === 0;

function titleOf(page: SearchPage, { address, fallbackTitle, facet, own }: ListingOf, { t }: Wording): string {
  if (address.text)
    return t(isNothing(page, address) ? 'catalog.nothingFor' : 'catalog.searchFor', { text: address.text });
  const title = page.seo.title ?? page.title ?? fallbackTitle;
  if (own) return t('catalog.ownTitle', { title });
  if (!facet || landingOf(page, facet)) return title;
  const selection = selectedIn(page).find((one) => one.facet.code === facet.code && one.value.code === facet.value);
  return selection ? t('catalog.facetTitle', { title, value: selection.value.name }) : title;
}

function emptyOf(page: SearchPage, of: ListingOf, { t, paths }: Wording): NonNullable<ListingView['empty']> {
  const { chosen, narrowedBy } = waysOf(of);
  const filtered = chosen.length > 0;
  return {
    // The title says that nothing was found, and of what.
    text: filtered
      ? t('catalog.emptyList')
      : isNothing(page, of.address)
        ? t('catalog.nothingAdvice')
        : t('catalog.count', { count: 0 }),
    ...(page.suggestion
      ? {
          suggestion: {
            label: t('catalog.suggestion', { text: page.suggestion }),
            href: paths.search({ q: page.suggestion }),
          },
        }
      : {}),
    links: [
      ...(filtered ? [{ label: t('catalog.removeFilters'), href: narrowedBy([]) }] : []),
      ...(isNothing(page, of.address) ? [] : (of.departments ?? [])).map(({ code, name }) => ({
        label: name,
        href: paths.plp({ code }),
      })),
    ],
  };
}

const servicesOf = (services: readonly PageLink[]): Pick<ListingView, 'services'> =>
  services.length > 0 ? { services: services.map(pageLink) } : {};

function hintOf({ text }: ListingAddress, services: readonly PageLink[], wording: Wording): Pick<ListingView, 'hint'> {
  const hint = searchHint(text, wording, services);
  return hint ? { hint } : {};
}

/** An empty listing with a message; address and page layout stay (specification §8). */
export function failedListing(
  services: readonly PageLink[],
  { address, path, fallbackTitle }: ListingOf,
  wording: Wording,
): ListingView {
  const { t, paths } = wording;
  return {
    ...hintOf(address, services, wording),
    ...servicesOf(services),
    title: address.text ? t('catalog.searchFor', { text: address.text }) : fallbackTitle,
    breadcrumb: [{ label: t('catalog.home'), href: paths.home() }],
    count: '',
    sorted: '',
    cards: [],
    addAction: path,
    chips: [],
    subcategories: null,
    selections: null,
    tabs: null,
    pages: null,
    empty: null,
    filter: {
      action: path,
      hidden: [],
      sorts: [],
      facets: [],
      narrows: false,
      label: '',
      show: '',
    },
    failed: {
      text: t('catalog.failed'),
      retry: { label: t('catalog.retry'), href: `${path}${listingParams(address)}` },
    },
  };
}

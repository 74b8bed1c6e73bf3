import type { SearchPage } from '#domain/catalog/catalog.ts';
import { defaultSort } from '#domain/catalog/search-query.ts';
import type { LinkView } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';
import type { CardView } from './card.view.ts';
import { cardView } from './card.view.ts';
import { type ListingAddress, listingParams } from './listing-address.ts';

export interface ListingView {
  title: string;
  paragraph?: string;
  breadcrumb: LinkView[];
  /** « 131 produits » */
  count: string;
  cards: CardView[];
  /** Posts what the page's `add` buttons name. */
  addAction: string;
  /** A GET form: every control of it is part of the address. */
  filter: {
    action: string;
    hidden: { name: string; value: string }[];
    sorts: { code: string; name: string; selected: boolean }[];
    facets: {
      code: string;
      name: string;
      open: boolean;
      values: { value: string; name: string; count: string; selected: boolean }[];
    }[];
    /** Whether there is anything to filter by. */
    narrows: boolean;
    /** « Filtrer (2) » */
    label: string;
  };
  chips: LinkView[];
  subcategories: LinkView[];
  tabs: (LinkView & { current: boolean })[];
  pages: { label: string; previous?: LinkView; next?: LinkView } | null;
  empty: { text: string; suggestion?: LinkView; links: LinkView[] } | null;
  /** The listing could not be read: the frame stays, and this address may be tried again. */
  failed: { text: string; retry: LinkView } | null;
}

/** What a listing is of: decides its address, its title and its way back. */
export interface ListingOf {
  address: ListingAddress;
  /** The page's own address without its query. */
  path: string;
  /** Name when the backend has none. */
  fallbackTitle: string;
}

export function listingView(page: SearchPage, of: ListingOf, wording: Wording): ListingView {
  const { t, paths, number } = wording;
  const { address, path } = of;
  const at = (next: Partial<ListingAddress>) => `${path}${listingParams({ ...address, page: 0, ...next })}`;
  const selected = page.facets.flatMap((facet) =>
    facet.values.filter((value) => value.selected).map((value) => ({ facet, value })),
  );
  return {
    title: titleOf(page, of, wording),
    ...(page.seo.paragraph && address.page === 0 ? { paragraph: page.seo.paragraph } : {}),
    breadcrumb: [
      { label: t('catalog.home'), href: paths.home() },
      ...page.path.slice(0, -1).map(({ code, name }) => ({ label: name, href: paths.plp({ code }) })),
    ],
    count: t('catalog.count', { count: page.total }),
    cards: page.products.map((product) => cardView(product, wording)),
    addAction: at({ page: address.page }),
    filter: {
      action: path,
      hidden: address.text ? [{ name: 'q', value: address.text }] : [],
      sorts: page.sorts,
      label: t('catalog.filterCount', { count: selected.length }),
      narrows: page.facets.length > 0,
      facets: page.facets.map(({ code, name, values }) => ({
        code,
        name,
        open: values.some((value) => value.selected),
        values: values.map((value) => ({
          value: `${code}:${value.code}`,
          name: value.name,
          count: number(value.count),
          selected: value.selected,
        })),
      })),
    },
    chips: selected.map(({ facet, value }) => ({
      label: t('catalog.removeFacet', { facet: facet.name, value: value.name }),
      href: at({ facets: address.facets.filter((one) => !(one.code === facet.code && one.value === value.code)) }),
    })),
    subcategories: page.subcategories.map(({ code, name }) => ({ label: name, href: paths.plp({ code }) })),
    tabs: [],
    pages: pagesOf(page, at, wording),
    empty: page.total === 0 ? emptyOf(page, of, wording) : null,
    failed: null,
  };
}

function titleOf(page: SearchPage, { address, fallbackTitle }: ListingOf, { t }: Wording): string {
  if (address.text) return t('catalog.searchFor', { text: address.text });
  return page.seo.title ?? page.title ?? fallbackTitle;
}

function pagesOf(
  { page, pages }: SearchPage,
  at: (next: Partial<ListingAddress>) => string,
  { t }: Wording,
): ListingView['pages'] {
  if (pages <= 1) return null;
  return {
    label: t('catalog.page', { page: page + 1, pages }),
    ...(page > 0 ? { previous: { label: t('catalog.previous'), href: at({ page: page - 1 }) } } : {}),
    ...(page + 1 < pages ? { next: { label: t('catalog.next'), href: at({ page: page + 1 }) } } : {}),
  };
}

function emptyOf(
  page: SearchPage,
  { address, path }: ListingOf,
  { t, paths }: Wording,
): NonNullable<ListingView['empty']> {
  const filtered = address.facets.length > 0;
  return {
    text: address.text && !filtered ? t('catalog.emptySearch', { text: address.text }) : t('catalog.emptyList'),
    ...(page.suggestion
      ? {
          suggestion: {
            label: t('catalog.suggestion', { text: page.suggestion }),
            href: paths.search({ q: page.suggestion }),
          },
        }
      : {}),
    links: [
      ...(filtered
        ? [{ label: t('catalog.removeFilters'), href: `${path}${listingParams({ ...address, facets: [], page: 0 })}` }]
        : []),
      ...[
        ['timbres', 'catalog.stamp'] as const,
        ['enveloppes', 'catalog.letter'] as const,
        ['colis', 'catalog.parcel'] as const,
      ].map(([code, label]) => ({ label: t(label), href: paths.plp({ code }) })),
    ],
  };
}

/** The listing is reset and says so; the frame and the address stay (specification §8). */
export function failedListing({ address, path, fallbackTitle }: ListingOf, { t, paths }: Wording): ListingView {
  return {
    title: address.text ? t('catalog.searchFor', { text: address.text }) : fallbackTitle,
    breadcrumb: [{ label: t('catalog.home'), href: paths.home() }],
    count: '',
    cards: [],
    addAction: path,
    chips: [],
    subcategories: [],
    tabs: [],
    pages: null,
    empty: null,
    filter: {
      action: path,
      hidden: [],
      sorts: [{ code: defaultSort, name: '', selected: true }],
      facets: [],
      narrows: false,
      label: '',
    },
    failed: {
      text: t('catalog.failed'),
      retry: { label: t('catalog.retry'), href: `${path}${listingParams(address)}` },
    },
  };
}

import { defaultSort } from '#domain/catalog/search-query.ts';
import { type QueryName, type QueryOf, queryOf, searchOf } from '#ui/routing/queries/queries.ts';

/** The part of a listing's state that its address holds. */
export interface ListingAddress {
  text: string;
  facets: { code: string; value: string }[];
  sort: string;
  /** From 0; the address counts from 1. */
  page: number;
  /** A personal ranking: an opaque value that is passed on unchanged. */
  rank: string | null;
  /** The facet whose values are all shown. */
  whole?: string;
}

const [pageName, facetName, sortName] = ['page', 'f', 'sort'] as const satisfies QueryName<'search'>[];

/**
 * Reads an address; `null` when its page is not a number from 1 (postal-domain 9.57). Other invalid values are ignored.
 */
export function readListingAddress(search: URLSearchParams): ListingAddress | null {
  const { q, f, sort, rank, tout, page } = queryOf('search', search);
  if (page === null && search.has(pageName)) return null;
  return {
    text: q ?? '',
    facets: f.map(([code, value]) => ({ code, value })),
    sort: sort ?? defaultSort,
    page: (page ?? 1) - 1,
    ...(tout ? { whole: tout } : {}),
    rank,
  };
}

/** Whether no filter and no order of the address was too odd to be read. */
export const isWholeAddress = (search: URLSearchParams, { facets, sort }: ListingAddress): boolean =>
  search.getAll(facetName).filter(Boolean).length === facets.length && [null, '', sort].includes(search.get(sortName));

/** Default values are left out. */
export const listingQuery = ({ text, facets, sort, page, rank, whole }: ListingAddress): QueryOf<'search'> => ({
  q: text,
  f: facets.map(({ code, value }) => [code, value]),
  sort: sort === defaultSort ? null : sort,
  rank,
  tout: whole,
  page: page > 0 ? page + 1 : null,
});

/** Writes the parameters in a fixed order. */
export const listingParams = (address: ListingAddress): string => searchOf('search', listingQuery(address));

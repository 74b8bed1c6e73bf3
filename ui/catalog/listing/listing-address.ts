import { defaultSort } from '#domain/catalog/search-query.ts';

/** The part of a listing's state that its query string holds: `q`, `f=facet:value` (repeated), `sort`, `page` from 1, `rank`, `tout`. */
export interface ListingAddress {
  text: string;
  facets: { code: string; value: string }[];
  sort: string;
  /** 0-based. */
  page: number;
  /** A personal ranking, opaque: passed on as it came. */
  rank: string | null;
  /** The facet all of whose values are shown, where there are many. */
  whole?: string;
}

const [longestText, mostFacets, lastPage] = [200, 30, 1000];

/** Reads an address; `null` when its page is not a number from 1 (postal-domain 9.57). Anything else odd is left out. */
export function readListingAddress(search: URLSearchParams): ListingAddress | null {
  const page = search.get('page') ?? '1';
  if (!/^[1-9][0-9]{0,3}$/.test(page) || Number(page) > lastPage) return null;
  const facets = search.getAll('f').flatMap((written) => {
    const at = written.indexOf(':');
    return at > 0 && at < written.length - 1 ? [{ code: written.slice(0, at), value: written.slice(at + 1) }] : [];
  });
  const sort = search.get('sort') ?? '';
  const rank = search.get('rank') ?? '';
  return {
    text: (search.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, longestText),
    facets: facets.slice(0, mostFacets),
    sort: /^[\w-]{1,64}$/.test(sort) ? sort : defaultSort,
    page: Number(page) - 1,
    ...(/^\w{1,64}$/.test(search.get('tout') ?? '') ? { whole: search.get('tout') ?? '' } : {}),
    rank: /^[^\u0000-\u001f\u007f]{1,200}$/.test(rank) ? rank : null,
  };
}

/** Writes it: parameters in one order, what is usual left out. */
export function listingParams({ text, facets, sort, page, rank, whole }: ListingAddress): string {
  const search = new URLSearchParams();
  if (text) search.set('q', text);
  for (const { code, value } of facets) search.append('f', `${code}:${value}`);
  if (sort !== defaultSort) search.set('sort', sort);
  if (rank !== null) search.set('rank', rank);
  if (whole) search.set('tout', whole);
  if (page > 0) search.set('page', String(page + 1));
  return search.size === 0 ? '' : `?${search}`;
}

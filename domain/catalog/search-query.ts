/** The base of a listing, besides a search text (specification §7). */
export type Base = 'allCategories' | 'brandCode' | 'shops';

export interface SearchQuery {
  text: string;
  base: { kind: Base; id: string } | null;
  /** In the order of selection. */
  facets: { code: string; value: string }[];
  sort: string;
  /** 0-based. */
  page: number;
  /** A personal ranking: an opaque value that is passed on unchanged. */
  rank: string | null;
}

/** The part of a query in the colon syntax; the rest are separate parameters. */
export type Written = Omit<SearchQuery, 'page' | 'rank'>;

/** The facet of the tabs (postal-domain 9.17). */
export const tabFacet = 'type';

/** The tab of help and advice pages. */
export const adviceTab = 'CONTENU';

/** The facet of the shop's own goods. */
export const ownGoods = { code: 'ownBrand', value: 'true' };

export const pageSize = 96;
export const defaultSort = 'relevance';

export const everything: SearchQuery = { text: '', base: null, facets: [], sort: defaultSort, page: 0, rank: null };

/** A colon would end the value; the backend decodes it. */
const escape = (value: string) => encodeURIComponent(value.toWellFormed());

/** The colon syntax of the search call: `text:sort:base:id:facet:value:…` (specification §7, occ-conventions §2). */
export function formatQuery({ text, base, facets, sort }: Written): string {
  const pairs = [...(base ? [{ code: base.kind, value: base.id }] : []), ...facets];
  return [escape(text), escape(sort), ...pairs.flatMap(({ code, value }) => [escape(code), escape(value)])].join(':');
}

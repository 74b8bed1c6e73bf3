/** What can be the base of a listing besides free text (specification §7). */
export type Base = 'allCategories' | 'brandCode' | 'shops';

export interface SearchQuery {
  text: string;
  base: { kind: Base; id: string } | null;
  /** In the order in which they were chosen. */
  facets: { code: string; value: string }[];
  sort: string;
  /** 0-based. */
  page: number;
  /** A personal ranking, opaque: passed on as it came. */
  rank: string | null;
}

/** What the colon syntax holds: the rest are parameters of their own. */
export type Written = Omit<SearchQuery, 'page' | 'rank'>;

/** The facet of the tabs (postal-domain 9.17). */
export const tabFacet = 'type';

/** The tab of pages of help and advice. */
export const adviceTab = 'CONTENU';

/** Keeps the goods that the shop sells itself. */
export const ownGoods = { code: 'ownBrand', value: 'true' };

export const pageSize = 96;
export const defaultSort = 'relevance';

export const everything: SearchQuery = { text: '', base: null, facets: [], sort: defaultSort, page: 0, rank: null };

/** A colon would end the value, and the backend decodes what we encode. */
const escape = (value: string) => encodeURIComponent(value.toWellFormed());

/** The colon syntax of the search call: `text:sort:base:id:facet:value:…` (specification §7, occ-conventions §2). */
export function formatQuery({ text, base, facets, sort }: Written): string {
  const pairs = [...(base ? [{ code: base.kind, value: base.id }] : []), ...facets];
  return [escape(text), escape(sort), ...pairs.flatMap(({ code, value }) => [escape(code), escape(value)])].join(':');
}

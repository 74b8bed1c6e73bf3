/** `freeText:sort:facet:value:…`, each part URL-encoded. */
export interface SearchFilter {
  facet: string;
  value: string;
}

export interface SearchQuery {
  text: string;
  sort: string;
  filters: SearchFilter[];
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Parses a query; a text alone is a query too, and a facet without a value is ignored. */
export function parseQuery(written: string): SearchQuery {
  const [text = '', sort = '', ...rest] = written.split(':').map(decode);
  const filters: SearchFilter[] = [];
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const [facet, value] = [rest[at], rest[at + 1]];
    const isPresent = filters.some((filter) => filter.facet === facet && filter.value === value);
    if (facet && value && !isPresent) filters.push({ facet, value });
  }
  return { text: text.trim(), sort: sort.trim() || 'relevance', filters };
}

export const formatQuery = ({ text, sort, filters }: SearchQuery): string =>
  [text, sort, ...filters.flatMap(({ facet, value }) => [facet, value])].map(encodeURIComponent).join(':');

const same = (one: SearchFilter, other: SearchFilter): boolean =>
  one.facet === other.facet && one.value === other.value;

export const hasFilter = (query: SearchQuery, filter: SearchFilter): boolean =>
  query.filters.some((other) => same(other, filter));

export const withoutFilter = (query: SearchQuery, filter: SearchFilter): SearchQuery => ({
  ...query,
  filters: query.filters.filter((other) => !same(other, filter)),
});

export const withFilter = (query: SearchQuery, filter: SearchFilter): SearchQuery => ({
  ...query,
  filters: [...query.filters, filter],
});

export const withoutFacet = (query: SearchQuery, facet: string): SearchQuery => ({
  ...query,
  filters: query.filters.filter((other) => other.facet !== facet),
});

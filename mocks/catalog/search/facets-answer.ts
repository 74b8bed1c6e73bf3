import type { components } from '#contracts/generated/catalog.ts';
import type { Lang } from '../../shared/lang.ts';
import type { Site } from '../../shared/site.ts';
import { childrenOf } from '../categories.ts';
import { type FacetDefinition, facetOf, facets } from './facets.ts';
import { baseOf, type SearchResult } from './search.ts';
import { formatQuery, hasFilter, type SearchQuery, withFilter, withoutFacet, withoutFilter } from './search-query.ts';

type Facet = NonNullable<components['schemas']['Facet']>;
type Breadcrumb = NonNullable<components['schemas']['SearchBreadcrumb']>;
type State = NonNullable<components['schemas']['SearchState']>;

/** A query in OCC's format, which the client only follows. */
export function stateOf(query: SearchQuery): State {
  const value = formatQuery(query);
  return { url: `/search?q=${encodeURIComponent(value)}`, query: { value } };
}

/** On a category: its children. Elsewhere: the departments, and the children of a selected one. */
function categoryValues(query: SearchQuery): string[] {
  const base = baseOf(query);
  if (base?.facet === 'allCategories') return childrenOf(base.value).map(({ code }) => code);
  const chosen = query.filters.filter(({ facet }) => facet === 'allCategories').map(({ value }) => value);
  const offeredCodes = ['racine', ...chosen].flatMap((code) => childrenOf(code).map((category) => category.code));
  return [...new Set([...offeredCodes, ...chosen])];
}

interface Presentation {
  lang: Lang;
  site: Site;
}

function facetAnswer(
  facet: FacetDefinition,
  {
    query,
    result,
    lang,
    site,
    priority,
  }: Presentation & { query: SearchQuery; result: SearchResult; priority: number },
): Facet {
  const counts = result.counts.get(facet.code);
  const values = facet.code === 'allCategories' ? categoryValues(query) : facet.values;
  return {
    code: facet.code,
    name: facet.name[lang],
    priority,
    category: facet.code === 'allCategories',
    multiSelect: facet.multiSelect,
    visible: facet.hidden !== true,
    ...(facet.code === 'price' && site === 'pro' && { net: true }),
    values: values.flatMap((code) => {
      const filter = { facet: facet.code, value: code };
      const selected = hasFilter(query, filter);
      const count = counts?.get(code) ?? 0;
      if (count === 0 && !selected && facet.multiSelect) return [];
      const rest = facet.multiSelect ? query : withoutFacet(query, facet.code);
      return [
        {
          code,
          name: facet.nameOf(code)?.[lang] ?? code,
          count,
          selected,
          query: stateOf(selected ? withoutFilter(query, filter) : withFilter(rest, filter)),
        },
      ];
    }),
  };
}

/** The facets of a listing, without the one that is the page's base, except categories. */
export function facetsAnswer(query: SearchQuery, result: SearchResult, { lang, site }: Presentation): Facet[] {
  const base = baseOf(query);
  return facets
    .filter(({ code }) => code === 'allCategories' || code !== base?.facet)
    .map((facet, index) => facetAnswer(facet, { query, result, lang, site, priority: 100 - index }))
    .filter(({ values }) => values.length > 0);
}

/** The active filters, with the query that removes each; the base is included. */
export const breadcrumbsAnswer = (query: SearchQuery, lang: Lang): Breadcrumb[] =>
  query.filters.flatMap((filter, index) => {
    const facet = facetOf(filter.facet);
    const name = facet?.nameOf(filter.value);
    if (!facet || !name) return [];
    return [
      {
        facetCode: facet.code,
        facetName: facet.name[lang],
        facetValueCode: filter.value,
        facetValueName: name[lang],
        removeQuery: stateOf(withoutFilter(query, filter)),
        truncateQuery: stateOf({ ...query, filters: query.filters.slice(0, index + 1) }),
      },
    ];
  });

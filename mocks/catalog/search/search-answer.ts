import type { components } from '#contracts/generated/catalog.ts';
import type { Lang } from '../../shared/lang.ts';
import { removeAccents } from '../../shared/pages/typography.ts';
import { refusal } from '../../shared/problems.ts';
import type { Site } from '../../shared/site.ts';
import type { World } from '../../shared/world.ts';
import { ADVICE, adviceAnswer, adviceFor, isAdviceRequested } from '../advice.ts';
import { categoryOf, childrenOf } from '../categories.ts';
import type { CatalogItem, Text } from '../item.ts';
import { itemOf } from '../items.ts';
import { categoryLink, pathTo } from '../links.ts';
import { summaryAnswer } from '../product-answer.ts';
import { seoOf } from '../seo-answer.ts';
import { remainingStockIn, soldStockIn } from '../stock.ts';
import { facetOf } from './facets.ts';
import { breadcrumbsAnswer, facetsAnswer, stateOf } from './facets-answer.ts';
import { baseOf, type SearchBase, type SearchResult, search } from './search.ts';
import { formatQuery, type SearchQuery } from './search-query.ts';
import { servicesFor } from './services.ts';
import { spellingSuggestion } from './spelling.ts';

type Page = components['schemas']['ProductSearchPage'];

export interface SearchRequest {
  query: SearchQuery;
  codes?: string[];
  currentPage: number;
  pageSize: number;
  lang: Lang;
  world: World;
  site: Site;
  /** Opaque: this backend does not rank, and returns the rank unchanged. */
  rank?: string;
}

/** Words with a page of their own, to which the search redirects. */
const keywordPages: Record<string, string> = {
  aide: '/aide',
  help: '/aide',
  retractation: '/retractation',
  withdrawal: '/retractation',
};

function keywordPage({ query: { text, filters }, site }: SearchRequest): string | undefined {
  const word = removeAccents(text);
  if (filters.length > 0 || !Object.hasOwn(keywordPages, word)) return undefined;
  return `${site === 'pro' ? '/professionnel' : ''}${keywordPages[word]}`;
}

const sortNames: Record<string, Text> = {
  relevance: { fr: 'Pertinence', en: 'Relevance' },
  'price-asc': { fr: 'Prix croissant', en: 'Price, low to high' },
  'price-desc': { fr: 'Prix décroissant', en: 'Price, high to low' },
  'name-asc': { fr: 'Nom, de A à Z', en: 'Name, A to Z' },
  newest: { fr: 'Nouveautés', en: 'Newest first' },
};

const pageTypes: Record<SearchBase['facet'], string> = { allCategories: 'category', brandCode: 'brand', shops: 'shop' };
const subjectTypes: Record<SearchBase['facet'], string> = {
  allCategories: 'category',
  brandCode: 'brand',
  shops: 'shop',
};

/** The remaining stock; products that nobody bought need no lookup. */
function stockCounterIn(world: World): (item: CatalogItem) => number {
  const touched = new Set(
    soldStockIn(world)
      .all()
      .map(({ code }) => code),
  );
  return (item) => (touched.has(item.code) ? remainingStockIn(world, item) : item.stock);
}

const withValidFilters = (query: SearchQuery): SearchQuery => ({
  ...query,
  sort: Object.hasOwn(sortNames, query.sort) ? query.sort : 'relevance',
  filters: query.filters.filter(({ facet, value }) => facetOf(facet)?.nameOf(value) !== undefined),
});

function checkBase(query: SearchQuery): SearchBase | undefined {
  const base = baseOf(query);
  if (base && !facetOf(base.facet)?.nameOf(base.value))
    throw refusal(404, {
      type: 'UnknownIdentifierError',
      reason: 'notFound',
      subject: base.value,
      subjectType: subjectTypes[base.facet],
      message: `No ${subjectTypes[base.facet]} ${base.value}.`,
    });
  return base;
}

/** The number of advice pages, unless the query excludes them. */
function countAdvice(request: SearchRequest, query: SearchQuery, { counts }: SearchResult) {
  const others = { ...query, filters: query.filters.filter(({ facet }) => facet !== 'type') };
  const { length } = adviceFor({ ...request, query: others });
  if (length > 0) counts.get('type')?.set(ADVICE, length);
}

function resultOf({ query, codes, lang, world, site }: SearchRequest): SearchResult {
  const stockOf = stockCounterIn(world);
  const result = search(query, { lang, site, inStock: (item) => stockOf(item) > 0 });
  if (!codes) return result;
  const wanted = codes.flatMap((code) => itemOf(code) ?? []);
  return { ...result, items: [...new Set(wanted)].filter((item) => result.items.includes(item)) };
}

const suggestionOf = (query: SearchQuery, result: SearchResult, lang: Lang): Page['spellingSuggestion'] => {
  const suggestion = result.items.length === 0 && query.text !== '' ? spellingSuggestion(query.text, lang) : undefined;
  return suggestion === undefined
    ? undefined
    : { suggestion, query: formatQuery({ text: suggestion, sort: 'relevance', filters: [] }) };
};

/** A page of products, with what narrows it. */
export function searchAnswer(request: SearchRequest): Page {
  const base = checkBase(request.query);
  const query = withValidFilters(request.query);
  const { lang, pageSize, currentPage, world } = request;
  const result = resultOf({ ...request, query });
  countAdvice(request, query, result);
  const advice = isAdviceRequested(query) ? adviceFor({ ...request, query }) : null;
  const total = advice?.length ?? result.items.length;
  const stockOf = stockCounterIn(world);
  const pageItems = result.items.slice(currentPage * pageSize, (currentPage + 1) * pageSize);
  const hasInvalidFilters = query.filters.length !== request.query.filters.length;
  const redirect = keywordPage(request);
  const services = servicesFor(request.query, request);
  // Where a service is found, the words are known.
  const spelling = services.length > 0 ? undefined : suggestionOf(query, result, lang);
  const category = base?.facet === 'allCategories' ? categoryOf(base.value) : undefined;
  return {
    type: 'productCategorySearchPageWsDTO',
    pageType: base ? pageTypes[base.facet] : 'search',
    ...(base && { title: facetOf(base.facet)?.nameOf(base.value)?.[lang] ?? base.value }),
    ...(category && { categoryCode: category.code }),
    freeTextSearch: query.text,
    currentQuery: stateOf(query),
    products: pageItems.map((item) => summaryAnswer(item, lang, stockOf(item))),
    sorts: Object.entries(sortNames).map(([code, name]) => ({ code, name: name[lang], selected: code === query.sort })),
    pagination: {
      currentPage,
      pageSize,
      sort: query.sort,
      totalPages: Math.ceil(total / pageSize),
      totalResults: total,
    },
    facets: facetsAnswer(query, result, request),
    breadcrumbs: breadcrumbsAnswer(query, lang),
    ...(base && { path: pathTo(base, lang) }),
    subcategories: category ? childrenOf(category.code).map((child) => categoryLink(child, lang)) : [],
    ...(advice && {
      contents: adviceAnswer(advice.slice(currentPage * pageSize, (currentPage + 1) * pageSize), request),
    }),
    ...(spelling && { spellingSuggestion: spelling }),
    ...(redirect && { keywordRedirectUrl: redirect }),
    ...(request.rank && { userRank: request.rank }),
    ...(currentPage === 0 && { services }),
    seo: seoOf(base, { query, hasInvalidFilters, lang }),
  };
}

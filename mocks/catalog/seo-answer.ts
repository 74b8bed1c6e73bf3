import type { components } from '#contracts/generated/catalog.ts';
import type { Lang } from '../shared/lang.ts';
import { english, french } from '../shared/pages/typography.ts';
import { categoryOf, childrenOf } from './categories.ts';
import { facetOf, OWN_BRAND } from './search/facets.ts';
import { type SearchBase, search } from './search/search.ts';
import type { SearchFilter, SearchQuery } from './search/search-query.ts';

type Seo = components['schemas']['Seo'];
type SeoFacets = NonNullable<Seo['facets']>;

/** Facets that people search the web by. */
const LANDING_FACETS = ['format', 'rate', 'theme', 'colour'];
const MOST_LANDINGS = 12;
const FEWEST_PRODUCTS = 2;

const brandParagraph = (name: string, lang: Lang): string =>
  lang === 'fr'
    ? french(`Tous les produits ${name} de la boutique, en stock et à prix affiché.`)
    : english(`Every ${name} product in the shop, with its stock and its price.`);

const shopParagraph = (name: string, lang: Lang): string =>
  lang === 'fr'
    ? french(`Les produits que ${name} vend et expédie.`)
    : english(`The products that ${name} sells and ships.`);

/** The facet values of a category that have a page of their own: those with the most products, in stock or not. */
function landingsOf(base: SearchBase, lang: Lang): SeoFacets {
  const whole = { text: '', sort: 'relevance', filters: [base] };
  const { counts } = search(whole, { lang, site: 'part', inStock: () => true });
  const all = LANDING_FACETS.flatMap((facetCode) => {
    const facet = facetOf(facetCode);
    return [...(counts.get(facetCode) ?? [])].map(([valueCode, count]) => ({
      facetCode,
      valueCode,
      name: facet?.nameOf(valueCode)?.[lang] ?? valueCode,
      count,
    }));
  });
  return all
    .filter(({ count }) => count >= FEWEST_PRODUCTS)
    .sort((one, other) => other.count - one.count || one.valueCode.localeCompare(other.valueCode))
    .slice(0, MOST_LANDINGS)
    .map(({ facetCode, valueCode, name }) => ({ facetCode, valueCode, name }));
}

const landings = new Map<string, SeoFacets>();

/** Cached, because the catalogue never changes. */
function landingFacets(base: SearchBase, lang: Lang): SeoFacets {
  const key = `${lang} ${base.value}`;
  const landing = landings.get(key) ?? landingsOf(base, lang);
  landings.set(key, landing);
  return landing;
}

interface SeoQuery {
  query: SearchQuery;
  /** An unknown part of the request was ignored. */
  hasInvalidFilters: boolean;
  lang: Lang;
}

/** The metadata of a page for search engines. */
export function seoOf(base: SearchBase | undefined, { query, hasInvalidFilters, lang }: SeoQuery): Seo {
  if (!base) return { title: query.text, noIndex: true, isLastCategory: false };
  const [chosen, ...others] = query.filters.slice(1).filter(({ facet }) => facet !== OWN_BRAND);
  const name = facetOf(base.facet)?.nameOf(base.value)?.[lang] ?? base.value;
  const plain = !chosen && !hasInvalidFilters;
  if (base.facet !== 'allCategories') {
    const paragraph = base.facet === 'brandCode' ? brandParagraph(name, lang) : shopParagraph(name, lang);
    return { title: name, paragraph, noIndex: !plain, isLastCategory: true };
  }
  const facets = landingFacets(base, lang);
  const landing = others.length === 0 && !hasInvalidFilters ? landingIn(facets, chosen) : undefined;
  return {
    title: landing ? `${name} – ${landing.name}` : name,
    paragraph: categoryOf(base.value)?.paragraph[lang] ?? '',
    noIndex: !plain && !landing,
    isLastCategory: childrenOf(base.value).length === 0,
    facets,
  };
}

const landingIn = (facets: SeoFacets, chosen: SearchFilter | undefined): SeoFacets[number] | undefined =>
  facets.find(({ facetCode, valueCode }) => facetCode === chosen?.facet && valueCode === chosen.value);

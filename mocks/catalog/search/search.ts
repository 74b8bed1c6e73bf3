import type { Lang } from '../../shared/lang.ts';
import type { CatalogItem } from '../item.ts';
import { catalogItems } from '../items.ts';
import { type FacetContext, type FacetDefinition, facetOf, facets, leadingCents } from './facets.ts';
import { withPlacesNamed } from './places.ts';
import type { SearchQuery } from './search-query.ts';
import { goodsIn, servicesFor, shelfOfUnsold, withoutFillers } from './services.ts';
import { spellingSuggestion } from './spelling.ts';
import { searchHead, searchMostOf, searchText } from './text-index.ts';

export interface SearchBase {
  facet: 'allCategories' | 'brandCode' | 'shops';
  value: string;
}

export interface SearchResult {
  items: CatalogItem[];
  /** Facet code → value → number of products, computed without the facet's own filter. */
  counts: Map<string, Map<string, number>>;
}

const isBase = (facet: string): facet is SearchBase['facet'] => ['allCategories', 'brandCode', 'shops'].includes(facet);

/** The base of a page: its first facet, when there is no text. */
export function baseOf({ text, filters: [first] }: SearchQuery): SearchBase | undefined {
  return text === '' && first && isBase(first.facet) ? { facet: first.facet, value: first.value } : undefined;
}

type Matcher = (item: CatalogItem) => boolean;

const anyOf =
  (facet: FacetDefinition, wanted: readonly string[], context: FacetContext): Matcher =>
  (item) =>
    facet.valuesOf(item, context).some((value) => wanted.includes(value));

/** The base is always applied; the other filters are grouped by facet. */
function matchersOf(query: SearchQuery, context: FacetContext): { holds: Matcher; byFacet: Map<string, Matcher> } {
  const base = baseOf(query);
  const wanted = new Map<string, string[]>();
  for (const { facet, value } of base ? query.filters.slice(1) : query.filters)
    wanted.set(facet, [...(wanted.get(facet) ?? []), value]);
  const byFacet = new Map<string, Matcher>();
  for (const [code, values] of wanted) {
    const facet = facetOf(code);
    if (facet) byFacet.set(code, anyOf(facet, values, context));
  }
  const baseFacet = base && facetOf(base.facet);
  const all = base?.value === 'racine';
  return { holds: baseFacet && !all ? anyOf(baseFacet, [base.value], context) : () => true, byFacet };
}

const collators: Record<Lang, Intl.Collator> = {
  fr: new Intl.Collator('fr', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
};

interface SearchContext extends FacetContext {
  lang: Lang;
}

type Order = (one: CatalogItem, other: CatalogItem) => number;

const byPopularity: Order = (one, other) => other.popularity - one.popularity || one.code.localeCompare(other.code);

/** An unknown sort is relevance. */
function orderOf(sort: string, { lang, site }: SearchContext, scores: Map<CatalogItem, number> | undefined): Order {
  const orders: Record<string, Order> = {
    'price-asc': (one, other) => leadingCents(one, site) - leadingCents(other, site),
    'price-desc': (one, other) => leadingCents(other, site) - leadingCents(one, site),
    'name-asc': (one, other) => collators[lang].compare(one.name[lang], other.name[lang]),
    newest: (one, other) => other.releasedOn.localeCompare(one.releasedOn),
  };
  const first = orders[sort] ?? ((one, other) => (scores?.get(other) ?? 0) - (scores?.get(one) ?? 0));
  return (one, other) => first(one, other) || byPopularity(one, other);
}

/** What has every word; when nothing has, and no other spelling would help, what has most of them. */
function scoresOf({ text }: SearchQuery, { lang, site }: SearchContext): Map<CatalogItem, number> {
  if (shelfOfUnsold(text, lang)) return new Map();
  const whole = searchText(text, lang);
  const scores = whole.size > 0 ? whole : searchText(withoutFillers(text), lang);
  // « Stamps for a wedding » are stamps, and « carton d'expédition » is no tube made of cardboard.
  const [named = text] = text.replace(/^(?:rolls?|sheets?|packs?|sets?) of /i, '').split(/ (?:for|of|with|from|pour) /);
  const about = searchHead(withoutFillers(named), lang);
  const ofHead = new Map([...scores].filter(([item]) => about.has(item)));
  if (ofHead.size > 0) return ofHead;
  if (scores.size > 0) return about.size > 0 ? searchMostOf(withoutFillers(text), lang, withoutFillers(named)) : scores;
  // Of what goes abroad no name has the country.
  const abroad = withPlacesNamed(text, lang).replaceAll(/\b(?:etranger|abroad)\b/g, 'international');
  const elsewhere = searchText(abroad, lang);
  if (elsewhere.size > 0) return elsewhere;
  const [service] = servicesFor({ text, filters: [] }, { lang, site });
  if (!service && spellingSuggestion(text, lang)) return elsewhere;
  const most = service ? elsewhere : searchMostOf(withoutFillers(text), lang, withoutFillers(named));
  // Where a service is meant, other goods than those named only lead astray.
  return most.size > 0 ? most : searchText(goodsIn(text, lang).join(' '), lang);
}

/** The products of a query, sorted, and the counts of each facet value. */
export function search(query: SearchQuery, context: SearchContext): SearchResult {
  const scores = query.text === '' ? undefined : scoresOf(query, context);
  const { holds, byFacet } = matchersOf(query, context);
  const counts = new Map(facets.map(({ code }) => [code, new Map<string, number>()]));
  const items: CatalogItem[] = [];
  for (const item of scores?.keys() ?? catalogItems) {
    if (!holds(item)) continue;
    const failed = [...byFacet].flatMap(([code, matches]) => (matches(item) ? [] : [code]));
    if (failed.length === 0) items.push(item);
    if (failed.length > 1) continue;
    for (const facet of facets) {
      if (failed.length === 1 && failed[0] !== facet.code) continue;
      const count = counts.get(facet.code);
      for (const value of facet.valuesOf(item, context)) count?.set(value, (count.get(value) ?? 0) + 1);
    }
  }
  return { items: items.sort(orderOf(query.sort, context, scores)), counts };
}

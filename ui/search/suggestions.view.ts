import type { CategoryTree, PageLink, ProductSummary } from '#domain/catalog/catalog.ts';
import { categoriesLike } from '#domain/catalog/search-hints.ts';
import { requirementsText } from '#ui/journey/entry/journey-start.ts';
import { joinFacts } from '#ui/wording/join-facts.ts';
import { startingAt, wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { searchHint } from './search-hint.view.ts';
import type { SuggestionsView, SuggestionView } from './suggestions.ts';

export const mostOfEach = { services: 2, searches: 4, categories: 3, products: 4 };

/** What each service found for a text; a service that fails has found nothing. */
export interface SuggestionMatches {
  text: string;
  searches: readonly string[];
  categories: readonly CategoryTree[];
  products: readonly ProductSummary[];
  services: readonly PageLink[];
}

export function suggestionsView(
  { text, searches, categories, products, services }: SuggestionMatches,
  wording: Wording,
): SuggestionsView {
  const { paths, t } = wording;
  const hint = searchHint(text, wording, services);
  const found = categoriesLike(text, categories).slice(0, mostOfEach.categories);
  const named = new Set([...products.map(({ title }) => title), ...found.map(({ name }) => name)].map(foldCase));
  const groups = [
    { label: t('search.answers'), options: hint ? [hint] : [] },
    {
      label: t('search.services'),
      options: services
        .slice(0, mostOfEach.services)
        .map(({ title, summary, path }) => ({ label: title, detail: summary, href: path })),
    },
    {
      label: t('search.searches'),
      options: searches
        .filter((value) => !named.has(foldCase(value)))
        .slice(0, mostOfEach.searches)
        .map((value) => ({ label: value, href: paths.search({ q: value }) })),
    },
    {
      label: t('search.categories'),
      options: found.map(({ code, name, picture }) => ({
        label: name,
        href: paths.plp({ code }),
        ...(picture && { picture }),
      })),
    },
    {
      label: t('search.products'),
      options: products.slice(0, mostOfEach.products).map((product) => productOption(product, wording)),
    },
  ].filter(({ options }) => options.length > 0);
  return { groups, count: t('search.count', { count: groups.flatMap(({ options }) => options).length }) };
}

/** A title is shown with hyphens and spaces that do not break. */
const foldCase = (text: string) => text.toLocaleLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ');

/** A service says what its journey will ask for, after its price. */
function productOption(product: ProductSummary, wording: Wording): SuggestionView {
  const { title, slug, code, price, service, picture } = product;
  const amount = price && startingAt(product, wholePrice(price, wording), wording);
  const detail = joinFacts([amount, service && requirementsText(service, wording)]);
  return {
    label: title,
    ...(detail && { detail }),
    ...(picture && { picture }),
    href: wording.paths.product({ slug, code }),
  };
}

import type { BreadcrumbList, ItemList, Organization, Product, WebSite, WithContext } from 'schema-dts';
import type { LinkView } from '#ui/components/views.ts';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** Structured data of a page (schema.org). It is in the document only: the browser's code does not need it. */
export type StructuredData = WithContext<BreadcrumbList | ItemList | Organization | Product | WebSite>;

/** A search of the site: the address with a placeholder for the search text. */
type SearchAction = { '@type': 'SearchAction'; target: string; 'query-input': string };

export const organization = (origin: string, { t }: Wording): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: t('components.shopName'),
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

export function website(origin: string, { t, lang, paths }: Wording): WithContext<WebSite> {
  const search: SearchAction = {
    '@type': 'SearchAction',
    target: `${origin}${paths.search()}?${'q' satisfies QueryName<'search'>}={q}`,
    'query-input': 'required name=q',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: t('components.shopName'),
    url: origin + paths.home(),
    inLanguage: lang,
    potentialAction: search,
  };
}

/** @param trail from the home page to this page. */
export const breadcrumbList = (origin: string, trail: LinkView[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + href,
  })),
});

/** So many addresses are described: who reads further follows the links, and a page of 96 cards stays light. */
const describedItems = 6;

/** The first addresses of a list, in order; each page describes itself. */
export const itemList = (origin: string, paths: readonly string[]): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: paths.length,
  itemListElement: paths
    .slice(0, describedItems)
    .map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + path })),
});

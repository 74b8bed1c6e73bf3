import type { SearchPage } from '#domain/catalog/catalog.ts';
import { everything, ownGoods, pageSize, type SearchQuery } from '#domain/catalog/search-query.ts';
import type { Uses } from '#domain/ports.ts';
import { type Mode, modes } from '#domain/shared/mode.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import { indexablePathsOf } from '#ui/routing/route-table.ts';

interface Catalog {
  /** The ports of one call, so that each call has its own deadline; all end with the signal. */
  ports(): Uses<'products' | 'categories' | 'brands' | 'sellers'>;
  mode: Mode;
}

/** Every indexable address of one mode: homes, content, categories, universes, brands, sellers, products. */
export async function indexablePaths(catalog: Catalog): Promise<string[]> {
  const { ports, mode } = catalog;
  const paths = pathsOf(mode);
  const root = await ports().categories.tree();
  const first = await searchPage(catalog, { code: root.code });
  if (first === 'unknown') throw new Error('The root category cannot be listed.');
  const found = indexablePathsOf(mode);
  for (const code of codesOf(root)) found.push(...(await categoryPaths(catalog, code)));
  found.push(...root.children.map(({ code }) => paths.universe({ code })));
  found.push(...(await ports().brands.all()).map(({ code }) => paths.plpMarque({ code })));
  found.push(...(await ports().sellers.all()).map(({ slug, code }) => paths.plpVendeur({ slug, code })));
  found.push(...productsOf(first));
  for (let page = 1; page < first.pages; page += 1)
    found.push(...productsOf(await searchPage(catalog, { code: root.code, page })));
  return found;

  function productsOf(page: SearchPage | 'unknown'): string[] {
    return page === 'unknown' ? [] : page.products.map(({ slug, code }) => paths.product({ slug, code }));
  }
}

/**
 * An indexable category, its facet values with pages of their own, and the list of the shop's own goods in it, unless
 * that one has none or holds the same goods: then its canonical address is the category's.
 */
async function categoryPaths(catalog: Catalog, code: string): Promise<string[]> {
  const page = await searchPage(catalog, { code, size: 1 });
  if (page === 'unknown' || page.seo.noIndex) return [];
  const own = await searchPage(catalog, { code, size: 1, facets: [ownGoods] });
  const hasOwn = own !== 'unknown' && own.total > 0 && own.total < page.total && !own.seo.noIndex;
  const { plp, plpFacet, ownBrand } = pathsOf(catalog.mode);
  return [
    plp({ code }),
    ...page.seo.facets.map((facet) => plpFacet({ code, facet: `${facet.code}-${facet.value}` })),
    ...(hasOwn ? [ownBrand({ code })] : []),
  ];
}

interface ListedPage {
  code: string;
  page?: number;
  size?: number;
  facets?: SearchQuery['facets'];
}

const searchPage = ({ ports }: Catalog, { code, page = 0, size = pageSize, facets = [] }: ListedPage) =>
  ports().products.search({ ...everything, base: { kind: 'allCategories', id: code }, page, facets }, size);

interface Branch {
  code: string;
  children: Branch[];
}

const codesOf = ({ code, children }: Branch): string[] => [code, ...children.flatMap(codesOf)];

/** Both modes in parallel. */
export async function allIndexablePaths(portsOf: (mode: Mode) => Catalog['ports']): Promise<string[]> {
  return (await Promise.all(modes.map((mode) => indexablePaths({ ports: portsOf(mode), mode })))).flat();
}

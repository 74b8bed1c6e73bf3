import type { Facet, SearchPage } from '#domain/catalog/catalog.ts';
import { everything, pageSize } from '#domain/catalog/search-query.ts';
import type { Uses } from '#domain/ports.ts';
import { type Paths, pathsOf } from '#ui/shared/paths.ts';
import type { RouteName } from '#ui/shared/route-table.ts';
import { slugOf } from '#ui/shared/slug.ts';

interface Catalog {
  /** Ports of one call, so that each has its own deadline; they end with the signal of the whole. */
  ports(): Uses<'products' | 'categories'>;
  paths: Paths;
}

const contentPages = [
  'contractTerms',
  'generalTerms',
  'salesTerms',
  'dangerousGoods',
  'accessibility',
  'cookies',
  'personalData',
  'withdrawal',
  'help',
  'rankingCriteria',
] as const satisfies RouteName[];

/** Every page of one mode that search engines may show: homes, content, categories, brands, sellers, products. */
export async function indexablePaths({ ports, paths }: Catalog): Promise<string[]> {
  const found = [paths.home(), ...contentPages.map((name) => paths[name]())];
  const root = await ports().categories.tree();
  found.push(...codesOf(root).map((code) => paths.plp({ code })));
  const first = await pageOf(0);
  found.push(...valuesOf(first, 'brandCode').map(({ code }) => paths.plpMarque({ code })));
  found.push(
    ...valuesOf(first, 'shops').map(({ code, name }) => paths.plpVendeur({ slug: slugOf(name) || 'vendeur', code })),
  );
  found.push(...productsOf(first));
  for (let page = 1; page < first.pages; page += 1) found.push(...productsOf(await pageOf(page)));
  return found;

  async function pageOf(page: number): Promise<SearchPage> {
    const query = { ...everything, base: { kind: 'allCategories', id: root.code }, page } as const;
    const answer = await ports().products.search(query, pageSize);
    if (answer === 'unknown') throw new Error('The root category cannot be listed.');
    return answer;
  }

  function productsOf({ products }: SearchPage): string[] {
    return products.map(({ slug, code }) => paths.product({ slug, code }));
  }
}

interface Branch {
  code: string;
  children: Branch[];
}

const codesOf = ({ code, children }: Branch): string[] => [code, ...children.flatMap(codesOf)];

const valuesOf = ({ facets }: SearchPage, facet: string): Facet['values'] =>
  facets.find(({ code }) => code === facet)?.values ?? [];

/** Both modes, side by side. */
export async function allIndexablePaths(portsOf: (mode: 'part' | 'pro') => Catalog['ports']): Promise<string[]> {
  const modes = (['part', 'pro'] as const).map((mode) =>
    indexablePaths({ ports: portsOf(mode), paths: pathsOf(mode) }),
  );
  return (await Promise.all(modes)).flat();
}

import type { CategoryTree, SearchPage } from '#domain/catalog/catalog.ts';
import { cardView } from '#ui/catalog/card/card.view.ts';
import type { FeaturedView } from '#ui/catalog/card/featured.view.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** A department: its categories, then some of its products. */
export interface UniverseView {
  title: string;
  paragraph: string | null;
  breadcrumb: LinkView[];
  /** Each is followed by those below it. */
  categories: (LinkView & { picture: string })[];
  products: FeaturedView | null;
}

interface UniverseOf {
  code: string;
  page: SearchPage;
  /** The category with its descendants; `null` when the tree could not be loaded, and only its children are known. */
  tree: CategoryTree | null;
}

export function universeView({ code, page, tree }: UniverseOf, wording: Wording): UniverseView {
  const { t, paths } = wording;
  const categories: CategoryTree[] = tree?.children ?? page.subcategories.map((one) => ({ ...one, children: [] }));
  return {
    title: page.title ?? tree?.name ?? t('catalog.allProducts'),
    paragraph: page.seo.paragraph,
    breadcrumb: [{ label: t('catalog.home'), href: paths.home() }],
    categories: categories
      .flatMap((category) => [category, ...category.children])
      .map(({ code, name, picture = '' }) => ({ label: name, href: paths.plp({ code }), picture })),
    products:
      page.products.length === 0
        ? null
        : {
            title: t('catalog.universeProducts'),
            more: { label: t('catalog.seeCount', { count: page.total }), href: paths.plp({ code }) },
            cards: page.products.map((product) => cardView(product, wording)),
            addAction: paths.home(),
          },
  };
}

/** A category in the shop's tree. */
export function categoryIn(trees: readonly CategoryTree[], code: string): CategoryTree | null {
  for (const tree of trees) {
    const found = tree.code === code ? tree : categoryIn(tree.children, code);
    if (found) return found;
  }
  return null;
}

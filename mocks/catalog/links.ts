import type { components } from '#contracts/generated/catalog.ts';
import type { Lang } from '../shared/lang.ts';
import { brandOf } from './brands.ts';
import { type CatalogCategory, categoryOf, lineageOf } from './categories.ts';
import type { SearchBase } from './search/search.ts';
import { sellerOf } from './sellers.ts';

type Link = components['schemas']['Link'];

const lists: Record<'brandCode' | 'shops', Record<Lang, Link>> = {
  brandCode: { fr: { name: 'Marques', url: '/boutique/marques' }, en: { name: 'Brands', url: '/boutique/marques' } },
  shops: { fr: { name: 'Vendeurs', url: '/boutique/vendeurs' }, en: { name: 'Sellers', url: '/boutique/vendeurs' } },
};

export const categoryLink = ({ code, name }: CatalogCategory, lang: Lang): Link => ({
  code,
  name: name[lang],
  url: code === 'racine' ? '/' : `/boutique/c/${code}`,
});

/** From the root of the tree to this category. */
export const categoryPath = (code: string, lang: Lang): Link[] =>
  ['racine', ...lineageOf(code).toReversed()].flatMap((step) => {
    const category = categoryOf(step);
    return category ? [categoryLink(category, lang)] : [];
  });

function leafOf({ facet, value }: SearchBase): Link | undefined {
  const brand = facet === 'brandCode' ? brandOf(value) : undefined;
  if (brand) return { code: value, name: brand.name, url: `/boutique/marque/${value}` };
  const seller = facet === 'shops' ? sellerOf(value) : undefined;
  return seller && { code: value, name: seller.name, url: `/boutique/vendeur/${seller.slug}/${value}` };
}

/** The breadcrumb: in the tree, among the brands, or among the sellers. */
export function pathTo(base: SearchBase, lang: Lang): Link[] {
  if (base.facet === 'allCategories') return categoryPath(base.value, lang);
  const leaf = leafOf(base);
  return [...categoryPath('racine', lang), lists[base.facet][lang], ...(leaf ? [leaf] : [])];
}

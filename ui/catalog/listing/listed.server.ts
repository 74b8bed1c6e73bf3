import { notFound } from '#ui/request/error/error-page.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import type { ListingSource } from './listing.server.ts';

type Params = Partial<Record<'code' | 'slug' | 'facet', string>>;

/**
 * What an address lists: a category, a facet of it, a brand, a seller, the shop's own goods, or search results
 * (specification §2, Shop).
 */
export function listedAt(context: RequestContext, { url, params }: { url: URL; params: Params }): ListingSource {
  const { paths, t } = context.wording;
  const { code = '', slug = '' } = params;
  switch (routeOf(url.pathname)?.entry.name) {
    case 'search':
      return { base: null, path: paths.search(), fallbackTitle: t('catalog.allProducts') };
    case 'plp':
    case 'plpFacet':
      return categoryAt(context, params);
    case 'ownBrand':
      return {
        base: { kind: 'allCategories', id: code },
        path: paths.ownBrand({ code }),
        fallbackTitle: t('catalog.ofDepartment'),
        categoryPath: (other) => paths.ownBrand({ code: other }),
        own: { whole: paths.plp({ code }) },
      };
    case 'plpMarque':
      return {
        base: { kind: 'brandCode', id: code },
        path: paths.plpMarque({ code }),
        fallbackTitle: t('catalog.ofBrand'),
      };
    case 'plpVendeur':
      return {
        base: { kind: 'shops', id: code },
        path: paths.plpVendeur({ slug, code }),
        fallbackTitle: t('catalog.ofSeller'),
      };
    default:
      throw notFound(context);
  }
}

/** A category, with or without the facet in its path. */
function categoryAt({ wording: { paths, t } }: RequestContext, { code = '', facet }: Params): ListingSource {
  const whole = paths.plp({ code });
  const category: ListingSource = {
    base: { kind: 'allCategories', id: code },
    path: whole,
    fallbackTitle: t('catalog.ofDepartment'),
    landingPath: (landing) => paths.plpFacet({ code, facet: `${landing.code}-${landing.value}` }),
  };
  if (facet === undefined) return category;
  // Facet codes contain no hyphen, values may (postal-domain 9.6).
  const at = facet.indexOf('-');
  return {
    ...category,
    path: paths.plpFacet({ code, facet }),
    facet: { code: facet.slice(0, at), value: facet.slice(at + 1), whole },
  };
}

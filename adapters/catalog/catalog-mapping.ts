import type {
  CategoryHierarchy,
  ProductSearchPage,
  Offer as WireOffer,
  Product as WireProduct,
  Seo as WireSeo,
  ProductSummary as WireSummary,
} from '#adapters/generated/catalog/types.gen.ts';
import { toMoneyOrNull, toPicture, toPrice, toService, toSlug, wordOf, wordOrOther } from '#adapters/shared-mapping.ts';
import { unbroken } from '#adapters/unbroken.ts';
import {
  bestOffer,
  byDeliveredPrice,
  type CategoryTree,
  type Facet,
  type Named,
  type Offer,
  type PageLink,
  type Product,
  type ProductSummary,
  type SearchPage,
  type StockState,
  sendings,
} from '#domain/catalog/catalog.ts';
import { adviceTab, tabFacet } from '#domain/catalog/search-query.ts';
import { safePath } from '#domain/session/safe-path.ts';
import { sheetOf, toCharacteristics, toSafety } from './facts-mapping.ts';
import { safeHtml } from './rich-text.ts';

const pageTypes: ReadonlyMap<string, SearchPage['pageType']> = new Map([
  ['category', 'category'],
  ['brand', 'brand'],
  ['shop', 'seller'],
]);

export function toSearchPage(page: ProductSearchPage): SearchPage {
  const facets = toFacets(page.facets);
  return {
    pageType: pageTypes.get(page.pageType ?? '') ?? 'search',
    // An empty title counts as absent.
    title: page.title || null,
    products: page.products.map(toSummary),
    // Without a name there is nothing to choose it by.
    sorts: page.sorts.flatMap(({ code, name, selected }) =>
      name ? [{ code, name, selected: selected === true }] : [],
    ),
    facets: facets.filter(({ code }) => code !== tabFacet),
    tabs: facets.find(({ code }) => code === tabFacet)?.values.toSorted(byTab) ?? [],
    page: page.pagination.currentPage,
    pages: page.pagination.totalPages,
    total: page.pagination.totalResults,
    path: pathOf(page.path),
    subcategories: toNamed(page.subcategories),
    advice: toPageLinks(page.contents),
    services: toPageLinks(page.services),
    suggestion: page.spellingSuggestion?.suggestion ?? null,
    redirect: page.keywordRedirectUrl || null,
    rank: page.userRank || null,
    seo: toSeo(page.seo),
  };
}

export const toPageLinks = (pages: ProductSearchPage['contents'] = []): PageLink[] =>
  pages.flatMap(({ title, summary = '', url }) => {
    const path = safePath(url);
    return path === null ? [] : [{ title, summary, path }];
  });

const toFacets = (facets: ProductSearchPage['facets']): Facet[] =>
  facets
    .filter(({ visible }) => visible !== false)
    .flatMap((facet) => {
      const code = facet.code ?? codeInQuery(facet);
      return code === undefined ? [] : [{ ...facet, code }];
    })
    .map(({ code, name, net, values }) => ({
      code,
      name,
      ...(net && { isNet: true }),
      values: values.map((value) => ({
        code: value.code ?? chosenIn(value)?.value ?? value.name,
        name: unbroken(value.name),
        count: value.count,
        selected: value.selected,
      })),
    }));

type WireFacet = ProductSearchPage['facets'][number];

/** The pair of facet and value that the query of a value adds: `text:sort:facet:value`. OCC says a facet's code nowhere else. */
function chosenIn({ selected, query }: WireFacet['values'][number]): { facet: string; value: string } | undefined {
  const parts = selected ? [] : (query?.query?.value ?? '').split(':');
  const [facet, value] = parts.length >= 4 && parts.length % 2 === 0 ? parts.slice(-2) : [];
  return facet && value ? { facet, value: decodeURIComponentSafely(value) } : undefined;
}

const codeInQuery = ({ values }: WireFacet): string | undefined => values.map(chosenIn).find(Boolean)?.facet;

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const tabOrder = ['PRODUCT', 'ESERVICE', 'POSTAL', 'MARKETPLACE', adviceTab];
const tabPlace = (code: string) => (tabOrder.indexOf(code) + tabOrder.length + 1) % (tabOrder.length + 1);
/** In the specification's order; an unknown tab comes last. */
const byTab = (one: { code: string }, other: { code: string }) => tabPlace(one.code) - tabPlace(other.code);

const toSeo = ({ title, paragraph, noIndex, isLastCategory, facets = [] }: WireSeo = {}): SearchPage['seo'] => ({
  title: title || null,
  paragraph: paragraph ?? null,
  noIndex: noIndex === true,
  isLastCategory: isLastCategory === true,
  facets: facets.map(({ facetCode, valueCode, name }) => ({ code: facetCode, value: valueCode, name })),
});

const toNamed = (links: { code?: string; name: string }[] = []): Named[] =>
  links.flatMap(({ code, name }) => (code ? [{ code, name }] : []));

/** The root of the tree is the shop itself and has no page. */
const pathOf = (links: { code?: string; name: string; url?: string }[] = []): Named[] =>
  toNamed(links.filter(({ url }) => url !== '/'));

const stocks: Record<string, StockState> = { inStock: 'in', lowStock: 'low', outOfStock: 'out' };
// An unknown stock level must not stop a sale: the backend refuses what is out of stock.
const toStock = (stock: { stockLevelStatus: string } | undefined): StockState =>
  wordOf(stocks, stock?.stockLevelStatus) ?? 'in';

export function toSummary(product: WireSummary): ProductSummary {
  const primary =
    product.images?.find((image) => image.format === 'product' && image.imageType !== 'GALLERY') ?? product.images?.[0];
  return {
    code: product.code,
    slug: toSlug(product.url) ?? 'article',
    title: unbroken(product.name),
    kind: product.productType === 'ESERVICE' ? 'service' : 'product',
    service: toService(product.service),
    ...(product.marketplaceProduct && product.sellerName ? { seller: product.sellerName } : {}),
    price: product.price ? toPrice(product.price, product.priceWithoutTax) : null,
    stock: product.purchasable === false ? 'out' : toStock(product.stock),
    picture: toPicture(primary?.url),
    ...markOf(product),
  };
}

const markOf = ({ mark, markValue, markUrl }: WireSummary): Pick<ProductSummary, 'mark'> =>
  mark ? { mark: { code: mark, ...(markValue ? { value: markValue } : {}), ...sheetOf(markUrl) } } : {};

/** What one order may hold of a product whose backend sets no limit. */
const mostPieces = 99;

export function toProduct(product: WireProduct): Product {
  const offers = offersOf(product);
  const best = bestOffer(offers);
  const chosen = offers[0];
  return {
    ...toSummary(product),
    summary: product.summary ?? '',
    description: safeHtml(product.description ?? ''),
    brand: product.brandCode && product.manufacturer ? { code: product.brandCode, name: product.manufacturer } : null,
    gtin: /^(\d{8}|\d{12,14})$/.exec(product.gtin ?? '')?.[0] ?? null,
    path: pathOf(product.path),
    pictures: toPictures(product),
    offers: byDeliveredPrice(offers).map((offer) => ({ ...offer, best: offer === best })),
    ...(chosen ? { price: chosen.price } : {}),
    characteristics: toCharacteristics(product.classifications),
    safety: toSafety(product.safety),
    weight: product.weight ?? null,
    maxQuantity: product.maxQuantity ?? mostPieces,
    noticeMonths: product.backInStockNotice?.keptMonths ?? null,
  };
}

/** A plain OCC backend has no offers: its products are sold by the operator, at their own price. */
function offersOf({ offers, price, priceWithoutTax, stock }: WireProduct): Offer[] {
  if (offers) return offers.map(toOffer);
  if (!price) return [];
  const pieces = stock?.stockLevel ?? (stock?.stockLevelStatus === 'outOfStock' ? 0 : undefined);
  return [toOffer({ id: '', price, ...(priceWithoutTax && { priceWithoutTax }), quantity: pieces ?? mostPieces })];
}

function toPictures(product: WireProduct): Product['pictures'] {
  const byIndex = new Map<number, Partial<Record<string, string>> & { alt: string }>();
  for (const { galleryIndex = 0, format = 'product', url, altText } of product.images ?? []) {
    const safe = toPicture(url);
    if (safe) byIndex.set(galleryIndex, { ...byIndex.get(galleryIndex), [format]: safe, alt: altText ?? product.name });
  }
  return [...byIndex.entries()]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, { product: middle, detail = null, zoom = middle, thumbnail = middle, alt }]) =>
      middle && zoom && thumbnail ? [{ thumbnail, product: middle, detail, zoom, alt }] : [],
    );
}

const conditions: Record<string, Offer['condition']> = { NEW: 'new', REFURBISHED: 'refurbished', USED: 'used' };

function toOffer(offer: WireOffer): Offer {
  const { sellerId, sellerName = '', sellerGrade, sellerEvaluationCount, earliestDate, latestDate } = offer;
  return {
    id: offer.id,
    seller: sellerId
      ? {
          code: sellerId,
          name: sellerName,
          grade: sellerGrade ?? null,
          evaluations: sellerEvaluationCount ?? 0,
          professional: offer.isProfessional !== false,
        }
      : null,
    sellerName,
    best: offer.bestOffer === true,
    condition: offer.state === undefined ? null : wordOrOther(conditions, offer.state),
    price: toPrice(offer.price, offer.priceWithoutTax),
    base: toMoneyOrNull(offer.basePrice),
    prior: toMoneyOrNull(offer.priorPrice30d),
    eco: toMoneyOrNull(offer.ecoParticipation),
    shipping: toMoneyOrNull(offer.minShippingPrice),
    quantity: offer.quantity ?? 0,
    leadDays: offer.leadTimeToShip ?? null,
    delivery: earliestDate && latestDate ? { earliest: earliestDate, latest: latestDate } : null,
    returnDays: offer.returnDays ?? null,
  };
}

const toSending = ({ sending: word, sendingUrl }: CategoryHierarchy): Pick<CategoryTree, 'sending' | 'sendingPage'> => {
  const sending = sendings.find((each) => each === word);
  return sending ? { sending, ...(sendingUrl && { sendingPage: sendingUrl }) } : {};
};

export const toCategory = (category: CategoryHierarchy): CategoryTree => {
  const picture = toPicture(category.image?.url);
  return {
    code: category.id,
    name: unbroken(category.name),
    ...toSending(category),
    ...(picture && { picture }),
    children: (category.subcategories ?? []).map(toCategory),
  };
};

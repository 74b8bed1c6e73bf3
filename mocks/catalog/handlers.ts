import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contracts/generated/catalog.ts';
import { shopperOf } from '../session/users.ts';
import { isEmailAddress } from '../shared/email.ts';
import { type Lang, langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField, refusal } from '../shared/problems.ts';
import { bearerOf } from '../shared/requests/bearer.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { worldOf } from '../shared/world.ts';
import { type CatalogCategory, categories, categoryOf, childrenOf } from './categories.ts';
import { brandsAnswer, shopAnswer, shopsAnswer } from './directory-answer.ts';
import { addInterest } from './interests.ts';
import type { CatalogItem } from './item.ts';
import { catalogItems, itemOf } from './items.ts';
import { categoryLink } from './links.ts';
import { productAnswer, similarAnswer } from './product-answer.ts';
import { searchAnswer } from './search/search-answer.ts';
import { hasFilter, parseQuery, withFilter } from './search/search-query.ts';
import { servicesFor } from './search/services.ts';
import { suggestionsFor } from './search/suggestions.ts';
import { sellerOf } from './sellers.ts';
import { remainingStock } from './stock.ts';

type CategoryHierarchy = components['schemas']['CategoryHierarchy'];

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

const unknown = (subject: string, subjectType: string): Response =>
  refusal(404, {
    type: 'UnknownIdentifierError',
    reason: 'notFound',
    subject,
    subjectType,
    message: `No ${subjectType} ${subject}.`,
  });

/** A whole number of the query string, within bounds. */
function numberOf(
  name: string,
  text: string | null,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  if (text === null) return otherwise;
  const value = Number(text);
  if (!/^\d{1,6}$/.test(text) || value < least || value > most) throw invalidField(name);
  return value;
}

/** `code:1,2,3`; other filters are ignored. */
const codesOf = (filters: string | null): string[] | undefined =>
  filters?.startsWith('code:') ? filters.slice('code:'.length).split(',').filter(Boolean) : undefined;

const productCounts = new Map<string, number>([['racine', catalogItems.length]]);
for (const code of catalogItems.flatMap(({ categoryCodes }) => categoryCodes))
  productCounts.set(code, (productCounts.get(code) ?? 0) + 1);

/** What each department is for, and the page that leads there, on the home page. */
const sendings: Record<string, Pick<CategoryHierarchy, 'sending' | 'sendingUrl'>> = {
  enveloppes: { sending: 'letter', sendingUrl: '/envoyer-une-lettre' },
  colis: { sending: 'parcel', sendingUrl: '/envoyer-un-colis' },
  timbres: { sending: 'stamp' },
  services: { sending: 'service', sendingUrl: '/demenagement-absence' },
};

/** A category is shown by a product of its own that shows no category above it. */
const pictures = new Map<string, CatalogItem>();
for (const { code } of categories) {
  const own = catalogItems.filter(({ categoryCodes }) => categoryCodes.includes(code));
  const used = new Set(pictures.values());
  const item = own.find((each) => !used.has(each)) ?? own[0];
  if (item) pictures.set(code, item);
}

const imageOf = ({ code }: CatalogCategory): Pick<CategoryHierarchy, 'image'> => {
  const item = pictures.get(code);
  if (!item) return {};
  return { image: { url: `/medias/${item.code}-0-360`, format: 'product' } };
};

const hierarchy = (category: CatalogCategory, lang: Lang): CategoryHierarchy => {
  const { name, url } = categoryLink(category, lang);
  return {
    id: category.code,
    name,
    ...(url && { url }),
    productCount: productCounts.get(category.code) ?? 0,
    ...sendings[category.code],
    ...imageOf(category),
    subcategories: childrenOf(category.code).map((child) => hierarchy(child, lang)),
  };
};

export const catalogHandlers = [
  http.get('/products/search', ({ query, request, response }) => {
    const parsedQuery = parseQuery(query.get('query') ?? '');
    const codes = codesOf(query.get('filters'));
    const rank = query.get('rank');
    const sellerId = query.get('sellerId');
    const ofSeller = { facet: 'shops', value: sellerId ?? '' };
    const sold = sellerId && !hasFilter(parsedQuery, ofSeller) ? withFilter(parsedQuery, ofSeller) : parsedQuery;
    return response(200).json(
      searchAnswer({
        query: { ...sold, sort: query.get('sort') || parsedQuery.sort },
        ...(codes && { codes }),
        currentPage: numberOf('currentPage', query.get('currentPage'), { least: 0, most: 100_000, otherwise: 0 }),
        pageSize: numberOf('pageSize', query.get('pageSize'), { least: 1, most: 100, otherwise: 20 }),
        lang: langOf(request),
        world: worldOf(request),
        site: query.get('baseSite') === 'pro' ? 'pro' : 'part',
        ...(rank && { rank }),
      }),
    );
  }),

  http.get('/products/suggestions', ({ query, request, response }) => {
    const term = query.get('term');
    if (term === null) throw invalidField('term', 'missing');
    const max = numberOf('max', query.get('max'), { least: 1, most: 20, otherwise: 5 });
    const [lang, site] = [langOf(request), query.get('baseSite') === 'pro' ? 'pro' : 'part'] as const;
    const suggestions = suggestionsFor(term, { lang, max });
    return response(200).json({
      suggestions: suggestions.map((value) => ({ value })),
      services: servicesFor({ text: term, filters: [] }, { lang, site }),
    });
  }),

  http.get('/products/{productCode}', ({ params, query, request, response }) => {
    const item = itemOf(params.productCode);
    if (!item) throw unknown(params.productCode, 'product');
    const offerId = query.get('offerId');
    return response(200).json(
      productAnswer(item, {
        lang: langOf(request),
        world: worldOf(request),
        pieces: remainingStock(request, item),
        ...(offerId && { offerId }),
      }),
    );
  }),

  http.get('/products/{productCode}/references', ({ params, query, request, response }) => {
    const item = itemOf(params.productCode);
    if (!item) throw unknown(params.productCode, 'product');
    const most = numberOf('pageSize', query.get('pageSize'), { least: 1, most: 20, otherwise: 5 });
    const type = query.get('referenceType') ?? 'SIMILAR';
    return response(200).json({
      references:
        type === 'SIMILAR' ? similarAnswer(item, { lang: langOf(request), world: worldOf(request), most }) : [],
    });
  }),

  // Nobody reviews here; other clients of OCC ask on every product page.
  http.get('/products/{productCode}/reviews', ({ params, query, response }) => {
    if (!itemOf(params.productCode)) throw unknown(params.productCode, 'product');
    numberOf('maxCount', query.get('maxCount'), { least: 1, most: 999_999, otherwise: 5 });
    return response(200).json({ reviews: [] });
  }),

  http.post('/productinterests', async ({ query, request, response }) => {
    const productCode = query.get('productCode') ?? '';
    const { email } = await bodyOf(request);
    if (query.get('notificationType') !== 'BACK_IN_STOCK') throw invalidField('notificationType');
    const item = itemOf(productCode);
    if (!item) throw unknown(productCode, 'product');
    if (!isEmailAddress(email)) throw invalidField('email');
    if (item.productType === 'ESERVICE' || remainingStock(request, item) > 0)
      throw refusal(400, {
        type: 'ProductInterestError',
        reason: 'inStock',
        subject: productCode,
        subjectType: 'product',
        message: `The product ${productCode} can be bought.`,
      });
    const world = worldOf(request);
    const account = (await bearerOf(request)) ? await shopperOf(world, request, 'current') : null;
    const isConfirmed = account?.uid === email.toLowerCase();
    await addInterest(world, { productCode, email, lang: langOf(request), isConfirmed });
    return response(202).json({ confirmationNeeded: !isConfirmed });
  }),

  http.get('/catalogs/{catalogId}/{catalogVersionId}/categories/{categoryId}', ({ params, request, response }) => {
    const { catalogId, catalogVersionId } = params;
    if (catalogId !== 'boutique' || catalogVersionId !== 'Online') throw unknown(catalogId, 'catalog');
    const category = categoryOf(params.categoryId);
    if (!category) throw unknown(params.categoryId, 'category');
    return response(200).json(hierarchy(category, langOf(request)));
  }),

  http.get('/brands', ({ response }) => response(200).json(brandsAnswer())),

  http.get('/shops', ({ response }) => response(200).json(shopsAnswer())),

  http.get('/shops/{sellerId}', ({ params, request, response }) => {
    const seller = sellerOf(params.sellerId);
    if (!seller) throw unknown(params.sellerId, 'shop');
    return response(200).json(shopAnswer(seller, langOf(request)));
  }),
];

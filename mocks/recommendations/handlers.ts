import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/recommendations.ts';
import { catalogItems, itemOf } from '../catalog/items.ts';
import { summaryAnswer } from '../catalog/product-answer.ts';
import { closeTo } from '../catalog/similar.ts';
import { remainingStockIn } from '../catalog/stock.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { worldOf } from '../shared/world.ts';
import { lastLookOf, looksIn, showingsIn, visitorOf } from './visitors.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const most = 8;

/** Goods, which a cart takes at once, before services. */
const forEverybody = catalogItems.toReversed().toSorted((one, other) => rankOf(one) - rankOf(other));
function rankOf({ productType }: (typeof catalogItems)[number]): number {
  return productType === 'ESERVICE' ? 1 : 0;
}

export const recommendationsHandlers = [
  http.get('/recommendations', ({ query, request, response }) => {
    const page = query.get('page');
    if (page !== 'home' && page !== 'product') throw invalidField('page', page === null ? 'missing' : 'invalid');
    const [world, visitor] = [worldOf(request), visitorOf(request)];
    const looked = page === 'home' ? lastLookOf(world, visitor) : undefined;
    const product = itemOf(query.get('productCode') ?? '');
    if (visitor && product && page === 'product') void looksIn(world).create({ visitor, productCode: product.code });
    const forHome = looked ? [...new Set([...closeTo(looked), ...forEverybody])] : forEverybody;
    const items = page === 'home' ? forHome : product ? closeTo(product) : [];
    const sold = items.filter((item) => remainingStockIn(world, item) > 0).slice(0, most);
    const products = sold.map((item) => summaryAnswer(item, langOf(request), remainingStockIn(world, item)));
    return response(200).json({ products, ...(looked && { rank: `proche-${looked.code}` }) });
  }),
  http.post('/recommendations/shown', async ({ request, response }) => {
    const [visitor, report] = [visitorOf(request), await bodyOf(request)];
    if (visitor === null) throw invalidField('occ-personalization-id', 'missing');
    const { page, rank = null, productCodes } = report;
    if (page !== 'home' && page !== 'product') throw invalidField('page');
    if (!Array.isArray(productCodes) || productCodes.length === 0 || productCodes.length > most)
      throw invalidField('productCodes');
    await showingsIn(worldOf(request)).create({ visitor, page, rank, productCodes });
    return response(204).empty();
  }),
];

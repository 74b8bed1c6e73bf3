import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/company.ts';
import { ordersOf } from '../order-book/account-orders.ts';
import { orderAnswer } from '../orders/answer.ts';
import { signedInShopperOf } from '../session/users.ts';
import { langOf } from '../shared/lang.ts';
import { accessDenied } from '../shared/problems.ts';
import { worldOf } from '../shared/world.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/ecom/api/pro' });

const most = 100;

export const companyHandlers = [
  http.get('/orders/list', async ({ query, request, response }) => {
    const world = worldOf(request);
    const { uid, profile } = await signedInShopperOf(world, request, 'current');
    if (profile !== 'pro') throw accessDenied();
    const size = Math.min(most, Math.max(1, Number(query.get('pageSize') ?? 20) || 20));
    const orders = ordersOf(world, uid)
      .slice(0, size)
      .map((record) => orderAnswer(world, record, langOf(request)));
    return response(200).json({
      orders: orders.map(({ code, created, statusText, totalPriceWithTax, totalPriceWithoutTax }) => ({
        code,
        placed: created,
        totalPriceWithTax,
        ...(statusText && { statusDisplay: statusText }),
        ...(totalPriceWithoutTax && { totalPriceWithoutTax }),
      })),
    });
  }),
];

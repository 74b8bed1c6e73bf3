import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/checkout.ts';
import { companyAnswer, deferredAnswer } from '../cart/deferred-payment.ts';
import { signedInShopperOf } from '../session/users.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { unknownResource } from '../shared/problems.ts';
import { worldOf } from '../shared/world.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

export const deferredHandlers = [
  http.get('/users/{userId}/deferredpayment', async ({ params, request, response }) => {
    const world = worldOf(request);
    const user = await signedInShopperOf(world, request, params.userId);
    return response(200).json(deferredAnswer(world, user, langOf(request)));
  }),

  http.get('/companies/{companyId}', async ({ params, request, response }) => {
    const user = await signedInShopperOf(worldOf(request), request, 'current');
    const company = companyAnswer(user);
    if (company?.id !== params.companyId) throw unknownResource(params.companyId);
    return response(200).json(company);
  }),
];

import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/returns.ts';
import { orderOf } from '../order-book/account-orders.ts';
import { pdfAnswer } from '../pdf/answer.ts';
import { pdfName } from '../pdf/file-names.ts';
import { signedInShopperOf } from '../session/users.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField, refusal } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { worldOf } from '../shared/world.ts';
import { askReturn } from './asking.ts';
import { writeReturns } from './book-returns.ts';
import { choiceOf, methods } from './choices.ts';
import {
  cancelReturn,
  hasLabel,
  labelNumber,
  requestAnswer,
  requestOf,
  requestsOf,
  returnableItems,
  sellersAddress,
} from './requests.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const returns = '/users/{userId}/orderReturns';

async function requesterOf(request: Request, userId: string) {
  const world = worldOf(request);
  const { uid: owner } = await signedInShopperOf(world, request, userId);
  await world.exclusively(() => writeReturns(world, owner));
  return { world, owner, lang: langOf(request) };
}

export const returnsHandlers = [
  http.get(
    '/users/{userId}/orders/{orderCode}/consignments/{consignmentCode}/returnableItems',
    async ({ params, request, response }) => {
      const { world, owner, lang } = await requesterOf(request, params.userId);
      const order = orderOf(world, owner, params.orderCode);
      return response(200).json(returnableItems(world, { order, code: params.consignmentCode, lang }));
    },
  ),

  http.get(returns, async ({ params, query, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const { code } = orderOf(world, owner, query.get('orderCode') ?? '');
    const returnRequests = requestsOf(world, owner, code).map((each) => requestAnswer(world, each, lang));
    return response(200).json({ returnRequests });
  }),

  http.post(returns, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const wanted = await bodyOf(request);
    const order = orderOf(world, owner, wanted.orderCode);
    const key = request.headers.get('idempotency-key');
    const made = await world.exclusively(() => askReturn(world, { order, wanted, key }));
    return response(201).json(requestAnswer(world, made, lang));
  }),

  http.get(`${returns}/{returnRequestId}`, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    return response(200).json(requestAnswer(world, requestOf(world, owner, params.returnRequestId), lang));
  }),

  http.patch(`${returns}/{returnRequestId}`, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const record = requestOf(world, owner, params.returnRequestId);
    const { status } = await bodyOf(request);
    if (status !== 'CANCELLING') throw invalidField('status');
    const cancelled = await world.exclusively(() => cancelReturn(world, record));
    return response(200).json(requestAnswer(world, cancelled, lang));
  }),

  http.get(`${returns}/{returnRequestId}/label`, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const record = requestOf(world, owner, params.returnRequestId);
    if (!hasLabel(world, record))
      throw refusal(400, { type: 'ReturnError', reason: 'noLabel', message: 'This return has no label now.' });
    const method = methods.find(({ code }) => code === record.methodCode);
    const { drawLabels } = await import('#mocks/labels/pdf/draw.ts');
    const { lastName, line1, postalCode, town } = sellersAddress;
    const bytes = await drawLabels({
      orderCode: record.orderCode,
      labels: [
        {
          trackingId: labelNumber(record),
          carrier: 'Colissimo',
          // A label is read in France.
          service: method ? choiceOf(method, 'fr').name : '',
          recipient: `${lastName}, ${line1}, ${postalCode} ${town}`,
        },
      ],
      format: 'A4',
      startCell: 1,
      lang,
    });
    return response.untyped(pdfAnswer(bytes, pdfName('returnLabel', lang, [record.orderCode])));
  }),
];

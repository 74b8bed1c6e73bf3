import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/parcels.ts';
import { requesterOf } from '../session/requester.ts';
import { BASE_URL } from '../shared/operations.ts';
import { batchAnswer, batchOf, batchQuoteAnswer, keepBatch, replaceBatch } from './batches.ts';
import { composedBatchIn, draftsIn } from './request.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const batches = '/users/{userId}/parcel/batches';

export const batchHandlers = [
  http.post(`${batches}/quotes`, async ({ params, request, response }) => {
    const { world, lang } = await requesterOf(request, params.userId);
    const parcels = await draftsIn(request);
    return response(200).json(await world.exclusively(() => batchQuoteAnswer(world, parcels, lang)));
  }),

  http.post(batches, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const composed = await composedBatchIn(request);
    const batch = await world.exclusively(() => keepBatch(world, composed, owner));
    return response(201).json(batchAnswer(batch, lang));
  }),

  http.get(`${batches}/{configurationId}`, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    return response(200).json(batchAnswer(batchOf(world, params.configurationId, owner), lang));
  }),

  http.put(`${batches}/{configurationId}`, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const batch = batchOf(world, params.configurationId, owner);
    const composed = await composedBatchIn(request);
    const replaced = await world.exclusively(() => replaceBatch(world, batch, composed));
    return response(200).json(batchAnswer(replaced, lang));
  }),
];

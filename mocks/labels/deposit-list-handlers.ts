import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/labels.ts';
import { pdfAnswer } from '../pdf/answer.ts';
import { pdfName } from '../pdf/file-names.ts';
import { signedInShopperOf } from '../session/users.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { worldOf } from '../shared/world.ts';
import {
  cancelDepositList,
  createDepositList,
  depositableAnswer,
  depositListOf,
  labelsOfAccount,
  listAnswer,
  listsAnswer,
} from './deposit-lists.ts';
import { notReady } from './files.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const lists = '/users/{userId}/deposit-lists';

async function requesterOf(request: Request, userId: string) {
  const world = worldOf(request);
  return { world, owner: await signedInShopperOf(world, request, userId), lang: langOf(request) };
}

async function requestedListOf(request: Request, params: { userId: string; depositListNumber: string }) {
  const { world, owner, lang } = await requesterOf(request, params.userId);
  const list = depositListOf(world, owner.uid, params.depositListNumber);
  return { world, owner, source: { list, labels: labelsOfAccount(world, owner.uid, lang), lang } };
}

export const depositListHandlers = [
  http.get('/users/{userId}/depositable-labels', async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    return response(200).json(depositableAnswer(world, owner.uid, lang));
  }),

  http.get(lists, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    return response(200).json(await listsAnswer(world, owner.uid, lang));
  }),

  http.post(lists, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const { depositDate, trackingIds } = await bodyOf(request);
    return response(201).json(
      await world.exclusively(() => createDepositList(world, { owner, lang, depositDate, trackingIds })),
    );
  }),

  http.get(`${lists}/{depositListNumber}`, async ({ params, request, response }) => {
    const { world, source } = await requestedListOf(request, params);
    return response(200).json(await listAnswer(world, source));
  }),

  http.patch(`${lists}/{depositListNumber}`, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    if ((await bodyOf(request)).status !== 'CANCELLED') throw invalidField('status');
    const target = { owner: owner.uid, number: params.depositListNumber, lang };
    return response(200).json(await world.exclusively(() => cancelDepositList(world, target)));
  }),

  http.get(`${lists}/{depositListNumber}/file`, async ({ params, request, response }) => {
    const { world, owner, source } = await requestedListOf(request, params);
    const list = await listAnswer(world, source);
    if (list.status !== 'OPEN' && list.status !== 'SCANNED') throw notReady(list.number);
    const { drawDepositList } = await import('#mocks/labels/pdf/draw.ts');
    const bytes = await drawDepositList({ list, owner, lang: source.lang });
    return response.untyped(pdfAnswer(bytes, pdfName('depositList', source.lang, [list.number])));
  }),
];

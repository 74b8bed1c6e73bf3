import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/letters.ts';
import { configurationRequests } from '../cart/configuration-requests.ts';
import { pdfAnswer } from '../pdf/answer.ts';
import { requesterOf } from '../session/requester.ts';
import { BASE_URL } from '../shared/operations.ts';
import { postedFile } from '../shared/requests/posted-file.ts';
import { acceptConfiguration, configurationAnswer, configurations } from './configurations.ts';
import { documentAnswer, documentOf, keepDocument, pdfOf, purgeDocument } from './documents.ts';
import { fitDocument } from './fitting.ts';
import { optionsAnswer } from './options.ts';
import { quoteAnswer } from './quotes.ts';
import { composedIn, letterIn } from './request.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const documents = '/users/{userId}/letters/documents';
const configurationsPath = '/users/{userId}/letters/configurations';

const requests = configurationRequests({
  composedIn,
  configurations,
  acceptConfiguration,
  answer: (_, saved, lang) => configurationAnswer(saved, lang),
});

export const lettersHandlers = [
  http.get('/users/{userId}/letters/options', async ({ params, request, response }) => {
    const { world, lang } = await requesterOf(request, params.userId);
    return response(200).json(optionsAnswer(world, lang));
  }),

  http.post(documents, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const file = await postedFile(request);
    const saved = await world.exclusively(() => keepDocument(world, file, { owner, lang }));
    return response(201).json(documentAnswer(world, saved));
  }),

  http.get(`${documents}/{documentId}`, async ({ params, request, response }) => {
    const { world, owner } = await requesterOf(request, params.userId);
    return response(200).json(documentAnswer(world, documentOf(world, params.documentId, owner)));
  }),

  http.delete(`${documents}/{documentId}`, async ({ params, request, response }) => {
    const { world, owner } = await requesterOf(request, params.userId);
    purgeDocument(world, documentOf(world, params.documentId, owner));
    return response(200).empty();
  }),

  http.post(`${documents}/{documentId}/fitted`, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const original = documentOf(world, params.documentId, owner);
    const fitted = await world.exclusively(() => fitDocument(world, original, lang));
    return response(201).json(documentAnswer(world, fitted));
  }),

  http.get(`${documents}/{documentId}/pdf`, async ({ params, request }) => {
    const { world, owner } = await requesterOf(request, params.userId);
    const document = documentOf(world, params.documentId, owner);
    return pdfAnswer(pdfOf(world, document), `${document.name.replace(/\.\w+$/, '')}.pdf`);
  }),

  http.post('/users/{userId}/letters/quotes', async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const letter = await letterIn(request);
    return response(200).json(await world.exclusively(() => quoteAnswer(world, letter, { owner, lang })));
  }),

  http.post(configurationsPath, async (call) => call.response(201).json(await requests.create(call))),

  http.get(`${configurationsPath}/{configurationId}`, async (call) =>
    call.response(200).json(await requests.read(call)),
  ),

  http.put(`${configurationsPath}/{configurationId}`, async (call) =>
    call.response(200).json(await requests.replace(call)),
  ),
];

import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/forwarding.ts';
import { configurationRequests } from '../cart/configuration-requests.ts';
import { requesterOf } from '../session/requester.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import { BASE_URL } from '../shared/operations.ts';
import { acceptConfiguration, configurationAnswer, configurations } from './configurations.ts';
import {
  activate,
  answerCard,
  contractAt,
  object,
  objectedContract,
  objectionAnswer,
  sendAnotherLetter,
} from './contracts.ts';
import { optionsAnswer } from './options.ts';
import { quoteAnswer } from './quotes.ts';
import { cardIn, codeIn, composedIn, forwardingIn } from './request.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const configurationsPath = '/users/{userId}/forwarding/configurations';
const contracts = '/users/{userId}/forwarding/contracts/{contractId}';
const objections = '/users/{userId}/forwarding/objections/{objectionId}';

const requests = configurationRequests({
  composedIn,
  configurations,
  acceptConfiguration,
  answer: (_, saved, lang) => configurationAnswer(saved, lang),
});

export const forwardingHandlers = [
  http.get('/users/{userId}/forwarding/options', async ({ params, request, response }) => {
    const { world, lang } = await requesterOf(request, params.userId);
    return response(200).json(optionsAnswer(world, lang));
  }),

  http.post('/users/{userId}/forwarding/quotes', async ({ params, request, response }) => {
    const { world, lang } = await requesterOf(request, params.userId);
    const forwarding = await forwardingIn(request);
    return response(200).json(await world.exclusively(() => quoteAnswer(world, forwarding, lang)));
  }),

  http.post(configurationsPath, async (call) => call.response(201).json(await requests.create(call))),

  http.get(`${configurationsPath}/{configurationId}`, async (call) =>
    call.response(200).json(await requests.read(call)),
  ),

  http.put(`${configurationsPath}/{configurationId}`, async (call) =>
    call.response(200).json(await requests.replace(call)),
  ),

  http.post(`${contracts}/activation`, async ({ params, request, response }) => {
    const { world, owner } = await requesterOf(request, params.userId);
    const code = await codeIn(request);
    return response(200).json(
      await world.exclusively(() => activate(world, contractAt(world, owner, params.contractId), code)),
    );
  }),

  http.post(`${contracts}/letters`, async ({ params, request, response }) => {
    const { world, owner } = await requesterOf(request, params.userId);
    const today = dayOf(nowIn(world));
    return response(201).json(
      await world.exclusively(() => sendAnotherLetter(world, contractAt(world, owner, params.contractId), today)),
    );
  }),

  http.put(`${contracts}/card`, async ({ params, request, response }) => {
    const { world, owner } = await requesterOf(request, params.userId);
    const isReceived = await cardIn(request);
    return response(200).json(
      await world.exclusively(() => answerCard(world, contractAt(world, owner, params.contractId), isReceived)),
    );
  }),

  http.get(objections, async ({ params, request, response }) => {
    const { world } = await requesterOf(request, params.userId);
    return response(200).json(objectionAnswer(world, objectedContract(world, params.objectionId)));
  }),

  http.post(objections, async ({ params, request, response }) => {
    const { world } = await requesterOf(request, params.userId);
    return response(200).json(
      await world.exclusively(() => object(world, objectedContract(world, params.objectionId))),
    );
  }),
];

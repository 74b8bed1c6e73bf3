import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/registered-mail.ts';
import { configurationRequests } from '../cart/configuration-requests.ts';
import { requesterOf } from '../session/requester.ts';
import { BASE_URL } from '../shared/operations.ts';
import { acceptConfiguration, configurationAnswer, configurations } from './configurations.ts';
import { optionsAnswer } from './options.ts';
import { quoteAnswer } from './quotes.ts';
import { composedIn, mailIn } from './request.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const configurationsPath = '/users/{userId}/registered-mail/configurations';

const requests = configurationRequests({
  composedIn,
  configurations,
  acceptConfiguration,
  answer: (_, saved, lang) => configurationAnswer(saved, lang),
});

export const registeredMailHandlers = [
  http.get('/users/{userId}/registered-mail/options', async ({ params, request, response }) => {
    const { world, lang } = await requesterOf(request, params.userId);
    return response(200).json(optionsAnswer(world, lang));
  }),

  http.post('/users/{userId}/registered-mail/quotes', async ({ params, request, response }) => {
    const { world, lang } = await requesterOf(request, params.userId);
    const mail = await mailIn(request);
    return response(200).json(await world.exclusively(() => quoteAnswer(world, mail, lang)));
  }),

  http.post(configurationsPath, async (call) => call.response(201).json(await requests.create(call))),

  http.get(`${configurationsPath}/{configurationId}`, async (call) =>
    call.response(200).json(await requests.read(call)),
  ),

  http.put(`${configurationsPath}/{configurationId}`, async (call) =>
    call.response(200).json(await requests.replace(call)),
  ),
];

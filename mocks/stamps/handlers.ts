import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/stamps.ts';
import { askedBy } from '../session/asked-by.ts';
import { BASE_URL } from '../shared/operations.ts';
import {
  configurationAnswer,
  configurationOf,
  copyConfiguration,
  keepConfiguration,
  replaceConfiguration,
} from './configurations.ts';
import { optionsAnswer } from './options.ts';
import { quoteAnswer } from './quotes.ts';
import { composedIn, stampsIn } from './request.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const configurations = '/users/{userId}/stamps/configurations';

export const stampHandlers = [
  http.get('/users/{userId}/stamps/options', async ({ params, request, response }) => {
    const { world, lang } = await askedBy(request, params.userId);
    return response(200).json(optionsAnswer(world, lang));
  }),

  http.post('/users/{userId}/stamps/quotes', async ({ params, request, response }) => {
    const { world, lang } = await askedBy(request, params.userId);
    const stamps = await stampsIn(request);
    return response(200).json(await world.exclusively(() => quoteAnswer(world, stamps, lang)));
  }),

  http.post(configurations, async ({ params, request, response }) => {
    const { world, owner, lang } = await askedBy(request, params.userId);
    const composed = await composedIn(request);
    const saved = await world.exclusively(async () => keepConfiguration(world, composed, owner));
    return response(201).json(configurationAnswer(world, saved, lang));
  }),

  http.get(`${configurations}/{configurationId}`, async ({ params, request, response }) => {
    const { world, owner, lang } = await askedBy(request, params.userId);
    const found = configurationOf(world, params.configurationId, owner);
    return response(200).json(configurationAnswer(world, found, lang));
  }),

  http.put(`${configurations}/{configurationId}`, async ({ params, request, response }) => {
    const { world, owner, lang } = await askedBy(request, params.userId);
    const found = configurationOf(world, params.configurationId, owner);
    const composed = await composedIn(request);
    const saved = await world.exclusively(() => replaceConfiguration(world, found, composed));
    return response(200).json(configurationAnswer(world, saved, lang));
  }),

  http.post(`${configurations}/{configurationId}/copies`, async ({ params, request, response }) => {
    const { world, owner, lang } = await askedBy(request, params.userId);
    const found = configurationOf(world, params.configurationId, owner);
    const saved = await world.exclusively(async () => copyConfiguration(world, found, owner));
    return response(201).json(configurationAnswer(world, saved, lang));
  }),
];

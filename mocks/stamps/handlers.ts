import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/stamps.ts';
import { configurationRequests } from '../cart/configuration-requests.ts';
import { requesterOf } from '../session/requester.ts';
import { signedInShopperOf } from '../session/users.ts';
import { BASE_URL } from '../shared/operations.ts';
import { worldOf } from '../shared/world.ts';
import { acceptConfiguration, configurationAnswer, configurations, copyConfiguration } from './configurations.ts';
import { favouriteAnswer, favouritesAnswer, forgetFavourite, keepFavourite } from './favourites.ts';
import { optionsAnswer } from './options.ts';
import { quoteAnswer } from './quotes.ts';
import { composedIn, favouriteIn, stampsIn } from './request.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const configurationsPath = '/users/{userId}/stamps/configurations';
const favourites = '/users/{userId}/stamps/favourites';

const requests = configurationRequests({
  composedIn,
  configurations,
  acceptConfiguration,
  answer: configurationAnswer,
});

export const stampHandlers = [
  http.get('/users/{userId}/stamps/options', async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    return response(200).json(optionsAnswer(world, { owner, lang }));
  }),

  http.post('/users/{userId}/stamps/quotes', async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const stamps = await stampsIn(request);
    return response(200).json(await world.exclusively(() => quoteAnswer(world, stamps, { owner, lang })));
  }),

  http.post(configurationsPath, async (call) => call.response(201).json(await requests.create(call))),

  http.get(`${configurationsPath}/{configurationId}`, async (call) =>
    call.response(200).json(await requests.read(call)),
  ),

  http.put(`${configurationsPath}/{configurationId}`, async (call) =>
    call.response(200).json(await requests.replace(call)),
  ),

  http.post(`${configurationsPath}/{configurationId}/copies`, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const found = configurations.read(world, params.configurationId, owner);
    const saved = await world.exclusively(async () => copyConfiguration(world, found, owner));
    return response(201).json(configurationAnswer(world, saved, lang));
  }),

  http.get(favourites, async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, params.userId);
    return response(200).json(favouritesAnswer(world, uid));
  }),

  http.post(favourites, async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, params.userId);
    const favourite = await favouriteIn(request);
    return response(201).json(favouriteAnswer(await world.exclusively(() => keepFavourite(world, uid, favourite))));
  }),

  http.delete(`${favourites}/{favouriteId}`, async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, params.userId);
    await world.exclusively(async () => forgetFavourite(world, uid, params.favouriteId));
    return response(200).empty();
  }),
];

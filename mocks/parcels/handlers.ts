import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/parcels.ts';
import { configurationRequests } from '../cart/configuration-requests.ts';
import { requesterOf } from '../session/requester.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField } from '../shared/problems.ts';
import { acceptConfiguration, configurationAnswer, configurations } from './configurations.ts';
import { customsAnswer } from './customs.ts';
import { goodsAnswer } from './goods.ts';
import { hsCodesAnswer } from './hs-codes.ts';
import { optionsAnswer } from './options.ts';
import { quoteAnswer } from './quotes.ts';
import { composedIn, parcelIn } from './request.ts';
import { sampleParcel } from './samples.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const service = '/users/{userId}/parcel';
const configurationsPath = `${service}/configurations` as const;

const requests = configurationRequests({
  composedIn,
  configurations: {
    ...configurations,
    read: (world, id, owner) => sampleParcel(world, id) ?? configurations.read(world, id, owner),
  },
  acceptConfiguration,
  answer: (_, saved, lang) => configurationAnswer(saved, lang),
});

export const parcelHandlers = [
  http.get(`${service}/options`, async ({ params, request, response }) => {
    const { world, lang } = await requesterOf(request, params.userId);
    return response(200).json(optionsAnswer(world, lang));
  }),

  http.get(`${service}/customs`, async ({ params, query, request, response }) => {
    const { lang } = await requesterOf(request, params.userId);
    const [origin, destination] = [query.get('origin'), query.get('destination')];
    if (!origin) throw invalidField('origin', 'missing');
    if (!destination) throw invalidField('destination', 'missing');
    return response(200).json(customsAnswer({ origin, destination, postalCode: query.get('postalCode') ?? '' }, lang));
  }),

  http.get(`${service}/hazardousgoods`, async ({ params, query, request, response }) => {
    const { lang } = await requesterOf(request, params.userId);
    const text = query.get('query')?.trim();
    if (!text) throw invalidField('query', 'missing');
    return response(200).json(goodsAnswer(text, lang));
  }),

  http.get(`${service}/hscodes`, async ({ params, query, request, response }) => {
    const { lang } = await requesterOf(request, params.userId);
    const text = query.get('query')?.trim();
    if (!text) throw invalidField('query', 'missing');
    return response(200).json(hsCodesAnswer(text, lang));
  }),

  http.post(`${service}/quotes`, async ({ params, request, response }) => {
    const { world, lang } = await requesterOf(request, params.userId);
    const parcel = await parcelIn(request);
    return response(200).json(await world.exclusively(() => quoteAnswer(world, parcel, lang)));
  }),

  http.post(configurationsPath, async (call) => call.response(201).json(await requests.create(call))),

  http.get(`${configurationsPath}/{configurationId}`, async (call) =>
    call.response(200).json(await requests.read(call)),
  ),

  http.put(`${configurationsPath}/{configurationId}`, async (call) =>
    call.response(200).json(await requests.replace(call)),
  ),
];

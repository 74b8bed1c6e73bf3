import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/logo.ts';
import { configurationRequests } from '../cart/configuration-requests.ts';
import { requesterOf } from '../session/requester.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import { BASE_URL } from '../shared/operations.ts';
import { accessDenied, invalidField, unknownResource } from '../shared/problems.ts';
import { postedFile } from '../shared/requests/posted-file.ts';
import { acceptConfiguration, configurationAnswer, configurations, refused } from './configurations.ts';
import { optionsAnswer } from './options.ts';
import { isResubmittable, logoAnswer, logoOf, ownedBy, resubmit } from './owned.ts';
import {
  isPrintable,
  keepPicture,
  pictureAnswer,
  pictureOf,
  purgePicture,
  scanStateOf,
  stampPicture,
} from './pictures.ts';
import { usualPlace } from './printed.ts';
import { quoteAnswer } from './quotes.ts';
import { aboutDesign } from './refusals.ts';
import { composedIn, designIn, requestIn } from './request.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const pictures = '/users/{userId}/logos/pictures';
const subscriptions = '/users/{userId}/logos/subscriptions';
const configurationsPath = '/users/{userId}/logos/configurations';

/** How a picture is to be shown, as its address says. */
function placedIn(request: Request) {
  const query = new URL(request.url).searchParams;
  const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);
  const placed = {
    scale: number('scale', 100),
    across: number('across', 0),
    down: number('down', 0),
    background: query.get('background') ?? 'WHITE',
  };
  for (const name of ['scale', 'across', 'down'] as const) if (Number.isNaN(placed[name])) throw invalidField(name);
  return { placed, isBlack: query.get('colour') === 'BLACK' };
}

const requests = configurationRequests({
  composedIn,
  configurations,
  acceptConfiguration,
  answer: (_, saved, lang) => configurationAnswer(saved, lang),
});

export const logoHandlers = [
  http.get('/users/{userId}/logos/options', async ({ params, request, response }) => {
    const { world, lang } = await requesterOf(request, params.userId);
    return response(200).json(optionsAnswer(world, lang));
  }),

  http.post(pictures, async ({ params, request, response }) => {
    const { world, owner } = await requesterOf(request, params.userId);
    const file = await postedFile(request);
    const saved = await world.exclusively(() => keepPicture(world, file, owner));
    return response(201).json(pictureAnswer(world, saved));
  }),

  http.get(`${pictures}/{pictureId}`, async ({ params, request, response }) => {
    const { world, owner } = await requesterOf(request, params.userId);
    return response(200).json(pictureAnswer(world, pictureOf(world, params.pictureId, owner)));
  }),

  http.delete(`${pictures}/{pictureId}`, async ({ params, request, response }) => {
    const { world, owner } = await requesterOf(request, params.userId);
    purgePicture(world, pictureOf(world, params.pictureId, owner));
    return response(200).empty();
  }),

  http.get(`${pictures}/{pictureId}/preview`, async ({ params, request }) => {
    const { world, owner } = await requesterOf(request, params.userId);
    const picture = pictureOf(world, params.pictureId, owner);
    const { placed, isBlack } = placedIn(request);
    if (scanStateOf(picture, nowIn(world)) !== 'CLEAN' || !isPrintable(picture)) throw unknownResource(picture.id);
    return stampPicture(picture, placed, { isBlack });
  }),

  http.get(subscriptions, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    return response(200).json({ logos: ownedBy(world, owner).map((one) => logoAnswer(one, lang)) });
  }),

  http.get(`${subscriptions}/{logoId}/picture`, async ({ params, request }) => {
    const { world, owner } = await requesterOf(request, params.userId);
    const { design, picture, name } = logoOf(world, params.logoId, owner).logo;
    const isFrameOnly = new URL(request.url).searchParams.get('frameOnly') === 'true';
    return stampPicture(picture, design ?? usualPlace, { isBlack: false, isFrameOnly, name: name.fr });
  }),

  http.post(`${subscriptions}/{logoId}/resubmissions`, async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    if (owner === null) throw accessDenied();
    const logo = logoOf(world, params.logoId, owner);
    const design = await designIn(request);
    const reason = isResubmittable(logo.logo) ? undefined : { reason: 'notRefused', subject: 'logoId' };
    const [first] = reason ? [reason] : aboutDesign(world, design, owner);
    if (first) throw refused(first);
    const picture = pictureOf(world, design.pictureId, owner);
    await world.exclusively(() => resubmit(world, logo, { design, picture, owner }));
    return response(201).json(logoAnswer(logoOf(world, params.logoId, owner), lang));
  }),

  http.post('/users/{userId}/logos/quotes', async ({ params, request, response }) => {
    const { world, owner, lang } = await requesterOf(request, params.userId);
    const logoRequest = await requestIn(request);
    return response(200).json(await world.exclusively(() => quoteAnswer(world, logoRequest, { owner, lang })));
  }),

  http.post(configurationsPath, async (call) => call.response(201).json(await requests.create(call))),

  http.get(`${configurationsPath}/{configurationId}`, async (call) =>
    call.response(200).json(await requests.read(call)),
  ),

  http.put(`${configurationsPath}/{configurationId}`, async (call) =>
    call.response(200).json(await requests.replace(call)),
  ),
];

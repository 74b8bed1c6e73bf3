import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/carriers.ts';
import { destinationsIn, originsIn } from '../parcels/places.ts';
import { shopperOf } from '../session/users.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import { langOf } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { BASE_URL } from '../shared/operations.ts';
import { unknownResource } from '../shared/problems.ts';
import { worldOf } from '../shared/world.ts';
import { carrierTariffs, leastWithinFrance } from '../tariffs/carrier-prices.ts';
import { CARRIERS, carrierOf } from '../tariffs/carriers.ts';
import { choiceAnswer } from './choices.ts';
import { offersAnswer } from './offers.ts';
import { CONTENTS, shipmentIn, TYPES } from './request.ts';
import { answersLate } from './slow.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const service = '/users/{userId}/carriers';

async function requesterOf(request: Request, userId: string) {
  const world = worldOf(request);
  await shopperOf(world, request, userId);
  return { world, lang: langOf(request) };
}

export const carrierHandlers = [
  http.get(`${service}/options`, async ({ params, request, response }) => {
    const { world, lang } = await requesterOf(request, params.userId);
    const day = dayOf(nowIn(world));
    const { validFrom } = carrierTariffs.on(day);
    const validUntil = carrierTariffs.lastDay(day);
    const firstPrice = priceOf(leastWithinFrance(day), lang);
    return response(200).json({
      validFrom,
      ...(validUntil && { validUntil }),
      carriers: [...CARRIERS],
      firstPrice,
      firstPriceWithoutTax: firstPrice,
      types: [...TYPES],
      origins: originsIn(lang),
      destinations: destinationsIn(lang).map(({ code, name }) => ({ code, name })),
      contents: [...CONTENTS],
    });
  }),

  http.post(`${service}/{carrierCode}/offers`, async ({ params, request, response }) => {
    const { world, lang } = await requesterOf(request, params.userId);
    const carrier = carrierOf(params.carrierCode);
    if (!carrier) throw unknownResource(params.carrierCode);
    const shipment = await shipmentIn(request);
    await answersLate(carrier, shipment, request);
    const query = { carrier, shipment, lang };
    return response(200).json(await world.exclusively(() => offersAnswer(world, query)));
  }),

  http.post(`${service}/quotes/{quoteId}/choices`, async ({ params, request, response }) => {
    const { world, lang } = await requesterOf(request, params.userId);
    return response(200).json(await world.exclusively(() => choiceAnswer(world, params.quoteId, lang)));
  }),
];

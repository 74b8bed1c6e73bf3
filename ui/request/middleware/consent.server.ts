import type { MiddlewareFunction } from 'react-router';
import { consentOf } from '#domain/consent/consent.ts';
import { consentContext, cookiesContext, shopContext } from '#ui/request/contexts.server.ts';

/** The visitor's consent, from two cookies and the browser's signal (GPC); caches must vary on the signal. */
export const consent: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const cookies = context.get(cookiesContext);
  const { config } = context.get(shopContext);
  context.set(
    consentContext,
    consentOf({
      measurement: cookies.get(config.MEASUREMENT_COOKIE),
      personalisation: cookies.get(config.PERSONALISATION_COOKIE),
      signal: request.headers.get('sec-gpc'),
    }),
  );
  const response = await next();
  response.headers.append('Vary', 'Sec-GPC');
  return response;
};

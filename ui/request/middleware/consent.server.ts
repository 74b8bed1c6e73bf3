import { createContext, type MiddlewareFunction } from 'react-router';
import { type Consent, consentOf } from '#domain/consent/consent.ts';
import { shop } from '#ui/request/ports.server.ts';
import { cookiesContext } from './cookies.server.ts';

export const consentContext = createContext<Consent>();

/** What the visitor agreed to, by two cookies and the browser's signal; any cache must tell signals apart. */
export const consent: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const cookies = context.get(cookiesContext);
  context.set(
    consentContext,
    consentOf({
      measurement: cookies.get(shop.config.MEASUREMENT_COOKIE),
      personalisation: cookies.get(shop.config.PERSONALISATION_COOKIE),
      signal: request.headers.get('sec-gpc'),
    }),
  );
  const response = await next();
  response.headers.append('Vary', 'Sec-GPC');
  return response;
};

import type { MiddlewareFunction } from 'react-router';
import { cookiesContext, shopContext } from '#ui/request/contexts.server.ts';
import { Cookies } from '#ui/request/cookies.server.ts';
import { looksAhead } from '#ui/request/prefetch-requests.ts';

export const cookies: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { SECURE_COOKIES: secure } = context.get(shopContext).config;
  const jar = new Cookies(request.headers.get('cookie'), { secure });
  context.set(cookiesContext, jar);
  const response = await next();
  // A prefetch sets no cookie of a notice or a new visit: the page that is opened sets them.
  if (!looksAhead(request)) jar.appendTo(response.headers);
  return response;
};

import type { MiddlewareFunction } from 'react-router';
import { retryAfterContext } from '#ui/request/contexts.server.ts';

/** An answer that refuses a visitor for a time says when to come back. */
export const retryAfter: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const seconds = context.get(retryAfterContext);
  if (seconds > 0) response.headers.set('Retry-After', String(seconds));
  return response;
};

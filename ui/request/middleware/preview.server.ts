import type { MiddlewareFunction } from 'react-router';
import { cookiesContext, previewContext } from '#ui/request/contexts.server.ts';
import { hostCookie } from '#ui/request/cookies.server.ts';

/** Holds the ticket of an editor; set once the content service confirmed it. */
export const previewCookie = hostCookie('lpel_preview');

/** What an editor sees is kept by no cache, whatever its page says. */
export const preview: MiddlewareFunction<Response> = async ({ context }, next) => {
  const ticket = context.get(cookiesContext).get(previewCookie);
  if (!ticket || !isTicket(ticket)) return next();
  context.set(previewContext, ticket);
  const response = await next();
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
};

const isTicket = (value: string): boolean => /^[\w-]{1,128}$/.test(value);

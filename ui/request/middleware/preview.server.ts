import type { MiddlewareFunction } from 'react-router';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { cookiesContext, previewContext } from '#ui/request/contexts.server.ts';
import { hostCookie } from '#ui/request/cookies.server.ts';

/** The ticket of an editor, once the content service has confirmed it. */
export const previewCookie = hostCookie('lpel_preview');

/** An answer to an editor is never cached, whatever cache policy the page sets. */
export const preview: MiddlewareFunction<Response> = async ({ context }, next) => {
  const ticket = context.get(cookiesContext).get(previewCookie);
  if (!ticket || !isTicket(ticket)) return next();
  context.set(previewContext, ticket);
  const response = await next();
  response.headers.set('Cache-Control', privateHeaders['Cache-Control']);
  return response;
};

const isTicket = (value: string): boolean => /^[\w-]{1,128}$/.test(value);

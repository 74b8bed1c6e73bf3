import type { MiddlewareFunction } from 'react-router';
import { previewContext } from '#ui/shared/ports.server.ts';
import { cookiesContext, hostCookie } from './cookies.server.ts';

/** Holds the ticket of an editor; set once the content service confirmed it. */
export const previewCookie = hostCookie('lpel_preview');

export const preview: MiddlewareFunction<Response> = ({ context }) => {
  const ticket = context.get(cookiesContext).get(previewCookie);
  if (ticket && isTicket(ticket)) context.set(previewContext, ticket);
};

export const isTicket = (value: string): boolean => /^[\w-]{1,128}$/.test(value);

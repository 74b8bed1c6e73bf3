import { randomBytes } from 'node:crypto';
import type { MiddlewareFunction } from 'react-router';
import { sidContext } from '#ui/shared/ports.server.ts';
import { cookiesContext } from './cookies.server.ts';

const wellFormed = /^[A-Za-z0-9_-]{22,64}$/;
const oneDay = 86_400;

/** `lpel_sid`: a random visit id that is shown, logged and sent for correlation, and that opens nothing (architecture §5). */
export const correlation: MiddlewareFunction<Response> = ({ context }) => {
  const cookies = context.get(cookiesContext);
  const came = cookies.get('lpel_sid');
  const sid = came && wellFormed.test(came) ? came : randomBytes(18).toString('base64url');
  if (sid !== came) cookies.set('lpel_sid', sid, oneDay);
  context.set(sidContext, sid);
};

import type { MiddlewareFunction } from 'react-router';
import { cookiesContext, sidContext } from '#ui/request/contexts.server.ts';
import type { Cookies } from '#ui/request/cookies.server.ts';
import { randomText } from '#ui/request/random.server.ts';

const wellFormed = /^[A-Za-z0-9_-]{22,64}$/;
const oneDay = 86_400;

/**
 * `lpel_sid`: a random visit id that is shown, logged and sent for correlation, and that gives access to nothing
 * (architecture §5).
 */
export const correlation: MiddlewareFunction<Response> = ({ context }) => {
  context.set(sidContext, visitOf(context.get(cookiesContext)));
};

/** The visit id from the cookie, or a new one that the answer sets. */
export function visitOf(cookies: Cookies): string {
  const came = cookies.get('lpel_sid');
  if (came && wellFormed.test(came)) return came;
  const sid = randomText(18, 'base64url');
  cookies.set('lpel_sid', sid, oneDay);
  return sid;
}

import { type MiddlewareFunction, redirect } from 'react-router';
import { safePath } from '#domain/session/safe-path.ts';
import { accessTo } from '#domain/session/session.ts';
import { errorPage, workOf } from './ports.server.ts';

/** Lets a signed-in shopper of the page's mode in; others sign in and come back (specification §2, §6). */
export const profileGuard: MiddlewareFunction<Response> = ({ request, url, context }) => {
  const work = workOf({ context });
  const { session, mode, wording } = work;
  if (session.down) throw errorPage(work, 503);
  if (accessTo({ shopper: session.open?.shopper ?? null, profile: mode }) === 'granted') return;
  // After a form was posted the page itself is wanted again, not the address of its action.
  const wanted = request.method === 'GET' ? url.pathname + url.search : url.pathname;
  throw redirect(wording.paths.signIn({ redirect: safePath(wanted), fallback: wording.paths.cart(), profile: mode }));
};

import { redirect } from 'react-router';
import { safePath } from '#domain/session/safe-path.ts';
import { modeOf } from '#domain/shared/audience.ts';
import { cookiesContext, hostCookie } from '#ui/shared/middleware/cookies.server.ts';
import { pathsOf } from '#ui/shared/paths.ts';
import { shop, type Work } from '#ui/shared/ports.server.ts';
import type { Route } from './+types/sign-in.route';

/** Binds one try to sign in to this browser. */
export const tryCookie = hostCookie('lpel_sign_in');
const tryLife = 1800;

/** Sends the shopper to the identity provider, remembering where to come back (specification §6). */
export async function toProvider(
  { wording }: Work,
  { url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>,
  { register }: { register: boolean },
): Promise<Response> {
  const wanted = url.searchParams.get('profile');
  const redirectTo = safePath(url.searchParams.get('redirect')) ?? (wanted === 'pro' ? pathsOf('pro').home() : '/');
  const begun = await shop.signIns.begin({
    redirect: redirectTo,
    fallback: safePath(url.searchParams.get('fallback')) ?? pathsOf(modeOf(redirectTo)).home(),
    profile: wanted === 'pro' || wanted === 'part' ? wanted : null,
    lang: wording.lang,
    register,
  });
  context.get(cookiesContext).set(tryCookie, begun.tryId, tryLife);
  return redirect(begun.url);
}

import { redirect } from 'react-router';
import { safePath } from '#domain/session/safe-path.ts';
import type { SignInPrompt } from '#domain/session/session.ts';
import { decodeUri } from '#domain/shared/decode-uri.ts';
import { modeOf } from '#domain/shared/mode.ts';
import { hostCookie } from '#ui/request/cookies.server.ts';
import { tooMany } from '#ui/request/error/error-page.server.ts';
import { newsCookie } from '#ui/request/middleware/session.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import type { SessionNews } from './session-mark.ts';
import { wantedCookie } from './wanted-cookie.ts';

/** Binds a sign-in to the browser that started it. */
export const tryCookie = hostCookie('lpel_sign_in');
const tryLife = 1800;

/** What the address of a sign-in asks for; the professional one asks for a professional account. */
export function purposeOf(url: URL) {
  const { profile, redirect: wanted, fallback } = queryOf('signIn', url.searchParams);
  const whose = profile ?? (modeOf(url.pathname) === 'pro' ? 'pro' : null);
  return { profile: whose, wanted: wanted ?? pathsOf(whose ?? 'part').home(), fallback };
}

/** Redirects to the identity provider, and remembers the page to come back to (specification §6). */
export async function toProvider(
  context: RequestContext,
  { url, prompt }: { url: URL; prompt: SignInPrompt },
): Promise<Response> {
  const { wording, cookies, signIns, limits } = context;
  const seconds = await limits.take('sign-in');
  if (seconds > 0) throw tooMany(context, seconds);
  const { wanted: target, profile, fallback } = purposeOf(url);
  // An ended session led to the home page: signing in there leads on to the page that was wanted then.
  const interrupted = routeOf(target.replace(/[?#].*/, ''))?.entry.name === 'home' ? cookies.get(wantedCookie) : null;
  const redirectTo = safePath(interrupted && decodeUri(interrupted)) ?? target;
  cookies.set(wantedCookie, '', 0);
  // The provider may still know somebody who opens nothing here, an agent for example: without asking who it is, it
  // would refuse again and again.
  const hasFailed = cookies.get(newsCookie) === ('echouee' satisfies SessionNews);
  const begun = await signIns.begin({
    redirect: redirectTo,
    fallback: fallback ?? pathsOf(modeOf(redirectTo)).home(),
    profile,
    lang: wording.lang,
    prompt: hasFailed && prompt === 'sign-in' ? 'other-account' : prompt,
  });
  cookies.set(tryCookie, begun.tryId, tryLife);
  return redirect(begun.url);
}

import { redirect } from 'react-router';
import { accessTo } from '#domain/session/session.ts';
import { otherProfile } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { Unseen } from '#ui/routing/null-component.tsx';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/other-profile.route';

/** The shopper's profile is not the wanted page's: says so, and offers to sign in with another account (specification §6). */
async function offer(context: RequestContext, { url }: Pick<Route.LoaderArgs, 'url'>): Promise<null> {
  const { session, mode, wording } = context;
  const home = wording.paths.home();
  const { redirect: target } = queryOf('otherProfile', url.searchParams);
  const wanted = target ?? home;
  const access = accessTo({ shopper: session.open?.shopper ?? null, profile: mode });
  if (access === 'granted') throw redirect(wanted);
  const purpose = { redirect: wanted, fallback: home, profile: mode };
  if (access === 'sign-in') throw redirect(wording.paths.signIn(purpose));
  throw otherProfile(context, { profile: mode, signIn: wording.paths.signIn({ ...purpose, otherAccount: true }) });
}

export const loader = handler<Route.LoaderArgs, null>(offer);

export default Unseen;

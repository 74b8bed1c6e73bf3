import { accessTo } from '#domain/session/session.ts';
import { otherProfile } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { isGuarded } from '#ui/routing/is-guarded.ts';
import { NullComponent } from '#ui/routing/null-component.tsx';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/sign-in.route';
import { purposeOf, toProvider } from './sign-in.server.ts';

/**
 * Leads to the identity provider. Who is signed in with the other profile's account reads first why the wanted page is not
 * theirs, and may sign in with another one (specification §6).
 */
export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  const { session, wording } = context;
  const { otherAccount: isOther } = queryOf('signIn', url.searchParams);
  const { profile, wanted, fallback } = purposeOf(url);
  const access = accessTo({ shopper: session.open?.shopper ?? null, profile });
  if (profile && access === 'other-profile' && !isOther && isGuarded(wanted)) {
    const other = { redirect: wanted, fallback, profile, otherAccount: true } as const;
    throw otherProfile(context, { profile, signIn: wording.paths.signIn(other) });
  }
  return toProvider(context, { url, prompt: isOther ? 'other-account' : 'sign-in' });
});

export default NullComponent;

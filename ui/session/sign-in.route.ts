import { handler } from '#ui/request/handler.server.ts';
import { Unseen } from '#ui/routing/null-component.tsx';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/sign-in.route';
import { toProvider } from './sign-in.server.ts';

export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  const { otherAccount: isOther } = queryOf('signIn', url.searchParams);
  return toProvider(context, { url, prompt: isOther ? 'other-account' : 'sign-in' });
});

export default Unseen;

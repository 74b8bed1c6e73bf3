import { forbidden } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { Unseen } from '#ui/routing/unseen.tsx';
import type { Route } from './+types/other-profile.route';

/** The shopper's profile is not the page's mode: says so, with links to go on (specification §6). */
const refuse = async (context: RequestContext): Promise<null> => {
  throw forbidden(context);
};

export const loader = handler<Route.LoaderArgs, null>(refuse);

export default Unseen;

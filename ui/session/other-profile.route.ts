import { errorPage, type Work, withPorts } from '#ui/request/ports.server.ts';
import { Unseen } from '#ui/routing/unseen.tsx';
import type { Route } from './+types/other-profile.route';

/** Signed in, but with the other profile than the wanted page is for: said in words, with ways on (specification §6). */
const refuse = async (work: Work): Promise<null> => {
  throw errorPage(work, 403);
};

export const loader = withPorts<Route.LoaderArgs, null>(refuse);

export default Unseen;

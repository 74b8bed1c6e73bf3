import { Unseen } from '#ui/shared/components/unseen.tsx';
import { errorPage, type Work, withPorts } from '#ui/shared/ports.server.ts';
import type { Route } from './+types/other-profile.route';

/** Signed in, but with the other profile than the wanted page is for: said in words, with ways on (specification §6). */
const refuse = async (work: Work): Promise<null> => {
  throw errorPage(work, 403);
};

export const loader = withPorts<Route.LoaderArgs, null>(refuse);

export default Unseen;

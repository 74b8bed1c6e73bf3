import { notFound, type Work, withPorts } from '#ui/shared/ports.server.ts';
import type { Route } from './+types/page.route';

/** Whatever no route is: 404 « This page could not be found » (specification §8). */
const unknown = async (work: Work): Promise<null> => {
  throw notFound(work);
};

export const loader = withPorts<Route.LoaderArgs, null>(unknown);
export const action = withPorts<Route.ActionArgs, null>(unknown);

export default function NotFound() {
  return null;
}

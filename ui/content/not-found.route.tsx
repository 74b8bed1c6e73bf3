import { notFound, withPorts } from '#ui/shared/ports.server.ts';
import type { Route } from './+types/not-found.route';

/** Whatever no route is: 404 « This page could not be found » (specification §8). */
export const loader = withPorts(async (work, _: Route.LoaderArgs): Promise<null> => {
  throw notFound(work);
});

export const action = loader;

export default function NotFound() {
  return null;
}

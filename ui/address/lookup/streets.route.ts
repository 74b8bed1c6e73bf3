import { withPorts } from '#ui/request/ports.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import type { Route } from './+types/streets.route';
import { streetsAsked } from './place-asked.ts';

/** Streets for the field while it is typed. Empty when no service answers: then one types on. */
export const loader = withPorts(({ ports }, { url }: Route.LoaderArgs) =>
  streetsAsked({ asked: queryOf('streets', url.searchParams), addressChecks: ports.addressChecks }),
);

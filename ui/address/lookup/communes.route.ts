import { withPorts } from '#ui/request/ports.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import type { Route } from './+types/communes.route';
import { townsAsked } from './place-asked.ts';

/** The communes of a postal code, for the form while it is filled in. */
export const loader = withPorts(({ ports }, { url }: Route.LoaderArgs) =>
  townsAsked({ asked: queryOf('communes', url.searchParams), addressChecks: ports.addressChecks }),
);

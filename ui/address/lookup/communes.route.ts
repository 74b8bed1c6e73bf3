import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import type { Route } from './+types/communes.route';
import { townsAsked } from './place-asked.ts';

/** The communes of a postal code, for the address form. */
export const loader = handler(({ ports }, { url }: Route.LoaderArgs) =>
  townsAsked({ asked: queryOf('communes', url.searchParams), addressChecks: ports.addressChecks }),
);

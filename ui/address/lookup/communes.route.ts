import { handler } from '#ui/request/handler.server.ts';
import { tooOften } from '#ui/request/limits.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/communes.route';
import { townsAnswer } from './lookup-answers.ts';

/** The communes of a postal code, for the address form. */
export const loader = handler(async ({ ports, limits }, { url }: Route.LoaderArgs) =>
  (await limits.take('address')) > 0
    ? tooOften()
    : townsAnswer({ query: queryOf('communes', url.searchParams), addressChecks: ports.addressChecks }),
);

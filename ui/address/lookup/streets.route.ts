import { handler } from '#ui/request/handler.server.ts';
import { tooOften } from '#ui/request/limits.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/streets.route';
import { streetsAnswer } from './lookup-answers.ts';

/** Streets for the address form. Empty when no service answers, so that typing goes on. */
export const loader = handler(async ({ ports, limits }, { url }: Route.LoaderArgs) =>
  (await limits.take('address')) > 0
    ? tooOften()
    : streetsAnswer({ query: queryOf('streets', url.searchParams), addressChecks: ports.addressChecks }),
);

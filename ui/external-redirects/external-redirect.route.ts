import { redirect } from 'react-router';
import { notFound, shop, withPorts } from '#ui/request/ports.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { Unseen } from '#ui/routing/unseen.tsx';
import type { Route } from './+types/external-redirect.route';
import { externalRedirect } from './external-redirects.ts';

/** Leaves the shop, to one of the configured sites only (specification §2, external redirects). */
export const loader = withPorts(async (work, { url, params }: Route.LoaderArgs) => {
  const name = routeOf(url.pathname)?.entry.name ?? '';
  const target = externalRedirect({ name, params, mode: work.mode, query: url.searchParams }, shop.config);
  if (target === null) throw notFound(work);
  return redirect(target);
});

export default Unseen;

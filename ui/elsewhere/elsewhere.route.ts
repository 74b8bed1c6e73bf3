import { redirect } from 'react-router';
import { Unseen } from '#ui/shared/components/unseen.tsx';
import { notFound, shop, withPorts } from '#ui/shared/ports.server.ts';
import { routeOf } from '#ui/shared/route-table.ts';
import type { Route } from './+types/elsewhere.route';
import { elsewhere } from './elsewhere.ts';

/** Leaves the shop, to one of the configured sites only (specification §2, external redirects). */
export const loader = withPorts(async (work, { url, params }: Route.LoaderArgs) => {
  const name = routeOf(url.pathname)?.entry.name ?? '';
  const target = elsewhere({ name, params, mode: work.mode, query: url.searchParams }, shop.config);
  if (target === null) throw notFound(work);
  return redirect(target);
});

export default Unseen;

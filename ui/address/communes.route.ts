import { withPorts } from '#ui/shared/ports.server.ts';
import type { Route } from './+types/communes.route';

/** A name of a place says nothing of who asks: a browser may keep it for a day. */
const headers = { 'Cache-Control': 'private, max-age=86400' };

/** The communes of a postal code, for the form while it is filled in: `?code=33380&pays=FR`. */
export const loader = withPorts(async ({ ports }, { url }: Route.LoaderArgs) => {
  const postalCode = (url.searchParams.get('code') ?? '').slice(0, 11);
  const country = (url.searchParams.get('pays') ?? 'FR').slice(0, 2);
  const towns = await ports.addressChecks.towns({ postalCode, country });
  return Response.json(towns, { headers: towns.length > 0 ? headers : { 'Cache-Control': 'private, no-store' } });
});

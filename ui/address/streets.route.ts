import { withPorts } from '#ui/shared/ports.server.ts';
import type { Route } from './+types/streets.route';

const headers = { 'Cache-Control': 'private, no-store' };
const longest = 100;

/** Streets that begin as typed: `?q=12 rue de la r&code=69002&pays=FR`. Empty when no service answers: then one types on. */
export const loader = withPorts(async ({ ports }, { url }: Route.LoaderArgs) => {
  const given = (name: string) => (url.searchParams.get(name) ?? '').slice(0, longest);
  const typed = { text: given('q').trim(), postalCode: given('code').trim(), country: given('pays') || 'FR' };
  const streets = typed.text.length < 3 ? [] : await ports.addressChecks.streets(typed);
  return Response.json(streets, { headers });
});

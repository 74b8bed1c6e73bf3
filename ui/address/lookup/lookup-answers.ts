import type { Uses } from '#domain/ports.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import type { QueryValues } from '#ui/routing/queries/queries.ts';

type Checks = Uses<'addressChecks'>['addressChecks'];
interface LookupInput<Name extends 'communes' | 'streets', Method extends keyof Checks> {
  query: QueryValues<Name>;
  addressChecks: Pick<Checks, Method>;
}

/** The name of a place is not personal: a browser may cache it for a day. */
const cachedForADay = { 'Cache-Control': 'private, max-age=86400' };
const fewestTyped = 3;

/** The communes for `?code=33380&pays=FR`. */
export async function townsAnswer({ query, addressChecks }: LookupInput<'communes', 'towns'>): Promise<Response> {
  const towns = await addressChecks.towns({ codePostal: query.code ?? '', country: query.country ?? 'FR' });
  return Response.json(towns, { headers: towns.length > 0 ? cachedForADay : privateHeaders });
}

/** The streets for a typed beginning: `?q=12 rue de la r&code=69002&pays=FR`. */
export async function streetsAnswer({ query, addressChecks }: LookupInput<'streets', 'streets'>): Promise<Response> {
  const typed = { text: query.q ?? '', codePostal: query.code ?? '', country: query.country ?? 'FR' };
  const streets = typed.text.length < fewestTyped ? [] : await addressChecks.streets(typed);
  return Response.json(streets, { headers: privateHeaders });
}

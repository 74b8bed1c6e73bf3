import type { Uses } from '#domain/ports.ts';
import type { AskedOf } from '#ui/routing/queries.ts';

type Checks = Uses<'addressChecks'>['addressChecks'];
interface Asked<Name extends 'communes' | 'streets', Method extends keyof Checks> {
  asked: AskedOf<Name>;
  addressChecks: Pick<Checks, Method>;
}

const notCached = { 'Cache-Control': 'private, no-store' };
/** A name of a place says nothing of who asks: a browser may keep it for a day. */
const cachedForADay = { 'Cache-Control': 'private, max-age=86400' };
const fewestTyped = 3;

/** The communes of `?code=33380&pays=FR`. */
export async function townsAsked({ asked, addressChecks }: Asked<'communes', 'towns'>): Promise<Response> {
  const towns = await addressChecks.towns({ codePostal: asked.code ?? '', country: asked.pays ?? 'FR' });
  return Response.json(towns, { headers: towns.length > 0 ? cachedForADay : notCached });
}

/** The streets that begin as typed: `?q=12 rue de la r&code=69002&pays=FR`. */
export async function streetsAsked({ asked, addressChecks }: Asked<'streets', 'streets'>): Promise<Response> {
  const typed = { text: asked.q ?? '', codePostal: asked.code ?? '', country: asked.pays ?? 'FR' };
  const streets = typed.text.length < fewestTyped ? [] : await addressChecks.streets(typed);
  return Response.json(streets, { headers: notCached });
}

import type { Uses } from '#domain/ports.ts';

type Checks = Uses<'addressChecks'>['addressChecks'];
interface Asked<Method extends keyof Checks> {
  asked: URLSearchParams;
  addressChecks: Pick<Checks, Method>;
}

const neverKept = { 'Cache-Control': 'private, no-store' };
/** A name of a place says nothing of who asks: a browser may keep it for a day. */
const keptForADay = { 'Cache-Control': 'private, max-age=86400' };
const longest = 100;
const fewestTyped = 3;

/** The communes of `?code=33380&pays=FR`. */
export async function townsAsked({ asked, addressChecks }: Asked<'towns'>): Promise<Response> {
  const codePostal = (asked.get('code') ?? '').slice(0, 11);
  const country = (asked.get('pays') ?? 'FR').slice(0, 2);
  const towns = await addressChecks.towns({ codePostal, country });
  return Response.json(towns, { headers: towns.length > 0 ? keptForADay : neverKept });
}

/** The streets that begin as typed: `?q=12 rue de la r&code=69002&pays=FR`. */
export async function streetsAsked({ asked, addressChecks }: Asked<'streets'>): Promise<Response> {
  const given = (name: string) => (asked.get(name) ?? '').slice(0, longest);
  const typed = { text: given('q').trim(), codePostal: given('code').trim(), country: given('pays') || 'FR' };
  const streets = typed.text.length < fewestTyped ? [] : await addressChecks.streets(typed);
  return Response.json(streets, { headers: neverKept });
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routeOf } from '#ui/routing/route-table.ts';
import { isForEverybody, pageQueries, plainQuery } from './page-cache-key.ts';

const names = {
  visit: 'lpel_sid',
  language: 'lpel_locale',
  measurement: 'lpel_mesure',
  personalisation: 'lpel_perso',
  session: '__Host-lpel_session',
  journey: '__Host-lpel_journey',
  preview: '__Host-lpel_preview',
  agent: '__Host-lpel_agent',
  testHeader: 'x-mock-world',
};
const queryOf = pageQueries(names);

interface Visit {
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  method?: string;
}
/** A query with all the cookies and headers that are passed on. */
function asked(address: string, { cookies = {}, headers = {}, method = 'GET' }: Visit = {}) {
  const cookie = (name: string) => cookies[name] ?? null;
  const query = queryOf({ method, address, cookie, header: (name) => headers[name] });
  if (!query) return null;
  const { carried, ...rest } = query;
  return { ...rest, carried, sent: carried() };
}

test('the order of a query and the visitor’s origin do not make another page', () => {
  const { key } = asked('/boutique/c/timbres?f=a%3A1&f=b%3A2&page=2') ?? {};
  for (const same of [
    '/boutique/c/timbres?page=2&f=a%3A1&f=b%3A2',
    '/boutique/c/timbres?utm_source=lettre&page=2&f=a:1&gclid=Cj0&f=b:2&at_medium=email&xtor=EPR-1',
  ])
    expect(asked(same)).toMatchObject({ key, exact: false });
  expect(asked('/boutique/c/timbres?f=b%3A2&f=a%3A1&page=2')?.key).not.toBe(key);
  expect(asked('/boutique/c/timbres?f=a%3A1&f=b%3A2&page=2')?.exact).toBe(true);
});

test('a normalised query means the same as the given one', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string())), (pairs) => {
      const asked = pairs.map(([name, value]): [string, string] => [`q${name}`, value]);
      const plain = new URLSearchParams(plainQuery(`?${new URLSearchParams([...asked, ['utm_id', 'x']])}`));
      for (const [name] of asked)
        expect(plain.getAll(name)).toEqual(asked.flatMap(([other, value]) => (other === name ? [value] : [])));
      expect([...plain]).toHaveLength(asked.length);
      expect(plainQuery(`?${plain}`)).toBe(plain.size > 0 ? `?${plain}` : '');
    }),
  );
});

test.each<[string, Visit]>([
  ['language', { cookies: { lpel_locale: 'en' } }],
  ['agreement to be measured', { cookies: { lpel_mesure: '1', lpel_perso: '0' } }],
  ['agreement to suggestions', { cookies: { lpel_mesure: '0', lpel_perso: '1' } }],
  ['refusal', { cookies: { lpel_mesure: '0', lpel_perso: '0' } }],
  ['signal', { headers: { 'sec-gpc': '1' } }],
  ['isolated test', { headers: { 'x-mock-world': 'one' } }],
])('each %s has a page of its own, made with just that', (_, visit) => {
  const query = asked('/', visit);
  expect(query?.key).not.toBe(asked('/')?.key);
  expect(query?.sent).toEqual({ cookies: visit.cookies ?? {}, headers: visit.headers ?? {} });
});

test('no two answers about consent share a page', () => {
  const [yes, no, none] = ['1', '0', ''];
  const both = [yes, no, none].flatMap((lpel_mesure) =>
    [yes, no, none].map((lpel_perso) => ({ lpel_mesure, lpel_perso })),
  );
  expect(new Set(both.map((cookies) => asked('/', { cookies })?.key)).size).toBe(both.length);
});

test('a first visit has a page of its own, because it brings its sheet, and is made with nothing of the visitor', () => {
  const [first, later] = [asked('/'), asked('/', { cookies: { lpel_sid: 'any' } })];
  expect(first?.key).not.toBe(later?.key);
  expect([first?.isFirst, later?.isFirst]).toEqual([true, false]);
  expect(later?.sent).toEqual({ cookies: {}, headers: {} });
});

test('no other header of a visitor reaches the making of the page', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('lpel_cart', 'lpel_locale', 'lpel_mesure', 'other'), (value, name) => {
      const canary = `canari${value}`;
      const query = asked('/boutique/c/timbres', {
        cookies: { [name]: canary, lpel_sid: canary, '__Host-lpel_session': canary },
        headers: { 'user-agent': canary, 'x-forwarded-host': canary, 'accept-language': canary, 'sec-gpc': canary },
      });
      expect(JSON.stringify(query)).not.toContain('canari');
      expect(query).toMatchObject({
        key: asked('/boutique/c/timbres', { cookies: { lpel_sid: 'any' } })?.key,
        hasOwnHome: true,
      });
    }),
  );
});

test('an earlier consent does not count once the browser’s signal refuses', () => {
  const headers = { 'sec-gpc': '1' };
  expect(asked('/', { headers, cookies: { lpel_mesure: '1', lpel_perso: '1' } })).toEqual({
    ...asked('/', { headers }),
    carried: expect.any(Function),
  });
});

test.each<[string, string, Visit?]>([
  ['what is posted', '/', { method: 'POST' }],
  ['what only a head is asked of', '/', { method: 'HEAD' }],
  ['an editor’s preview', '/', { cookies: { '__Host-lpel_preview': 'ticket' } }],
  ['an agent', '/', { cookies: { '__Host-lpel_agent': 'session' } }],
  ['data', '/boutique/c/timbres.data'],
  ['what the router asks for', '/__manifest?p=%2Fx'],
  ['an address without end', `/${'x'.repeat(1100)}`],
])('the cache is not asked for %s', (_, address, visit) => {
  expect(asked(address, visit)).toBeNull();
});

test('the cache contains lists, products, content and home pages alone', () => {
  const forEverybody = (address: string, visit?: Visit) => {
    const query = asked(address, visit);
    return query !== null && isForEverybody(routeOf(address)?.entry ?? null, query);
  };
  const signedIn = { cookies: { '__Host-lpel_session': 'id' } };
  const begun = { cookies: { '__Host-lpel_journey': 'secret' } };
  for (const path of [
    '/boutique/c/timbres',
    '/boutique/x/p/1126001',
    '/professionnel/aide',
    '/boutique/u/timbres',
    '/nulle-part',
  ]) {
    expect(forEverybody(path)).toBe(true);
    expect([forEverybody(path, signedIn), forEverybody(path, begun)]).toEqual([true, true]);
  }
  expect([forEverybody('/'), forEverybody('/professionnel')]).toEqual([true, true]);
  for (const own of [signedIn, begun])
    expect([forEverybody('/', own), forEverybody('/professionnel', own)]).toEqual([false, false]);
  for (const path of [
    '/professionnel/accueil',
    '/checkout/recapitulatif',
    '/cookies',
    '/cx-preview',
    '/mon-timbre-en-ligne',
    '/mes-suivis',
    '/ecom/inconnu',
  ])
    expect(forEverybody(path)).toBe(false);
});

test('a list in a personal order is not cached', () => {
  for (const address of ['/boutique/c/timbres?rank=abc', '/boutique/c/timbres?page=2&%72ank=abc']) {
    const query = asked(address);
    expect(query && isForEverybody(routeOf('/boutique/c/timbres')?.entry ?? null, query)).toBe(false);
  }
});

test('an address with news of a session is answered for one visitor', () => {
  for (const address of ['/aide?session=expiree', '/?session=echouee', '/aide?a=1&%73ession=expiree']) {
    const query = asked(address);
    expect(query && isForEverybody(routeOf(address.replace(/\?.*/s, ''))?.entry ?? null, query)).toBe(false);
  }
});

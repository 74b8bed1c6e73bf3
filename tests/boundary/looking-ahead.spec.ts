import { addresses } from '../journeys/every-route.ts';
import { backendOf } from '../shared/backend.ts';
import { type Ask, expect, test } from './ask.ts';
import { individual, professional, readyCart } from './checkout-shoppers.ts';

const labels = '/ecom/commandes/CMD-26-COLIS-TROIS/etiquettes?tout=1';
const stamps = '/ecom/commandes/CMD-26-TIMBRE-A-TELECHARGER/timbres';
const plank = '/ecom/commandes/CMD-26-LOGO-A-TELECHARGER/planche/0';
/** What is used up where it is asked for so, beside the address in the table of routes. */
const further = [labels, stamps, plank, '/deconnexion?expiree=1', '/ecom/e-service/colis/CMD-26-COLIS-CREE/labels'];

const ways = {
  HEAD: { method: 'HEAD' },
  prefetch: { headers: { 'sec-purpose': 'prefetch', purpose: 'prefetch' } },
  preview: { headers: { 'x-purpose': 'preview' } },
} as const;

/** Each way where a press would tell; elsewhere a prefetch and a preview in turn, which one rule knows (`ui/request/prefetch-requests.ts`). */
const waysTo = (path: string, place: number): (keyof typeof ways)[] =>
  further.includes(path) || usedUp.has(path)
    ? ['HEAD', 'prefetch', 'preview']
    : ['HEAD', place % 2 === 0 ? 'prefetch' : 'preview'];
const usedUp = new Set(addresses.filter(({ entry }) => entry.effect).map(({ path }) => path));

interface Visit {
  ask: Ask;
  world: string;
  cookies: string[];
}

/** What the mock backend notes of a question that changes nothing: the price it gave, and how often a state was asked. */
const notes = new Set(['stampQuotes', 'logoQuotes', 'stateCalls']);
/** The mock backend makes the threads and returns of an account when somebody asks for them. */
const first = /\/mes-commandes\/detail\/[^/]+(?:\/[^/]+\/contact-vendeur)?$/;

/** What requests that only look ahead changed, after each of these groups of addresses. */
async function changedBy(groups: readonly (readonly string[])[], { ask, world, cookies }: Visit) {
  const backend = backendOf(world);
  const wrong: string[] = [];
  let before = await backend.records();
  for (const paths of groups) {
    const looks = paths.flatMap((path, place) => waysTo(path, place).map((way) => ({ way, options: ways[way], path })));
    for (const { way, options, path } of looks) {
      const { cookies: set, status } = await ask(path, { cookies, ...options });
      if (set.length > 0) wrong.push(`${way} ${path} sets ${set.join()}`);
      if (status >= 500) wrong.push(`${way} ${path} answers ${status}`);
    }
    const after = await backend.records();
    const tables = Object.keys(after).filter(
      (name) => !notes.has(name) && JSON.stringify(after[name]) !== JSON.stringify(before[name]),
    );
    if (tables.length > 0) wrong.push(`${paths.join(' or ')} changes ${tables.join(', ')}`);
    before = after;
  }
  return wrong;
}

const inTens = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / 10) }, (_, part) => paths.slice(part * 10, (part + 1) * 10));

for (const [mode, email] of [
  ['part', individual],
  ['pro', professional],
] as const)
  test(`no request that only looks ahead changes anything, at any address (${mode})`, async ({
    ask,
    world,
    sessionOf,
  }) => {
    const cookies = await sessionOf(email);
    await readyCart({ ask, cookies }, { at: mode === 'pro' ? '/professionnel' : '' });
    const own = addresses.filter((each) => each.mode === mode && each.entry.kind !== 'externalRedirect');
    for (const { path } of own) if (first.test(path)) await ask(path, { cookies });
    const paths = inTens([...own.map(({ path }) => path), ...(mode === 'part' ? further : [])]);
    expect(await changedBy(paths, { ask, world, cookies })).toEqual([]);
    expect((await ask(mode === 'pro' ? '/professionnel/mon-compte' : '/mon-compte', { cookies })).status).toBe(200);
  });

test('a press on a label, on stamps and on a sheet counts their download', async ({
  ask,
  world,
  signedIn: cookies,
}) => {
  for (const path of [labels, stamps, plank]) {
    const before = await backendOf(world).records();
    expect([path, (await ask(path, { cookies })).status]).toEqual([path, 200]);
    expect(await backendOf(world).records(), path).not.toEqual(before);
  }
});

test('a one-time address answers a HEAD with the allowed method', async ({ ask, signedIn: cookies }) => {
  const { status, headers } = await ask(labels, { cookies, method: 'HEAD' });
  expect([status, headers.allow]).toEqual([405, 'GET']);
});

test('the data of a list that is prefetched may be kept for half a minute, however old the cached page is', async ({
  ask,
}) => {
  const path = '/boutique/c/timbres.data';
  const { cookies } = await ask('/');
  const pressed = await ask(path, { cookies });
  expect(pressed.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const { headers } = await ask(path, { cookies, ...ways.prefetch });
  expect([headers['cache-control'], headers.age]).toEqual(['private, max-age=30', undefined]);
});

import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#adapters/config.ts';
import { json, never, type PlayServer, playServer } from '#adapters/testing/play-server.ts';
import { DEFAULT_CLIENT_SECRET } from '#mocks/identity/clients.ts';
import { startIdentity } from '#mocks/identity/server.ts';
import { formAction, newBrowser } from '#mocks/testing/browser.ts';
import { OidcSignIns } from './oidc-sign-ins.ts';
import { type SessionStore, SqliteSessionStore } from './session-store.ts';

const SHOP = 'http://127.0.0.1:3000';
const wish = { redirect: '/checkout/livraison', fallback: '/checkout/recapitulatif', profile: 'part' as const };
const minute = 60_000;

let identity: Awaited<ReturnType<typeof startIdentity>>;
beforeAll(async () => {
  identity = await startIdentity({ port: 0, shopOrigins: [SHOP], dataDir: null });
});
afterAll(() => identity.close());
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Records whose keys and values a test may look at. */
function openRecords() {
  const inner = new SqliteSessionStore(':memory:');
  const written = new Map<string, string>();
  const store: SessionStore = {
    get: (id) => inner.get(id),
    set: (id, value, seconds) => {
      written.set(id, value);
      return inner.set(id, value, seconds);
    },
    keepFor: (id, seconds) => inner.keepFor(id, seconds),
    delete: (id) => {
      written.delete(id);
      return inner.delete(id);
    },
    claim: (id, seconds) => inner.claim(id, seconds),
    close: () => inner.close(),
  };
  const keys = (kind: string) => [...written.keys()].filter((key) => key.startsWith(`${kind}:`));
  const change = (kind: string, over: Record<string, unknown>) => {
    const key = keys(kind).at(-1) ?? '';
    return store.set(key, JSON.stringify({ ...JSON.parse(written.get(key) ?? ''), ...over }), 1800);
  };
  return { store, written, keys, change };
}

function aShop(env: Record<string, string> = {}, records = openRecords()) {
  const config = readConfig({
    OIDC_ISSUER: identity.url,
    OIDC_CLIENT_SECRET: DEFAULT_CLIENT_SECRET,
    SHOP_ORIGIN: SHOP,
    ...env,
  });
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  return { signIns: new OidcSignIns(config, records.store, log), records, log: () => lines.join('') };
}
type Shop = ReturnType<typeof aShop>;

/** Goes to the provider's page and comes back with its answer. */
async function answered({ signIns }: Pick<Shop, 'signIns'>, browser = newBrowser()) {
  const { url, tryId } = await signIns.begin({ ...wish, lang: 'fr', register: false });
  const { page, url: here } = await browser.open(url, SHOP);
  if (here.startsWith(SHOP)) return { tryId, url: new URL(here) };
  const fields = { email: 'particulier@exemple.fr', password: 'timbre-demo' };
  const back = await browser.submit(formAction(page, here), fields, SHOP);
  return { tryId, url: new URL(back.url) };
}

async function signedIn(shop: Shop, browser = newBrowser()): Promise<string> {
  const done = await shop.signIns.complete(await answered(shop, browser));
  if (!done) throw new Error('The sign-in was refused.');
  return done.sessionId;
}

/** Counts the calls for tokens while it lets them through. */
function tokenCalls(): () => number {
  const spy = vi.spyOn(globalThis, 'fetch');
  return () => spy.mock.calls.filter(([url]) => url === `${identity.url}/token`).length;
}

describe('signing in', () => {
  test('goes to the provider with state, nonce and PKCE, in the language of the page', async () => {
    const { signIns } = aShop();
    const { url } = await signIns.begin({ ...wish, lang: 'en', register: false });
    const { searchParams, origin } = new URL(url);
    expect(origin).toBe(identity.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      ui_locales: 'en',
      redirect_uri: `${SHOP}/ecom/connexion/retour`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length).toBeGreaterThan(20);
    expect(url).not.toContain(DEFAULT_CLIENT_SECRET);
    const other = new URL((await signIns.begin({ ...wish, lang: 'en', register: true })).url).searchParams;
    expect(other.get('prompt')).toBe('create');
    expect(other.get('state')).not.toBe(searchParams.get('state'));
  });

  test('comes back with who it is and what it was for, and opens a session with a token of the shopper', async () => {
    const shop = aShop();
    const done = await shop.signIns.complete(await answered(shop));
    const shopper = {
      id: expect.any(String),
      email: 'particulier@exemple.fr',
      firstName: 'Compte',
      lastName: 'Particulier',
      profile: 'part',
    };
    expect(done).toEqual({ sessionId: expect.any(String), shopper, wish });
    const session = await shop.signIns.open(done?.sessionId ?? '');
    expect(session?.shopper).toEqual(shopper);
    const claims = JSON.parse(atob((await session?.accessToken())?.split('.')[1] ?? ''));
    expect(claims).toMatchObject({ aud: 'occ', email: 'particulier@exemple.fr' });
    expect(JSON.stringify(session)).not.toContain('eyJ');
  });

  test('leaves nothing in the records that would open a session if they leaked', async () => {
    const shop = aShop();
    const answer = await answered(shop);
    const done = await shop.signIns.complete(answer);
    const kept = JSON.stringify([...shop.records.written]);
    expect(kept).not.toContain(done?.sessionId);
    expect(kept).not.toContain(answer.tryId);
  });

  test('never writes an address, a token or a code to the log', async () => {
    const shop = aShop();
    const answer = await answered(shop);
    await shop.signIns.complete(answer);
    await shop.signIns.complete(answer);
    for (const secret of ['exemple.fr', answer.url.searchParams.get('code'), answer.tryId])
      expect(shop.log()).not.toContain(secret);
  });
});

describe('an answer that fits no try of this browser opens nothing', () => {
  const expectRefused = async (shop: Shop, answer: { tryId: string; url: URL }) => {
    expect(await shop.signIns.complete(answer)).toBeNull();
    expect(shop.records.keys('session')).toEqual([]);
  };

  test('a state that is not ours', async () => {
    const shop = aShop();
    const { tryId, url } = await answered(shop);
    url.searchParams.set('state', 'another');
    await expectRefused(shop, { tryId, url });
  });

  test('no state at all', async () => {
    const shop = aShop();
    const { tryId, url } = await answered(shop);
    url.searchParams.delete('state');
    await expectRefused(shop, { tryId, url });
  });

  test.each([
    ['a nonce that the token does not hold', { nonce: 'another' }],
    ['a verifier that does not fit the challenge', { verifier: 'v'.repeat(43) }],
  ])('%s', async (_what, over) => {
    const shop = aShop();
    const answer = await answered(shop);
    await shop.records.change('try', over);
    await expectRefused(shop, answer);
  });

  test('an unknown try, and the answer to somebody else’s', async () => {
    const shop = aShop();
    const [mine, theirs] = [await answered(shop), await answered(shop)];
    await expectRefused(shop, { tryId: 'nobody', url: mine.url });
    await expectRefused(shop, { tryId: mine.tryId, url: theirs.url });
  });

  test('a code that the provider never gave', async () => {
    const shop = aShop();
    const { tryId, url } = await answered(shop);
    url.searchParams.set('code', 'guessed');
    await expectRefused(shop, { tryId, url });
  });

  test('the same answer twice: the first session stays the only one', async () => {
    const shop = aShop();
    const answer = await answered(shop);
    expect(await shop.signIns.complete(answer)).not.toBeNull();
    expect(await shop.signIns.complete(answer)).toBeNull();
    expect(shop.records.keys('session')).toHaveLength(1);
  });

  test('a code that was used, under a new try', async () => {
    const shop = aShop();
    const used = await answered(shop);
    await shop.signIns.complete(used);
    const { tryId, url } = await answered(shop);
    url.searchParams.set('code', used.url.searchParams.get('code') ?? '');
    expect(await shop.signIns.complete({ tryId, url })).toBeNull();
  });

  test('an answer after half an hour', async () => {
    const shop = aShop();
    const answer = await answered(shop);
    pass(31 * minute);
    await expectRefused(shop, answer);
  });

  test('a sign-in given up; what it was for is still known', async () => {
    const shop = aShop();
    const { url, tryId } = await shop.signIns.begin({ ...wish, lang: 'fr', register: false });
    const browser = newBrowser();
    const { page, url: here } = await browser.open(url);
    const back = await browser.submit(formAction(page, here, '/annuler'), {}, SHOP);
    expect(await shop.signIns.wishOf(tryId)).toEqual(wish);
    await expectRefused(shop, { tryId, url: new URL(back.url) });
    expect(await shop.signIns.wishOf(tryId)).toBeNull();
  });
});

describe('the access token', () => {
  test('is kept while it lasts', async () => {
    const shop = aShop();
    const session = await shop.signIns.open(await signedIn(shop));
    const calls = tokenCalls();
    const first = await session?.accessToken();
    pass(9 * minute);
    expect(await session?.accessToken()).toBe(first);
    expect(calls()).toBe(0);
  });

  test('is renewed once for ten calls of two requests that want it at the same time', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    const sessions = await Promise.all([shop.signIns.open(id), shop.signIns.open(id)]);
    const before = await sessions[0]?.accessToken();
    pass(9.6 * minute);
    const calls = tokenCalls();
    const tokens = await Promise.all(Array.from({ length: 10 }, async (_, at) => sessions[at % 2]?.accessToken()));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toMatch(/^eyJ/);
    expect(tokens[0]).not.toBe(before);
    expect(calls()).toBe(1);
    expect(await sessions[1]?.accessToken()).toBe(tokens[0]);
    expect(calls()).toBe(1);
  });

  test('is renewed once by two processes that share the records', async () => {
    const shop = aShop();
    const other = aShop({}, shop.records);
    const id = await signedIn(shop);
    pass(10 * minute);
    const sessions = await Promise.all([shop.signIns.open(id), other.signIns.open(id)]);
    const calls = tokenCalls();
    const [one, two] = await Promise.all(sessions.map(async (session) => session?.accessToken()));
    expect(one).toMatch(/^eyJ/);
    expect(two).toBe(one);
    expect(calls()).toBe(1);
  });

  test('is renewed again and again, and who it is stays', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    for (let times = 0; times < 3; times += 1) {
      pass(10 * minute);
      expect(await (await shop.signIns.open(id))?.accessToken()).toMatch(/^eyJ/);
    }
    expect((await shop.signIns.open(id))?.shopper.email).toBe('particulier@exemple.fr');
  });

  test('is null when the provider refuses to renew it, and the session is over', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    await shop.records.change('session', { refreshToken: 'revoked' });
    const session = await shop.signIns.open(id);
    pass(10 * minute);
    expect(await session?.accessToken()).toBeNull();
    expect(await shop.signIns.open(id)).toBeNull();
  });

  test('renewed by one request is not lost to another that read the record before', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    pass(10 * minute);
    const { store } = shop.records;
    const read = store.get;
    store.get = async (key) => {
      const old = await read(key);
      store.get = read;
      await (await shop.signIns.open(id))?.accessToken();
      return old;
    };
    await shop.signIns.open(id);
    pass(10 * minute);
    expect(await (await shop.signIns.open(id))?.accessToken()).toMatch(/^eyJ/);
  });
});

describe('a session', () => {
  test('that nobody used for half an hour is over', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    pass(29 * minute);
    expect(await shop.signIns.open(id)).not.toBeNull();
    pass(29 * minute);
    expect(await shop.signIns.open(id)).not.toBeNull();
    pass(31 * minute);
    expect(await shop.signIns.open(id)).toBeNull();
  });

  test('is over after its longest time, however much it was used', async () => {
    const shop = aShop({ SESSION_ABSOLUTE_MINUTES: '60' });
    const id = await signedIn(shop);
    for (let times = 0; times < 3; times += 1) {
      pass(20 * minute);
      expect(await shop.signIns.open(id)).not.toBeNull();
    }
    pass(minute);
    expect(await shop.signIns.open(id)).toBeNull();
  });

  test('of another id, or of none, is nobody’s', async () => {
    const { signIns } = aShop();
    expect(await signIns.open('')).toBeNull();
    expect(await signIns.open('session:guess')).toBeNull();
  });
});

describe('signing out', () => {
  test('ends the session here and, by the address that it gives, at the provider', async () => {
    const [shop, browser] = [aShop(), newBrowser()];
    const id = await signedIn(shop, browser);
    const address = await shop.signIns.end({ sessionId: id, back: '/professionnel' });
    expect(await shop.signIns.open(id)).toBeNull();
    expect(shop.records.keys('session')).toEqual([]);
    const { searchParams, origin } = new URL(address ?? '');
    expect(origin).toBe(identity.url);
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${SHOP}/`);
    expect(searchParams.get('state')).toBe('/professionnel');
    expect((await browser.open(address ?? '', SHOP)).url).toBe(`${SHOP}/?state=%2Fprofessionnel`);
    const { url } = await shop.signIns.begin({ ...wish, lang: 'fr', register: false });
    expect((await browser.open(url, SHOP)).url).toContain('/interaction/');
  });

  test('twice, or without a session, gives no address', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    await shop.signIns.end({ sessionId: id, back: '/' });
    expect(await shop.signIns.end({ sessionId: id, back: '/' })).toBeNull();
  });

  test('while the token is being renewed leaves no session behind', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    const session = await shop.signIns.open(id);
    pass(10 * minute);
    const renewing = session?.accessToken();
    await shop.signIns.end({ sessionId: id, back: '/' });
    await renewing;
    expect(await shop.signIns.open(id)).toBeNull();
  });
});

describe('a provider in trouble', () => {
  let broken: PlayServer;
  beforeAll(async () => {
    broken = await playServer();
  });
  afterAll(() => broken.close());

  /** Announces itself as a provider does; all else goes wrong in one way. */
  const onlyAnnouncedThen = (fault: Parameters<PlayServer['play']>[0]) =>
    broken.play((call, response) => {
      if (!call.url.startsWith('/.well-known/')) return fault(call, response);
      const endpoints = { token_endpoint: `${broken.url}/token`, end_session_endpoint: `${broken.url}/end` };
      return json({ issuer: broken.url, authorization_endpoint: `${broken.url}/auth`, ...endpoints })(call, response);
    });
  const failed = json({ error: 'server_error' }, 503);
  /** The same records, another provider. */
  const movedTo = (shop: Shop) => aShop({ OIDC_ISSUER: broken.url, TIMEOUT_IDENTITY: '1000' }, shop.records);

  test('that cannot be reached is a fault, forgotten for the next shopper', async () => {
    const shop = aShop({ OIDC_ISSUER: broken.url });
    broken.play(failed);
    await expect(shop.signIns.begin({ ...wish, lang: 'fr', register: false })).rejects.toMatchObject({
      name: 'Fault',
      kind: 'unavailable',
    });
    onlyAnnouncedThen(failed);
    expect((await shop.signIns.begin({ ...wish, lang: 'fr', register: false })).url).toContain(`${broken.url}/auth`);
  });

  test.each([
    ['fails', failed],
    ['sends a page of its proxy', json('Bad gateway', 502)],
    ['never answers', never],
    ['hangs up', ((_call, response) => response.destroy()) satisfies typeof never],
  ])('that %s when a sign-in comes back is a fault, not a refusal', async (_what, fault) => {
    const shop = movedTo(aShop());
    onlyAnnouncedThen(fault);
    const { url, tryId } = await shop.signIns.begin({ ...wish, lang: 'fr', register: false });
    const back = new URL(`${SHOP}/ecom/connexion/retour?code=abc`);
    back.searchParams.set('state', new URL(url).searchParams.get('state') ?? '');
    await expect(shop.signIns.complete({ tryId, url: back })).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test.each([
    ['fails', failed],
    ['sends a page of its proxy', json('Bad gateway', 502)],
    ['never answers', never],
    ['hangs up', ((_call, response) => response.destroy()) satisfies typeof never],
  ])('that %s when a token is renewed is a fault, and the session stays', async (_what, fault) => {
    const shop = aShop();
    const id = await signedIn(shop);
    const later = movedTo(shop);
    onlyAnnouncedThen(fault);
    pass(10 * minute);
    const session = await later.signIns.open(id);
    await expect(session?.accessToken()).rejects.toMatchObject({ name: 'Fault', kind: 'unavailable' });
    expect(await (await shop.signIns.open(id))?.accessToken()).toMatch(/^eyJ/);
  });

  test('does not keep anybody from signing out of the shop', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    broken.play(failed);
    expect(await movedTo(shop).signIns.end({ sessionId: id, back: '/' })).toBeNull();
    expect(await shop.signIns.open(id)).toBeNull();
  });
});

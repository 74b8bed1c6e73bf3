import { freePort } from '#adapters/testing/free-port.ts';
import { idsOfTests } from '#adapters/testing/ids.ts';
import { hasRedis, type PlayRedis, startRedis } from '#adapters/testing/redis.ts';
import { individual } from '../../journeys/purchase.ts';
import { type Shop, startShop } from '../../shared/shop.ts';
import { askAt, cookiePairs, expect, test } from '../ask.ts';
import { followed, valueOf } from '../checkout-shoppers.ts';

const lists = (codes: readonly string[]) => codes.map((code) => `/boutique/c/${code}`);
const paths = lists(['timbres', 'carnets', 'enveloppes', 'emballage', 'colis', 'services']);
const token = 'jeton-de-purge-de-ce-test';
const returning = { cookie: `lpel_sid=${idsOfTests.issue('visit')}` };
const journey = '/vignette-recommandee-en-ligne/parcours';

// In one worker: each has a shop of its own, which takes longer to start than these tests take.
test.describe.configure({ mode: 'default' });

/** Two live processes behind one address answer in turn, and share what Redis keeps. */
test.describe('two processes of the shop', () => {
  test.skip(!hasRedis, 'There is no redis-server here.');
  let redis: PlayRedis;
  let shop: Shop;
  let purges: number[] = [];
  test.beforeAll(async () => {
    redis = await startRedis();
    purges = [await freePort(), await freePort()];
    shop = await startShop({
      env: { REDIS_URL: redis.url, PAGE_CACHE_MB: '16', PAGE_CACHE_TOKEN: token, FORWARD_TEST_HEADER: '' },
      processes: purges.map((port) => ({ METRICS_PORT: String(port) })),
    });
  });
  test.afterAll(async () => {
    await shop.stop();
    await redis.kill();
  });

  const answerAt = (process: number, path: string) =>
    fetch(`${shop.processUrls[process]}${path}`, { headers: returning });
  const outcomeAt = async (process: number, path: string) => (await answerAt(process, path)).headers.get('x-cache');
  /** Whether a page that the first process has made is there for the second, by an address that nobody has asked. */
  const isShared = async (path: string) => {
    await expect.poll(() => outcomeAt(0, path)).toBe('hit');
    return outcomeAt(1, path);
  };

  test('two processes share the pages that one has made, and a purge at one reaches both', async () => {
    let spare = 0;
    // Both are connected from here on.
    await expect.poll(() => isShared(`/boutique/recherche?q=lettre${(spare += 1)}`)).toBe('hit');
    for (const path of paths) await expect.poll(() => outcomeAt(0, path)).toBe('hit');
    for (const path of paths) expect({ path, outcome: await outcomeAt(1, path) }).toEqual({ path, outcome: 'hit' });
    const [one, other] = await Promise.all([answerAt(0, '/boutique/c/timbres'), answerAt(1, '/boutique/c/timbres')]);
    expect(await other.text()).toBe(await one.text());
    expect(other.headers.get('content-security-policy')).toBe(one.headers.get('content-security-policy'));
    const purge = { method: 'POST', headers: { authorization: `Bearer ${token}` } };
    const body = JSON.stringify({ tags: ['category:timbres'] });
    expect((await fetch(`http://127.0.0.1:${purges[0]}/_cache/purge`, { ...purge, body })).status).toBe(204);
    await expect.poll(() => outcomeAt(1, '/boutique/c/timbres')).toBe('miss');
    expect(await outcomeAt(1, '/boutique/c/colis')).toBe('hit');
  });

  test('two processes know the same shopper, cart and draft', async ({ sessionOf, world }) => {
    const ask = askAt({ origin: shop.url, world });
    const cookies = await sessionOf(individual, shop.url);
    for (let asked = 0; asked < 6; asked += 1) {
      const { status, body } = await ask('/ecom/visiteur', { cookies });
      expect([status, JSON.parse(body).account?.name]).toEqual([200, expect.stringMatching(/\S/)]);
    }
    const first = await ask(`${journey}/votre-recommande`, {
      cookies,
      form: { printing: 'self', destination: 'FR', weight: '100', level: 'R2', receipt: 'no' },
    });
    expect(first.headers.location).toContain(`${journey}/adresses-depot`);
    for (let asked = 0; asked < 2; asked += 1) {
      const { body } = await ask(`${journey}/votre-recommande`, { cookies });
      expect(valueOf(body, 'weight')).toBe('100');
    }
    const signedOut = await ask('/deconnexion', { cookies });
    expect(signedOut.status).toBe(302);
    for (let asked = 0; asked < 4; asked += 1)
      expect((await ask('/ecom/visiteur', { cookies })).body).not.toContain('Compte');
  });

  test('a shopper who leaves while the records are frozen is signed out at once at the process called, and at both once they thaw', async ({
    sessionOf,
    world,
  }) => {
    const cookies = await sessionOf(individual, shop.url);
    const [first, second] = shop.processUrls.map((origin) => askAt({ origin, world }));
    const isKnown = async (ask = first) => 'account' in JSON.parse((await ask!('/ecom/visiteur', { cookies })).body);
    expect([await isKnown(first), await isKnown(second)]).toEqual([true, true]);
    redis.hang();
    try {
      const left = await first!('/deconnexion', { cookies });
      expect(left.status).toBe(302);
      expect(left.cookies.join()).toMatch(/__Host-lpel_session=;/);
      expect(left.headers.location).toMatch(/^http:.+session\/end/);
    } finally {
      redis.resume();
    }
    await expect.poll(() => isKnown(second)).toBe(false);
    expect(await isKnown(first)).toBe(false);
  });

  test('one process ends a sign-in that the other has begun', async ({ world }) => {
    const ask = askAt({ origin: shop.url, world });
    for (let turn = 0; turn < 2; turn += 1) {
      const begun = await ask('/ecom/connexion?fallback=%2Faide');
      const cookies = cookiePairs(begun);
      await ask('/healthz');
      const back = await ask('/ecom/connexion/retour?error=access_denied', { cookies });
      const { status } = await followed(ask, { reply: back, cookies });
      expect([back.headers.location, status]).toEqual(['/aide', 200]);
    }
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#adapters/testing/free-port.ts';
import { hasRedis, startRedis } from '#adapters/testing/redis.ts';
import { addresses } from '../journeys/every-route.ts';
import { individual, professional } from '../journeys/purchase.ts';
import { type Shop, startShop } from '../shared/shop.ts';
import type { SessionOf } from './ask.ts';
import { expect, listing, refused, returning, test, token } from './page-cache.ts';

test.describe('pages that processes share', { tag: '@desktop' }, () => {
  test.skip(!hasRedis, 'There is no redis-server here.');
  const paths = ['timbres', 'carnets', 'enveloppes', 'emballage', 'colis', 'services'].map(
    (code) => `/boutique/c/${code}`,
  );

  test('outlive the process that made them, until they are purged', async () => {
    const [redis, own] = [await startRedis(), await freePort()];
    const settings = { REDIS_URL: redis.url, METRICS_PORT: String(own), PAGE_CACHE_TOKEN: token };
    const shop = await startShop({ env: { PAGE_CACHE_MB: '16', FORWARD_TEST_HEADER: '', ...settings } });
    const outcomes = async () => {
      const answers = await Promise.all(paths.map((path) => fetch(shop.url + path, { headers: returning })));
      return answers.map(({ headers }) => headers.get('x-cache'));
    };
    await wait(500);
    expect(new Set(await outcomes())).toEqual(new Set(['miss']));
    await shop.restart();
    await wait(500);
    // A process that has just started may give up waiting for a shared page.
    expect(await outcomes()).toContain('hit');
    const headers = { authorization: `Bearer ${token}` };
    const purge = { method: 'POST', headers, body: JSON.stringify({ tags: ['category:timbres'] }) };
    expect((await fetch(`http://127.0.0.1:${own}/_cache/purge`, purge)).status).toBe(204);
    await shop.restart();
    await wait(500);
    const [purged, ...others] = await outcomes();
    expect(purged).toBe('miss');
    expect(others).toContain('hit');
    await shop.stop();
    await redis.kill();
  });
});

interface Shopper {
  cookie: string;
  /** Texts that no other visitor may read. */
  canaries: string[];
}

test.describe('two shoppers', { tag: '@desktop' }, () => {
  test('meet nothing of each other on any open page, nor does a stranger', async ({ caching, sessionOf }) => {
    test.setTimeout(180_000);
    const shoppers: Shopper[] = [];
    for (const email of [individual, professional])
      shoppers.push(await signedIn(sessionOf, { email, shop: caching.shop }));
    const stranger: Shopper = { cookie: 'lpel_sid=canari-strangers-visit-id0', canaries: ['canari-strangers'] };
    const all = [...shoppers, stranger];
    const open = addresses.filter(({ entry, name }) => entry.guard === 'open' && name !== 'signOut');
    const wrong: string[] = [];
    let kindly = 0;
    for (const [place, { path }] of open.entries()) {
      const ordered = place % 2 === 0 ? all : all.toReversed();
      // Twice: the second time each visitor gets pages cached for another.
      for (const visitor of [...ordered, ...ordered]) {
        const answer = await caching.ask(path, { cookie: visitor.cookie, 'user-agent': visitor.canaries[0] ?? '' });
        const read = JSON.stringify([...answer.headers]) + (await answer.text());
        if (answer.headers.get('x-cache') === 'hit') kindly += 1;
        const met = all.filter((other) => other !== visitor && other.canaries.some((canary) => read.includes(canary)));
        if (met.length > 0) wrong.push(path);
      }
    }
    expect(wrong).toEqual([]);
    expect(kindly).toBeGreaterThan(open.length);
  });

  test('professionals are redirected to their own home, and share the lists', async ({ caching, sessionOf }) => {
    const { cookie } = await signedIn(sessionOf, { email: professional, shop: caching.shop });
    for (let each = 0; each < 2; each += 1) await caching.ask('/professionnel', refused);
    const home = await caching.ask('/professionnel', { cookie });
    expect([home.status, home.headers.get('location')]).toEqual([302, '/professionnel/accueil']);
    await caching.ask(`/professionnel${listing}`, refused);
    expect(await caching.outcome(`/professionnel${listing}`, { cookie })).toBe('hit');
  });
});

/** The canaries of a signed-in shopper: the name and every cookie. */
async function signedIn(sessionOf: SessionOf, { email, shop }: { email: string; shop: Shop }): Promise<Shopper> {
  const cookies = [...(await sessionOf(email, shop.url)), `lpel_cart=canari-${email.length}-panier`];
  const cookie = cookies.join('; ');
  const { name } = await (await fetch(`${shop.url}/ecom/visiteur`, { headers: { cookie } })).json();
  expect(name).toBeTruthy();
  const secrets = cookies.map((each) => each.slice(each.indexOf('=') + 1)).filter((value) => value.length > 12);
  return { cookie, canaries: [`canari-${email.length}-`, name, email, ...secrets] };
}

import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasRedis, startRedis } from '#adapters/testing/redis.ts';
import { addresses } from '../journeys/every-route.ts';
import { individual, professional } from '../journeys/purchase.ts';
import { freePort, type Shop, startShop } from '../shared/shop.ts';
import { identifies, type Page } from '../shared/shopper.ts';
import { test as base, expect } from './ask.ts';

const token = 'jeton-de-purge-de-ce-test';
const listing = '/boutique/c/timbres';
const product = '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';
const newcomer = { cookie: '' };
/** The browser of a test has refused to be measured. */
const refused = { cookie: 'lpel_sid=bcdefghijklmnopqrstuvwxyza; lpel_mesure=0; lpel_perso=0' };
const returning = { cookie: 'lpel_sid=abcdefghijklmnopqrstuvwxyz' };

interface Kept {
  shop: Shop;
  ask(path: string, headers?: Record<string, string>): Promise<Response>;
  /** What the cache did for a visitor who has been here before. */
  outcome(path: string, headers?: Record<string, string>): Promise<string | null>;
  purge(tags: unknown, authorization?: string): Promise<number>;
  metrics(): Promise<string>;
  /** Lets half a minute pass for the shop. */
  halfMinute(): Promise<void>;
  fail(rule: object): Promise<void>;
}

/** A shop of the test's own that keeps its pages, and can be told to forget them. */
const test = base.extend<{ kept: Kept }>({
  kept: async ({ browserName: _ }, use) => {
    const port = await freePort();
    const shop = await startShop({
      env: {
        PAGE_CACHE_MB: '16',
        METRICS_PORT: String(port),
        PAGE_CACHE_TOKEN: token,
        FORWARD_TEST_HEADER: '',
        NODE_OPTIONS: `--import=${resolve('tests/shared/pretend-clock.ts')}`,
      },
    });
    const ask: Kept['ask'] = (path, headers = returning) => fetch(shop.url + path, { headers, redirect: 'manual' });
    const own = `http://127.0.0.1:${port}`;
    const fail: Kept['fail'] = async (rule) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${shop.backendUrl}/scenarios`, { method: 'POST', headers, body: JSON.stringify(rule) });
    };
    await use({
      shop,
      ask,
      fail,
      outcome: async (path, headers) => (await ask(path, headers)).headers.get('x-cache'),
      purge: async (tags, authorization = `Bearer ${token}`) =>
        (
          await fetch(`${own}/_cache/purge`, {
            method: 'POST',
            headers: { authorization },
            body: JSON.stringify({ tags }),
          })
        ).status,
      metrics: async () => (await fetch(`${own}/metrics`)).text(),
      halfMinute: async () => {
        process.kill(shop.pid, 'SIGUSR2');
        await wait(50);
      },
    });
    await fail({ clear: true });
    await shop.stop();
  },
});

const nonceOf = (answer: Response) => /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
const noncesIn = (html: string) => [...html.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce);

test.describe('a kept page', { tag: '@desktop' }, () => {
  test('is made once for all who ask at once, and sent to those who ask later', async ({ kept }) => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => kept.ask(listing)));
    // Whose connection was slow to open may find the page made.
    const misses = answers.filter(({ headers }) => headers.get('x-cache') === 'miss').length;
    const hits = answers.filter(({ headers }) => headers.get('x-cache') === 'hit').length;
    expect(misses + hits).toBe(12);
    const later = await kept.ask(listing);
    expect(Object.fromEntries(later.headers)).toMatchObject({
      'x-cache': 'hit',
      age: '0',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Sec-GPC, Cookie, Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    const metrics = await kept.metrics();
    expect(metrics).toContain('backend_calls_total{operation="searchProducts",outcome="ok"} 1');
    expect(metrics).toContain(`page_cache_requests_total{outcome="miss"} ${misses}`);
    expect(metrics).toContain(`page_cache_requests_total{outcome="hit"} ${hits + 1}`);
    expect(metrics).toContain('http_requests_total{route="plp",method="GET",status="2xx"} 13');
  });

  test('has a nonce of its own in every answer, which is the policy’s', async ({ kept }) => {
    const seen = new Set<string | undefined>();
    for (const encoding of ['identity', 'gzip', 'br', 'gzip, deflate, br', 'identity']) {
      const answer = await kept.ask(listing, { ...returning, 'accept-encoding': encoding });
      const [nonce, html] = [nonceOf(answer), await answer.text()];
      expect(new Set(noncesIn(html))).toEqual(new Set([nonce]));
      expect(html).toMatch(/<\/html>$/);
      seen.add(nonce);
    }
    expect(seen.size).toBe(5);
  });

  test('works in a browser as if it had just been made', async ({ kept, page }) => {
    await kept.ask(listing, refused);
    const answer = await page.goto(kept.shop.url + listing);
    expect(await answer?.headerValue('x-cache')).toBe('hit');
    await page
      .getByRole('link', { name: /^carnet/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/c\/carnets$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/carnets/i);
    // Before the shop of this test goes: its pictures may still be on their way.
    await page.close();
  });

  test('gives each newcomer a visit of their own, and nobody another’s', async ({ kept }) => {
    const visits = new Set<string>();
    for (let each = 0; each < 4; each += 1) {
      const answer = await kept.ask('/', newcomer);
      const [cookie = '', ...others] = answer.headers.getSetCookie();
      expect(others).toEqual([]);
      expect(cookie).toMatch(/^lpel_sid=[\w-]{24};.*HttpOnly/);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      visits.add(cookie);
    }
    expect(visits.size).toBe(4);
    expect((await kept.ask('/')).headers.getSetCookie()).toEqual([]);
  });

  test('is another for each language and each answer about cookies', async ({ kept }) => {
    const visits = ['', '; lpel_locale=en', '; lpel_mesure=1; lpel_perso=1', '; lpel_mesure=0; lpel_perso=0'];
    const all = visits.map((cookies) => ({ cookie: returning.cookie + cookies }));
    for (const headers of [...all, { ...returning, 'sec-gpc': '1' }]) {
      expect(await kept.outcome('/', headers)).toBe('miss');
      expect(await kept.outcome('/?utm_source=lettre', headers)).toBe('hit');
    }
  });

  test('is sent old while it is made anew, and while the backend fails', async ({ kept }) => {
    expect(await kept.outcome(listing)).toBe('miss');
    await kept.halfMinute();
    expect(await kept.outcome(listing)).toBe('stale');
    await expect.poll(() => kept.outcome(listing)).toBe('hit');
    await kept.fail({ operation: 'searchProducts', effect: 'fail' });
    for (let each = 0; each < 40; each += 1) await kept.halfMinute();
    const old = await kept.ask(listing);
    expect(old.status).toBe(200);
    expect(old.headers.get('x-cache')).toBe('stale');
    expect(Number(old.headers.get('age'))).toBeGreaterThanOrEqual(1200);
    expect(await old.text()).not.toContain('noindex');
  });
});

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
    // A process that has just started may be too busy to wait for some.
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

test.describe('what is never kept', { tag: '@desktop' }, () => {
  const others: [what: string, path: string, headers?: Record<string, string>][] = [
    ['a page of nothing', '/nulle-part'],
    ['a lasting redirect', '/boutique/faux-nom/p/1126001'],
    ['a cart', '/checkout/recapitulatif'],
    ['who the visitor is', '/ecom/visiteur'],
    ['a list in one shopper’s order', `${listing}?rank=abc`],
    ['an editor’s preview', '/', { cookie: `${returning.cookie}; __Host-lpel_preview=ticket` }],
    ['data', `${listing}.data`],
    ['cookies that were agreed to', '/cookies'],
  ];
  for (const [what, path, headers] of others) {
    test(what, async ({ kept }) => {
      for (let each = 0; each < 3; each += 1) expect(await kept.outcome(path, headers)).toBeNull();
    });
  }

  test('a list that cannot be read', async ({ kept }) => {
    await kept.fail({ operation: 'searchProducts', effect: 'fail' });
    const failed = await kept.ask(listing);
    expect(await failed.text()).toContain('noindex');
    await kept.fail({ clear: true });
    expect(await kept.outcome(listing)).toBe('miss');
    expect(await kept.outcome(listing)).toBe('hit');
  });

  test('where a visitor came from is not lost when the page is elsewhere', async ({ kept }) => {
    const { status, headers } = await kept.ask('/boutique/faux-nom/p/1126001?utm_source=lettre');
    expect([status, headers.get('location')]).toEqual([301, `${product}?utm_source=lettre`]);
  });
});

test.describe('purging', { tag: '@desktop' }, () => {
  test('has every page of a product made anew, and no other', async ({ kept }) => {
    const paths = [product, listing, '/aide'];
    const outcomes = () => Promise.all(paths.map((path) => kept.outcome(path)));
    await outcomes();
    expect(await outcomes()).toEqual(['hit', 'hit', 'hit']);
    expect(await kept.purge(['product:1126001'], 'Bearer un-autre-jeton')).toBe(401);
    expect(await outcomes()).toEqual(['hit', 'hit', 'hit']);
    expect(await kept.purge(['product:1126001'])).toBe(204);
    expect(await outcomes()).toEqual(['miss', 'miss', 'hit']);
    expect(await kept.purge(['category:timbres'])).toBe(204);
    expect(await outcomes()).toEqual(['hit', 'miss', 'hit']);
    expect(await kept.purge(['all'])).toBe(204);
    expect(await outcomes()).toEqual(['miss', 'miss', 'miss']);
  });

  test('is none of the public’s business', async ({ kept }) => {
    const init = { method: 'POST', headers: { authorization: `Bearer ${token}`, origin: kept.shop.url } };
    expect((await fetch(`${kept.shop.url}/_cache/purge`, { ...init, body: '{"tags":["all"]}' })).status).toBe(404);
  });
});

interface Shopper {
  cookie: string;
  /** What no other visitor may ever read. */
  canaries: string[];
}

test.describe('two shoppers', { tag: '@desktop' }, () => {
  test('meet nothing of each other on any open page, nor does a stranger', async ({ kept, browser }) => {
    test.setTimeout(180_000);
    const shoppers: Shopper[] = [];
    for (const email of [individual, professional]) {
      const context = await browser.newContext();
      shoppers.push(await signsIn(await context.newPage(), kept.shop, email));
      await context.close();
    }
    const stranger: Shopper = { cookie: 'lpel_sid=canari-strangers-visit-id0', canaries: ['canari-strangers'] };
    const all = [...shoppers, stranger];
    const open = addresses.filter(({ entry, name }) => entry.guard === 'open' && name !== 'signOut');
    const wrong: string[] = [];
    let kindly = 0;
    for (const [place, { path }] of open.entries()) {
      const ordered = place % 2 === 0 ? all : all.toReversed();
      // Twice: the second time each gets what was kept for another.
      for (const visitor of [...ordered, ...ordered]) {
        const answer = await kept.ask(path, { cookie: visitor.cookie, 'user-agent': visitor.canaries[0] ?? '' });
        const read = JSON.stringify([...answer.headers]) + (await answer.text());
        if (answer.headers.get('x-cache') === 'hit') kindly += 1;
        const met = all.filter((other) => other !== visitor && other.canaries.some((canary) => read.includes(canary)));
        if (met.length > 0) wrong.push(path);
      }
    }
    expect(wrong).toEqual([]);
    expect(kindly).toBeGreaterThan(open.length);
  });

  test('who are professionals are sent to their own home, and share the lists', async ({ kept, page }) => {
    const { cookie } = await signsIn(page, kept.shop, professional);
    for (let each = 0; each < 2; each += 1) await kept.ask('/professionnel', refused);
    const home = await kept.ask('/professionnel', { cookie });
    expect([home.status, home.headers.get('location')]).toEqual([302, '/professionnel/accueil']);
    await kept.ask(`/professionnel${listing}`, refused);
    expect(await kept.outcome(`/professionnel${listing}`, { cookie })).toBe('hit');
  });
});

/** Signs in by the real pages; the name and every cookie are the shopper's alone. */
async function signsIn(page: Page, { url }: Shop, email: string): Promise<Shopper> {
  await page.goto(`${url}/ecom/connexion`);
  await identifies(page, email);
  await page.waitForURL((address) => address.origin === url);
  const cookies = [
    ...(await page.context().cookies(url)),
    { name: 'lpel_cart', value: `canari-${email.length}-panier` },
  ];
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { name } = await (await fetch(`${url}/ecom/visiteur`, { headers: { cookie } })).json();
  expect(name).toBeTruthy();
  const secrets = cookies.map(({ value }) => value).filter((value) => value.length > 12);
  return { cookie, canaries: [`canari-${email.length}-`, name, email, ...secrets] };
}

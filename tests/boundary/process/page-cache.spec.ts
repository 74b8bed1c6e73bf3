/** Pages that the shop keeps and sends again, at a shop behind a proxy with a page cache, a purge and an adjustable clock. */
import { resolve } from 'node:path';
import { freePort } from '#adapters/testing/free-port.ts';
import { idsOfTests } from '#adapters/testing/ids.ts';
import { addresses } from '../../journeys/every-route.ts';
import { individual, professional } from '../../journeys/purchase.ts';
import { type Shop, startShop } from '../../shared/shop.ts';
import { test as base, expect, type SessionOf } from '../ask.ts';
import { everyKind } from './every-kind.ts';

const token = 'jeton-de-purge-de-ce-test';
const listing = '/boutique/c/timbres';
const product = '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';
/** A browser that has refused measurement. */
const refused = { cookie: `lpel_sid=${idsOfTests.issue('visit')}; lpel_mesure=0; lpel_perso=0` };
const returning = { cookie: `lpel_sid=${idsOfTests.issue('visit')}` };

interface CachingShop {
  shop: Shop;
  ask(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The page cache's outcome for a returning visitor. */
  outcome(path: string, headers?: Record<string, string>): Promise<string | null>;
  purge(tags: unknown, authorization?: string): Promise<number>;
  metrics(): Promise<string>;
  /** Advances the shop's clock by half a minute. */
  halfMinute(): Promise<void>;
  /** Sets it right again. */
  rightTime(): Promise<void>;
  fail(rule: object): Promise<void>;
}

async function startCachingShop(): Promise<CachingShop> {
  const port = await freePort();
  const shop = await startShop({
    env: {
      PAGE_CACHE_MB: '16',
      METRICS_PORT: String(port),
      PAGE_CACHE_TOKEN: token,
      FORWARD_TEST_HEADER: '',
      TRUSTED_PROXIES: '127.0.0.1',
      NODE_OPTIONS: `--import=${resolve('tests/shared/clocks/pretend-clock.ts')}`,
    },
  });
  const signal = async (name: NodeJS.Signals, said: string) => {
    // Two signals in quick succession would count as one.
    const heard = () => shop.output().split(said).length;
    const before = heard();
    process.kill(shop.pid, name);
    await expect.poll(heard, { intervals: [5] }).toBe(before + 1);
  };
  const own = `http://127.0.0.1:${port}`;
  const ask: CachingShop['ask'] = (path, headers = returning) =>
    fetch(shop.url + path, { headers, redirect: 'manual' });
  return {
    shop,
    ask,
    outcome: async (path, headers) => (await ask(path, headers)).headers.get('x-cache'),
    purge: async (tags, authorization = `Bearer ${token}`) => {
      const body = JSON.stringify({ tags });
      return (await fetch(`${own}/_cache/purge`, { method: 'POST', headers: { authorization }, body })).status;
    },
    metrics: async () => (await fetch(`${own}/metrics`)).text(),
    halfMinute: () => signal('SIGUSR2', 'half a minute later'),
    rightTime: () => signal('SIGCONT', 'the right time again'),
    fail: async (rule) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${shop.backendUrl}/scenarios`, { method: 'POST', headers, body: JSON.stringify(rule) });
    },
  };
}

interface Fixtures {
  /** A shop with an empty cache and no scenario. */
  caching: CachingShop;
}

let running: CachingShop;

const test = base.extend<Fixtures>({
  caching: async ({ browserName: _ }, use) => {
    await running.purge(['all']);
    await use(running);
    await running.fail({ clear: true });
  },
});

// At one shop, one after the other.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  running = await startCachingShop();
});
test.afterAll(() => running.shop.stop());

const newcomer = { cookie: '' };
const durations = /^total;dur=\d+\.\d, backend;dur=\d+\.\d;desc="\d+"(, render;dur=\d+\.\d)?$/;

/** What the shop has counted since its start, by series. */
const countsOf = async (caching: CachingShop) =>
  new Map(
    [...(await caching.metrics()).matchAll(/^(\w+\{.*\}) (\d+)$/gm)].map(([, series = '', count]) => [
      series,
      Number(count),
    ]),
  );

test.describe('a kept page', () => {
  test('a cached page is made once for simultaneous requests, and sent again to later ones', async ({ caching }) => {
    const before = await countsOf(caching);
    const answers = await Promise.all(Array.from({ length: 12 }, () => caching.ask(listing)));
    // A slow connection may arrive after the page was made.
    const misses = answers.filter(({ headers }) => headers.get('x-cache') === 'miss').length;
    const hits = answers.filter(({ headers }) => headers.get('x-cache') === 'hit').length;
    expect(misses + hits).toBe(12);
    const later = await caching.ask(listing);
    expect(Object.fromEntries(later.headers)).toMatchObject({
      'x-cache': 'hit',
      age: expect.stringMatching(/^\d+$/),
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Sec-GPC, Cookie, Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    const counts = await countsOf(caching);
    const added = (series: string) => (counts.get(series) ?? 0) - (before.get(series) ?? 0);
    expect(added('backend_calls_total{operation="searchProducts",outcome="ok"}')).toBe(1);
    expect(added('page_cache_requests_total{outcome="miss"}')).toBe(misses);
    expect(added('page_cache_requests_total{outcome="hit"}')).toBe(hits + 1);
    expect(added('http_requests_total{route="plp",method="GET",status="2xx"}')).toBe(13);
  });

  test('a cached page is the same with the same policy in every encoding, and has no nonce', async ({ caching }) => {
    const answers = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br', 'gzip, deflate, br']) {
      const answer = await caching.ask(listing, { ...returning, 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding.split(', ').at(-1));
      answers.add(`${answer.headers.get('content-security-policy')}${await answer.text()}`);
    }
    const [answer = ''] = answers;
    expect(answers.size).toBe(1);
    expect(answer).toMatch(/<\/html>$/);
    expect(answer).not.toMatch(/'nonce-|nonce="[^"]/);
  });

  test('the cached home page is not sent to a visitor who began a journey, and never contains their card', async ({
    caching,
  }) => {
    const { url } = caching.shop;
    const begun = await fetch(`${url}/vignette-recommandee-en-ligne/parcours/votre-recommande`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...returning, origin: url, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ printing: 'self', destination: 'FR', weight: '20', level: 'R1' }),
    });
    expect(begun.status).toBe(302);
    const [drafts = ''] = begun.headers.getSetCookie().filter((one) => one.includes('lpel_journey='));
    const own = { cookie: `${returning.cookie}; ${drafts.split(';')[0]}` };
    const card = 'Votre recommandé en cours';
    await caching.ask('/');
    const home = await caching.ask('/', own);
    expect([home.headers.get('x-cache'), home.headers.get('cache-control')]).toEqual([null, 'private, no-store']);
    expect(await home.text()).toContain(card);
    const others = await caching.ask('/');
    expect(others.headers.get('x-cache')).toBe('hit');
    expect(await others.text()).not.toContain(card);
    expect(await caching.outcome(listing, own)).not.toBeNull();
  });

  test('a cached page works in a browser like a new one, and its policy reports nothing', async ({ caching, page }) => {
    const reports: string[] = [];
    page.on('console', (message) => message.text().includes('Content Security Policy') && reports.push(message.text()));
    await caching.ask(listing, { cookie: 'lpel_mesure=0; lpel_perso=0' });
    const answer = await page.goto(caching.shop.url + listing);
    expect(await answer?.headerValue('x-cache')).toBe('hit');
    await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true);
    await page
      .getByRole('link', { name: /^carnet/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/p\/\w+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^carnet/i);
    expect(reports).toEqual([]);
    // The page closes before the shop stops, because pictures may still be loading.
    await page.close();
  });

  test('a cached page gives each new visitor a visit id of their own', async ({ caching }) => {
    const visits = new Set<string>();
    for (let each = 0; each < 4; each += 1) {
      const answer = await caching.ask('/', newcomer);
      const [cookie = '', ...others] = answer.headers.getSetCookie();
      expect(others).toEqual([]);
      expect(cookie).toMatch(/^lpel_sid=[\w-]{40};.*HttpOnly/);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      visits.add(cookie);
    }
    expect(visits.size).toBe(4);
    expect((await caching.ask('/')).headers.getSetCookie()).toEqual([]);
  });

  test('a page is cached by language and by consent', async ({ caching }) => {
    const visits = ['', '; lpel_locale=en', '; lpel_mesure=1; lpel_perso=1', '; lpel_mesure=0; lpel_perso=0'];
    const all = visits.map((cookies) => ({ cookie: returning.cookie + cookies }));
    for (const headers of [...all, { ...returning, 'sec-gpc': '1' }]) {
      expect(await caching.outcome('/', headers)).toBe('miss');
      expect(await caching.outcome('/?utm_source=lettre', headers)).toBe('hit');
    }
  });
});

test('a trusted proxy reads in every answer the id of its request and its duration', async ({ caching }) => {
  const headersOf = async (path: string, id: string) => (await caching.ask(path, { 'x-request-id': id })).headers;
  for (const path of [...everyKind, '/']) {
    const headers = await headersOf(path, 'proxy-12345');
    expect([path, headers.get('x-request-id')]).toEqual([path, 'proxy-12345']);
    expect(headers.get('server-timing')).toMatch(durations);
    expect((await headersOf(path, 'quelqu-un@exemple.fr')).get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect((await headersOf('/boutique/c/enveloppes', 'proxy-12345')).get('server-timing')).toContain('render');
});

test.describe('pages that are never cached', () => {
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
    test(what, async ({ caching }) => {
      for (let each = 0; each < 3; each += 1) expect(await caching.outcome(path, headers)).toBeNull();
    });
  }

  test('a list that cannot be read', async ({ caching }) => {
    await caching.fail({ operation: 'searchProducts', effect: 'fail' });
    const failed = await caching.ask(listing);
    expect(await failed.text()).toContain('noindex');
    await caching.fail({ clear: true });
    expect(await caching.outcome(listing)).toBe('miss');
    expect(await caching.outcome(listing)).toBe('hit');
  });

  test('campaign parameters survive a redirect', async ({ caching }) => {
    const { status, headers } = await caching.ask('/boutique/faux-nom/p/1126001?utm_source=lettre');
    expect([status, headers.get('location')]).toEqual([301, `${product}?utm_source=lettre`]);
  });
});

test.describe('purging', () => {
  test('purges every page with a product’s tag, and no other', async ({ caching }) => {
    const paths = [product, listing, '/aide'];
    const outcomes = () => Promise.all(paths.map((path) => caching.outcome(path)));
    await outcomes();
    expect(await outcomes()).toEqual(['hit', 'hit', 'hit']);
    expect(await caching.purge(['product:1126001'], 'Bearer un-autre-jeton')).toBe(401);
    expect(await outcomes()).toEqual(['hit', 'hit', 'hit']);
    expect(await caching.purge(['product:1126001'])).toBe(204);
    expect(await outcomes()).toEqual(['miss', 'miss', 'hit']);
    expect(await caching.purge(['category:timbres'])).toBe(204);
    expect(await outcomes()).toEqual(['hit', 'miss', 'hit']);
    expect(await caching.purge(['all'])).toBe(204);
    expect(await outcomes()).toEqual(['miss', 'miss', 'miss']);
  });

  test('the public port accepts no purge', async ({ caching }) => {
    await caching.ask(listing);
    const headers = { authorization: `Bearer ${token}`, origin: caching.shop.url };
    const bodies = ['{"tags":["all"]}', new URLSearchParams({ tags: 'all' })];
    for (const body of bodies) {
      const { status } = await fetch(`${caching.shop.url}/_cache/purge`, { method: 'POST', headers, body });
      expect(status).toBe(typeof body === 'string' ? 415 : 405);
    }
    expect(await caching.outcome(listing)).toBe('hit');
  });
});

interface Shopper {
  cookie: string;
  /** Texts that no other visitor may read. */
  canaries: string[];
}

test.describe('two shoppers', () => {
  test('two shoppers meet nothing of each other on any open page, nor does a stranger', async ({
    caching,
    sessionOf,
  }) => {
    const shoppers: Shopper[] = [];
    for (const email of [individual, professional])
      shoppers.push(await signedIn(sessionOf, { email, shop: caching.shop }));
    const stranger: Shopper = { cookie: 'lpel_sid=canari-strangers-visit-id0', canaries: ['canari-strangers'] };
    const all = [...shoppers, stranger];
    const open = addresses.filter(({ entry, name }) => entry.guard === 'open' && name !== 'signOut');
    const wrong: string[] = [];
    const last = new Set<string | null>();
    for (const { path } of open) {
      let outcome: string | null = null;
      // There and back: what a visitor leaves behind, in a kept page or in the shop's memory, meets each other one.
      for (const visitor of [...all, ...all.toReversed().slice(1)]) {
        const answer = await caching.ask(path, { cookie: visitor.cookie, 'user-agent': visitor.canaries[0] ?? '' });
        const read = JSON.stringify([...answer.headers]) + (await answer.text());
        outcome = answer.headers.get('x-cache');
        const met = all.filter((other) => other !== visitor && other.canaries.some((canary) => read.includes(canary)));
        if (met.length > 0) wrong.push(path);
      }
      last.add(outcome);
    }
    expect(wrong).toEqual([]);
    expect(last, 'the last visit to a kept page gets what was kept').toEqual(new Set([null, 'hit']));
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

test('a cached page is sent stale while it is made anew, and while the backend fails', async ({ caching }) => {
  try {
    expect(await caching.outcome(listing)).toBe('miss');
    await caching.halfMinute();
    expect(await caching.outcome(listing)).toBe('stale');
    await expect.poll(() => caching.outcome(listing)).toBe('hit');
    await caching.fail({ operation: 'searchProducts', effect: 'fail' });
    for (let each = 0; each < 40; each += 1) await caching.halfMinute();
    const old = await caching.ask(listing);
    expect(old.status).toBe(200);
    expect(old.headers.get('x-cache')).toBe('stale');
    expect(Number(old.headers.get('age'))).toBeGreaterThanOrEqual(1200);
    expect(await old.text()).not.toContain('noindex');
  } finally {
    // Whoever signs in afterwards would have a session of the past.
    await caching.rightTime();
  }
});

/** The canaries of a signed-in shopper: the name and every cookie. */
async function signedIn(sessionOf: SessionOf, { email, shop }: { email: string; shop: Shop }): Promise<Shopper> {
  const cookies = [...(await sessionOf(email, shop.url)), `lpel_cart=canari-${email.length}-panier`];
  const cookie = cookies.join('; ');
  const { account } = await (await fetch(`${shop.url}/ecom/visiteur`, { headers: { cookie } })).json();
  const { name } = account;
  expect(name).toMatch(/\S/);
  const secrets = cookies.map((each) => each.slice(each.indexOf('=') + 1)).filter((value) => value.length > 12);
  return { cookie, canaries: [`canari-${email.length}-`, name, email, ...secrets] };
}

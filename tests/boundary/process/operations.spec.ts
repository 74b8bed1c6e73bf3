import { freePort } from '#adapters/testing/free-port.ts';
import { onWait, type Wait } from '#mocks/shared/scenarios.ts';
import { type Shop, type ShopOptions, startShop } from '../../shared/shop.ts';
import { test as base, expect } from '../ask.ts';

const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A shop of the test's own, with its log and its exit code. */
const test = base.extend<{ start(options?: ShopOptions): Promise<Shop> }>({
  start: async ({ browserName: _ }, use) => {
    const started: Shop[] = [];
    await use(async (options) => {
      const shop = await startShop({ ...options, env: { LOG_LEVEL: 'info', ...options?.env } });
      started.push(shop);
      return shop;
    });
    for (const shop of started) {
      // Scenarios belong to the process, whichever mock backend it starts next.
      await fetch(`${shop.backendUrl}/scenarios`, posted({ clear: true }));
      await shop.stop();
    }
  },
});

const durations = /^total;dur=\d+\.\d, backend;dur=\d+\.\d;desc="\d+"(, render;dur=\d+\.\d)?$/;

test.describe('every answer', () => {
  const paths = ['/', '/boutique/c/timbres.data', '/nulle-part', '/assets/rien.js', '/robots.txt', '/healthz'];

  test('a trusted proxy reads in every answer the id of its request and its duration', async ({ start }) => {
    const { url } = await start({ env: { TRUSTED_PROXIES: '127.0.0.1', PAGE_CACHE_MB: '8' } });
    const headersOf = async (path: string, id: string) =>
      (await fetch(url + path, { headers: { 'x-request-id': id } })).headers;
    for (const path of [...paths, '/']) {
      const headers = await headersOf(path, 'proxy-12345');
      expect([path, headers.get('x-request-id')]).toEqual([path, 'proxy-12345']);
      expect(headers.get('server-timing')).toMatch(durations);
      expect((await headersOf(path, 'quelqu-un@exemple.fr')).get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect((await headersOf('/boutique/c/enveloppes', 'proxy-12345')).get('server-timing')).toContain('render');
  });

  test('a visitor reads in no answer the id of a request or its duration', async ({ ask }) => {
    for (const path of paths) {
      const { headers } = await ask(path, { headers: { 'x-request-id': 'visitor-12345' } });
      expect([path, headers['x-request-id'], headers['server-timing']]).toEqual([path, undefined, undefined]);
    }
  });
});

test.describe('robots.txt, the sitemap and security.txt', () => {
  const files: [path: string, type: RegExp][] = [
    ['/robots.txt', /^text\/plain/],
    ['/.well-known/security.txt', /^text\/plain/],
    ['/sitemap.xml', /^application\/xml/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/icon-192.png', /^image\/png/],
    ['/icon-512.png', /^image\/png/],
    ['/icon-maskable-512.png', /^image\/png/],
    ['/apple-touch-icon.png', /^image\/png/],
  ];
  for (const [path, to] of [
    ['/favicon.ico', '/apple-touch-icon.png'],
    ['/.well-known/change-password', '/espaceclient'],
  ] as const) {
    test(`${path} leads to ${to}`, async ({ ask }) => {
      const { headers, cookies } = await ask(path);
      expect([headers.location, cookies]).toEqual([to, []]);
    });
  }
  for (const [path, type] of files) {
    test(`${path} has its type, may be kept for an hour and sets no cookie`, async ({ ask }) => {
      const { status, headers, cookies } = await ask(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(type);
      expect(headers['cache-control']).toBe('public, max-age=3600');
      expect(cookies).toEqual([]);
    });
  }

  test('the sitemap is compressed, and each of its pages stands for itself', async ({ ask, baseURL }) => {
    test.slow();
    expect((await ask('/sitemap.xml', { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe(
      'gzip',
    );
    const { body } = await ask('/sitemap.xml');
    const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replace(String(baseURL), ''),
    );
    expect(paths).toEqual(expect.arrayContaining(['/', '/professionnel', '/boutique/c/timbres', '/accessibilite']));
    expect(paths.some((path) => /^\/professionnel\/boutique\/.+\/p\/\w+$/.test(path))).toBe(true);
    const every = Math.ceil(paths.length / 60);
    const wrong: object[] = [];
    for (const path of paths.filter((_, place) => place % every === 0)) {
      const { status, body } = await ask(path);
      const isCanonical = body.includes(`rel="canonical" href="${baseURL}${path}"`);
      if (status !== 200 || !isCanonical || body.includes('noindex')) wrong.push({ path, status, isCanonical });
    }
    expect(wrong).toEqual([]);
  });

  test('the page leads to its icons and its manifest', async ({ ask }) => {
    const { body } = await ask('/');
    for (const href of ['/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest'])
      expect(body).toContain(`href="${href}"`);
    const { icons } = JSON.parse((await ask('/manifest.webmanifest')).body);
    for (const { src } of icons) expect((await ask(src)).status).toBe(200);
  });

  test('a sitemap that cannot be made is one to come back for', async ({ start }) => {
    const { url } = await start({ occBaseUrl: `http://127.0.0.1:${await freePort()}/occ/ecommerce` });
    const answer = await fetch(`${url}/sitemap.xml`);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

const canary = 'canari7f3a';
const mail = `${canary}@exemple.fr`;

/** A visitor whose every text must not appear in a log. */
async function visit({ url }: Shop, path: string, body?: URLSearchParams) {
  return fetch(url + path, {
    redirect: 'manual',
    ...(body ? { method: 'POST', body } : {}),
    headers: {
      authorization: `Bearer ${canary}`,
      cookie: `lpel_cart=${canary}; lpel_sid=${canary}; lpel_session=${canary}; other=${canary}`,
      referer: `${url}/?mail=${mail}`,
      'user-agent': `${canary}/1.0`,
      'x-forwarded-for': canary,
      'x-request-id': mail,
      ...(body ? { origin: url } : {}),
    },
  });
}

test.describe('the log', () => {
  test('the log has one line for each request, and nothing that a visitor sent or a backend answered', async ({
    start,
  }) => {
    const metricsPort = await freePort();
    const shop = await start({ env: { METRICS_PORT: String(metricsPort) } });
    const before = shop.output().split('\n').length;
    const paths = [
      `/boutique/recherche?q=${canary}&mail=${mail}`,
      `/boutique/c/${canary}?page=1`,
      `/${mail}`,
      `/%0d%0a${canary}%0d%0a`,
      `/boutique/c/timbres.data?x=${canary}`,
      `/assets/${canary}.js`,
      `/medias/${canary}`,
      `/ecom/connexion?redirect=/${canary}`,
    ];
    for (const path of paths) await (await visit(shop, path)).arrayBuffer();
    const body = new URLSearchParams({ add: canary, voucher: canary, email: mail, pan: canary });
    for (const path of ['/checkout/recapitulatif', `/boutique/x/p/${canary}`])
      await (await visit(shop, path, body)).arrayBuffer();
    await breakBackend(shop);
    for (const path of paths) await (await visit(shop, path)).arrayBuffer();

    const count = () => shop.output().split('"msg":"request"').length - 1;
    await expect.poll(count).toBe(2 * paths.length + 2);
    const log = shop.output();
    expect(log).not.toContain(canary);
    const lines = log
      .trimEnd()
      .split('\n')
      .slice(before - 1)
      .map((line) => JSON.parse(line));
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests).toHaveLength(2 * paths.length + 2);
    for (const line of requests) expect(line).toMatchObject({ method: /GET|POST/, status: expect.any(Number) });
    expect(lines.some(({ msg }) => msg === 'backend fault')).toBe(true);

    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).not.toContain(canary);
    expect(metrics).toMatch(/http_requests_total\{route="search",method="GET",status="2xx"\} \d/);
    expect(metrics).toMatch(/backend_calls_total\{operation="searchProducts",outcome="\w+"\} \d/);
    expect(await (await fetch(`${shop.url}/metrics`)).text()).not.toContain('http_requests_total');
  });
});

async function breakBackend({ backendUrl }: Shop, rule: object = { operation: '*', effect: 'contract' }) {
  expect((await fetch(`${backendUrl}/scenarios`, posted(rule))).ok).toBe(true);
}

/** The next call that a scenario keeps waiting. */
function nextWait(): Promise<Wait> {
  const { promise, resolve } = Promise.withResolvers<Wait>();
  const stopListening = onWait((wait) => {
    stopListening();
    resolve(wait);
  });
  return promise;
}

test.describe('a shop that receives a stop signal', () => {
  test('a stopped shop becomes unready, still answers for a while, and exits at once at a second signal', async ({
    start,
  }) => {
    const shop = await start({ env: { DRAIN_DELAY: '120000' } });
    const statusOf = async (path: string) => (await fetch(shop.url + path)).status;
    expect([await statusOf('/readyz'), await statusOf('/boutique/c/timbres')]).toEqual([200, 200]);
    await breakBackend(shop, { operation: 'searchProducts', effect: 'hang' });
    const waits = nextWait();
    const cut = fetch(`${shop.url}/boutique/c/timbres`).catch(() => 'cut');
    await waits;
    process.kill(shop.pid, 'SIGTERM');
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect([await statusOf('/healthz'), await statusOf('/robots.txt')]).toEqual([200, 200]);
    process.kill(shop.pid, 'SIGTERM');
    expect(await shop.ended).toBe(1);
    expect(await cut).toBe('cut');
  });

  test('a stopped shop accepts no more requests after a while, finishes those in flight, and exits with 0', async ({
    start,
  }) => {
    const shop = await start();
    expect((await fetch(`${shop.url}/boutique/c/timbres`)).status).toBe(200);
    await breakBackend(shop, { operation: 'searchProducts', effect: 'slow', milliseconds: 120_000 });
    const waits = nextWait();
    const inFlight = fetch(`${shop.url}/boutique/c/timbres`);
    const { end } = await waits;
    process.kill(shop.pid, 'SIGTERM');
    await expect.poll(() => fetch(`${shop.url}/healthz`).catch(() => 'refused')).toBe('refused');
    end();
    const page = await inFlight;
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('</html>');
    expect(page.headers.get('connection')).toBe('close');
    expect(await shop.ended).toBe(0);
  });

  test('a stopped shop does not wait for an idle keep-alive socket', async ({ start }) => {
    const shop = await start();
    await (await fetch(`${shop.url}/`)).text();
    process.kill(shop.pid, 'SIGINT');
    expect(await shop.ended).toBe(0);
    expect(shop.output(), 'no socket had to be cut').not.toContain('requests in flight are cut');
  });
});

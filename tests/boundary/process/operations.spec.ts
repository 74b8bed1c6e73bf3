import { once } from 'node:events';
import { connect } from 'node:net';
import { onWait, type Wait } from '#mocks/shared/scenarios.ts';
import { type Shop, type ShopOptions, startShop } from '../../shared/shop.ts';
import { test as base, expect } from '../ask.ts';
import { everyKind } from './every-kind.ts';

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

test.describe('every answer', () => {
  test('a visitor reads in no answer the id of a request or its duration', async ({ ask }) => {
    for (const path of everyKind) {
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
});

async function breakBackend({ backendUrl }: Shop, rule: object) {
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

  test('a stopped shop finishes what is in flight, waits for no idle socket, and exits with 0', async ({ start }) => {
    const shop = await start();
    const idle = connect(Number(new URL(shop.url).port), '127.0.0.1');
    idle.write('GET /boutique/c/timbres HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    const [head] = await once(idle, 'data');
    expect(String(head)).toMatch(/^HTTP\/1.1 200[^]*keep-alive/);
    idle.resume();
    await breakBackend(shop, { operation: 'searchProducts', effect: 'slow', milliseconds: 120_000 });
    const waits = nextWait();
    const inFlight = fetch(`${shop.url}/boutique/c/timbres`);
    const { end } = await waits;
    process.kill(shop.pid, 'SIGINT');
    await expect.poll(() => fetch(`${shop.url}/healthz`).catch(() => 'refused')).toBe('refused');
    end();
    const page = await inFlight;
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('</html>');
    expect(page.headers.get('connection')).toBe('close');
    expect(await shop.ended).toBe(0);
    expect(shop.output(), 'no socket had to be cut').not.toContain('requests in flight are cut');
  });
});

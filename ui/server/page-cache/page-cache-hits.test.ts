import { expect, test } from 'vitest';
import { readConfig } from '#adapters/config.ts';
import { idsOfTests } from '#adapters/testing/ids.ts';
import { requiredSettings } from '#adapters/testing/required-settings.ts';
import { newNonce } from '#ui/request/random.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { nodeAnswer } from '#ui/server/http/answers/node-answer.examples.ts';
import { openAccount } from '#ui/server/http/request-account.ts';
import { PageCache } from './page-cache.ts';
import { cachedAnswers, type PublicPages } from './page-cache-answers.ts';
import { freshHits } from './page-cache-hits.ts';

const shop = {
  config: readConfig(requiredSettings),
  ids: idsOfTests,
  observers: { publicPageRequested: () => {} },
  log: { info: () => {}, debug: () => {} },
} as unknown as Shop;
const route = { id: 'page', pattern: '/page' } as never;
const cookie = `lpel_sid=${idsOfTests.issue('visit')}`;
const forAll = { 'Cache-Control': 'public, max-age=60', 'Content-Type': 'text/html; charset=utf-8' };

/** A cache that holds the home page and a list, as visitors get them. */
async function aCache(state = { isReady: true }, { isProxied = false, PAGE_CACHE_PROXIES = [] as string[] } = {}) {
  const cache: PublicPages = new PageCache({ bytes: 1_000_000 });
  const make = async () => {
    const document = Array<string>(50).fill('<p>Timbres à collectionner, « lettre verte » comprise</p>');
    return { answer: new Response(null, { headers: forAll }), document, tags: ['category:timbres'], program: '' };
  };
  const answers = cachedAnswers({ shop, cache, make });
  for (const path of ['/', '/boutique/c/timbres']) {
    const account = openAccount(new Headers(), { method: 'GET', route });
    await answers({
      request: new Request(shop.config.SHOP_ORIGIN + path, { headers: { cookie } }),
      nonce: newNonce(),
      account,
    });
  }
  const hits = freshHits({
    shop: { ...shop, config: { ...shop.config, PAGE_CACHE_PROXIES } },
    cache,
    security: { shopOrigin: shop.config.SHOP_ORIGIN, formOrigins: [], imageOrigins: [], development: false },
    proxies: { sent: () => isProxied },
    measuredRouteOf: () => route,
    isReady: () => state.isReady,
    answered: undefined,
  });
  return (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const asked = nodeAnswer({ method, url, headers: { host: 'boutique.example', cookie, ...headers } });
    const isAnswered = hits.answer(asked.request, asked.response);
    return { isAnswered, said: asked.answer?.headers, bytes: asked.answer?.length ?? 0 };
  };
}

test.each(['', 'gzip', 'br'])(
  'a fresh page is sent at once, with the length that it has (encoding “%s”)',
  async (accepted) => {
    const ask = await aCache();
    const { isAnswered, said, bytes } = ask('/boutique/c/timbres', accepted ? { 'accept-encoding': accepted } : {});
    expect([isAnswered, said?.get('x-cache'), said?.get('content-encoding') ?? '']).toEqual([true, 'hit', accepted]);
    expect(bytes).toBeGreaterThan(0);
    expect(said?.get('content-length')).toBe(String(bytes));
    expect(said?.get('cache-control')).toBe('public, max-age=60');
  },
);

test('a visitor without a visit is given one, in an answer that nobody else may keep', async () => {
  const { said } = (await aCache())('/boutique/c/timbres', { cookie: 'lpel_sid=inconnu' });
  expect([said?.get('set-cookie')?.split('=')[0], said?.get('cache-control')]).toEqual([
    'lpel_sid',
    'private, no-store',
  ]);
});

test.each([
  ['with a body of a length', '/boutique/c/timbres', { 'content-length': '3' }, 'GET'],
  ['with a body of no length', '/boutique/c/timbres', { 'transfer-encoding': 'chunked' }, 'GET'],
  ['for its headers alone', '/boutique/c/timbres', {}, 'HEAD'],
  ['for the home page of who is signed in', '/', { cookie: `${cookie}; __Host-lpel_session=session` }, 'GET'],
  ['for a page that nobody made', '/boutique/c/colis', {}, 'GET'],
])('a request %s goes to the application', async (_, url, headers, method) => {
  expect((await aCache())(url, headers as Record<string, string>, method).isAnswered).toBe(false);
});

test('a stopping shop leaves its answers to the application, which ends the connection', async () => {
  const state = { isReady: true };
  const ask = await aCache(state);
  expect(ask('/').isAnswered).toBe(true);
  state.isReady = false;
  expect(ask('/').isAnswered).toBe(false);
});

test('the tags of a page are for a Varnish alone, and for nobody with a page of their own', async () => {
  const PAGE_CACHE_PROXIES = ['http://127.0.0.1:6081'];
  const path = '/boutique/c/timbres';
  const tagsFor = async (around: Parameters<typeof aCache>[1], headers = {}) =>
    (await aCache({ isReady: true }, around))(path, headers).said?.get('xkey') ?? null;
  expect(await tagsFor({ isProxied: true, PAGE_CACHE_PROXIES })).toBe('all category:timbres');
  expect(await tagsFor({ isProxied: false, PAGE_CACHE_PROXIES })).toBeNull();
  expect(await tagsFor({ isProxied: true })).toBeNull();
  expect(await tagsFor({ isProxied: true, PAGE_CACHE_PROXIES }, { cookie: '' })).toBeNull();
});

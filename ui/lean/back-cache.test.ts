import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { BackCache, backMiddleware } from './back-cache.ts';

const origin = 'https://boutique.example';
const listing = { path: '/boutique/c/timbres', data: { root: { lang: 'fr' }, plp: { view: 'timbres' } } };
const byServer = { root: { type: 'data', result: 'made anew' } } as const;

afterEach(() => vi.unstubAllGlobals());

function aVisit() {
  let time = 0;
  const cache = new BackCache(() => time);
  const middleware = backMiddleware(cache);
  const sends = (init: RequestInit, { path = listing.path, entry = 'current' } = {}) => {
    vi.stubGlobal('history', { state: { key: entry } });
    const request = new Request(origin + path, init);
    const rest = { url: new URL(request.url), pattern: '', params: {}, context: new RouterContextProvider() };
    return middleware({ request, ...rest }, async () => byServer);
  };
  return {
    shows: (key: string, { path, data } = listing) => {
      const matches = Object.entries(data).map(([id, loaderData]) => ({ id, loaderData }));
      cache.keep({ key, href: origin + path, matches });
    },
    passes: (milliseconds: number) => {
      time += milliseconds;
    },
    sends,
    back: (entry: string, path = listing.path) => sends({}, { path, entry }),
  };
}

test('Back shows the very data that the page had', async () => {
  const { shows, back } = aVisit();
  shows('first');
  shows('product');
  expect(await back('first')).toEqual({
    root: { type: 'data', result: listing.data.root },
    plp: { type: 'data', result: listing.data.plp },
  });
});

test.each([
  ['the cart', '/checkout/recapitulatif'],
  ['an order', '/mes-commandes/detail/1'],
  ['an account', '/mon-compte'],
  ['the home page, which names a journey that was begun', '/'],
  ['a form of one visitor', '/boutique/retour-en-stock'],
  ['a form of one visitor, as a professional', '/professionnel/boutique/retour-en-stock'],
])('Back to %s asks the server', async (_, path) => {
  const { shows, back } = aVisit();
  shows('first', { ...listing, path });
  shows('product');
  expect(await back('first', path)).toBe(byServer);
});

test('a page older than five minutes is loaded again by Back, however often it was shown', async () => {
  const { shows, back, passes } = aVisit();
  shows('first');
  passes(200_000);
  shows('first', { ...listing, data: { ...listing.data } });
  shows('product');
  passes(99_999);
  expect(await back('first')).not.toBe(byServer);
  passes(1);
  expect(await back('first')).toBe(byServer);
});

test('the current page is loaded anew, as a form that was posted wants', async () => {
  const { shows, back } = aVisit();
  shows('first');
  expect(await back('first')).toBe(byServer);
});

test('another address and an unknown entry of the history ask the server', async () => {
  const { shows, back } = aVisit();
  shows('first');
  shows('product');
  expect([await back('first', '/boutique/c/colis'), await back('other')]).toEqual([byServer, byServer]);
});

const files = new FormData();
files.set('add', new File(['a'], 'a.pdf'));

test.each([
  ['a choice empties the cache', new URLSearchParams({ note: '5' }), false],
  ['files empty the cache', files, false],
  ['an addition to the cart keeps the cache', new URLSearchParams({ add: '1126001' }), true],
])('posting %s', async (_, body, isKept) => {
  const { shows, back, sends } = aVisit();
  shows('first');
  shows('product');
  expect(await sends({ method: 'POST', body })).toBe(byServer);
  expect((await back('first')) !== byServer).toBe(isKept);
});

test('a thirteenth page replaces the oldest one', async () => {
  const { shows, back } = aVisit();
  for (let entry = 0; entry < 13; entry += 1) shows(String(entry));
  expect([await back('0'), await back('1')]).toEqual([byServer, expect.objectContaining({ plp: expect.anything() })]);
});

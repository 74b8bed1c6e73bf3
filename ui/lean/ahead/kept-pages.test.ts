import { expect, test, vi } from 'vitest';
import { KeptPages } from './kept-pages.ts';

const origin = 'https://boutique.example';
const listing = { path: '/boutique/c/timbres', data: { root: { lang: 'fr' }, plp: { view: 'timbres' } } };

function aVisit() {
  let time = 0;
  const pages = new KeptPages(() => time);
  return {
    pages,
    passes: (milliseconds: number) => {
      time += milliseconds;
    },
    shows: (key: string, { path, data } = listing, errors: Record<string, unknown> | null = null) =>
      pages.keep(
        {
          location: { key, pathname: path, search: '', hash: '', state: null, mask: undefined },
          loaderData: data,
          errors,
        },
        origin,
      ),
    back: (entry: string, path = listing.path, method = 'GET') =>
      pages.of({ request: { url: origin + path, method } }, { entry, shown: 'product' }),
  };
}

test('Back shows the very data that the page had', () => {
  const { shows, back } = aVisit();
  shows('default');
  expect(back('default')?.plp?.data).toBe(listing.data.plp);
  expect(Object.keys(back('default') ?? {})).toEqual(['root', 'plp']);
});

test.each([
  ['the cart', '/checkout/recapitulatif'],
  ['an order', '/mes-commandes/detail/1'],
  ['an account', '/mon-compte'],
  ['the home page, which names a journey that was begun', '/'],
  ['a form of one visitor', '/boutique/retour-en-stock'],
  ['a form of one visitor, as a professional', '/professionnel/boutique/retour-en-stock'],
])('%s is asked for anew', (_, path) => {
  const { shows, back } = aVisit();
  shows('default', { ...listing, path });
  expect(back('default', path)).toBeUndefined();
});

test('after five minutes a page is asked for anew, however often it was shown in between', () => {
  const { shows, back, passes } = aVisit();
  shows('default');
  passes(200_000);
  shows('default', { ...listing, data: { ...listing.data } });
  passes(99_999);
  expect(back('default')?.plp?.data).toEqual(listing.data.plp);
  passes(1);
  expect(back('default')).toBeUndefined();
});

test('a page that is shown is asked for anew, as a form that was posted wants', () => {
  const { pages, shows } = aVisit();
  shows('default');
  const asked = { request: { url: origin + listing.path, method: 'GET' } };
  expect(pages.of(asked, { entry: 'default', shown: 'default' })).toBeUndefined();
});

test('a page that failed, another address, a change and an unknown entry have no kept data', () => {
  const { shows, back } = aVisit();
  shows('failed', listing, { plp: 'failed' });
  shows('default');
  expect([
    back('failed'),
    back('default', '/boutique/c/colis'),
    back('default', listing.path, 'POST'),
    back('other'),
  ]).toEqual(Array.from({ length: 4 }, () => undefined));
});

const posted = (body: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(body) });

test.each([
  ['a choice that was posted lets all be asked for anew', posted({ note: '5' }), false],
  ['files that were posted let all be asked for anew', { method: 'POST', body: new FormData() }, false],
  ['an addition to the cart changes no list', posted({ add: '1126001' }), true],
  ['what is only read changes nothing', undefined, true],
] as const)('%s', async (_, init, isKept) => {
  const { pages, shows, back } = aVisit();
  shows('default');
  const send = vi.fn<typeof fetch>(async () => new Response('sent'));
  expect(await (await pages.forgetting(send)(origin, init)).text()).toBe('sent');
  expect(send).toHaveBeenCalledExactlyOnceWith(origin, init);
  expect(back('default') !== undefined).toBe(isKept);
});

test('of many pages the oldest are forgotten', () => {
  const { shows, back } = aVisit();
  for (let entry = 0; entry < 13; entry += 1) shows(String(entry));
  expect([back('0'), back('1')]).toEqual([undefined, expect.anything()]);
});

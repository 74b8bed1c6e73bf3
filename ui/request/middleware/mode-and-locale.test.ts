import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { idsOfTests } from '#adapters/testing/ids.ts';
import { cookiesContext, langContext, modeContext, shopContext, sidContext } from '#ui/request/contexts.server.ts';
import { Cookies } from '#ui/request/cookies.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { correlation } from './correlation.server.ts';
import { locale, mode } from './mode-and-locale.server.ts';

/** What a request is known to be by its address and its cookies. */
async function asked(path: string, cookie = '') {
  const context = new RouterContextProvider();
  const cookies = new Cookies(cookie, { secure: true });
  context.set(cookiesContext, cookies);
  context.set(shopContext, { ids: idsOfTests } as unknown as Shop);
  const args = { url: new URL(path, 'https://boutique.example'), context } as never;
  for (const middleware of [mode, locale, correlation]) await middleware(args, async () => new Response());
  return {
    mode: context.get(modeContext),
    lang: context.get(langContext),
    sid: context.get(sidContext),
    given: cookies.changes(),
  };
}

test.each([
  ['/', 'part'],
  ['/professionnel', 'pro'],
  ['/checkout/livraison?mode=pro', 'part'],
  ['/professionnel/checkout/livraison?mode=part', 'pro'],
  ['/nulle/part?mode=pro', 'part'],
  ['/ecom/visiteur', 'part'],
  ['/ecom/visiteur?mode=part', 'part'],
  ['/ecom/visiteur?mode=pro', 'pro'],
  ['/ecom/connexion?mode=autre', 'part'],
])('%s is of the mode « %s »: a page by its prefix, an address without one by what it asks', async (path, expected) => {
  expect((await asked(path)).mode).toBe(expected);
});

test.each([
  ['', 'fr'],
  ['lpel_locale=en', 'en'],
  ['lpel_locale=fr', 'fr'],
  ['lpel_locale=de', 'fr'],
])('a browser with the cookie « %s » reads « %s »', async (cookie, expected) => {
  expect((await asked('/', cookie)).lang).toBe(expected);
});

test('a visit keeps the id that the shop gave it for a day, and none that was made up or given for something else', async () => {
  const first = await asked('/');
  expect(idsOfTests.isOurs('visit', first.sid)).toBe(true);
  expect(first.given).toEqual([{ name: 'lpel_sid', value: first.sid, seconds: 86_400 }]);
  expect(await asked('/', `lpel_sid=${first.sid}`)).toMatchObject({ sid: first.sid, given: [] });
  for (const made of ['', 'invente', idsOfTests.issue('journey')])
    expect(idsOfTests.isOurs('visit', (await asked('/', `lpel_sid=${made}`)).sid), made).toBe(true);
});

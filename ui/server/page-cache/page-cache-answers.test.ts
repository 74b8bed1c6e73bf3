import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '#adapters/config.ts';
import { idsOfTests } from '#adapters/testing/ids.ts';
import { requiredSettings } from '#adapters/testing/required-settings.ts';
import { builtAssets, sheetLink } from '#tests/shared/built-assets.ts';
import { newNonce } from '#ui/request/random.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import type { MadePage } from '#ui/server/http/page-making.ts';
import { openAccount } from '#ui/server/http/request-account.ts';
import { life, PageCache } from './page-cache.ts';
import { cachedAnswers, type PublicPages } from './page-cache-answers.ts';

builtAssets({ 'styles-4.css': 'h1{margin:0}' });

const listed = '/boutique/c/timbres';
const forAll = { 'Cache-Control': 'public, max-age=60', 'Content-Type': 'text/html' };

/** A shop whose pages are made so; what the making was asked for is listed. */
function aShop(make: (request: Request) => Partial<MadePage> | null) {
  const shop = {
    config: readConfig(requiredSettings),
    ids: idsOfTests,
    observers: { publicPageRequested: () => {} },
  } as unknown as Shop;
  const asked: Request[] = [];
  let now = 0;
  const cache: PublicPages = new PageCache({ bytes: 1_000_000, now: () => now });
  const answers = cachedAnswers({
    shop,
    cache,
    make: async ({ request }) => {
      asked.push(request);
      const answer = new Response(null, { headers: forAll });
      const made = make(request);
      return made && { answer, document: ['<p>Tim', 'bres</p>'], tags: [], program: '', ...made };
    },
  });
  const visit = async (cookie = '', search = '') => {
    const headers = { cookie };
    const account = openAccount(new Headers(headers), { method: 'GET', route: { id: 'plp' } as never });
    const request = new Request(new URL(listed + search, shop.config.SHOP_ORIGIN), { headers });
    const cached = await answers({ request, nonce: newNonce(), account });
    if (cached === null) throw new Error('The cache was not asked.');
    const { answer, inline } = cached;
    return { answer, inline, text: await answer.text(), control: answer.headers.get('Cache-Control') };
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { visit, asked, pass };
}
const visitOf = () => `lpel_sid=${idsOfTests.issue('visit')}`;

test('a page for everybody is made once, with nothing of the visitor but a visit id', async () => {
  const { visit, asked } = aShop(() => ({}));
  const [one, other] = [visitOf(), visitOf()];
  expect((await visit(`${one}; lpel_cart=panier; __Host-lpel_session=session`)).text).toContain('Timbres');
  expect((await visit(other)).answer.headers.get('x-cache')).toBe('hit');
  expect(asked.map(({ headers }) => headers.get('cookie'))).toEqual([one]);
});

test('a cached page differs by encoding for whoever else keeps it, when it is made and when it is found', async () => {
  const { visit } = aShop(() => ({ answer: new Response(null, { headers: { ...forAll, Vary: 'Cookie, Sec-GPC' } }) }));
  for (const outcome of ['miss', 'hit']) {
    const { headers } = (await visit(visitOf())).answer;
    expect([headers.get('x-cache'), headers.get('Vary')]).toEqual([outcome, 'Cookie, Sec-GPC, Accept-Encoding']);
  }
});

test('the cached page of first visits brings its sheet, which its policy names by a hash', async () => {
  const link = sheetLink('styles-4');
  const { visit } = aShop(() => ({ document: [`${link}<p>Tim`, 'bres</p>'] }));
  const [made, cached] = [await visit(), await visit()];
  expect(made.text).toMatch(/^<style nonce="">h1{margin:0}<\/style>/);
  expect([cached.text, cached.inline]).toEqual([made.text, made.inline]);
  const hash = createHash('sha256').update('h1{margin:0}').digest('base64');
  expect(made.inline?.styles).toBe(`'sha256-${hash}'`);
  expect((await visit(visitOf())).text).toBe(`${link}<p>Timbres</p>`);
});

test('a page that is shown although it is old, since it cannot be made anew, says so and how old it is', async () => {
  let isBroken = false;
  const { visit, pass } = aShop(() => (isBroken ? { answer: new Response(null, { status: 503 }) } : {}));
  const said = async () => {
    const { headers } = (await visit(visitOf())).answer;
    return [headers.get('x-cache'), headers.get('age')];
  };
  expect(await said()).toEqual(['miss', '0']);
  isBroken = true;
  for (const age of [life.fresh, life.stale]) {
    pass(age);
    expect((await said())[0]).toBe('stale');
  }
  expect(await said()).toEqual(['stale', String((life.fresh + life.stale) / 1000)]);
});

test('a first visit gets a visit id of its own, in an answer that is not cached elsewhere', async () => {
  const { visit } = aShop(() => ({}));
  const known = await visit(visitOf());
  expect([known.control, known.answer.headers.get('Set-Cookie')]).toEqual(['public, max-age=60', null]);
  const [first, second] = [await visit(), await visit()];
  for (const { control, answer } of [first, second]) {
    expect(control).toBe('private, no-store');
    expect(answer.headers.get('Set-Cookie')).toContain('lpel_sid=');
  }
  expect(first.answer.headers.get('Set-Cookie')).not.toBe(second.answer.headers.get('Set-Cookie'));
});

test.each<[string, (request: Request) => Partial<MadePage>]>([
  [
    'sets a cookie',
    () => ({ answer: new Response(null, { headers: { ...forAll, 'Set-Cookie': 'lpel_cart=panier' } }) }),
  ],
  [
    'holds the visit id',
    (request) => ({ document: [`<p>${request.headers.get('cookie')?.replace('lpel_sid=', '') ?? ''}</p>`] }),
  ],
  ['is private', () => ({ answer: new Response(null, { headers: { 'Cache-Control': 'private, no-store' } }) })],
  ['says nothing of it', () => ({ answer: new Response(null) })],
  ['is not found', () => ({ answer: new Response(null, { status: 404, headers: forAll }) })],
  ['has no document', () => ({ document: null })],
])('a page that %s is given to the visitor who asked for it, and made anew for the next', async (_, make) => {
  const { visit, asked } = aShop(make);
  for (const cookie of [visitOf(), visitOf()]) expect((await visit(cookie)).answer.headers.get('x-cache')).toBeNull();
  expect(asked).toHaveLength(2);
});

test('a page that nobody may keep sets the visit id of whoever comes for the first time, and says so', async () => {
  const { visit } = aShop(() => ({ answer: new Response(null, { status: 404, headers: forAll }) }));
  const { answer, control } = await visit();
  expect([answer.headers.get('Set-Cookie'), control]).toEqual([
    expect.stringContaining('lpel_sid='),
    'private, no-store',
  ]);
});

test.each([200, 404, 503])('a page of status %i that nobody may keep is made once, at any address', async (status) => {
  const failed = new Response(null, { status, headers: { 'Cache-Control': 'private, no-store' } });
  const { visit, asked } = aShop(() => ({ answer: failed, document: ['<p>Pas de réponse</p>'] }));
  expect((await visit(visitOf(), '?utm_source=lettre')).text).toContain('Pas de réponse');
  expect(asked).toHaveLength(1);
});

test('whoever is refused at a longer address does not queue again', async () => {
  const { visit, asked } = aShop(() => null);
  expect((await visit(visitOf(), '?utm_source=lettre')).answer.status).toBe(503);
  expect(asked).toHaveLength(1);
});

test('a redirect from an address with more than its key is made for its visitor', async () => {
  const left = aShop(() => ({ answer: Response.redirect('https://boutique.exemple.fr/', 301), document: null }));
  await expect(left.visit(visitOf(), '?utm_source=lettre')).rejects.toThrow('The cache was not asked.');
});

import { cookiePairs, expect, productPath, type Reply, shopOrigin, test } from '../ask.ts';

const strangers: [who: string, headers: Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['nobody', {}],
  ['another port', { origin: 'http://127.0.0.1:1' }],
  ['another scheme', { origin: 'https://127.0.0.1' }],
  ['a look-alike', { origin: 'http://127.0.0.1.evil.example' }],
  ['another site that claims to be this one', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['another site, by its browser', { 'sec-fetch-site': 'cross-site' }],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ['an empty origin', { origin: '', 'sec-fetch-site': 'same-origin' }],
];
/** What is wrong with the shop's error page, which says its status, the visit and the date, and leads on (specification §8). */
function wrongsOf({ status, headers, body }: Reply, lang = 'fr'): string[] {
  const title = lang === 'fr' ? 'Votre demande n’a pas été prise en compte' : 'Your request was not carried out';
  const parts: Record<string, boolean> = {
    type: String(headers['content-type']).includes('text/html'),
    language: body.includes(`<html lang="${lang}"`),
    title: body.includes(title),
    status: body.includes(`<dd>${status}</dd>`),
    visit: /<dd>[\w-]{22,64}<\/dd>/.test(body),
    date: /<dd>\d\d\/\d\d\/\d{4}(,| à)? \d\d:\d\d<\/dd>/.test(body),
    ways: ['/', '/boutique/recherche', '/checkout/recapitulatif'].every((way) => body.includes(`href="${way}"`)),
  };
  return Object.keys(parts).filter((part) => !parts[part]);
}

const form = new URLSearchParams({ add: '1126001' }).toString();
const type = { 'content-type': 'application/x-www-form-urlencoded' };

test.describe('methods that change something', () => {
  for (const [who, headers] of strangers) {
    test(`a method that changes something is refused to ${who}`, async ({ ask }) => {
      // One verdict: each would say where in the source it is given.
      const wrong: object[] = [];
      for (const path of [
        '/',
        '/boutique/x/p/1126001',
        '/checkout/recapitulatif',
        '/checkout/paiement',
        '/ecom/langue',
        '/nulle-part',
      ])
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
          const reply = await ask(path, { method, headers: { ...type, ...headers }, body: form });
          const { status, cookies } = reply;
          const control = String(reply.headers['cache-control']);
          const wrongs = wrongsOf(reply);
          if (status !== 403 || cookies.length > 0 || !control.includes('no-store') || wrongs.length > 0)
            wrong.push({ path, method, status, cookies, control, wrongs });
        }
      expect(wrong).toEqual([]);
    });
  }

  test('a method that changes something is accepted from the shop’s own pages', async ({ ask }) => {
    const own = { method: 'POST', body: new URLSearchParams({ lang: 'en', back: '/' }).toString() };
    for (const headers of [{ origin: shopOrigin() }, { 'sec-fetch-site': 'same-origin' }]) {
      const reply = await ask('/ecom/langue', { ...own, headers: { ...type, ...headers } });
      expect(reply.status).toBe(302);
      expect(reply.cookies.join()).toContain('lpel_locale=en');
    }
  });

  test('a foreign post is refused at the addresses of client navigations too', async ({ ask }) => {
    const headers = { ...type, origin: 'https://evil.example' };
    expect((await ask(`${await productPath(ask)}.data`, { method: 'POST', headers, body: form })).status).toBe(403);
  });
});

test('a page takes no other method, even from its own site', async ({ ask }) => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const headers = { ...type, origin: shopOrigin() };
    const reply = await ask('/checkout/recapitulatif', { method, headers, body: form });
    expect({ method, status: reply.status, allow: reply.headers['allow'] }).toEqual({
      method,
      status: 405,
      allow: 'GET, HEAD, POST',
    });
  }
});

test('a page without a form takes no post, in the language and with the visit of who sent it', async ({ ask }) => {
  const visit = cookiePairs(await ask('/'));
  for (const path of [
    '/checkout/confirmation',
    '/mes-commandes/detail/CMD-1',
    '/mon-compte',
    '/ecom/visiteur',
    '/aide',
    '/conseils-pratiques/bien-affranchir',
    '/nulle-part',
  ]) {
    const cookies = [...visit, 'lpel_locale=en'];
    const reply = await ask(path, { cookies, form: { a: 'b' } });
    expect({ path, status: reply.status, allow: reply.headers.allow }).toEqual({
      path,
      status: 405,
      allow: 'GET, HEAD',
    });
    expect(wrongsOf(reply, 'en')).toEqual([]);
    expect(reply.body).toContain(visit.find((cookie) => cookie.startsWith('lpel_sid='))?.split('=')[1] ?? 'no visit');
  }
});

test('a program of the shop gets a refusal in its own format, with the page to show', async ({ ask }) => {
  for (const [origin, status] of [
    ['https://evil.example', 403],
    [shopOrigin(), 405],
  ] as const) {
    const reply = await ask('/checkout/confirmation.data', {
      method: 'POST',
      headers: { ...type, origin },
      body: form,
    });
    expect([reply.status, reply.headers['x-remix-response']]).toEqual([status, 'yes']);
    expect(reply.body).toContain('Votre demande n’a pas été prise en compte');
  }
});

test('a file that is not there is a page for a reader, and a word for a program', async ({ ask }) => {
  for (const path of ['/assets/nulle-part.js', '/medias/nulle-part']) {
    const read = await ask(path, { headers: { accept: 'text/html,*/*' } });
    expect([read.status, read.body.includes('This page could not be found')]).toEqual([404, true]);
    const fetched = await ask(path, { headers: { accept: '*/*' } });
    expect([fetched.status, fetched.body.includes('<html')]).toEqual([404, false]);
  }
});

test.describe('bodies', () => {
  const size = 64 * 1024;

  test('a body of 64 KiB is read, and a larger one is refused', async ({ ask }) => {
    const lang = (length: number) => 'lang=en&back=/&x='.padEnd(length, 'x');
    const headers = { ...type, origin: shopOrigin() };
    expect((await ask('/ecom/langue', { method: 'POST', headers, body: lang(size) })).status).toBe(302);
    const large = await ask('/ecom/langue', { method: 'POST', headers, body: lang(size + 1) });
    expect(large.status).toBe(413);
    expect(large.cookies).toEqual([]);
  });

  test('a chunked body above the limit is refused although it does not declare its size', async ({ ask }) => {
    const headers = { ...type, origin: shopOrigin(), 'transfer-encoding': 'chunked' };
    const reply = await ask('/ecom/langue', { method: 'POST', headers, body: 'x'.repeat(size * 2) });
    expect(reply.status).toBe(413);
  });

  test('a body that is no form gets an answer and does not end the shop', async ({ ask }) => {
    const origin = shopOrigin();
    for (const [contentType, expected] of [
      ['application/json', 415],
      ['text/plain', 415],
      ['multipart/form-data', 400],
      ['multipart/form-data; boundary=x', 400],
      [null, 415],
    ] as const)
      for (const path of ['/ecom/langue', '/ecom/consentement', '/checkout/recapitulatif', '/boutique/x/p/1126001']) {
        const headers = { origin, ...(contentType ? { 'content-type': contentType } : {}) };
        const { status, body } = await ask(path, { method: 'POST', headers, body: '{"lang":"en"' });
        expect({ path, contentType, status }).toEqual({ path, contentType, status: expected });
        expect(body).not.toMatch(/ at .+\.(js|ts):\d+/);
        expect(body).toContain('Votre demande n’a pas été prise en compte');
      }
    expect((await ask('/healthz')).status).toBe(200);
  });
});

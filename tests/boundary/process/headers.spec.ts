import { createHash } from 'node:crypto';
import { type Ask, type AskOptions, cookiePairs, expect, productPath, shopOrigin, test } from '../ask.ts';

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

const answers: [kind: string, status: number, path: string, wish?: AskOptions][] = [
  ['page', 200, '/'],
  ['listing', 200, '/boutique/c/timbres'],
  ['personal page', 200, '/checkout/recapitulatif'],
  ['unknown page', 404, '/nulle-part'],
  ['redirect', 302, '/checkout/livraison'],
  ['lasting redirect', 301, '/boutique/faux-nom/p/1126001'],
  ['endpoint', 200, '/ecom/visiteur'],
  ['picture that is not there', 404, '/medias/rien'],
  ['file that is not there', 404, '/assets/rien.js'],
  ['file', 200, '/robots.txt'],
  ['health check', 200, '/healthz'],
  ['readiness check', 200, '/readyz'],
  ['refused origin', 403, '/', { form: {}, headers: { origin: 'https://evil.example' } }],
  ['body that is too large', 413, '/', { form: { add: 'x'.repeat(70_000) } }],
  ['data of a client navigation', 200, '/boutique/c/timbres.data'],
];

test.describe('every answer is guarded', () => {
  for (const [kind, status, path, wish] of answers) {
    test(`a ${kind} carries the security headers`, async ({ ask }) => {
      const reply = await ask(path, wish);
      expect(reply.status).toBe(status);
      expect(reply.headers).toMatchObject(always);
      expectPolicy(reply.headers['content-security-policy']);
      expect(reply.headers['x-powered-by']).toBeUndefined();
    });
  }

  test('a part of pages carries those that say something about it, and is kept for ever', async ({ ask }) => {
    const { body } = await ask('/');
    for (const part of [/\/assets\/[\w.-]+\.js/, /\/assets\/[\w.-]+\.woff2/]) {
      const { status, headers } = await ask(part.exec(body)?.[0] ?? '');
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(headers['permissions-policy']).toBeUndefined();
    }
  });

  test('a drawing that is opened as a page may do nothing but colour itself', async ({ ask }) => {
    for (const drawing of ['/favicon.svg', '/medias/1126001-0-96']) {
      const { headers } = await ask(drawing);
      expect(headers['content-type']).toContain('image/svg+xml');
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      );
    }
  });
});

function expectPolicy(policy: string | string[] | undefined): void {
  expect(policy).toMatch(
    /script-src (?:'nonce-[\w+/=]{22,}'|'sha256-[\w+/=]{44}'(?: 'sha256-[\w+/=]{44}')*) 'strict-dynamic'/,
  );
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  for (const rule of ["default-src 'self'", "style-src 'self'", "object-src 'none'", "base-uri 'none'"])
    expect(policy).toContain(rule);
  expect(policy).toContain("frame-ancestors 'none'");
}

test.describe('the nonce', () => {
  for (const path of ['/boutique/c/timbres?rank=abc', '/checkout/recapitulatif', '/nulle-part']) {
    test(`the nonce is new for each answer of ${path}, which is not cached, and stands on every script`, async ({
      ask,
    }) => {
      const nonces = new Set<string>();
      for (let round = 0; round < 5; round += 1) nonces.add(await nonceOf(ask, path));
      expect(nonces.size).toBe(5);
    });
  }

  test('a document has one style, the sheet of a first visit, which its policy names', async ({ ask }) => {
    const { body, headers } = await ask('/boutique/c/timbres');
    const [[, sheet = ''] = [], ...others] = body.matchAll(/<style nonce="">(.*?)<\/style>/gs);
    expect(others).toEqual([]);
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    const later = await ask('/boutique/c/timbres', { cookies: ['lpel_sid=any'] });
    for (const page of [body.replace('<style', ''), later.body])
      expect(page).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
  });
});

/** The nonce in an answer's policy, after checking that each script has it. */
async function nonceOf(ask: Ask, path: string): Promise<string> {
  const { body, headers } = await ask(path);
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  // Structured data is not executed.
  const scripts = [...body.matchAll(/<script\b(?! type="application\/ld\+json")[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.length).toBeGreaterThan(0);
  for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
  return nonce;
}

test.describe('cookies', () => {
  test('cookies cannot be read by scripts, go to this site alone, and never travel unencrypted', async ({ ask }) => {
    const visit = await ask('/');
    const added = await ask(await productPath(ask), {
      form: { add: '1126001' },
      cookies: cookiePairs(visit),
    });
    const language = await ask('/ecom/langue', { form: { lang: 'en', back: '/' } });
    const leaving = await ask('/deconnexion');
    const signingIn = await ask('/ecom/connexion');
    const all = [visit, added, language, leaving, signingIn].flatMap(({ cookies }) => cookies);
    const names = all.map((cookie) => cookie.split('=')[0]);
    expect(names).toEqual(
      expect.arrayContaining([
        'lpel_sid',
        'lpel_cart',
        '__Host-lpel_locale',
        '__Host-lpel_session',
        '__Host-lpel_sign_in',
      ]),
    );
    for (const cookie of all) {
      for (const flag of [/; HttpOnly/i, /; SameSite=Lax/i, /; Path=\/(;|$)/i, /; Secure/i])
        expect(cookie).toMatch(flag);
      expect(cookie).not.toMatch(/; Domain=/i);
    }
  });

  test('invented cookies open nothing and break nothing', async ({ ask }) => {
    for (const value of ["'; DROP TABLE sessions;--", '../../etc/passwd', 'x'.repeat(1000), '%00', 'é', '=', '{}']) {
      const cookies = ['lpel_sid', 'lpel_cart', 'lpel_locale', '__Host-lpel_session', '__Host-lpel_sign_in'].map(
        (name) => `${name}=${encodeURIComponent(value)}`,
      );
      expect((await ask('/checkout/recapitulatif', { cookies })).status).toBe(200);
      const secured = await ask('/checkout/livraison', { cookies });
      expect(secured.headers.location).toMatch(/^\/ecom\/connexion\?/);
    }
  });
});

test('a secured step asks to sign in, and names the way back', async ({ ask }) => {
  const { headers } = await ask('/checkout/livraison?adresse=modifier');
  const to = new URL(String(headers.location), shopOrigin());
  expect(to.pathname).toBe('/ecom/connexion');
  expect(Object.fromEntries(to.searchParams)).toEqual({
    redirect: '/checkout/livraison?adresse=modifier',
    fallback: '/checkout/recapitulatif',
    profile: 'part',
  });
});

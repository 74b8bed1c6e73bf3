import { answeredPlace } from '#ui/consent/answered-place.ts';
import { individual } from '../../journeys/purchase.ts';
import { hostileAddresses as hostile } from '../../shared/hostile-addresses.ts';
import { signsIn } from '../../shared/shopper.ts';
import { type Ask, cookiePairs, expect, shopOrigin, test } from '../ask.ts';

/** Paths of the shop, which are followed. */
const kind = ['/checkout/recapitulatif', '/boutique/recherche?q=carnet&page=2', '/professionnel', '/a?b=//c'];

const lead = async (ask: Ask, ...asked: Parameters<Ask>) => {
  const { status, headers, cookies } = await ask(...asked);
  if (status !== 302 || /^a=b/m.test(cookies.join('\n'))) return `${status} with ${cookies.join(', ')}`;
  return String(headers.location);
};

/** Where each target leads that does not lead where it should; all have one verdict. */
async function astray(
  targets: readonly string[],
  { after, to }: { after(target: string): Promise<string>; to(target: string): string },
): Promise<object[]> {
  const found: object[] = [];
  for (const target of targets) {
    const reached = await after(target);
    if (reached !== to(target)) found.push({ target, reached });
  }
  return found;
}
const home = () => '/';
const itself = (target: string) => target;

test.describe('a target that a query names', () => {
  test('there are at least forty hostile ones', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(40);
  });

  test('the target named when signing out is a page of the shop', async ({ ask }) => {
    const after = (target: string) => lead(ask, `/deconnexion?redirect=${encodeURIComponent(target)}`);
    expect(await astray(hostile, { after, to: home })).toEqual([]);
    expect(await astray(kind, { after, to: itself })).toEqual([]);
  });

  test('the target named after an expired session is a page of the shop', async ({ ask }) => {
    const after = (target: string) =>
      lead(ask, `/deconnexion?expiree=1&redirect=${encodeURIComponent(target)}`, {
        cookies: ['__Host-lpel_session=made-up'],
      });
    expect(await astray(hostile, { after, to: () => '/?session=expiree' })).toEqual([]);
  });

  test('the target named on return from the identity provider’s sign-out is a page of the shop', async ({ ask }) => {
    const after = (state: string) => lead(ask, `/deconnexion?state=${encodeURIComponent(state)}`);
    expect(await astray(hostile, { after, to: home })).toEqual([]);
    expect(await astray(kind, { after, to: itself })).toEqual([]);
  });

  test('the target named when choosing a language is a page of the shop', async ({ ask }) => {
    const after = (back: string) => lead(ask, '/ecom/langue', { form: { lang: 'en', back } });
    // A posted field is cut to 2,000 characters before it is checked.
    const short = hostile.filter(({ length }) => length <= 2000);
    expect(await astray(short, { after, to: home })).toEqual([]);
    expect(await astray(kind, { after, to: itself })).toEqual([]);
  });

  test('the target named when answering the consent is a page of the shop', async ({ ask }) => {
    const after = (target: string) => lead(ask, '/ecom/consentement', { form: { answer: 'refuse', redirect: target } });
    const short = hostile.filter(({ length }) => length <= 2000);
    expect(await astray(short, { after, to: () => `/#${answeredPlace}` })).toEqual([]);
    expect(await astray(kind, { after, to: (target) => `${target}#${answeredPlace}` })).toEqual([]);
  });

  test('the target named for an abandoned sign-in is a page of the shop', async ({ ask }) => {
    const after = async (fallback: string) => {
      const begun = await ask(`/ecom/connexion?fallback=${encodeURIComponent(fallback)}`);
      return lead(ask, '/ecom/connexion/retour?error=access_denied', { cookies: cookiePairs(begun) });
    };
    expect(await astray(hostile, { after, to: home })).toEqual([]);
    expect(await astray(kind, { after, to: itself })).toEqual([]);
  });

  test('the target named when signing in is not sent to the identity provider', async ({ ask }) => {
    const told: object[] = [];
    for (const target of hostile) {
      const { headers } = await ask(`/ecom/connexion?redirect=${encodeURIComponent(target)}`);
      const location = String(headers.location);
      const way = new URL(location).searchParams.get('redirect_uri');
      if (way !== `${shopOrigin()}/ecom/connexion/retour` || location.includes('evil')) told.push({ target, location });
    }
    expect(told).toEqual([]);
  });

  test('the target named when signing in is a page of the shop', async ({ request }) => {
    await signsIn(request, { email: individual });
    // Where a browser would go from the pages of signing in; what is there may not lead it away either.
    const isOnTheWay = ({ origin, pathname }: URL) => origin !== shopOrigin() || pathname.startsWith('/ecom/connexion');
    // Nearly all lead to one page, which is asked once.
    const locations = new Map<string, Promise<string>>();
    const locationOf = (href: string) =>
      request.get(href, { maxRedirects: 0 }).then((answer) => answer.headers().location ?? '');
    const after = async (target: string) => {
      let address = new URL(`/ecom/connexion?redirect=${encodeURIComponent(target)}`, shopOrigin());
      for (let hop = 0; isOnTheWay(address); hop += 1) {
        if (hop === 5) throw new Error(`${target} leads from sign-in to sign-in.`);
        const { location = '/no-location' } = (await request.get(address.href, { maxRedirects: 0 })).headers();
        address = new URL(location, address);
      }
      if (!locations.has(address.href)) locations.set(address.href, locationOf(address.href));
      const location = (await locations.get(address.href)) ?? '';
      return new URL(location, address).origin === shopOrigin() ? address.href : location;
    };
    expect(await astray(hostile, { after, to: () => `${shopOrigin()}/` })).toEqual([]);
    expect(await astray(kind, { after, to: (target) => shopOrigin() + target })).toEqual([]);
  });

  test('the target named when a signed-in shopper leaves is a page of the shop', async ({ page, shopper }) => {
    for (const target of ['//evil.example', '/\\evil.example', '/%2fevil.example', 'https://evil.example']) {
      await shopper.signsIn(individual);
      await page.goto(`/deconnexion?redirect=${encodeURIComponent(target)}`);
      await page.waitForURL((address) => address.origin === shopOrigin());
      expect(new URL(page.url()).pathname).toBe('/');
    }
  });
});

test('a shop that runs on this machine sends a visit under its other names to its own, cached pages too', async ({
  ask,
}) => {
  const { port } = new URL(shopOrigin());
  for (const path of ['/', '/checkout/recapitulatif', '/boutique/recherche?q=carnet&page=2', '//evil.example'])
    for (const name of ['localhost', '[::1]']) {
      await ask(path);
      const { status, headers, cookies } = await ask(path, { headers: { host: `${name}:${port}` } });
      expect({ path, name, status, to: headers.location }).toEqual({
        path,
        name,
        status: 302,
        to: shopOrigin() + path,
      });
      expect([headers['cache-control'], cookies]).toEqual(['private, no-store', []]);
    }
  for (const host of ['localhost:1', 'localhost', 'localhost.evil.example', `evil.example:${port}`])
    expect((await ask('/', { headers: { host } })).status).toBe(200);
  const posted = await ask('/ecom/langue', {
    form: { lang: 'en', back: '/' },
    headers: { origin: `http://localhost:${port}` },
  });
  expect(posted.status).toBe(403);
});

test('a sign-in that this browser did not begin opens nothing', async ({ ask }) => {
  for (const query of ['', '?code=x', '?code=x&state=y', '?error=access_denied', '?error=server_error&state=%00']) {
    const reply = await ask(`/ecom/connexion/retour${query}`, { cookies: ['__Host-lpel_sign_in=made-up'] });
    // Who cancels knows it.
    expect(reply.headers.location).toBe(query.includes('access_denied') ? '/' : '/?session=echouee');
    expect(reply.cookies.join()).not.toMatch(/__Host-lpel_session=\w/);
  }
});

test('a sign-in that fails leads to the page that asked for it, and says so', async ({ ask }) => {
  for (const [fallback, to] of [
    ['/checkout/recapitulatif', '/checkout/recapitulatif?session=echouee'],
    ['/boutique/c/timbres?page=2', '/boutique/c/timbres?page=2&session=echouee'],
    // It would ask the provider again, without end.
    ['/professionnel/checkout/livraison', '/professionnel?session=echouee'],
  ] as const)
    for (const answer of ['code=x&state=y', 'error=server_error', 'error=login_required']) {
      const begun = await ask(`/ecom/connexion?fallback=${encodeURIComponent(fallback)}`);
      const failed = await ask(`/ecom/connexion/retour?${answer}`, { cookies: cookiePairs(begun) });
      expect([failed.status, failed.headers.location]).toEqual([302, to]);
      const { body } = await ask(to, { cookies: cookiePairs(failed) });
      expect(body).toContain('La connexion n’a pas abouti.');
      expect(body).toContain('Votre panier est conservé');
    }
});

import { addresses } from '../../journeys/every-route.ts';
import { individual, professional } from '../../journeys/purchase.ts';
import type { Shop } from '../../shared/shop.ts';
import type { SessionOf } from '../ask.ts';
import { expect, listing, refused, runsWithPageCache, test } from './page-cache.ts';

runsWithPageCache();

interface Shopper {
  cookie: string;
  /** Texts that no other visitor may read. */
  canaries: string[];
}

test.describe('two shoppers', () => {
  test('two shoppers meet nothing of each other on any open page, nor does a stranger', async ({
    caching,
    sessionOf,
  }) => {
    const shoppers: Shopper[] = [];
    for (const email of [individual, professional])
      shoppers.push(await signedIn(sessionOf, { email, shop: caching.shop }));
    const stranger: Shopper = { cookie: 'lpel_sid=canari-strangers-visit-id0', canaries: ['canari-strangers'] };
    const all = [...shoppers, stranger];
    const open = addresses.filter(({ entry, name }) => entry.guard === 'open' && name !== 'signOut');
    const wrong: string[] = [];
    let kindly = 0;
    for (const [place, { path }] of open.entries()) {
      const ordered = place % 2 === 0 ? all : all.toReversed();
      // Twice: the second time each visitor gets pages cached for another.
      for (const visitor of [...ordered, ...ordered]) {
        const answer = await caching.ask(path, { cookie: visitor.cookie, 'user-agent': visitor.canaries[0] ?? '' });
        const read = JSON.stringify([...answer.headers]) + (await answer.text());
        if (answer.headers.get('x-cache') === 'hit') kindly += 1;
        const met = all.filter((other) => other !== visitor && other.canaries.some((canary) => read.includes(canary)));
        if (met.length > 0) wrong.push(path);
      }
    }
    expect(wrong).toEqual([]);
    expect(kindly).toBeGreaterThan(open.length);
  });

  test('professionals are redirected to their own home, and share the lists', async ({ caching, sessionOf }) => {
    const { cookie } = await signedIn(sessionOf, { email: professional, shop: caching.shop });
    for (let each = 0; each < 2; each += 1) await caching.ask('/professionnel', refused);
    const home = await caching.ask('/professionnel', { cookie });
    expect([home.status, home.headers.get('location')]).toEqual([302, '/professionnel/accueil']);
    await caching.ask(`/professionnel${listing}`, refused);
    expect(await caching.outcome(`/professionnel${listing}`, { cookie })).toBe('hit');
  });
});

/** The canaries of a signed-in shopper: the name and every cookie. */
async function signedIn(sessionOf: SessionOf, { email, shop }: { email: string; shop: Shop }): Promise<Shopper> {
  const cookies = [...(await sessionOf(email, shop.url)), `lpel_cart=canari-${email.length}-panier`];
  const cookie = cookies.join('; ');
  const { account } = await (await fetch(`${shop.url}/ecom/visiteur`, { headers: { cookie } })).json();
  const { name } = account;
  expect(name).toMatch(/\S/);
  const secrets = cookies.map((each) => each.slice(each.indexOf('=') + 1)).filter((value) => value.length > 12);
  return { cookie, canaries: [`canari-${email.length}-`, name, email, ...secrets] };
}

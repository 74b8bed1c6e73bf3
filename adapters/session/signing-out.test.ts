import { describe, expect, test, vi } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import { newBrowser } from '#tests/mocks/browser.ts';
import { beginning, identityForTests, minute, pass, SHOP, signedIn } from '#tests/shared/identity.ts';

const { aShop, origin } = identityForTests();

describe('a session', () => {
  test('unused for half an hour has ended', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    pass(29 * minute);
    expect(await shop.signIns.open(id)).not.toBeNull();
    pass(29 * minute);
    expect(await shop.signIns.open(id)).not.toBeNull();
    pass(31 * minute);
    expect(await shop.signIns.open(id)).toBeNull();
  });

  test('a session is over after its longest time, however much it was used', async () => {
    const shop = aShop({ SESSION_ABSOLUTE_MINUTES: '60' });
    const id = await signedIn(shop);
    for (let times = 0; times < 3; times += 1) {
      pass(20 * minute);
      expect(await shop.signIns.open(id)).not.toBeNull();
    }
    pass(minute);
    expect(await shop.signIns.open(id)).toBeNull();
  });

  test('a session with a forged or missing id is nobody’s, and no record is read for it', async () => {
    const { signIns, records } = aShop();
    const reads: string[] = [];
    records.store.get = async (key) => {
      reads.push(key);
      return null;
    };
    for (const id of ['', 'session:guess', 'x'.repeat(59)]) {
      expect(await signIns.open(id)).toBeNull();
      expect(await signIns.ownerOf(id)).toBeNull();
      expect(await signIns.purposeOf(id)).toBeNull();
    }
    expect(reads).toEqual([]);
  });
});

describe('signing out', () => {
  test('signing out ends the session here and, by its redirect, at the provider', async () => {
    const [shop, browser] = [aShop(), newBrowser()];
    const id = await signedIn(shop, browser);
    const address = await shop.signIns.end({ sessionId: id, back: '/professionnel' });
    expect(await shop.signIns.open(id)).toBeNull();
    expect(shop.records.keys('session')).toEqual([]);
    const { searchParams, origin: at } = new URL(address ?? '');
    expect(at).toBe(origin());
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${SHOP}/deconnexion`);
    expect(searchParams.get('state')).toBe('/professionnel');
    expect(address).not.toMatch(/id_token|eyJ/);
    expect((await browser.open(address ?? '', SHOP)).url).toBe(`${SHOP}/deconnexion?state=%2Fprofessionnel`);
    const { url } = await shop.signIns.begin(beginning);
    expect((await browser.open(url, SHOP)).url).toContain('/interaction/');
  });

  test('signing out forgets the owner of later drafts; a session that only expired does not', async () => {
    const shop = aShop();
    const [ended, left] = [await signedIn(shop), await signedIn(shop)];
    await shop.signIns.expire(ended);
    await shop.signIns.end({ sessionId: left, back: '/' });
    expect(await shop.signIns.ownerOf(ended)).toMatch(/./);
    expect(await shop.signIns.ownerOf(left)).toBeNull();
    expect(shop.records.keys('owner')).toHaveLength(1);
  });

  test('signing out ends a session at the provider that has expired here, once', async () => {
    const [shop, browser] = [aShop(), newBrowser()];
    const [idle, refused] = [await signedIn(shop, browser), await signedIn(shop)];
    await shop.signIns.expire(refused);
    pass(31 * minute);
    const address = await shop.signIns.end({ sessionId: idle, back: '/' });
    expect((await browser.open(address ?? '', SHOP)).url).toBe(`${SHOP}/deconnexion?state=%2F`);
    expect(await shop.signIns.end({ sessionId: idle, back: '/' })).toBeNull();
    expect(await shop.signIns.end({ sessionId: refused, back: '/' })).toContain('logout_hint=');
    expect(shop.records.keys('provider')).toEqual([]);
  });

  test('signing out makes a copy of the record worthless: the provider renews none of its tokens', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    const copy = [...shop.records.written].find(([key]) => key.startsWith('session:')) ?? ['', ''];
    await shop.signIns.end({ sessionId: id, back: '/' });
    await shop.records.store.set(...copy, 1800);
    const session = await shop.signIns.open(id);
    expect(session).not.toBeNull();
    pass(10 * minute);
    expect(await session?.accessToken()).toBeNull();
  });

  test('twice, or without a session, gives no address', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    await shop.signIns.end({ sessionId: id, back: '/' });
    expect(await shop.signIns.end({ sessionId: id, back: '/' })).toBeNull();
  });

  test('signing out while no record can be read still leads to the provider, which asks the shopper', async () => {
    const [shop, browser] = [aShop(), newBrowser()];
    const id = await signedIn(shop, browser);
    const deleted: string[] = [];
    shop.records.store.get = async () => {
      throw new Fault('unavailable', 'session records');
    };
    shop.records.store.delete = async (key) => void deleted.push(key.replace(/:.*/, ''));
    const address = await shop.signIns.end({ sessionId: id, back: '/' });
    expect(deleted).toEqual(['session', 'owner', 'provider']);
    expect(new URL(address ?? '').searchParams.has('logout_hint')).toBe(false);
    expect((await browser.open(address ?? '', SHOP)).url).toBe(address);
  });

  test('signing out while the token is renewed leaves no session behind', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    const session = await shop.signIns.open(id);
    pass(10 * minute);
    const renewing = session?.accessToken();
    await shop.signIns.end({ sessionId: id, back: '/' });
    await renewing;
    expect(await shop.signIns.open(id)).toBeNull();
  });

  test('signing out in one process while another renews the token leaves no session and no renewable token behind', async () => {
    const shop = aShop();
    const other = aShop({}, shop.records);
    const id = await signedIn(shop);
    const session = await shop.signIns.open(id);
    pass(10 * minute);
    const ask = globalThis.fetch;
    const [given, revoked]: [string[], string[]] = [[], []];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const { pathname } = new URL(url instanceof Request ? url.url : url);
      if (pathname.endsWith('/revocation')) revoked.push(await new Response(init?.body ?? null).text());
      const answer = await ask(url, init);
      if (pathname.endsWith('/token') && given.length === 0) {
        given.push(Object(await answer.clone().json()).refresh_token);
        await other.signIns.end({ sessionId: id, back: '/' });
      }
      return answer;
    });
    expect(await session?.accessToken()).toBeNull();
    expect(await shop.signIns.open(id)).toBeNull();
    expect(new URLSearchParams(revoked.at(-1)).get('token')).toBe(given[0]);
    expect(revoked).toHaveLength(2);
  });
});

test('a provider that does not name its session is asked without a hint, and asks the shopper', async () => {
  const [shop, browser] = [aShop(), newBrowser()];
  const id = await signedIn(shop, browser);
  await shop.records.change('session', { providerSession: null });
  const address = await shop.signIns.end({ sessionId: id, back: '/' });
  expect(new URL(address ?? '').searchParams.has('logout_hint')).toBe(false);
  expect((await browser.open(address ?? '', SHOP)).url).toBe(address);
});

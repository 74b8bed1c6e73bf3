import { describe, expect, test } from 'vitest';
import { DEFAULT_CLIENT_SECRET } from '#mocks/identity/clients.ts';
import { formAction, newBrowser } from '#tests/mocks/browser.ts';
import {
  answered,
  beginning,
  identityForTests,
  minute,
  pass,
  purpose,
  SHOP,
  type SigningShop,
} from '#tests/shared/identity.ts';

const { aShop, origin } = identityForTests();

describe('signing in', () => {
  test('a sign-in leads to the provider with state, nonce and PKCE, in the language of the page', async () => {
    const { signIns } = aShop();
    const { url } = await signIns.begin({ ...purpose, lang: 'en', prompt: 'sign-in' });
    const { searchParams, origin: at } = new URL(url);
    expect(at).toBe(origin());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      ui_locales: 'en',
      redirect_uri: `${SHOP}/ecom/connexion/retour`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length).toBeGreaterThan(20);
    expect(url).not.toContain(DEFAULT_CLIENT_SECRET);
    const other = new URL((await signIns.begin({ ...purpose, lang: 'en', prompt: 'register' })).url).searchParams;
    expect(other.get('prompt')).toBe('create');
    expect(other.get('state')).not.toBe(searchParams.get('state'));
  });

  test('returns the shopper and the purpose, and opens a session with the shopper’s token', async () => {
    const shop = aShop();
    const done = await shop.signIns.complete(await answered(shop));
    const shopper = {
      id: expect.any(String),
      email: 'particulier@exemple.fr',
      firstName: 'Compte',
      lastName: 'Particulier',
      profile: 'part',
    };
    expect(done).toEqual({ sessionId: expect.any(String), shopper, purpose });
    const session = await shop.signIns.open(done?.sessionId ?? '');
    expect(session?.shopper).toEqual(shopper);
    const claims = JSON.parse(atob((await session?.accessToken())?.split('.')[1] ?? ''));
    expect(claims).toMatchObject({ aud: 'occ', email: 'particulier@exemple.fr' });
    expect(JSON.stringify(session)).not.toContain('eyJ');
  });

  test('a sign-in stores nothing that would open a session if the records leaked', async () => {
    const shop = aShop();
    const answer = await answered(shop);
    const done = await shop.signIns.complete(answer);
    const stored = JSON.stringify([...shop.records.written]);
    expect(stored).not.toContain(done?.sessionId);
    expect(stored).not.toContain(answer.tryId);
  });

  test('a sign-in never logs an address, a token or a code', async () => {
    const shop = aShop();
    const answer = await answered(shop);
    await shop.signIns.complete(answer);
    await shop.signIns.complete(answer);
    for (const secret of ['exemple.fr', answer.url.searchParams.get('code'), answer.tryId])
      expect(shop.log()).not.toContain(secret);
  });
});

describe('an answer that fits no try of this browser opens nothing', () => {
  const expectRefused = async (shop: SigningShop, answer: { tryId: string; url: URL }) => {
    expect(await shop.signIns.complete(answer)).toBeNull();
    expect(shop.records.keys('session')).toEqual([]);
  };

  test('a state that is not ours', async () => {
    const shop = aShop();
    const { tryId, url } = await answered(shop);
    url.searchParams.set('state', 'another');
    await expectRefused(shop, { tryId, url });
  });

  test('no state at all', async () => {
    const shop = aShop();
    const { tryId, url } = await answered(shop);
    url.searchParams.delete('state');
    await expectRefused(shop, { tryId, url });
  });

  test.each([
    ['a nonce that the token does not hold', { nonce: 'another' }],
    ['a verifier that does not fit the challenge', { verifier: 'v'.repeat(43) }],
  ])('a sign-in with %s opens nothing', async (_what, over) => {
    const shop = aShop();
    const answer = await answered(shop);
    await shop.records.change('try', over);
    await expectRefused(shop, answer);
  });

  test('an unknown try, and the answer to somebody else’s', async () => {
    const shop = aShop();
    const [mine, theirs] = [await answered(shop), await answered(shop)];
    await expectRefused(shop, { tryId: 'nobody', url: mine.url });
    await expectRefused(shop, { tryId: mine.tryId, url: theirs.url });
  });

  test('a code that the provider never gave', async () => {
    const shop = aShop();
    const { tryId, url } = await answered(shop);
    url.searchParams.set('code', 'guessed');
    await expectRefused(shop, { tryId, url });
  });

  test('the same answer twice: the first session stays the only one', async () => {
    const shop = aShop();
    const answer = await answered(shop);
    expect(await shop.signIns.complete(answer)).not.toBeNull();
    expect(await shop.signIns.complete(answer)).toBeNull();
    expect(shop.records.keys('session')).toHaveLength(1);
  });

  test('a code that was used, under a new try', async () => {
    const shop = aShop();
    const used = await answered(shop);
    await shop.signIns.complete(used);
    const { tryId, url } = await answered(shop);
    url.searchParams.set('code', used.url.searchParams.get('code') ?? '');
    expect(await shop.signIns.complete({ tryId, url })).toBeNull();
  });

  test('an answer after half an hour', async () => {
    const shop = aShop();
    const answer = await answered(shop);
    pass(31 * minute);
    await expectRefused(shop, answer);
  });

  test('a cancelled sign-in still has its purpose', async () => {
    const shop = aShop();
    const { url, tryId } = await shop.signIns.begin(beginning);
    const browser = newBrowser();
    const { page, url: here } = await browser.open(url);
    const back = await browser.submit(formAction(page, here, '/annuler'), {}, SHOP);
    expect(await shop.signIns.purposeOf(tryId)).toEqual(purpose);
    await expectRefused(shop, { tryId, url: new URL(back.url) });
    expect(await shop.signIns.purposeOf(tryId)).toBeNull();
  });
});

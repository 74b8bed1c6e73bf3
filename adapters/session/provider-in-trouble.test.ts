import { describe, expect, test } from 'vitest';
import { json, never, type Play, reset } from '#adapters/testing/play-server.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import {
  answered,
  beginning,
  identityForTests,
  minute,
  pass,
  SHOP,
  type SigningShop,
  signedIn,
} from '#tests/shared/identity.ts';

const { aShop } = identityForTests();

describe('a provider in trouble', () => {
  const broken = playServerForTests();

  /** Serves the provider's metadata; every other request fails in one way. */
  const onlyAnnouncedThen = (fault: Play) =>
    broken.play((call, response) => {
      if (!call.url.startsWith('/.well-known/')) return fault(call, response);
      const endpoints = { token_endpoint: `${broken.url}/token`, end_session_endpoint: `${broken.url}/end` };
      return json({ issuer: broken.url, authorization_endpoint: `${broken.url}/auth`, ...endpoints })(call, response);
    });
  const failed = json({ error: 'server_error' }, 503);
  const ways: [what: string, fault: Play][] = [
    ['fails', failed],
    ['sends a page of its proxy', json('Bad gateway', 502)],
    ['never answers', never],
    ['hangs up', reset],
  ];
  /** The same session records with another provider. */
  const movedTo = (shop: SigningShop, env = {}) => aShop({ OIDC_ISSUER: broken.url, ...env }, shop.records);
  /** What is waited for in vain ends while the lock of a renewal lasts. */
  const inTrouble = (shop: SigningShop, fault: Play) => {
    const isHanging = fault === never;
    onlyAnnouncedThen(isHanging ? moveClock().hang : fault);
    return movedTo(shop, isHanging ? { TIMEOUT_IDENTITY: '3000' } : {});
  };

  test('a provider that cannot be reached is a fault, and the next shopper tries again', async () => {
    const shop = aShop({ OIDC_ISSUER: broken.url });
    broken.play(failed);
    await expect(shop.signIns.begin(beginning)).rejects.toMatchObject({
      name: 'Fault',
      kind: 'unavailable',
    });
    expect(shop.failures()).toBe(1);
    onlyAnnouncedThen(failed);
    expect((await shop.signIns.begin(beginning)).url).toContain(`${broken.url}/auth`);
  });

  test.each(ways)('a provider that %s when a sign-in comes back is a fault, not a refusal', async (_what, fault) => {
    const shop = inTrouble(aShop(), fault);
    const { url, tryId } = await shop.signIns.begin(beginning);
    const back = new URL(`${SHOP}/ecom/connexion/retour?code=abc`);
    back.searchParams.set('state', new URL(url).searchParams.get('state') ?? '');
    for (let loaded = 0; loaded < 2; loaded += 1)
      await expect(shop.signIns.complete({ tryId, url: back })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(shop.failures()).toBe(2);
  });

  test('a provider that refuses the secret of the shop is counted, and a code that a visitor invents is not', async () => {
    const shop = aShop();
    const { url, tryId } = await answered(shop);
    const invented = new URL(url);
    invented.searchParams.set('code', 'invented');
    expect(await shop.signIns.complete({ tryId, url: invented })).toBeNull();
    expect(shop.failures()).toBe(0);
    const wrong = aShop({ OIDC_CLIENT_SECRET: 'another-secret' }, shop.records);
    expect(await wrong.signIns.complete(await answered(wrong))).toBeNull();
    expect(wrong.failures()).toBe(1);
  });

  test.each(ways)(
    'a provider that %s when a token is renewed is a fault, and the session stays',
    async (_what, fault) => {
      const shop = aShop();
      const id = await signedIn(shop);
      const later = inTrouble(shop, fault);
      pass(10 * minute);
      const session = await later.signIns.open(id);
      await expect(session?.accessToken()).rejects.toMatchObject({ name: 'Fault', kind: 'unavailable' });
      expect(await (await shop.signIns.open(id))?.accessToken()).toMatch(/^eyJ/);
    },
  );

  test('a provider in trouble does not prevent signing out of the shop', async () => {
    const shop = aShop();
    const id = await signedIn(shop);
    broken.play(failed);
    expect(await movedTo(shop).signIns.end({ sessionId: id, back: '/' })).toBeNull();
    expect(await shop.signIns.open(id)).toBeNull();
  });
});

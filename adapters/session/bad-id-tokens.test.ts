import { describe, expect, test } from 'vitest';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { beginning, identityForTests, SHOP } from '#tests/shared/identity.ts';
import {
  altered,
  alteredSignature,
  clientId,
  type Forge,
  givesToken,
  hashedWithPublicKey,
  hashedWithSecret,
  signed,
  signedByAnother,
  unsigned,
} from '#tests/shared/token-forge.ts';

const { aShop } = identityForTests();
const provider = playServerForTests();
const now = () => Math.floor(Date.now() / 1000);
const [minute, day] = [60, 86_400];

/** A token with the right signature and these claims changed; `undefined` leaves one out. */
const claiming =
  (over: Record<string, unknown>): Forge =>
  ({ header, claims }) =>
    signed({ header, claims: { ...claims, ...over } });
const headed =
  (over: Record<string, unknown>, forge: Forge = signed): Forge =>
  ({ header, claims }) =>
    forge({ claims, header: { ...header, ...over } });

/** Signs in at a provider that gives this token. */
async function signIn(forge: Forge) {
  const shop = aShop({ OIDC_ISSUER: provider.url });
  givesToken(provider, { forge, nonce: '' });
  const { url, tryId } = await shop.signIns.begin(beginning);
  const asked = new URL(url).searchParams;
  givesToken(provider, { forge, nonce: asked.get('nonce') ?? '' });
  const back = new URL(`${SHOP}/ecom/connexion/retour?code=abc&state=${asked.get('state')}`);
  return { done: await shop.signIns.complete({ tryId, url: back }), shop };
}

/** What a signed-in shopper gets whose access token is over, where the provider gives this ID token with the next one. */
async function renewed(forge: Forge) {
  const { done, shop } = await signIn(signed);
  await shop.records.change('session', { refreshToken: 'suite', accessEnds: 0 });
  givesToken(provider, { forge, nonce: '' });
  const session = await shop.signIns.open(done?.sessionId ?? '');
  return session?.accessToken();
}

const bad: Record<string, () => Forge> = {
  'is signed by another key under a known name': () => signedByAnother,
  'is signed by another key under an unknown name': () => headed({ kid: 'cle-9' }, signedByAnother),
  'is signed by another key without a name': () => headed({ kid: undefined }, signedByAnother),
  'names a key that the provider does not have': () => headed({ kid: 'cle-9' }),
  'names another key of the provider': () => headed({ kid: 'cle-2' }),
  'names no key where there are two': () => headed({ kid: undefined }),
  'has an altered signature': () => alteredSignature,
  'has an altered name': () => altered({ sub: 'compte-2' }),
  'has an altered end': () => altered({ exp: now() + day }),
  'is not signed': () => headed({ alg: 'none', kid: undefined }, unsigned),
  'has no signature': () => unsigned,
  'says NONE': () => headed({ alg: 'NoNe' }, unsigned),
  'is hashed with the secret of the shop': () => headed({ alg: 'HS256' }, hashedWithSecret),
  'is hashed with the public key': () => headed({ alg: 'HS256' }, hashedWithPublicKey),
  'says another algorithm than the key': () => headed({ alg: 'PS256' }),
  'says an algorithm of another kind of key': () => headed({ alg: 'ES256' }),
  'says no algorithm': () => headed({ alg: undefined }),
  'asks for an unknown extension': () => headed({ crit: ['b64'], b64: false }),
  'was issued a week ago': () => claiming({ iat: now() - 7 * day }),
  'was issued six minutes ago': () => claiming({ iat: now() - 6 * minute }),
  'is issued tomorrow': () => claiming({ iat: now() + day }),
  'is issued in two minutes': () => claiming({ iat: now() + 2 * minute }),
  'does not say when it was issued': () => claiming({ iat: undefined }),
  'says in words when it was issued': () => claiming({ iat: 'now' }),
  'is over': () => claiming({ exp: now() - minute }),
  'does not say when it is over': () => claiming({ exp: undefined }),
  'says in words when it is over': () => claiming({ exp: '2999-12-31' }),
  'is not valid yet': () => claiming({ nbf: now() + 5 * minute }),
  'comes from another provider': () => claiming({ iss: 'https://autre.example' }),
  'comes from the same address with a slash': () => claiming({ iss: `${provider.url}/` }),
  'comes from nobody': () => claiming({ iss: undefined }),
  'is for another client': () => claiming({ aud: 'autre' }),
  'is for nobody': () => claiming({ aud: undefined }),
  'is for several, of whom none is authorised': () => claiming({ aud: [clientId, 'autre'] }),
  'is for several, of whom another is authorised': () => claiming({ aud: [clientId, 'autre'], azp: 'autre' }),
  'is about nobody': () => claiming({ sub: undefined }),
  'is about somebody else than the account that the provider describes': () => claiming({ sub: 'compte-2' }),
  'belongs to another sign-in': () => claiming({ nonce: 'another' }),
  'belongs to no sign-in': () => claiming({ nonce: undefined }),
  'has two parts': () => (good) => signed(good).split('.').slice(0, 2).join('.'),
  'is encrypted': () => (good) => `${signed(good)}.a.b`,
  'is a word': () => () => 'jeton',
  'is absent': () => () => '',
};

describe('a sign-in with an ID token that', () => {
  test('a sign-in with a valid ID token opens a session', async () => {
    const { done, shop } = await signIn(signed);
    expect(done).toMatchObject({ shopper: { id: 'compte-1' } });
    expect(shop.records.keys('session')).toHaveLength(1);
  });

  test('a sign-in with an ID token issued by a clock that is slightly off opens a session', async () => {
    for (const seconds of [-4 * minute, 50])
      expect((await signIn(claiming({ iat: now() + seconds }))).done, String(seconds)).not.toBeNull();
  });

  test.each(Object.entries(bad))('%s is refused, opens nothing and is logged once', async (_what, forge) => {
    const { done, shop } = await signIn(forge());
    expect(done).toBeNull();
    expect(shop.records.keys('session')).toEqual([]);
    const lines = shop.log().trim().split('\n');
    expect(lines).toEqual([expect.stringContaining('sign-in refused')]);
    expect(lines[0]).not.toContain('unknown');
  });
});

describe('a renewal with an ID token that', () => {
  test('a renewal with the same shopper’s ID token returns the next access token', async () => {
    expect(await renewed(claiming({ nonce: undefined }))).toBe('jeton');
  });

  test.each(['compte-2', 'Compte-1', 'compte-11'])(
    'a renewal with another person’s ID token, %s, returns no access token',
    async (sub) => {
      await expect(renewed(claiming({ nonce: undefined, sub }))).rejects.toMatchObject({ kind: 'unavailable' });
    },
  );
});

import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formAction, newBrowser } from '#tests/mocks/browser.ts';
import type { Listening } from '../shared/requests/listen.ts';
import { DEFAULT_CLIENT_SECRET } from './clients.ts';
import { startIdentity } from './server.ts';

const SHOP = 'http://127.0.0.1:3000';
const RETURN = `${SHOP}/ecom/connexion/retour`;

let identity: Listening;
let shop: client.Configuration;

beforeAll(async () => {
  identity = await startIdentity({ port: 0, shopOrigins: [SHOP], dataDir: null });
  const metadata = { client_secret: DEFAULT_CLIENT_SECRET };
  const options = { execute: [client.allowInsecureRequests] };
  shop = await client.discovery(new URL(identity.url), 'boutique', metadata, undefined, options);
});
afterAll(() => identity.close());

interface SignInOptions {
  prompt?: string;
  lang?: string;
}

async function begin({ prompt, lang = 'fr' }: SignInOptions = {}) {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(shop, {
    redirect_uri: RETURN,
    scope: 'openid profile email offline_access',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ui_locales: lang,
    ...(prompt && { prompt }),
  });
  const complete = (back: string) =>
    client.authorizationCodeGrant(shop, new URL(back), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
  return { url: url.href, complete };
}

async function signedIn(browser = newBrowser(), options: SignInOptions = {}) {
  const { url, complete } = await begin(options);
  const { page, url: here } = await browser.open(url);
  const fields = { email: 'pro-certifie@exemple.fr', password: 'timbre-demo' };
  const back = await browser.submit(formAction(page, here), fields, RETURN);
  return complete(back.url);
}

describe('signing in', () => {
  test('a shopper signs in with e-mail and password, and the tokens say who it is', async () => {
    const tokens = await signedIn();
    expect(tokens.claims()).toMatchObject({ email: 'pro-certifie@exemple.fr', profile: 'pro' });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      aud: 'occ',
      email: 'pro-certifie@exemple.fr',
      profile: 'pro',
    });
    expect(tokens.expires_in).toBeLessThanOrEqual(600);
  });

  test('a token is refused by whoever has the key of another provider', async () => {
    const other = await startIdentity({ port: 0, shopOrigins: [SHOP], dataDir: null });
    const keyOf = ({ url }: Listening) => createRemoteJWKSet(new URL(`${url}/jwks`));
    const { access_token: token } = await signedIn();
    try {
      await expect(jwtVerify(token, keyOf(other))).rejects.toThrow('no applicable key');
      expect((await jwtVerify(token, keyOf(identity))).payload.aud).toBe('occ');
    } finally {
      await other.close();
    }
  });

  test('nobody is asked to consent, even when the shop asks for prompt=consent', async () => {
    const tokens = await signedIn(newBrowser(), { prompt: 'consent' });
    expect(tokens.refresh_token).toBeTruthy();
  });

  test('the user information is answered to the access token of the shop', async () => {
    const tokens = await signedIn();
    const info = await client.fetchUserInfo(shop, tokens.access_token, tokens.claims()?.sub ?? '');
    expect(info).toMatchObject({ given_name: 'Compte', profile: 'pro' });
  });

  test('a refresh token works once and then gives way to the next', async () => {
    const tokens = await signedIn();
    const next = await client.refreshTokenGrant(shop, tokens.refresh_token ?? '');
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    await expect(client.refreshTokenGrant(shop, tokens.refresh_token ?? '')).rejects.toThrow();
  });

  test('signing out from the shop asks no question, ends the session and its refresh token, and leads back to the shop', async () => {
    const browser = newBrowser();
    const tokens = await signedIn(browser);
    const end = client.buildEndSessionUrl(shop, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: `${SHOP}/deconnexion`,
      state: 'abc',
    });
    expect((await browser.open(end.href, SHOP)).url).toBe(`${SHOP}/deconnexion?state=abc`);
    await expect(client.refreshTokenGrant(shop, tokens.refresh_token ?? '')).rejects.toThrow();
    expect((await browser.open((await begin()).url)).page).toContain('Se connecter');
  });

  test('a sign-out link without an ID token signs nobody out before the page has asked', async () => {
    const browser = newBrowser();
    await signedIn(browser);
    const { page } = await browser.open(`${identity.url}/session/end`);
    expect(page).toContain('Voulez-vous vous déconnecter');
  });

  test('a wrong password is explained in the language of the page, and the typed e-mail stays', async () => {
    const browser = newBrowser();
    const { url } = await begin({ lang: 'en' });
    const { page, url: here } = await browser.open(url);
    const fields = { email: 'particulier@exemple.fr', password: 'wrong' };
    const answer = await browser.submit(formAction(page, here), fields);
    expect(answer.status).toBe(422);
    expect(answer.page).toContain('The email address and the password do not match.');
    expect(answer.page).toContain('value="particulier@exemple.fr"');
    expect(answer.page).not.toContain('value="wrong"');
  });

  test('a shopper who gives up goes back to the shop with access_denied', async () => {
    const browser = newBrowser();
    const { page, url: here } = await browser.open((await begin()).url);
    const back = await browser.submit(formAction(page, here, '/annuler'), {}, RETURN);
    expect(new URL(back.url).searchParams.get('error')).toBe('access_denied');
  });
});

describe('registering', () => {
  const someone = {
    firstName: 'Nouveau',
    lastName: 'Compte',
    email: 'nouveau@exemple.fr',
    password: 'dix-lettres-au-moins',
    profile: 'pro',
  };

  test('prompt=create opens the registration page, and the new account is signed in at once', async () => {
    const browser = newBrowser();
    const { url, complete } = await begin({ prompt: 'create' });
    const { page, url: here } = await browser.open(url);
    expect(page).toContain('autocomplete="new-password"');
    const back = await browser.submit(formAction(page, here, '/inscription'), someone, RETURN);
    const tokens = await complete(back.url);
    expect(tokens.claims()).toMatchObject({ email: 'nouveau@exemple.fr', profile: 'pro', given_name: 'Nouveau' });
    expect(tokens.refresh_token).toBeTruthy();
  });

  test('a new shopper can register in a browser where another one is still signed in', async () => {
    const browser = newBrowser();
    await signedIn(browser);
    const { url, complete } = await begin({ prompt: 'create' });
    const { page, url: here } = await browser.open(url);
    const fields = { ...someone, email: 'second@exemple.fr' };
    const back = await browser.submit(formAction(page, here, '/inscription'), fields, RETURN);
    expect((await complete(back.url)).claims()).toMatchObject({ email: 'second@exemple.fr' });
  });

  test('every field that is wrong is named', async () => {
    const browser = newBrowser();
    const { page, url: here } = await browser.open((await begin({ prompt: 'create' })).url);
    const fields = { firstName: '', lastName: '', email: 'particulier@exemple.fr', password: 'court' };
    const answer = await browser.submit(formAction(page, here, '/inscription'), fields);
    expect(answer.status).toBe(422);
    for (const text of [
      'Saisissez votre prénom',
      'Saisissez votre nom',
      'Un compte existe déjà',
      'au moins 10 caractères',
    ]) {
      expect(answer.page).toContain(text);
    }
  });
});

test('a sign-in makes the shopper wait after ten wrong passwords within a minute', async () => {
  const browser = newBrowser();
  const { page, url: here } = await browser.open((await begin()).url);
  const action = formAction(page, here);
  const fields = { email: 'pro-en-cours@exemple.fr', password: 'faux' };
  for (let attempt = 0; attempt < 10; attempt += 1) await browser.submit(action, fields);
  expect((await browser.submit(action, { ...fields, password: 'timbre-demo' })).page).toContain('Trop d’essais');
});

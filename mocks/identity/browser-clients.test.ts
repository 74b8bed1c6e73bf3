/** Storefronts whose pages call the identity provider themselves: every call has the origin of the page. */
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mocks, startMocks } from '../run.ts';
import { settings } from '../shared/settings.ts';
import { DEMO_PASSWORD } from './accounts.ts';

const origin = 'http://127.0.0.1:3614';
const email = 'particulier@exemple.fr';

let mocks: Mocks;
const usual = { ...settings };
beforeAll(async () => {
  mocks = await startMocks({
    ports: { backend: 0, identity: 0, payment: 0 },
    identityClients: `ma-vitrine=${origin}/ ancienne:password=${origin}/retour`,
  });
});
afterAll(async () => {
  await mocks.close();
  Object.assign(settings, usual);
});

const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = { origin }) => {
  const response = await fetch(`${mocks.issuer}${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
  const text = await response.text();
  return {
    status: response.status,
    allowed: response.headers.get('access-control-allow-origin'),
    body: text ? JSON.parse(text) : undefined,
  };
};

const signIn = (client_id: string, password: string = DEMO_PASSWORD) =>
  post('/token', { grant_type: 'password', client_id, client_secret: '', username: email, password });

test.each([
  ['/token', 'POST', 'content-type'],
  ['/token/revocation', 'POST', 'authorization'],
  ['/me', 'GET', 'authorization'],
])('a page may ask whether it may call %s', async (path, method, header) => {
  const asked = { 'access-control-request-method': method, 'access-control-request-headers': header };
  const { ok, headers } = await fetch(`${mocks.issuer}${path}`, { method: 'OPTIONS', headers: { origin, ...asked } });
  expect([ok, headers.get('access-control-allow-origin')]).toEqual([true, origin]);
  expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain(header);
});

test('a page of another origin gets no token', async () => {
  const fields = { grant_type: 'client_credentials', client_id: 'ma-vitrine' };
  const { status, body } = await post('/token', fields, { origin: 'http://127.0.0.1:9999' });
  expect([status, body.error]).toEqual([400, 'invalid_request']);
});

test('a visitor’s token of a client opens nobody’s account', async () => {
  const { status, allowed, body } = await post('/token', { grant_type: 'client_credentials', client_id: 'ma-vitrine' });
  expect([status, allowed, body.token_type.toLowerCase()]).toEqual([200, origin, 'bearer']);
  const call = (path: string, method = 'GET') =>
    fetch(`${mocks.backendUrl}/occ/ecommerce${path}`, {
      method,
      headers: { authorization: `bearer ${body.access_token}`, origin },
    });
  expect((await call('/users/anonymous/carts', 'POST')).status).toBe(201);
  expect((await call('/users/current')).status).toBe(401);
});

describe('the password grant', () => {
  test('the password grant is refused to a client that is not marked for it', async () => {
    const { status, body } = await signIn('ma-vitrine');
    expect([status, body.error]).toEqual([400, 'invalid_request']);
  });

  test('the password grant the password grant the password grant refuses a wrong password as OCC does', async () => {
    const { status, body } = await signIn('ancienne', 'faux');
    expect([status, body]).toMatchObject([400, { error: 'invalid_grant', error_description: 'Bad credentials' }]);
  });

  test('the password grant the password grant the password grant gives tokens that open the backend, can be renewed, name their user, and can be revoked', async () => {
    const { status, allowed, body } = await signIn('ancienne');
    expect([status, allowed, decodeJwt(body.access_token).email]).toEqual([200, origin, email]);
    const authorization = `bearer ${body.access_token}`;
    const user = await fetch(`${mocks.backendUrl}/occ/ecommerce/users/current`, { headers: { authorization, origin } });
    expect(await user.json()).toMatchObject({ uid: email });
    const me = await fetch(`${mocks.issuer}/me`, { headers: { authorization, origin } });
    expect([me.headers.get('access-control-allow-origin'), (await me.json()).email]).toEqual([origin, email]);

    const renew = (refresh_token: string) =>
      post('/token', { grant_type: 'refresh_token', client_id: 'ancienne', refresh_token });
    const renewed = await renew(body.refresh_token);
    expect([renewed.status, decodeJwt(renewed.body.access_token).email]).toEqual([200, email]);
    const revoked = await post(
      '/token/revocation',
      { token: renewed.body.refresh_token, client_id: 'ancienne' },
      { origin, authorization },
    );
    expect([revoked.status, revoked.allowed]).toEqual([200, origin]);
    expect((await renew(renewed.body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('an access token is revoked by the client that has it, and by no other', async () => {
    const { access_token: token } = (await signIn('ancienne')).body;
    const status = async (url: string) => (await fetch(url, { headers: { authorization: `bearer ${token}` } })).status;
    const user = `${mocks.backendUrl}/occ/ecommerce/users/current`;
    const opens = async () => [await status(user), await status(`${mocks.issuer}/me`)];
    await post('/token/revocation', { token, client_id: 'ma-vitrine' });
    expect(await opens()).toEqual([200, 200]);
    expect((await post('/token/revocation', { token, client_id: 'ancienne' })).status).toBe(200);
    expect(await opens()).toEqual([401, 401]);
  });

  test('revoking a token that cannot be read ends well', async () => {
    const encrypted = `${Buffer.from('{"alg":"dir","enc":"A128GCM"}').toString('base64url')}..aaaa.aaaa.aaaa`;
    const { status } = await post('/token/revocation', { token: encrypted, client_id: 'ancienne' });
    expect(status).toBe(200);
  });
});

import * as client from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formAction, newBrowser } from '#tests/mocks/browser.ts';
import { DEMO_CLIENT_ORIGIN, publicClientsIn } from './identity/clients.ts';
import { type Mocks, startMocks } from './run.ts';
import { settings } from './shared/settings.ts';

const demo = { id: 'occ-demo', returnTo: `${DEMO_CLIENT_ORIGIN}/callback` };
const other = { id: 'autre-vitrine', returnTo: 'http://localhost:4200/retour' };

let mocks: Mocks;
const usual = { ...settings };
beforeAll(async () => {
  mocks = await startMocks({
    ports: { backend: 0, identity: 0, payment: 0 },
    identityClients: `${other.id}=${other.returnTo}`,
  });
});
afterAll(async () => {
  await mocks.close();
  // Other tests of this process pay at the usual address.
  Object.assign(settings, usual);
});

/** A public client with PKCE, like another program. */
async function token({ id, returnTo } = demo): Promise<string> {
  const options = { execute: [client.allowInsecureRequests] };
  const provider = await client.discovery(new URL(mocks.issuer), id, undefined, client.None(), options);
  const verifier = client.randomPKCECodeVerifier();
  const url = client.buildAuthorizationUrl(provider, {
    redirect_uri: returnTo,
    scope: 'openid email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const browser = newBrowser();
  const { page, url: here } = await browser.open(url.href);
  const fields = { email: 'particulier@exemple.fr', password: 'timbre-demo' };
  const back = await browser.submit(formAction(page, here), fields, returnTo);
  const tokens = await client.authorizationCodeGrant(provider, new URL(back.url), { pkceCodeVerifier: verifier });
  return tokens.access_token;
}

function occ(world: string) {
  return async (method: string, path: string, { body, bearer }: { body?: unknown; bearer?: string } = {}) => {
    const response = await fetch(`${mocks.backendUrl}/occ/ecommerce${path}`, {
      method,
      headers: {
        'x-mock-world': world,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `bearer ${bearer}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
}

test('a client of public OCC searches, fills a cart, signs in, merges, and places an order', async () => {
  const call = occ('public-occ');
  const found = await call('GET', '/products/search?query=carnet&lang=fr&curr=EUR');
  const product = await call('GET', `/products/${found.products[0].code}`);

  const anonymous = await call('POST', '/users/anonymous/carts', { body: {} });
  const before = `/users/anonymous/carts/${anonymous.guid}`;
  const added = await call('POST', `${before}/entries`, { body: { quantity: 2, product: { code: product.code } } });
  expect(added.statusCode).toBe('success');
  await call('POST', `${before}/vouchers?voucherId=BIENVENUE10`);

  const bearer = await token();
  const merged = await call('POST', `/users/current/carts?oldCartId=${anonymous.guid}`, { bearer });
  expect(merged.appliedVouchers[0].voucherCode).toBe('BIENVENUE10');
  const cart = `/users/current/carts/${merged.code}`;
  const address = {
    firstName: 'Compte',
    lastName: 'Particulier',
    line1: '3 quai du Port',
    postalCode: '56000',
    town: 'Vannes',
    country: { isocode: 'FR' },
  };
  await call('POST', `${cart}/addresses/delivery`, { body: address, bearer });
  const { deliveryModes } = await call('GET', `${cart}/deliverymodes`, { bearer });
  await call('PUT', `${cart}/deliverymode?deliveryModeId=${deliveryModes[0].code}`, { bearer });
  const details = {
    accountHolderName: 'Compte Particulier',
    cardNumber: '4970100000000006',
    expiryMonth: '12',
    expiryYear: '2029',
  };
  await call('POST', `${cart}/paymentdetails`, { body: details, bearer });
  const { totalPriceWithTax } = await call('GET', cart, { bearer });
  const order = await call('POST', `/users/current/orders?cartId=${merged.code}&termsChecked=true`, { bearer });

  expect(order.code).toMatch(/^CMD-/);
  expect(order.totalPriceWithTax.value).toBe(totalPriceWithTax.value);
  expect((await call('GET', `/users/current/orders/${order.code}`, { bearer })).entries[0].quantity).toBe(2);
});

test('another storefront that the setting names shows reviews, changes a quantity, signs in and merges', async () => {
  const call = occ('another-storefront');
  const found = await call('GET', '/products/search?query=carnet&pageSize=5&lang=fr&curr=EUR');
  const { code } = await call('GET', `/products/${found.products[0].code}?fields=DEFAULT,classifications`);
  expect(await call('GET', `/products/${code}/reviews?maxCount=5`)).toEqual({ reviews: [] });

  const { guid } = await call('POST', '/users/anonymous/carts', { body: {} });
  const before = `/users/anonymous/carts/${guid}`;
  await call('POST', `${before}/entries`, { body: { quantity: 1, product: { code } } });
  const { entries } = await call('GET', before);
  expect(entries).toMatchObject([{ entryNumber: 0, quantity: 1, updateable: true }]);
  const changed = await call('PATCH', `${before}/entries/0`, { body: { quantity: 3 } });
  expect(changed).toMatchObject({ statusCode: 'success', quantity: 3 });

  const bearer = await token(other);
  const { carts } = await call('GET', '/users/current/carts', { bearer });
  expect(carts).toEqual([]);
  const merged = await call('POST', `/users/current/carts?oldCartId=${guid}`, { bearer });
  expect(merged.entries).toMatchObject([{ quantity: 3, updateable: true, product: { code } }]);
});

test('a client that the setting writes wrongly stops the start with what to write', () => {
  for (const wrong of ['autre', 'autre=', 'autre=/retour', 'boutique=https://hote.fr/retour', '=https://hote.fr/'])
    expect(() => publicClientsIn(wrong)).toThrow('IDENTITY_CLIENTS');
});

test('a started backend refuses the tokens of tests', async () => {
  await expect(occ('public-occ')('GET', '/users/current', { bearer: 'test:particulier@exemple.fr' })).rejects.toThrow(
    '401',
  );
});

test('a start on a port that is taken says which port and which variable sets it', async () => {
  const port = Number(new URL(mocks.backendUrl).port);
  const ports = { backend: port, identity: 0, payment: 0 };
  await expect(startMocks({ ports, dataDir: null })).rejects.toThrow(
    `Port ${port} (mock backend) is taken: set MOCK_BACKEND_PORT or stop the other program.`,
  );
});

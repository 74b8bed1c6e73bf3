import * as client from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_CLIENT_ORIGIN } from './identity/clients.ts';
import { type Mocks, startMocks } from './run.ts';
import { formAction, newBrowser } from './testing/browser.ts';

const RETURN = `${DEMO_CLIENT_ORIGIN}/callback`;

let mocks: Mocks;
beforeAll(async () => {
  mocks = await startMocks({ ports: { backend: 0, identity: 0, payment: 0 } });
});
afterAll(() => mocks.close());

/** A public client with PKCE, like another program. */
async function token(): Promise<string> {
  const options = { execute: [client.allowInsecureRequests] };
  const demo = await client.discovery(new URL(mocks.issuer), 'occ-demo', undefined, client.None(), options);
  const verifier = client.randomPKCECodeVerifier();
  const url = client.buildAuthorizationUrl(demo, {
    redirect_uri: RETURN,
    scope: 'openid email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const browser = newBrowser();
  const { page, url: here } = await browser.open(url.href);
  const fields = { email: 'particulier@exemple.fr', password: 'timbre-demo' };
  const back = await browser.submit(formAction(page, here), fields, RETURN);
  const tokens = await client.authorizationCodeGrant(demo, new URL(back.url), { pkceCodeVerifier: verifier });
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

/** The whole walk of another storefront, whose pages call this backend and the identity provider by themselves, as OCC's clients do. */
import * as client from 'openid-client';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  occAddress,
  occAddresses,
  occCart,
  occCartSummaries,
  occCarts,
  occConsents,
  occCoupons,
  occDecision,
  occDeliveryModes,
  occErrors,
  occHistory,
  occLists,
  occModification,
  occOrder,
  occPayment,
  occPaymentRequest,
  occPayments,
  occProduct,
  occReviews,
  occSearchPage,
  occStores,
  occSuggestions,
  occUser,
} from '#tests/contracts/occ-samples/occ-types.ts';
import { formAction, newBrowser } from '#tests/mocks/browser.ts';
import { type PageCall, storefrontPage } from '#tests/mocks/storefront-page.ts';
import { DEMO_PASSWORD } from './identity/accounts.ts';
import { DEMO_CLIENT_ORIGIN, publicClientsIn } from './identity/clients.ts';
import { type Mocks, startMocks } from './run.ts';
import { settings } from './shared/settings.ts';

const origin = 'http://localhost:4200';
const byCode = { id: 'autre-vitrine', returnTo: `${origin}/retour` };
const byPassword = 'vitrine-4-3';
const email = 'particulier@exemple.fr';

let mocks: Mocks;
const usual = { ...settings };
beforeAll(async () => {
  mocks = await startMocks({
    ports: { backend: 0, identity: 0, payment: 0 },
    identityClients: `${byCode.id}=${byCode.returnTo} ${byPassword}:password=${byCode.returnTo}`,
  });
});
afterAll(async () => {
  await mocks.close();
  // Other tests of this process pay at the usual address.
  Object.assign(settings, usual);
});

let page: ReturnType<typeof storefrontPage>;
const openPage = () => {
  page = storefrontPage(origin);
};
afterEach(() => expect(page?.blocked ?? []).toEqual([]));

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  status?: number;
}

/** Calls as a page of this storefront does; every answer is read by OCC's types. */
function storefront(world: string) {
  openPage();
  let bearer = '';
  async function call<Schema extends v.GenericSchema>(
    schema: Schema,
    method: string,
    path: string,
    { body, form, headers, status = 200 }: CallOptions = {},
  ): Promise<v.InferOutput<Schema>> {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const sent: PageCall = {
      method,
      headers: {
        'x-mock-world': world,
        ...headers,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `bearer ${bearer}` }),
      },
      ...(json !== undefined && { body: json }),
      ...(form && { body: new URLSearchParams(form) }),
    };
    const context = `${path.includes('?') ? '&' : '?'}lang=en&curr=EUR`;
    const answer = await page.fetch(`${mocks.backendUrl}/occ/ecommerce${path}${context}`, sent);
    const text = await answer.text();
    expect(`${method} ${path} ${answer.status} ${answer.status === status ? '' : text}`).toBe(
      `${method} ${path} ${status} `,
    );
    return v.parse(schema, text === '' ? undefined : JSON.parse(text));
  }
  return {
    call,
    ask: <Schema extends v.GenericSchema>(schema: Schema, path: string) => call(schema, 'GET', path),
    tell: (method: string, path: string, asked: CallOptions = {}) => call(v.unknown(), method, path, asked),
    use: (token: string) => {
      bearer = token;
    },
  };
}

async function tokenOf(fields: Record<string, string>): Promise<{ access_token: string; refresh_token: string }> {
  const body = new URLSearchParams({ client_id: byPassword, client_secret: '', ...fields });
  const answer = await page.fetch(`${mocks.issuer}/token`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  return answer.json();
}

const addressForm = {
  titleCode: 'mrs',
  firstName: 'Compte',
  lastName: 'Particulier',
  line1: '3 quai du Port',
  line2: '',
  postalCode: '56000',
  town: 'Vannes',
  country: { isocode: 'FR' },
  phone: '0612345678',
  defaultAddress: false,
};

test('a storefront of public OCC shows its pages, fills a cart, signs in, pays, orders and shows the order', async () => {
  const { call, ask, tell, use } = storefront('public-occ');

  // Before the first page, and on it.
  for (const [path, schema] of Object.entries(occLists)) await ask(schema, path);
  await ask(occConsents, '/users/anonymous/consenttemplates');
  await tell('HEAD', '/users/anonymous/consenttemplates');
  await ask(occSuggestions, '/products/suggestions?term=carn&max=5');
  const found = await ask(
    occSearchPage,
    '/products/search?query=carnet&pageSize=12&fields=products(code,name,summary,price(FULL),images(DEFAULT),stock(FULL)),facets,breadcrumbs,pagination(DEFAULT),sorts(DEFAULT),freeTextSearch,currentQuery',
  );
  const next = found.facets[0]?.values[0]?.query.query.value ?? '';
  const refined = await ask(occSearchPage, `/products/search?query=${encodeURIComponent(next)}&fields=FULL`);
  expect(refined.breadcrumbs).not.toEqual([]);
  const code = found.products[0]?.code ?? '';
  const product = await ask(occProduct, `/products/${code}?fields=DEFAULT,classifications,images(FULL),price(DEFAULT)`);
  expect(product.purchasable).toBe(true);
  await ask(occReviews, `/products/${code}/reviews`);
  await ask(occStores, '/stores?query=Paris&fields=FULL');

  // A visitor's cart.
  use((await tokenOf({ grant_type: 'client_credentials' })).access_token);
  const anonymous = await call(occCart, 'POST', '/users/anonymous/carts', { body: {}, status: 201 });
  const before = `/users/anonymous/carts/${anonymous.guid}`;
  const added = await call(occModification, 'POST', `${before}/entries`, { body: { quantity: 1, product: { code } } });
  expect(added.statusCode).toBe('success');
  await call(occModification, 'PATCH', `${before}/entries/0`, { body: { quantity: 2 } });
  expect(await call(occErrors, 'POST', `${before}/vouchers?voucherId=NIMPORTE`, { status: 400 })).toMatchObject({
    errors: [{ type: 'VoucherOperationError', message: 'coupon.invalid.code.provided' }],
  });
  await tell('POST', `${before}/vouchers?voucherId=BIENVENUE10`);
  expect(
    await ask(occCart, `${before}?fields=DEFAULT,potentialProductPromotions,entries(totalPrice(formattedValue))`),
  ).toMatchObject({
    totalUnitCount: 2,
    deliveryItemsQuantity: 2,
    entries: [{ quantity: 2, updateable: true }],
  });

  // Signed in: the cart comes with the shopper.
  const tokens = await tokenOf({ grant_type: 'password', username: email, password: DEMO_PASSWORD });
  use(tokens.access_token);
  expect(await ask(occUser, '/users/current')).toMatchObject({ uid: email });
  expect((await ask(occCarts, '/users/current/carts?fields=carts(DEFAULT)')).carts).toEqual([]);
  const merged = await call(occCart, 'POST', `/users/current/carts?oldCartId=${anonymous.guid}`, { status: 201 });
  expect(merged.appliedVouchers).toMatchObject([{ voucherCode: 'BIENVENUE10' }]);
  expect((await ask(occCartSummaries, '/users/current/carts?fields=BASIC')).carts).toMatchObject([
    { code: merged.code },
  ]);
  const cart = `/users/current/carts/${merged.code}`;

  // Where it goes, and how.
  await ask(occAddresses, '/users/current/addresses');
  const checked = await call(occDecision, 'POST', '/users/current/addresses/verification', { body: addressForm });
  expect(checked.decision).toBe('ACCEPT');
  const delivery = await call(occAddress, 'POST', `${cart}/addresses/delivery`, { body: addressForm, status: 201 });
  await tell('PUT', `${cart}/addresses/delivery?addressId=${delivery.id}`);
  await tell('DELETE', `${cart}/addresses/delivery`);
  expect(await ask(occCart, `${cart}?fields=FULL`)).not.toHaveProperty('deliveryAddress');
  await tell('PUT', `${cart}/addresses/delivery?addressId=${delivery.id}`);
  await tell('DELETE', `${cart}/deliverymode`);
  const { deliveryModes } = await ask(occDeliveryModes, `${cart}/deliverymodes`);
  await tell('PUT', `${cart}/deliverymode?deliveryModeId=${deliveryModes[0]?.code}`);

  // The card goes to the provider, and its answer to the cart.
  expect((await ask(occPayments, '/users/current/paymentdetails?saved=true')).payments).toEqual([]);
  const payment = await paidBySilentOrderPost({ call, ask }, cart);
  await tell('PUT', `${cart}/paymentdetails?paymentDetailsId=${payment.id}`);
  const ready = await ask(occCart, `${cart}?fields=FULL`);
  expect(ready.paymentInfo).toMatchObject({ cardNumber: '****0006', billingAddress: { town: 'Vannes' } });

  // The order, its confirmation, and where it is found again.
  const order = await call(
    occOrder,
    'POST',
    `/users/current/orders?cartId=${merged.code}&termsChecked=true&fields=FULL`,
    { status: 201 },
  );
  expect(order.totalPriceWithTax.value).toBe(ready.totalPriceWithTax.value);
  const { orders, sorts } = await ask(occHistory, '/users/current/orders?pageSize=5&sort=byDate');
  expect([orders[0]?.code, sorts.find(({ selected }) => selected)?.code]).toEqual([order.code, 'byDate']);
  const { consignments, unconsignedEntries, ...rest } = await ask(
    occOrder,
    `/users/current/orders/${order.code}?fields=FULL`,
  );
  const pieces = [...consignments.flatMap((each) => each.entries), ...unconsignedEntries];
  expect(pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
  expect(rest).toMatchObject({
    code: order.code,
    deliveryAddress: { formattedAddress: '3 quai du Port, Vannes, 56000' },
    paymentInfo: { expiryYear: '2029', billingAddress: { formattedAddress: '3 quai du Port, Vannes, 56000' } },
  });

  // The account, and good-bye.
  const { consentTemplates } = await call(occConsents, 'GET', '/users/current/consenttemplates', {
    headers: { 'cache-control': 'no-cache', 'x-anonymous-consents': '%5B%5D' },
  });
  await tell('POST', '/users/current/consents', {
    form: { consentTemplateId: consentTemplates[0]?.id ?? '', consentTemplateVersion: '0' },
    status: 201,
  });
  await tell('PATCH', `/users/current/addresses/${delivery.id}`, {
    body: { ...addressForm, town: 'Séné', defaultAddress: true },
  });
  const { addresses } = await ask(occAddresses, '/users/current/addresses');
  expect(addresses.filter(({ defaultAddress }) => defaultAddress)).toMatchObject([{ id: delivery.id, town: 'Séné' }]);
  await tell('DELETE', `/users/current/addresses/${delivery.id}`);
  await tell('POST', '/users/current/customercoupons/PORTOFFERT/claim', { status: 201 });
  expect((await ask(occCoupons, '/users/current/customercoupons')).coupons).toMatchObject([{ couponId: 'PORTOFFERT' }]);
  for (const token of [tokens.access_token, tokens.refresh_token]) {
    const revoked = await page.fetch(`${mocks.issuer}/token/revocation`, {
      method: 'POST',
      headers: { authorization: `bearer ${tokens.access_token}` },
      body: new URLSearchParams({ token, client_id: byPassword }),
    });
    expect(revoked.status).toBe(200);
  }
  await tell('GET', '/users/current', { status: 401 });
});

/** What OCC's clients do with a card: the provider's form is asked for, filled in, and its answer handed over. */
async function paidBySilentOrderPost({ call, ask }: Pick<ReturnType<typeof storefront>, 'call' | 'ask'>, cart: string) {
  const { postUrl, parameters, mappingLabels } = await ask(
    occPaymentRequest,
    `${cart}/payment/sop/request?responseUrl=sampleUrl`,
  );
  const mapOf = ({ entry }: typeof parameters) => Object.fromEntries(entry.map(({ key, value }) => [key, value]));
  const label = mapOf(mappingLabels);
  const typed = {
    hybris_account_holder_name: 'Compte Particulier',
    hybris_card_type: 'visa',
    hybris_card_number: '4970100000000006',
    hybris_card_expiration_month: '12',
    hybris_card_expiration_year: '2029',
    hybris_card_cvn: '123',
    hybris_billTo_country: 'FR',
    hybris_billTo_firstname: 'Compte',
    hybris_billTo_lastname: 'Particulier',
    hybris_billTo_street1: '3 quai du Port',
    hybris_billTo_city: 'Vannes',
    hybris_billTo_region: '',
    hybris_billTo_postalcode: '56000',
  };
  const card = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [label[name] ?? `no label of ${name}`, value]),
  );
  const body = new URLSearchParams({ ...mapOf(parameters), ...card });
  const form = await (await page.fetch(postUrl, { method: 'POST', body })).text();
  expect(form).not.toContain('4970100000000006');
  const fields = [...form.matchAll(/<input [^>]*name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  return call(occPayment, 'POST', `${cart}/payment/sop/response`, {
    form: { ...Object.fromEntries(fields), defaultPayment: 'false', savePaymentInfo: 'true' },
  });
}

test('a cart of two senders is refused by naming the one whose mode is missing, and ordered once each has one', async () => {
  const { call, ask, tell, use } = storefront('two-senders');
  use((await tokenOf({ grant_type: 'password', username: email, password: DEMO_PASSWORD })).access_token);
  const { code } = await call(occCart, 'POST', '/users/current/carts', { body: {}, status: 201 });
  const cart = `/users/current/carts/${code}`;
  const { products } = await ask(occSearchPage, '/products/search?query=:relevance:shops:2005');
  for (const each of ['1126001', products[0]?.code])
    await call(occModification, 'POST', `${cart}/entries`, { body: { quantity: 1, product: { code: each } } });
  await call(occAddress, 'POST', `${cart}/addresses/delivery`, { body: addressForm, status: 201 });
  await call(occPayment, 'POST', `${cart}/paymentdetails`, {
    body: { cardNumber: '4970100000000006', expiryMonth: '12', expiryYear: '2029' },
    status: 201,
  });
  await tell('PUT', `${cart}/deliverymode?deliveryModeId=colissimo-domicile`);
  const order = `/users/current/orders?cartId=${code}&termsChecked=true`;
  const { errors } = await call(occErrors, 'POST', order, { status: 400 });
  expect(errors).toMatchObject([
    {
      type: 'CartError',
      reason: 'deliveryModeMissing',
      subject: '2005',
      subjectType: 'shop',
      message: expect.stringContaining('standard'),
    },
  ]);
  await tell('PUT', `${cart}/deliverymode?deliveryModeId=standard`);
  expect((await call(occOrder, 'POST', order, { status: 201 })).entries).toHaveLength(2);
});

/** A public client with PKCE; the browser comes back from the sign-in page with a code, and its page asks for the token. */
async function tokenByCode(
  { id, returnTo }: typeof byCode,
  ofPage?: ReturnType<typeof storefrontPage>,
): Promise<string> {
  const asks = (url: string, { method, headers, body }: client.CustomFetchOptions) => {
    const form = body instanceof URLSearchParams && { body };
    return ofPage
      ? ofPage.fetch(url, { method, headers: readable(headers), ...form })
      : fetch(url, { method, headers, ...form });
  };
  const options = { execute: [client.allowInsecureRequests], [client.customFetch]: asks };
  const provider = await client.discovery(new URL(mocks.issuer), id, undefined, client.None(), options);
  const verifier = client.randomPKCECodeVerifier();
  const url = client.buildAuthorizationUrl(provider, {
    redirect_uri: returnTo,
    scope: 'openid email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const browser = newBrowser();
  const { page: signIn, url: here } = await browser.open(url.href);
  const back = await browser.submit(formAction(signIn, here), { email, password: DEMO_PASSWORD }, returnTo);
  const tokens = await client.authorizationCodeGrant(provider, new URL(back.url), { pkceCodeVerifier: verifier });
  return tokens.access_token;
}

/** A page sets no agent of its own. */
const readable = ({ 'user-agent': _agent, ...headers }: Record<string, string>) => headers;

test('a page of a storefront that the setting names signs in by a code, and reads its user', async () => {
  const { ask, use } = storefront('by-code');
  use(await tokenByCode(byCode, page));
  expect(await ask(occUser, '/users/current')).toMatchObject({ uid: email });
});

test('the client that needs no setting signs in by a code', async () => {
  const { ask, use } = storefront('demo');
  use(await tokenByCode({ id: 'occ-demo', returnTo: `${DEMO_CLIENT_ORIGIN}/callback` }));
  expect(await ask(occUser, '/users/current')).toMatchObject({ uid: email });
});

test('what a browser would block is noticed', async () => {
  const stranger = storefrontPage('http://ailleurs.example');
  await stranger.fetch(`${mocks.backendUrl}/occ/ecommerce/users/anonymous/carts`, { method: 'POST' });
  await stranger.fetch(`${mocks.backendUrl}/occ/ecommerce/titles`, { headers: { authorization: 'bearer a' } });
  const [carts, titles] = ['POST /occ/ecommerce/users/anonymous/carts', 'GET /occ/ecommerce/titles'];
  expect(stranger.blocked).toEqual([`${carts} (answer)`, `${titles} (preflight)`, `${titles} (answer)`]);
});

test('a client that the setting writes wrongly stops the start with what to write', () => {
  for (const wrong of ['autre', 'autre=', 'autre=/retour', 'boutique=https://hote.fr/retour', '=https://hote.fr/'])
    expect(() => publicClientsIn(wrong)).toThrow('IDENTITY_CLIENTS');
});

test('a started backend refuses the tokens of tests', async () => {
  const { tell, use } = storefront('public-occ');
  use('test:particulier@exemple.fr');
  await tell('GET', '/users/current', { status: 401 });
});

test('a start on a port that is taken says which port and which variable sets it', async () => {
  const port = Number(new URL(mocks.backendUrl).port);
  const ports = { backend: port, identity: 0, payment: 0 };
  await expect(startMocks({ ports, dataDir: null })).rejects.toThrow(
    `Port ${port} (mock backend) is taken: set MOCK_BACKEND_PORT or stop the other program.`,
  );
});

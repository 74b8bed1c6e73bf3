import { expect, test } from 'vitest';
import { towns } from '#mocks/address/streets.ts';
import { catalogItems } from '#mocks/catalog/items.ts';
import { knownProducts } from '#mocks/catalog/known-products.ts';
import { EDITOR_TICKET } from '#mocks/content/handlers.ts';
import { operations } from '#mocks/shared/operations.ts';
import { home, newBackend, PRO, SHOPPER } from '#mocks/testing/backend.ts';
import { breach, type Call, type Witness, watch } from './witness.ts';

const backend = newBackend();
const witness = watch(backend);
const { call, seen } = witness;
const me = { as: SHOPPER };

interface Carried {
  code: string;
  guid: string;
  totalPriceWithTax: { value: number };
}

test('the witness sees an answer that breaks its contract', () => {
  const getCart = operations.find(({ id }) => id === 'getCart');
  if (!getCart) throw new Error('The contracts have no getCart.');
  expect(breach(getCart, { status: 200, body: { broken: true } })).toContain('required');
  expect(breach(getCart, { status: 418, body: {} })).toContain('does not name');
  expect(breach(getCart, { status: 200, body: undefined })).toContain('gave none');
  expect(breach(getCart, { status: 401, body: { errors: 'none' } })).toContain('must be array');
  const stray = { errors: [{ type: 'AccessDeniedError', colour: 'red' }] };
  expect(breach(getCart, { status: 403, body: stray })).toContain('colour');
});

test('the catalogue answers as promised, for every product and in both languages', async () => {
  for (const lang of ['fr', 'en']) {
    for (const { code } of catalogItems) expect((await call('GET', `/products/${code}?lang=${lang}`)).status).toBe(200);
    const found = await call<{ pagination: { totalPages: number } }>(
      'GET',
      `/products/search?pageSize=96&lang=${lang}`,
    );
    for (let page = 0; page < found.body.pagination.totalPages; page += 1)
      await call('GET', `/products/search?pageSize=96&currentPage=${page}&lang=${lang}`);
    await call('GET', `/catalogs/boutique/Online/categories/racine?lang=${lang}`);
    await call('GET', `/products/suggestions?term=timb&lang=${lang}`);
    await call('GET', `/products/${knownProducts.outOfStock}/references?referenceType=SIMILAR&lang=${lang}`);
    await call('GET', `/brands?lang=${lang}`);
    const { body } = await call<{ shops: { id: string }[] }>('GET', `/shops?lang=${lang}`);
    for (const { id } of body.shops) await call('GET', `/shops/${id}?lang=${lang}`);
    await call('GET', `/countries?lang=${lang}`);
    await call('GET', `/stores?query=75001&fields=FULL&lang=${lang}`);
    await call('GET', `/stores?postalCode=33000&town=Bordeaux&countryIsoCode=FR&pageSize=100&lang=${lang}`);
  }
  const queries = ['carnet', 'carnet:price-asc', ':relevance:allCategories:timbres', ':relevance:brandCode:rien'];
  await call('GET', '/products/search?query=:relevance:allCategories:timbres:format:carnet:ownBrand:true&rank=r1');
  for (const query of [...queries, 'anveloppe', 'xyzxyz', 'aide', ':::::', '%F0%9F%93%AE', ':relevance:shops:rien'])
    await call('GET', `/products/search?query=${query}`);
  await call('GET', `/products/search?filters=code:${knownProducts.booklet},${knownProducts.envelopes}`);
  await call('GET', `/products/${knownProducts.fourOffers}?offerId=1`);
  expect(witness.breaches).toEqual(new Set());
});

test('what the catalogue refuses, it refuses as promised', async () => {
  expect((await call('GET', '/products/inconnu')).status).toBe(404);
  expect((await call('GET', '/products/inconnu/references')).status).toBe(404);
  expect((await call('GET', '/catalogs/boutique/Online/categories/inconnue')).status).toBe(404);
  expect((await call('GET', '/shops/inconnue')).status).toBe(404);
  expect((await call('GET', '/products/search?currentPage=-1')).status).toBe(400);
  expect((await call('GET', '/products/suggestions')).status).toBe(400);
  await call('GET', '/stores?query=99999');
  await call('GET', '/stores?latitude=x&longitude=y');
  expect(witness.breaches).toEqual(new Set());
});

test('the content service answers as promised, for every page of both sites and in both languages', async () => {
  for (const site of ['part', 'pro']) {
    const cms = `/occ/${site}/smartedit/cms`;
    for (const more of ['lang=fr', `lang=en&cmsTicketId=${EDITOR_TICKET}`]) {
      const { body } = await call<{ page: { uid: string }[] }>('GET', `${cms}/sitepages?pageSize=100&${more}`);
      for (const { uid } of body.page) expect((await call('GET', `${cms}/pages/${uid}?${more}`)).status).toBe(200);
      expect((await call('GET', `${cms}/pages?pageType=CategoryPage&code=timbres&${more}`)).status).toBe(200);
      await call('GET', `${cms}/components?componentIds=idee-phares,pro-idee-pesee&${more}`);
      await call('GET', `/occ/${site}/smartedit/sites?${more}`);
    }
    for (const path of ['pages', 'sitepages', 'components?componentIds=a', 'pages/accueil']) {
      const sign = path.includes('?') ? '&' : '?';
      expect((await call('GET', `${cms}/${path}${sign}cmsTicketId=autre`)).status).toBe(403);
    }
    expect((await call('GET', `${cms}/pages?pageLabelOrId=/inconnue`)).status).toBe(404);
    expect((await call('GET', `${cms}/pages/inconnue`)).status).toBe(404);
    expect((await call('GET', `${cms}/pages?pageType=ProductPage`)).status).toBe(400);
    expect((await call('GET', `${cms}/components`)).status).toBe(400);
    expect((await call('GET', `${cms}/sitepages?pageSize=0`)).status).toBe(400);
  }
  for (const path of ['cms/pages', 'cms/pages/x', 'cms/components', 'cms/sitepages', 'sites'])
    expect((await call('GET', `/occ/ailleurs/smartedit/${path}`)).status).toBe(404);
  expect(witness.breaches).toEqual(new Set());
});

test('suggestions come as promised, and a page that is none is refused', async () => {
  for (const lang of ['fr', 'en']) {
    await call('GET', `/recommendations?page=home&lang=${lang}`);
    await call('GET', `/recommendations?page=product&productCode=${knownProducts.booklet}&lang=${lang}`);
  }
  expect((await call('GET', '/recommendations?page=compte')).status).toBe(400);
  expect((await call('GET', '/recommendations')).status).toBe(400);
  expect(witness.breaches).toEqual(new Set());
});

test('a visitor fills a cart, changes it and throws it away', async () => {
  const { body } = await call<Carried>('POST', '/users/anonymous/carts');
  const cart = `/users/anonymous/carts/${body.guid}`;
  await live(witness, cart, {});
  await call('GET', '/users/anonymous/carts');
  await call('GET', '/users/anonymous');
  await call('DELETE', cart);
  expect((await call('GET', cart)).status).toBe(400);
  expect(witness.breaches).toEqual(new Set());
});

/** What a shopper does with a cart, signed in or not, and what is refused on the way. */
async function live({ call: ask }: Witness, cart: string, who: Call): Promise<void> {
  const add = (code: string, quantity: number, offerId?: string) =>
    ask('POST', `${cart}/entries`, { ...who, body: { product: { code }, quantity, ...(offerId && { offerId }) } });
  for (const code of Object.values(knownProducts)) await add(code, 1);
  await add(knownProducts.lowStock, 9000);
  for (const [code, quantity] of [
    ['inconnu', 1],
    [knownProducts.booklet, 0],
    [knownProducts.booklet, 9999],
  ] as const)
    await add(code, quantity);
  await add(knownProducts.fourOffers, 1, 'inconnue');
  await ask('POST', `${cart}/entries`, { ...who, body: {} });
  await ask('PATCH', `${cart}/entries/0`, { ...who, body: { quantity: 3 } });
  await ask('PATCH', `${cart}/entries/99`, { ...who, body: { quantity: 3 } });
  await ask('PATCH', `${cart}/entries/0`, { ...who, body: { quantity: 'trois' } });
  await ask('DELETE', `${cart}/entries/1`, who);
  await ask('DELETE', `${cart}/entries/99`, who);
  for (const voucher of ['BIENVENUE10', 'BIENVENUE10', 'PORTOFFERT', 'PRO2026', 'EXPIRE2025', 'RIEN', ''])
    await ask('POST', `${cart}/vouchers?voucherId=${voucher}`, who);
  await ask('GET', `${cart}/vouchers`, who);
  await ask('DELETE', `${cart}/vouchers/PORTOFFERT`, who);
  await ask('DELETE', `${cart}/vouchers/RIEN`, who);
  await ask('POST', `${cart}/validate`, who);
  for (const lang of ['fr', 'en']) await ask('GET', `${cart}?lang=${lang}`, who);
}

async function merged(): Promise<string> {
  const old = await call<Carried>('POST', '/users/anonymous/carts');
  const entry = { product: { code: knownProducts.booklet }, quantity: 2 };
  await call('POST', `/users/anonymous/carts/${old.body.guid}/entries`, { body: entry });
  const { body } = await call<Carried>('POST', `/users/current/carts?oldCartId=${old.body.guid}`, me);
  return `/users/current/carts/${body.code}`;
}

async function addressed(cart: string): Promise<void> {
  for (const change of [{}, { postalCode: '99999' }, { postalCode: '1' }, { town: '' }, { country: {} }])
    await call('POST', `${cart}/addresses/delivery`, { ...me, body: { ...home, ...change } });
  await call('POST', `${cart}/addresses/delivery`, { ...me, body: { ...home, postalCode: '97400' } });
  await call('GET', `${cart}/deliverymodes`, me);
  const { body } = await call<{ addresses: { id: string }[] }>('GET', '/users/current/addresses', me);
  await call('PUT', `${cart}/addresses/delivery?addressId=${body.addresses[0]?.id}`, me);
  await call('PUT', `${cart}/addresses/delivery?addressId=inconnue`, me);
  await call('PUT', `${cart}/addresses/billing`, { ...me, body: home });
  await call('PUT', `${cart}/addresses/billing`, { ...me, body: {} });
  const modes = await call<{ deliveryModes: { code: string }[] }>('GET', `${cart}/deliverymodes`, me);
  await call('PUT', `${cart}/deliverymode?deliveryModeId=${modes.body.deliveryModes[0]?.code}`, me);
  await call('PUT', `${cart}/deliverymode?deliveryModeId=pigeon`, me);
  await call('GET', `${cart}/addresses/main`, me);
  for (const phone of ['+33612345678', 'aucun'])
    await call('PUT', `${cart}/phone`, { ...me, body: { phone, countryId: 'FR' } });
  const { body: near } = await call<{ stores: { name: string }[] }>('GET', '/stores?postalCode=69002');
  for (const name of ['ailleurs', ...near.stores.map((store) => store.name)])
    await call(
      'PUT',
      `${cart}/deliverypointofservice?name=${name}&countryIsoCode=FR&deliveryModeId=colissimo-point-retrait`,
      me,
    );
  await call('GET', `${cart}/deliverymodes`, me);
}

test('a shopper signs in, is delivered, pays after a refusal, and reads the order', async () => {
  const scratch = await call<Carried>('POST', '/users/current/carts', me);
  await live(witness, `/users/current/carts/${scratch.body.code}`, me);
  await call('DELETE', `/users/current/carts/${scratch.body.code}`, me);
  await call('GET', '/users/current', me);
  await call('GET', '/users/current', { as: PRO });

  const cart = await merged();
  await call('GET', '/users/current/carts', me);
  await addressed(cart);
  await call('GET', `${cart}/paymentmodes`, me);
  await call('PUT', `${cart}/paymentmode?paymentModeCode=card`, me);
  await call('PUT', `${cart}/paymentmode?paymentModeCode=troc`, me);
  const order = await pay(cart);
  await call('GET', `/users/current/orders/${order}`, me);
  await call('GET', `/users/current/orders/${order}?lang=en`, me);
  await call('GET', '/users/current/orders', me);
  expect((await call('GET', '/users/current/orders/CMD-0', me)).status).toBe(404);
  expect((await call('POST', `/orgUsers/current/cartFromOrder?orderCode=${order}`, me)).status).toBe(200);
  expect((await call('POST', '/orgUsers/current/cartFromOrder?orderCode=CMD-0', me)).status).toBe(404);
  expect((await call('GET', '/users/current/carts/current?fields=mini_cart', me)).status).toBe(200);
  expect(witness.breaches).toEqual(new Set());
});

/** Refused once, then paid; the order's code. */
async function pay(cart: string): Promise<string> {
  const { body } = await call<Carried>('GET', cart, me);
  const amount = { currencyIso: 'EUR', value: body.totalPriceWithTax.value };
  const start = (key: string, change: object = {}) =>
    call<{ id: string }>('POST', `${cart}/payments`, {
      ...me,
      key,
      body: { mode: 'card', amount, returnUrl: 'https://boutique.example/retour', ...change },
    });
  await start('a', { mode: 'troc' });
  await start('b', { amount: { ...amount, value: 1 } });
  const first = await start('c');
  expect(first.status).toBe(201);
  expect((await start('c')).body).toEqual(first.body);
  expect((await start('c', { returnUrl: 'https://boutique.example/' })).status).toBe(409);
  expect((await start('d')).status).toBe(409);
  await call('GET', `/users/current/payments/${first.body.id}`, me);
  await backend.notify(first.body.id, 'REFUSED');
  await call('GET', `/users/current/payments/${first.body.id}`, me);
  const second = await start('e');
  await backend.notify(second.body.id, 'AUTHORISED');
  await call('GET', `${cart}/payments`, me);
  expect((await call('GET', '/users/current/payments/inconnu', me)).status).toBe(404);
  const place = `/users/current/orders?cartId=${cart.split('/').at(-1)}&termsChecked=true`;
  await call('POST', `${place}&paymentId=inconnu`, { ...me, key: 'p' });
  const placed = await call<{ code: string }>('POST', `${place}&paymentId=${second.body.id}`, { ...me, key: 'q' });
  expect(placed.status).toBe(201);
  expect((await call('POST', `${place}&paymentId=${first.body.id}`, { ...me, key: 'q' })).status).toBe(409);
  return placed.body.code;
}

test('a professional reads the account that pays later, and the company', async () => {
  for (const name of ['pro-certifie', 'pro-sans-demande', 'particulier'])
    expect((await call('GET', '/users/current/deferredpayment', { as: `${name}@exemple.fr` })).status).toBe(200);
  expect((await call('GET', '/companies/ent-pro-certifie', { as: PRO })).status).toBe(200);
  expect((await call('GET', '/companies/ent-pro-certifie', me)).status).toBe(404);
  await call('GET', '/users/current/deferredpayment');
  await call('GET', '/companies/ent-pro-certifie');
  expect(witness.breaches).toEqual(new Set());
});

test('a client of public OCC pays by its own card details', async () => {
  const cart = await merged();
  await addressed(cart);
  await call('POST', `/users/current/orders?cartId=${cart.split('/').at(-1)}`, me);
  const details = { accountHolderName: 'Compte Particulier', cardNumber: '4970100000000006' };
  const kept = await call<{ id: string }>('POST', `${cart}/paymentdetails`, {
    ...me,
    body: { ...details, expiryMonth: '12', expiryYear: '2029' },
  });
  await call('POST', `${cart}/paymentdetails`, { ...me, body: {} });
  await call('PUT', `${cart}/paymentdetails?paymentDetailsId=${kept.body.id}`, me);
  await call('PUT', `${cart}/paymentdetails?paymentDetailsId=inconnu`, me);
  const cartId = cart.split('/').at(-1);
  const order = await call('POST', `/users/current/orders?cartId=${cartId}&termsChecked=true`, me);
  expect(order.status).toBe(201);
  expect(witness.breaches).toEqual(new Set());
});

test('an address book is read, filled, changed and refused as promised', async () => {
  const account = '/address/part/account';
  const entry = `${account}/addresses`;
  for (const lang of ['fr', 'en']) await call('GET', `${account}?lang=${lang}`, me);
  await call('GET', '/address/pro/account', { as: PRO });
  const full = { as: 'carnet-plein@exemple.fr' };
  expect((await call('GET', account, full)).status).toBe(200);
  expect((await call('POST', entry, { ...full, body: home })).status).toBe(400);
  const { body } = await call<{ id: string }>('POST', entry, { ...me, body: { ...home, addressName: 'Bureau' } });
  for (const change of [
    { addressName: 'bureau' },
    { postalCode: '99999' },
    { town: '' },
    { line1: '' },
    { country: {} },
  ])
    expect((await call('POST', entry, { ...me, body: { ...home, ...change } })).status).toBe(400);
  for (const id of [body.id, 'ctc-destinataire', 'inconnue']) {
    await call('PUT', `${entry}/${id}`, { ...me, body: { ...home, addressName: id } });
    await call('PUT', `${entry}/${id}/main`, me);
  }
  await call('GET', account, me);
  await call('GET', '/users/current/addresses', me);
  for (const id of [body.id, 'inconnue']) await call('DELETE', `${entry}/${id}`, me);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/addresses'],
    ['PUT', '/addresses/a'],
    ['DELETE', '/addresses/a'],
    ['PUT', '/addresses/a/main'],
  ] as const) {
    const change = method === 'PUT' || method === 'POST' ? { body: home } : {};
    expect((await call(method, `${account}${path}`, change)).status).toBe(401);
    expect((await call(method, `/address/autre/account${path}`, { ...me, ...change })).status).toBe(404);
  }
  expect(witness.breaches).toEqual(new Set());
});

test('addresses are searched and verified as promised', async () => {
  for (const { name, postalCodes } of towns)
    await call('GET', `/adresse/search?q=${encodeURIComponent(`12 rue ${name} ${postalCodes[0]}`)}&limit=50`);
  for (const q of ['', 'ab', '-rue', 'x'.repeat(201)])
    expect((await call('GET', `/adresse/search?q=${q}`)).status).toBe(400);
  await call('GET', '/adresse/search?q=rue+de&postcode=69002&type=street&lat=45.7&lon=4.8&autocomplete=0&limit=x');
  for (const country of ['BE', 'FR', 'JP'])
    await call('POST', '/address/sercadia', {
      body: { line1: 'Rue Neuve 12', postalCode: '1000', town: 'Bruxelles', country: { isocode: country } },
    });
  await call('POST', '/address/sercadia', {
    body: { line1: 'Rue Neuv 12', postalCode: '1000', town: 'Bruxelles', country: { isocode: 'BE' } },
  });
  expect((await call('POST', '/address/sercadia', { body: {} })).status).toBe(400);
  expect(witness.breaches).toEqual(new Set());
});

test.each([
  { who: 'a visitor', as: undefined, userId: 'current', refused: [401] },
  { who: 'somebody else', as: PRO, userId: SHOPPER, refused: [403] },
  { who: 'a shopper without such a cart', as: SHOPPER, userId: 'current', refused: [400, 404] },
])('$who is refused as promised', async ({ as, userId, refused }) => {
  for (const { id, method, path } of operations.filter((operation) => operation.path.includes('{userId}'))) {
    if (refused.includes(400) && !path.includes('/carts/{cartId}')) continue;
    const filled = path.replace('{userId}', userId).replace(/\{\w+\}/g, '0');
    const body = { ...home, product: { code: knownProducts.booklet }, quantity: 1 };
    const { status } = await call(method, filled, { ...(as && { as }), ...(method !== 'GET' && { body }) });
    expect({ id, refused: refused.includes(status), status }).toEqual({ id, refused: true, status });
  }
  expect(witness.breaches).toEqual(new Set());
});

test('every operation of every contract was called, and gave at least one good answer', () => {
  const good = (statuses: Set<number>) => [...statuses].some((status) => status < 300);
  expect([...seen].filter(([, statuses]) => !good(statuses)).map(([id]) => id)).toEqual([]);
  expect(seen.size).toBe(operations.length);
});

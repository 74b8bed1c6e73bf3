/**
 * What other clients of OCC ask of these backends and the shop does not: without it, they show no product page or fill no
 * cart here. Such a client is played by its calls.
 */
import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { context, type Promised, pactWith, price, SHOPPER } from '#adapters/testing/pact.ts';
import { OCC_CLIENT } from '#adapters/testing/pacticipants.ts';

const { eachLike, integer, like, string } = Matchers;
const ofCart = pactWith('cart', context, OCC_CLIENT);
const ofCheckout = pactWith('checkout', context, OCC_CLIENT);
const ofCatalog = pactWith('catalog', context, OCC_CLIENT);
const siteOnly = { lang: 'fr', curr: 'EUR' };
const ofContent = pactWith('content', siteOnly, OCC_CLIENT);

const ofSession = pactWith('session', context, OCC_CLIENT);

const product = '1126001';
const cart = { guid: 'panier-1', product };
const carts = '/users/anonymous/carts/panier-1';

interface ClientCall {
  promised: Promised;
  common?: Record<string, string>;
}

/** Asks as such a client does, and reads the answer's body. */
const asks =
  ({ promised: { call, query, headers, sends, sendsFields, own }, common = context }: ClientCall) =>
  async (_: unknown, __: unknown, url: string): Promise<{ status: number; body: unknown }> => {
    const [method = '', path = ''] = call.split(' ');
    const answer = await fetch(`${url}${path}?${new URLSearchParams({ ...query, ...common })}`, {
      method,
      headers: {
        ...headers,
        ...(own && { authorization: `Bearer test:${SHOPPER}` }),
        ...(sends !== undefined && { 'content-type': 'application/json' }),
      },
      ...(sends !== undefined && { body: JSON.stringify(sends) }),
      ...(sendsFields && { body: new URLSearchParams(sendsFields) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  };

test('the reviews of a product are a list, though nobody reviews here', async () => {
  const promised: Promised = {
    to: 'the reviews of a product page',
    given: { 'the catalogue': {} },
    call: `GET /products/${product}/reviews`,
    query: { maxCount: '5' },
    answers: { reviews: [] },
  };
  expect(await ofCatalog([promised], asks({ promised }))).toEqual({ status: 200, body: { reviews: [] } });
});

test('a cart is deleted', async () => {
  const promised: Promised = { to: 'a cart to delete', given: { 'a cart': cart }, call: `DELETE ${carts}` };
  expect((await ofCart([promised], asks({ promised }))).status).toBe(200);
});

test('the vouchers of a cart are listed, each with what it takes off', async () => {
  const promised: Promised = {
    to: 'the vouchers of a cart',
    given: { 'a cart': { ...cart, voucher: 'BIENVENUE10' } },
    call: `GET ${carts}/vouchers`,
    answers: {
      vouchers: [
        {
          code: string('BIENVENUE10'),
          voucherCode: string('BIENVENUE10'),
          name: string('Bienvenue'),
          appliedValue: price(1.82),
        },
      ],
    },
  };
  const { body } = await ofCart([promised], asks({ promised }));
  expect(body).toMatchObject({ vouchers: [{ voucherCode: 'BIENVENUE10' }] });
});

const card = {
  accountHolderName: 'Compte Particulier',
  cardType: { code: 'visa' },
  cardNumber: '4970100000000006',
  expiryMonth: '12',
  expiryYear: '2030',
};
const signedIn = { 'a signed-in shopper': { owner: SHOPPER } };
const own = { ...cart, owner: SHOPPER };

test('a card is kept for a cart, and its number is masked in the answer', async () => {
  const promised: Promised = {
    to: 'a card to keep for a cart',
    given: { ...signedIn, 'a cart': own },
    call: 'POST /users/current/carts/panier-1/paymentdetails',
    sends: card,
    status: 201,
    own: true,
    answers: {
      id: string('pd-1'),
      accountHolderName: 'Compte Particulier',
      cardNumber: Matchers.regex('^[*]+[0-9]{4}$', '************0006'),
      expiryMonth: '12',
      expiryYear: '2030',
    },
  };
  const { body } = await ofCheckout([promised], asks({ promised }));
  expect(body).toMatchObject({ cardNumber: '************0006' });
});

test('a card that was kept is used', async () => {
  const promised: Promised = {
    to: 'a kept card to use for a cart',
    given: { ...signedIn, 'a cart with a kept card': { ...own, details: 'pd-1' } },
    call: 'PUT /users/current/carts/panier-1/paymentdetails',
    query: { paymentDetailsId: 'pd-1' },
    own: true,
  };
  expect((await ofCheckout([promised], asks({ promised }))).status).toBe(200);
});

const content = { 'the content': {} };

test('a page of an editor is had by its id, and all pages of a site are listed', async () => {
  const page: Promised = {
    to: 'a page by its id',
    given: content,
    call: 'GET /part/smartedit/cms/pages/conditions-generales',
    answers: {
      uid: 'conditions-generales',
      title: string('Conditions générales'),
      typeCode: string('ContentPage'),
      contentSlots: like({ contentSlot: [] }),
    },
  };
  const pages: Promised = {
    to: 'the pages of a site',
    given: content,
    call: 'GET /part/smartedit/cms/sitepages',
    query: { pageSize: '2' },
    answers: {
      page: Matchers.eachLike({ uid: string('conditions-generales'), typeCode: string('ContentPage') }),
      pagination: { totalCount: integer(20) },
    },
  };
  const [one, all] = [asks({ promised: page, common: siteOnly }), asks({ promised: pages, common: siteOnly })];
  const found = await ofContent([page, pages], async (ports, scope, url) => [
    await one(ports, scope, url),
    await all(ports, scope, url),
  ]);
  expect(found).toMatchObject([
    { body: { uid: 'conditions-generales' } },
    { body: { page: [{ typeCode: 'ContentPage' }] } },
  ]);
});

test.each<[string, string, Record<string, unknown>]>([
  [
    'sites',
    'basesites',
    { baseSites: eachLike({ uid: string('part'), stores: eachLike({ name: string('Particuliers') }) }) },
  ],
  ['languages', 'languages', { languages: eachLike({ isocode: string('fr') }) }],
  ['currencies', 'currencies', { currencies: eachLike({ isocode: string('EUR') }) }],
  ['titles', 'titles', { titles: eachLike({ code: string('mr') }) }],
  ['types of cards', 'cardtypes', { cardTypes: eachLike({ code: string('visa') }) }],
  ['regions of a country', 'countries/FR/regions', { regions: [] }],
  [
    'consents that are asked of a visitor',
    'users/anonymous/consenttemplates',
    { consentTemplates: eachLike({ id: string('LETTRE_INFORMATION'), version: integer(0) }) },
  ],
])('the %s are listed', async (what, path, answers) => {
  const promised: Promised = { to: `the ${what}`, given: { 'the catalogue': {} }, call: `GET /${path}`, answers };
  expect((await ofSession([promised], asks({ promised }))).status).toBe(200);
});

test('the cards of an account are listed', async () => {
  const promised: Promised = {
    to: 'the cards of an account',
    given: signedIn,
    call: 'GET /users/current/paymentdetails',
    query: { saved: 'true' },
    own: true,
    answers: { payments: [] },
  };
  expect((await ofSession([promised], asks({ promised }))).status).toBe(200);
});

const address = {
  firstName: 'Compte',
  lastName: 'Un',
  line1: '1 rue Une',
  postalCode: '69002',
  town: 'Lyon',
  country: { isocode: 'FR' },
};

test('an address is checked before it is saved', async () => {
  const promised: Promised = {
    to: 'whether an address is accepted',
    given: signedIn,
    call: 'POST /users/current/addresses/verification',
    own: true,
    sends: address,
    answers: { decision: 'ACCEPT' },
  };
  expect((await ofSession([promised], asks({ promised }))).body).toMatchObject({ decision: 'ACCEPT' });
});

test.each([
  ['delivery mode', 'deliverymode'],
  ['delivery address', 'addresses/delivery'],
])('a %s is chosen no more', async (chosen, path) => {
  const promised: Promised = {
    to: `no ${chosen}`,
    given: { 'a cart': cart },
    call: `DELETE ${carts}/${path}`,
  };
  expect((await ofCheckout([promised], asks({ promised }))).status).toBe(200);
});

const ofBook = { given: { 'an address book': { owner: SHOPPER } }, own: true };

test.each<[string, Omit<Promised, 'to' | 'given' | 'own'>]>([
  [
    'an address is added to the account',
    {
      call: 'POST /users/current/addresses',
      sends: address,
      status: 201,
      answers: { ...address, id: string('adr-1'), country: like({ isocode: 'FR' }) },
    },
  ],
  [
    'an address of the account is read',
    {
      call: 'GET /users/current/addresses/adr-vacances',
      answers: { id: 'adr-vacances', town: string('Vannes'), defaultAddress: false },
    },
  ],
  ['an address of the account is replaced', { call: 'PUT /users/current/addresses/adr-vacances', sends: address }],
  [
    'an address becomes the main one',
    { call: 'PATCH /users/current/addresses/adr-vacances', sends: { defaultAddress: true } },
  ],
  ['an address of the account is deleted', { call: 'DELETE /users/current/addresses/adr-vacances' }],
])('%s', async (to, call) => {
  const promised: Promised = { to, ...ofBook, ...call };
  const { status = 200 } = call;
  expect((await ofSession([promised], asks({ promised }))).status).toBe(status);
});

const coupon = { couponId: string('BIENVENUE10'), name: string('Bienvenue') };

test('a voucher is claimed for an account', async () => {
  const promised: Promised = {
    to: 'a voucher to claim',
    given: signedIn,
    call: 'POST /users/current/customercoupons/BIENVENUE10/claim',
    own: true,
    status: 201,
    answers: { coupon },
  };
  expect((await ofSession([promised], asks({ promised }))).status).toBe(201);
});

test('the vouchers of an account are listed, and one is given up', async () => {
  const given = { 'an account with a claimed voucher': { owner: SHOPPER, code: 'BIENVENUE10' } };
  const list: Promised = {
    to: 'the vouchers of an account',
    given,
    call: 'GET /users/current/customercoupons',
    query: { pageSize: '10' },
    own: true,
    answers: { coupons: eachLike(coupon), pagination: { totalCount: integer(1), totalPages: integer(1) } },
  };
  const release: Promised = {
    to: 'a voucher to give up',
    given,
    call: 'DELETE /users/current/customercoupons/BIENVENUE10/claim',
    own: true,
    status: 200,
  };
  expect((await ofSession([list], asks({ promised: list }))).status).toBe(200);
  expect((await ofSession([release], asks({ promised: release }))).status).toBe(200);
});

test('a card is given to the provider by its form, and the answer of the provider to the cart', async () => {
  const given = { ...signedIn, 'a cart': own };
  const pair = { key: string('hybris_card_number'), value: string('cardNumber') };
  const form: Promised = {
    to: 'the form of the payment provider',
    given,
    call: 'GET /users/current/carts/panier-1/payment/sop/request',
    query: { responseUrl: 'sampleUrl' },
    own: true,
    answers: {
      postUrl: string('http://localhost/payment'),
      parameters: { entry: eachLike(pair) },
      mappingLabels: { entry: eachLike(pair) },
    },
  };
  expect((await ofCheckout([form], asks({ promised: form }))).status).toBe(200);
  const handed: Promised = {
    to: 'the answer of the payment provider',
    given,
    call: 'POST /users/current/carts/panier-1/payment/sop/response',
    sendsFields: { decision: 'ACCEPT', cardNumber: '************0006', expiryMonth: '12', expiryYear: '2030' },
    own: true,
    answers: { id: string('pd-1'), cardNumber: Matchers.regex('^[*]+[0-9]{4}$', '****0006'), expiryYear: '2030' },
  };
  expect((await ofCheckout([handed], asks({ promised: handed }))).status).toBe(200);
});

test('a consent is given', async () => {
  const promised: Promised = {
    to: 'to agree to what a template asks',
    given: signedIn,
    call: 'POST /users/current/consents',
    sendsFields: { consentTemplateId: 'LETTRE_INFORMATION', consentTemplateVersion: '0' },
    status: 201,
    own: true,
    answers: { id: 'LETTRE_INFORMATION', currentConsent: { code: string('consentement-1') } },
  };
  expect((await ofSession([promised], asks({ promised }))).body).toMatchObject({ id: 'LETTRE_INFORMATION' });
});

test('a consent that was never given is not withdrawn', async () => {
  const promised: Promised = {
    to: 'to withdraw a consent that was never given',
    given: signedIn,
    call: 'DELETE /users/current/consents/autre',
    status: 400,
    own: true,
    answers: { errors: eachLike({ type: 'UnknownIdentifierError' }) },
  };
  expect((await ofSession([promised], asks({ promised }))).status).toBe(400);
});

import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import {
  aGivenAddress,
  anEntry,
  aWireCart,
  exactPrice,
  noCart,
  type Promised,
  pactWith,
  price,
  refusal,
  SHOPPER,
} from '#adapters/testing/pact.ts';
import { guidCookie } from '#adapters/testing/shop.ts';
import { aWholeAddress } from '#domain/address/examples.ts';

const { eachLike, integer, string } = Matchers;
const pact = pactWith('cart');
const entry = { product: { code: '1126001' }, quantity: 2 };
const visitor = '/users/anonymous/carts' as const;
const withCart = { 'a cart': { guid: 'panier-1', product: '1126001', quantity: 2 } };
const cart = () => guidCookie('panier-1');

const theCart: Promised = {
  to: 'the cart of a visitor',
  given: withCart,
  call: `GET ${visitor}/panier-1`,
  query: { fields: 'FULL' },
  answers: aWireCart({ guid: 'panier-1', entries: [anEntry(2)] }),
};

describe('the cart of a visitor', () => {
  test('a visitor’s cart is read by its guid', async () => {
    const outcome = await pact([theCart], ({ carts }) => carts.current(), { cartGuid: cart() });
    expect(outcome).toMatchObject({ guid: 'panier-1', lines: [{ code: '1126001', quantity: 2, kind: 'physical' }] });
  });

  test('a visitor’s cart has each sender’s delivery cost, and the threshold of free delivery', async () => {
    const sender = {
      sellerId: string('2001'),
      lowestCost: price(4.9),
      lowestCostWithoutTax: price(4.08),
      freeFrom: {
        threshold: price(60),
        thresholdWithoutTax: price(50),
        missing: price(12),
        missingWithoutTax: price(10),
      },
    };
    const sent: Promised = {
      to: 'the cart of a visitor with the goods of a seller who delivers for free from an amount on',
      given: { 'a cart': { guid: 'panier-1', product: '3101005', quantity: 1 } },
      call: `GET ${visitor}/panier-1`,
      query: { fields: 'FULL' },
      answers: aWireCart({ guid: 'panier-1', entries: [anEntry(1, '3101005')], senderDeliveries: eachLike(sender) }),
    };
    const outcome = await pact([sent], ({ carts }) => carts.current(), { cartGuid: cart() });
    expect(outcome?.senderDeliveries).toEqual([
      {
        sellerId: '2001',
        lowest: { ttc: { cents: 490 }, ht: { cents: 408 } },
        free: {
          from: { ttc: { cents: 6000 }, ht: { cents: 5000 } },
          missing: { ttc: { cents: 1200 }, ht: { cents: 1000 } },
        },
      },
    ]);
  });

  test('a visitor’s cart that is not found is no cart, and its guid stays in the cookie', async () => {
    const cartGuid = guidCookie('panier-disparu');
    const unknownEntry: Promised = {
      to: 'a cart that is gone',
      given: { 'the catalogue': {} },
      call: `GET ${visitor}/panier-disparu`,
      query: { fields: 'FULL' },
      status: 400,
      answers: noCart('panier-disparu'),
    };
    expect(await pact([unknownEntry], ({ carts }) => carts.current(), { cartGuid })).toBeNull();
    expect(cartGuid.get()).toBe('panier-disparu');
  });

  test('a visitor’s cart is counted for the header', async () => {
    const mini: Promised = {
      to: 'as much of a cart as a header shows',
      given: withCart,
      call: `GET ${visitor}/panier-1`,
      query: { fields: 'mini_cart' },
      answers: { code: string('00000001'), guid: 'panier-1', totalUnitCount: 2 },
    };
    expect(await pact([mini], ({ carts }) => carts.mini(), { cartGuid: cart() })).toEqual({ count: 2 });
  });

  test('a visitor’s cart is created with the first article', async () => {
    const promised: Promised[] = [
      {
        to: 'a new cart for a visitor',
        given: { 'the catalogue': {} },
        call: `POST ${visitor}`,
        status: 201,
        answers: aWireCart({ totalItems: 0, entries: [] }),
      },
      {
        to: 'a first article',
        given: { 'a cart': { guid: 'panier-1' } },
        call: `POST ${visitor}/panier-1/entries`,
        sends: entry,
        answers: { statusCode: 'success', quantityAdded: 2, quantity: 2, entry: anEntry(2) },
      },
      theCart,
    ];
    const cartGuid = guidCookie();
    const add = { code: '1126001', offerId: null, quantity: 2 };
    const outcome = await pact(promised, ({ carts }) => carts.add(add), { cartGuid });
    expect(outcome).toMatchObject({ kind: 'added', quantity: 2, cart: { guid: 'panier-1' } });
    expect(cartGuid.get()).toBe('panier-1');
  });

  test('a cart accepts no product that does not exist', async () => {
    const unknown: Promised = {
      to: 'an article that does not exist',
      given: { 'a cart': { guid: 'panier-1' } },
      call: `POST ${visitor}/panier-1/entries`,
      sends: { product: { code: 'inconnu' }, quantity: 1 },
      status: 400,
      answers: refusal('UnknownIdentifierError', 'notFound'),
    };
    const add = { code: 'inconnu', offerId: null, quantity: 1 };
    const outcome = await pact([unknown], ({ carts }) => carts.add(add), { cartGuid: cart() });
    expect(outcome).toEqual({ kind: 'none', reason: 'unknown-product' });
  });

  test('a cart accepts no article that is out of stock', async () => {
    const out: Promised = {
      to: 'an article that nobody has any more',
      given: { 'a cart': { guid: 'panier-1' } },
      call: `POST ${visitor}/panier-1/entries`,
      sends: { product: { code: '3202005' }, quantity: 1 },
      answers: { statusCode: 'noStock', quantityAdded: 0, quantity: 0 },
    };
    const add = { code: '3202005', offerId: null, quantity: 1 };
    const outcome = await pact([out], ({ carts }) => carts.add(add), { cartGuid: cart() });
    expect(outcome).toEqual({ kind: 'none', reason: 'out-of-stock' });
  });

  test('a cart accepts at most its maximum of an article', async () => {
    const limited: Promised = {
      to: 'a quantity above the most',
      given: withCart,
      call: `PATCH ${visitor}/panier-1/entries/0`,
      sends: { quantity: 201 },
      answers: { statusCode: 'maxOrderQuantityExceeded', quantityAdded: integer(198), quantity: 200 },
    };
    const change = { id: '0.1126001', quantity: 201 };
    const outcome = await pact([theCart, limited], ({ carts }) => carts.changeQuantities([change]), {
      cartGuid: cart(),
    });
    expect(outcome).toMatchObject([{ kind: 'maximum', quantity: 200, line: { code: '1126001' } }]);
  });

  test.each([
    ['that has a journey', 'vignette-recommande'],
    ['whose journey is to come', 'colissimo-en-ligne'],
  ])('a cart accepts no service %s without its configuration', async (what, code) => {
    const promised: Promised = {
      to: `a service ${what}, not composed`,
      given: { 'a cart': { guid: 'panier-1' } },
      call: `POST ${visitor}/panier-1/entries`,
      sends: { product: { code }, quantity: 1 },
      status: 400,
      answers: refusal('CartEntryError', 'configurationMissing'),
    };
    const add = { code, offerId: null, quantity: 1 };
    const outcome = await pact([promised], ({ carts }) => carts.add(add), { cartGuid: cart() });
    expect(outcome).toEqual({ kind: 'none', reason: 'to-compose' });
  });

  test('a cart has a letter at the price of its configuration', async () => {
    const [code, configurationId] = ['vignette-recommande', 'recommande-1'];
    const letter = {
      ...anEntry(1),
      product: { code, name: string('Vignette recommandée en ligne'), productType: 'ESERVICE', service: 'vrel' },
      configurationId,
      basePrice: exactPrice(11.32),
      totalPrice: exactPrice(11.32),
    };
    const promised: Promised = {
      to: 'the cart of a visitor with a registered letter',
      given: {
        'a cart with a registered letter': { today: '2026-11-23', guid: 'panier-1', configuration: configurationId },
      },
      call: `GET ${visitor}/panier-1`,
      query: { fields: 'FULL' },
      answers: aWireCart({ guid: 'panier-1', entries: [letter] }),
    };
    const outcome = await pact([promised], ({ carts }) => carts.current(), { cartGuid: cart() });
    expect(outcome?.lines).toMatchObject([
      { service: 'registered-mail', configurationId, unit: { ttc: { cents: 1132 } } },
    ]);
  });

  test('a cart accepts a configured service, and names that configuration', async () => {
    const [code, configurationId] = ['colissimo-en-ligne', 'etiquette-1'];
    const product = { code, name: string('Colissimo en ligne'), productType: 'ESERVICE', service: 'smt' };
    const configurationInfos = [
      { configurationLabel: string('Destination'), configurationValue: string('69002 Lyon') },
    ];
    const shippingLabel = { ...anEntry(1), product, configurationId, configurationInfos };
    const promised: Promised[] = [
      {
        to: 'a composed service',
        given: {
          'a composed service': { product: code, configuration: configurationId },
          'a cart': { guid: 'panier-1' },
        },
        call: `POST ${visitor}/panier-1/entries`,
        sends: { product: { code }, quantity: 1, configurationId },
        answers: { statusCode: 'success', quantityAdded: 1, quantity: 1, entry: shippingLabel },
      },
      {
        to: 'the cart of a visitor with a composed service',
        given: { 'a cart': { guid: 'panier-1', product: code, configurationId, quantity: 1 } },
        call: `GET ${visitor}/panier-1`,
        query: { fields: 'FULL' },
        answers: aWireCart({ guid: 'panier-1', entries: [shippingLabel] }),
      },
    ];
    const add = { code, offerId: null, configurationId, quantity: 1 };
    const outcome = await pact(promised, ({ carts }) => carts.add(add), { cartGuid: cart() });
    const line = { configurationId, composition: [{ label: 'Destination', value: '69002 Lyon' }], isBare: false };
    expect(outcome).toMatchObject({ line, cart: { lines: [line] } });
  });

  test('an old cart still contains a service that was never configured', async () => {
    const code = 'colissimo-en-ligne';
    const product = { code, name: string('Colissimo en ligne'), productType: 'ESERVICE', service: 'smt' };
    const given = { 'an old cart with a bare service': { guid: 'panier-1', product: code } };
    const cartNow: Promised = {
      to: 'the cart of a visitor with a service that was never composed',
      given,
      call: `GET ${visitor}/panier-1`,
      query: { fields: 'FULL' },
      answers: aWireCart({ guid: 'panier-1', entries: [{ ...anEntry(1), product }] }),
    };
    const outcome = await pact([cartNow], ({ carts }) => carts.current(), { cartGuid: cart() });
    expect(outcome?.lines).toMatchObject([{ configurationId: null, isBare: true }]);
  });

  test('a cart returns the line that was removed', async () => {
    const removed: Promised = {
      to: 'the removal of a line',
      given: withCart,
      call: `DELETE ${visitor}/panier-1/entries/0`,
    };
    const outcome = await pact([removed, theCart], ({ carts }) => carts.remove(['0.1126001']), { cartGuid: cart() });
    expect(outcome).toMatchObject({ cart: { guid: 'panier-1' }, removed: [{ code: '1126001', quantity: 2 }] });
  });

  test('a cart is validated before payment without a change', async () => {
    const checked: Promised = {
      to: 'a check of a cart in which all is well',
      given: withCart,
      call: `POST ${visitor}/panier-1/validate`,
      answers: { cartModifications: [] },
    };
    const outcome = await pact([checked, theCart], ({ carts }) => carts.validate(), { cartGuid: cart() });
    expect(outcome).toMatchObject({ changes: [], cart: { guid: 'panier-1' } });
  });
});

describe('the check of a cart', () => {
  const given = { 'a cart': { ...withCart['a cart'], toldCents: 1700 } };

  test('the validation of a cart names the price that changed since the article was added', async () => {
    const checked: Promised = {
      to: 'a check of a cart in which a price changed',
      given,
      call: `POST ${visitor}/panier-1/validate`,
      answers: {
        cartModifications: [
          {
            statusCode: 'priceChanged',
            quantityAdded: 0,
            quantity: 2,
            previousBasePrice: exactPrice(17),
            entry: anEntry(2),
          },
        ],
      },
    };
    const outcome = await pact([checked, theCart], ({ carts }) => carts.validate(), { cartGuid: cart() });
    const change = { kind: 'price', quantity: 2, unitBefore: { cents: 1700 }, line: { code: '1126001' } };
    expect(outcome).toMatchObject({ changes: [change] });
  });
});

describe('a voucher', () => {
  test('a valid voucher is applied', async () => {
    const applied: Promised = {
      to: 'a voucher',
      given: withCart,
      call: `POST ${visitor}/panier-1/vouchers`,
      query: { voucherId: 'BIENVENUE10' },
    };
    const run = await pact([applied, theCart], ({ carts }) => carts.applyVoucher('BIENVENUE10'), { cartGuid: cart() });
    expect(run).toMatchObject({ guid: 'panier-1' });
  });

  test.each([
    ['EXPIRE2025', 'expired', 'expired'],
    ['PRO2026', 'notApplicable', 'not-applicable'],
    ['INCONNU', 'invalid', 'invalid'],
  ])('%s is refused with its reason: %s', async (code, reason, outcome) => {
    const refused: Promised = {
      to: `the voucher ${code}, which is refused`,
      given: withCart,
      call: `POST ${visitor}/panier-1/vouchers`,
      query: { voucherId: code },
      status: 400,
      answers: refusal('VoucherOperationError', reason),
    };
    expect(await pact([refused], ({ carts }) => carts.applyVoucher(code), { cartGuid: cart() })).toBe(outcome);
  });

  test('a voucher that is no longer in the cart is removed without a message', async () => {
    const refused: Promised = {
      to: 'the removal of a voucher that the cart does not hold',
      given: withCart,
      call: `DELETE ${visitor}/panier-1/vouchers/BIENVENUE10`,
      status: 400,
      answers: refusal('VoucherOperationError', 'notFound'),
    };
    const run = await pact([refused, theCart], ({ carts }) => carts.removeVoucher('BIENVENUE10'), { cartGuid: cart() });
    expect(run).toMatchObject({ guid: 'panier-1' });
  });
});

describe('the cart of an account', () => {
  const account = { 'a signed-in shopper': { owner: SHOPPER } };
  const own = true;

  test('an account’s cart is created with the first article', async () => {
    const promised: Promised[] = [
      {
        to: 'a first article for an account without a cart',
        given: account,
        call: 'POST /users/current/carts/current/entries',
        sends: entry,
        own,
        status: 400,
        answers: noCart('current'),
      },
      {
        to: 'a new cart for an account',
        given: account,
        call: 'POST /users/current/carts',
        own,
        status: 201,
        answers: aWireCart({ code: string('panier-compte'), totalItems: 0, entries: [] }),
      },
      {
        to: 'a first article for an account',
        given: { ...account, 'a cart': { guid: 'panier-compte', owner: SHOPPER } },
        call: 'POST /users/current/carts/panier-compte/entries',
        sends: entry,
        own,
        answers: { statusCode: 'success', quantityAdded: 2, quantity: 2, entry: anEntry(2) },
      },
      {
        to: 'the cart of an account',
        given: { ...account, 'a cart': { guid: 'panier-compte', owner: SHOPPER, product: '1126001', quantity: 2 } },
        call: 'GET /users/current/carts/current',
        query: { fields: 'FULL' },
        own,
        answers: aWireCart({ guid: 'panier-compte', entries: [anEntry(2)] }),
      },
    ];
    const outcome = await pact(promised, ({ carts }) => carts.add({ code: '1126001', offerId: null, quantity: 2 }));
    expect(outcome).toMatchObject({ kind: 'added', quantity: 2, cart: { guid: 'panier-compte' } });
  });

  test('an account’s cart has each sender’s delivery mode, once it is chosen', async () => {
    const deliveryMode = { code: string('lettre-suivie'), name: string('Lettre suivie'), deliveryCost: price(2.07) };
    const chosen: Promised = {
      to: 'the cart of an account whose modes of delivery are chosen',
      given: { 'a cart ready to be paid': { guid: 'panier-1', owner: SHOPPER, product: '1126001', quantity: 2 } },
      call: 'GET /users/current/carts/current',
      query: { fields: 'FULL' },
      own,
      answers: aWireCart({ guid: 'panier-1', entries: [{ ...anEntry(2), deliveryMode }] }),
    };
    expect(await pact([chosen], ({ carts }) => carts.current())).toMatchObject({ deliveryChosen: true });
  });

  test('an account’s cart has every field of its delivery address and its billing address', async () => {
    const addressed: Promised = {
      to: 'the cart of an account with the addresses of its delivery and of its bill',
      given: { 'a cart ready to be paid': { guid: 'panier-1', owner: SHOPPER, product: '1126001', quantity: 2 } },
      call: 'GET /users/current/carts/current',
      query: { fields: 'FULL' },
      own,
      answers: aWireCart({
        guid: 'panier-1',
        entries: [anEntry(2)],
        deliveryAddress: aGivenAddress,
        billingAddress: aGivenAddress,
      }),
    };
    const address = aWholeAddress({ id: null, countryName: 'FR' });
    expect(await pact([addressed], ({ carts }) => carts.current())).toMatchObject({
      deliveryAddress: address,
      billingAddress: address,
    });
  });

  const theCarts: Promised = {
    to: 'the carts of an account',
    given: { ...account, 'a cart': { guid: 'panier-compte', owner: SHOPPER } },
    call: 'GET /users/current/carts',
    query: { fields: 'BASIC' },
    own,
    answers: { carts: eachLike(aWireCart({ guid: string('panier-compte'), site: 'part', entries: [] })) },
  };

  test('an account’s cart absorbs the visitor’s cart after sign-in', async () => {
    const merge: Promised = {
      to: 'the merge of a visitor’s cart into the cart of an account',
      given: [
        ['a cart', { guid: 'panier-compte', owner: SHOPPER }],
        ['a cart', { guid: 'panier-1', product: '1126001', quantity: 2 }],
      ],
      call: 'POST /users/current/carts',
      query: { oldCartId: 'panier-1', toMergeCartGuid: 'panier-compte' },
      own,
      status: 201,
      answers: aWireCart({ guid: 'panier-compte', entries: [anEntry(2)] }),
    };
    const cartGuid = cart();
    await pact([theCarts, merge], ({ visitorCarts }) => visitorCarts.merge(), { cartGuid });
    expect(cartGuid.get()).toBeNull();
  });

  test('an account’s cart stays the same when the visitor’s cart is lost', async () => {
    const merge: Promised = {
      to: 'the merge of a visitor’s cart that is gone',
      given: { 'a cart': { guid: 'panier-compte', owner: SHOPPER } },
      call: 'POST /users/current/carts',
      query: { oldCartId: 'panier-disparu', toMergeCartGuid: 'panier-compte' },
      own,
      status: 400,
      answers: noCart('panier-disparu'),
    };
    const cartGuid = guidCookie('panier-disparu');
    await pact([theCarts, merge], ({ visitorCarts }) => visitorCarts.merge(), { cartGuid });
    expect(cartGuid.get()).toBeNull();
  });

  test('a visitor’s cart survives when the account’s cart is lost, and the next visit merges again', async () => {
    const merge: Promised = {
      to: 'the merge of a visitor’s cart into a cart that the account has no more',
      given: { ...account, ...withCart },
      call: 'POST /users/current/carts',
      query: { oldCartId: 'panier-1', toMergeCartGuid: 'panier-compte' },
      own,
      status: 400,
      answers: noCart('panier-compte'),
    };
    const cartGuid = cart();
    await pact([theCarts, merge], ({ visitorCarts }) => visitorCarts.merge(), { cartGuid });
    expect(cartGuid.get()).toBe('panier-1');
  });

  test('a visitor’s cart becomes the account’s cart when the account had none', async () => {
    const promised: Promised[] = [
      {
        to: 'the carts of an account without one',
        given: account,
        call: 'GET /users/current/carts',
        query: { fields: 'BASIC' },
        own,
        answers: { carts: [] },
      },
      {
        to: 'a visitor’s cart for an account without one',
        given: { ...account, ...withCart },
        call: 'POST /users/current/carts',
        query: { oldCartId: 'panier-1' },
        own,
        status: 201,
        answers: aWireCart({ guid: 'panier-1', entries: [anEntry(2)] }),
      },
    ];
    const cartGuid = cart();
    await pact(promised, ({ visitorCarts }) => visitorCarts.merge(), { cartGuid });
    expect(cartGuid.get()).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import type { components } from '#contracts/generated/cart.ts';
import { serviceItems } from '#mocks/catalog/data/services.ts';
import { catalogItems } from '#mocks/catalog/items.ts';
import { productAnswer } from '#mocks/catalog/product-answer.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { add, newBackend } from '#tests/mocks/backend.ts';
import { checkReady } from '../checkout/readiness.ts';
import { PRO, SHOPPER } from '../records/shoppers.ts';
import { worldNamed } from '../shared/world.ts';
import { shopGroups } from './delivery.ts';
import { pricedLines } from './lines.ts';
import { anOldCart, cartNamed } from './states.ts';

async function anonymousCart(backend = newBackend()) {
  const { body } = await backend.call('POST', '/users/anonymous/carts');
  return { backend, guid: body.guid, path: `/users/anonymous/carts/${body.guid}` };
}

describe('a cart', () => {
  test('a cart that does not exist is answered with 400 and a CartError that names it', async () => {
    const { status, body } = await newBackend().call('GET', '/users/anonymous/carts/nothing');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [{ type: 'CartError', reason: 'notFound', subject: 'nothing', subjectType: 'cart' }],
    });
  });

  test('a cart of a signed-in shopper needs an access token', async () => {
    expect((await newBackend().call('GET', '/users/current/carts/current')).status).toBe(401);
  });

  test('a cart of somebody else cannot be read', async () => {
    const backend = newBackend();
    const { body } = await backend.call('POST', '/users/current/carts', { as: SHOPPER });
    expect((await backend.call('GET', `/users/current/carts/${body.code}`, { as: PRO })).status).toBe(400);
    expect((await backend.call('GET', `/users/anonymous/carts/${body.guid}`)).status).toBe(400);
    expect((await backend.call('GET', `/users/${SHOPPER}/carts/current`, { as: PRO })).status).toBe(403);
  });

  test('asked for as « current » is the one that was changed last on that site', async () => {
    const backend = newBackend();
    const first = await backend.call('POST', '/users/current/carts', { as: PRO });
    const second = await backend.call('POST', '/users/current/carts', { as: PRO });
    await add(backend, `/users/current/carts/${first.body.code}`, { code: fixedProducts.booklet, as: PRO });
    expect((await backend.call('GET', '/users/current/carts/current', { as: PRO })).body.code).toBe(first.body.code);
    expect(second.body.code).not.toBe(first.body.code);
    expect((await backend.call('GET', '/users/current/carts/current?baseSite=pro', { as: PRO })).status).toBe(400);
  });

  test('a cart contains the additions of two simultaneous requests', async () => {
    const { backend, path } = await anonymousCart();
    await Promise.all(Array.from({ length: 8 }, () => add(backend, path, { code: fixedProducts.booklet })));
    const { body } = await backend.call('GET', path);
    expect(body.entries).toHaveLength(1);
    expect(body.entries[0]?.quantity).toBe(8);
  });
});

describe('adding to a cart', () => {
  test('an addition to a cart answers success and the added quantity', async () => {
    const { backend, path } = await anonymousCart();
    const { body } = await add(backend, path, { code: fixedProducts.booklet, quantity: 2 });
    expect(body).toMatchObject({ statusCode: 'success', quantityAdded: 2, quantity: 2 });
  });

  test('an article that is out of stock adds nothing', async () => {
    const { backend, path } = await anonymousCart();
    const { status, body } = await add(backend, path, { code: fixedProducts.outOfStock });
    expect(status).toBe(200);
    expect(body).toMatchObject({ statusCode: 'noStock', quantityAdded: 0, quantity: 0 });
  });

  test('more pieces than are left adds those that are left', async () => {
    const { backend, path } = await anonymousCart();
    const { body } = await add(backend, path, { code: fixedProducts.lowStock, quantity: 9 });
    expect(body).toMatchObject({ statusCode: 'lowStock', quantityAdded: 3, quantity: 3 });
  });

  test('more pieces than a cart may hold adds up to that maximum', async () => {
    const { backend, path } = await anonymousCart();
    const { body } = await add(backend, path, { code: fixedProducts.booklet, quantity: 201 });
    expect(body).toMatchObject({ statusCode: 'maxOrderQuantityExceeded', quantity: 200 });
  });

  test('goods above 4 500 € is refused', async () => {
    const { backend, path } = await anonymousCart();
    await add(backend, path, { code: fixedProducts.booklet, quantity: 200 });
    const { status, reason } = await add(backend, path, { code: fixedProducts.furniture, quantity: 20 });
    expect({ status, reason }).toEqual({ status: 400, reason: 'maxAmount' });
  });

  test('an unknown product or a wrong quantity is refused', async () => {
    const { backend, path } = await anonymousCart();
    expect(await add(backend, path, { code: 'nothing' })).toMatchObject({ status: 400, reason: 'notFound' });
    expect(await add(backend, path, { code: fixedProducts.booklet, quantity: -1 })).toMatchObject({
      status: 400,
      reason: 'invalid',
    });
  });

  test('a quantity of zero removes the line', async () => {
    const { backend, path } = await anonymousCart();
    await add(backend, path, { code: fixedProducts.booklet, quantity: 2 });
    const { status, body } = await backend.call('PATCH', `${path}/entries/0`, { body: { quantity: 0 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ statusCode: 'success', quantity: 0 });
    expect((await backend.call('GET', path)).body.entries).toEqual([]);
  });
});

describe('merging after sign-in', () => {
  test('a merged cart has the sums of equal lines, the other lines and the vouchers, and the old cart is deleted', async () => {
    const { backend, guid, path } = await anonymousCart();
    await add(backend, path, { code: fixedProducts.booklet, quantity: 2 });
    await add(backend, path, { code: fixedProducts.furniture });
    await backend.call('POST', `${path}/vouchers?voucherId=bienvenue10`);
    const own = await backend.call('POST', '/users/current/carts', { as: SHOPPER });
    await add(backend, `/users/current/carts/${own.body.code}`, {
      code: fixedProducts.booklet,
      quantity: 3,
      as: SHOPPER,
    });

    const merge = `/users/current/carts?oldCartId=${guid}&toMergeCartGuid=${own.body.guid}`;
    const { status, body } = await backend.call('POST', merge, { as: SHOPPER });

    expect(status).toBe(201);
    expect(body.code).toBe(own.body.code);
    expect(body.entries.map(({ product, quantity }) => [product.code, quantity])).toEqual([
      [fixedProducts.booklet, 5],
      [fixedProducts.furniture, 1],
    ]);
    expect(body.appliedVouchers?.map(({ voucherCode }) => voucherCode)).toEqual(['BIENVENUE10']);
    expect((await backend.call('GET', path)).status).toBe(400);
    expect((await backend.call('POST', merge, { as: SHOPPER })).reason).toBe('notFound');
  });

  test('an anonymous cart becomes the account’s cart after sign-in when it has none', async () => {
    const { backend, guid, path } = await anonymousCart();
    await add(backend, path, { code: fixedProducts.booklet });
    const { body } = await backend.call('POST', `/users/current/carts?oldCartId=${guid}`, { as: SHOPPER });
    expect(body.guid).toBe(guid);
    expect((await backend.call('GET', '/users/current/carts/current', { as: SHOPPER })).body.totalItems).toBe(1);
    expect((await backend.call('GET', path)).status).toBe(400);
  });
});

test('each offer of a product says the least that the cart asks for its delivery', () => {
  const world = worldNamed('offers');
  for (const item of catalogItems.filter(({ productType }) => productType === 'PRODUCT')) {
    const { offers = [] } = productAnswer(item, { lang: 'fr', world, pieces: 1 });
    for (const { id, minShippingPrice } of offers) {
      const lines = pricedLines({ lines: [{ code: item.code, offerId: id, quantity: 1 }] });
      const asked = shopGroups(lines, null).flatMap(({ modes }) => modes.map(({ cents }) => cents));
      expect({ id, cents: Math.round((minShippingPrice?.value ?? -1) * 100) }, item.code).toEqual({
        id,
        cents: Math.min(...asked),
      });
    }
  }
});

describe('vouchers', () => {
  test('a voucher of ten percent lowers the goods, not the delivery', async () => {
    const { backend, path } = await anonymousCart();
    await add(backend, path, { code: fixedProducts.booklet, quantity: 2 });
    await backend.call('PUT', `${path}/deliverymode?deliveryModeId=colissimo-domicile`);
    expect((await backend.call('POST', `${path}/vouchers?voucherId=BIENVENUE10`)).status).toBe(200);
    const { body } = await backend.call('GET', path);
    expect(body.subTotal.value).toBe(32.83);
    expect(body.totalDiscounts?.value).toBe(3.65);
    expect(body.deliveryCostWithTax?.value).toBe(5.39);
    expect(body.totalPriceWithTax.value).toBe(38.22);
  });

  test('a voucher of free delivery takes the delivery off and says how much that is', async () => {
    const { backend, path } = await anonymousCart();
    await add(backend, path, { code: fixedProducts.booklet });
    await backend.call('PUT', `${path}/deliverymode?deliveryModeId=colissimo-domicile`);
    await backend.call('POST', `${path}/vouchers?voucherId=PORTOFFERT`);
    const { body } = await backend.call('GET', path);
    expect(body.deliveryCostWithTax?.value).toBe(0);
    expect(body.appliedVouchers?.[0]?.appliedValue?.value).toBe(5.39);
  });

  test.each([
    ['EXPIRE2025', 'expired'],
    ['PRO2026', 'notApplicable'],
    ['constructor', 'invalid'],
    ['', 'invalid'],
  ])('the code « %s » is refused: %s', async (code, reason) => {
    const { backend, path } = await anonymousCart();
    expect(await backend.call('POST', `${path}/vouchers?voucherId=${code}`)).toMatchObject({ status: 400, reason });
  });

  test('a code counts once, and can be removed', async () => {
    const { backend, path } = await anonymousCart();
    await backend.call('POST', `${path}/vouchers?voucherId=BIENVENUE10`);
    expect((await backend.call('POST', `${path}/vouchers?voucherId=BIENVENUE10`)).reason).toBe('alreadyApplied');
    expect((await backend.call('DELETE', `${path}/vouchers/BIENVENUE10`)).status).toBe(200);
    expect((await backend.call('GET', path)).body.appliedVouchers).toEqual([]);
  });
});

test('the same article on several lines of a list is added up, to its maximum', async () => {
  const { call } = newBackend();
  const orderEntries = [2, 9999, 3].map((quantity) => ({ product: { code: fixedProducts.booklet }, quantity }));
  const path = '/orgUsers/current/carts/current/entries?baseSite=pro';
  const { body } = await call<components['schemas']['EntryModificationList']>('POST', path, {
    as: PRO,
    body: { orderEntries },
  });
  const added = body.cartModifications.map(({ quantityAdded }) => quantityAdded);
  const cart = (await call('GET', '/users/current/carts/current?baseSite=pro', { as: PRO })).body;
  expect(cart.entries).toMatchObject([{ quantity: added.reduce((sum, one) => sum + one, 0) }]);
  expect([added[0], added[2]]).toEqual([2, 0]);
});

describe('a service that was not composed', () => {
  const own = '/users/current/carts/current';

  test('a service without its configuration enters no cart among several articles either, and stops no other', async () => {
    const backend = newBackend();
    const services = serviceItems.map(({ code }) => code);
    const orderEntries = [...services, fixedProducts.booklet].map((code) => ({ product: { code }, quantity: 1 }));
    const { status, body } = await backend.call<components['schemas']['EntryModificationList']>(
      'POST',
      '/orgUsers/current/carts/current/entries?baseSite=pro',
      {
        as: PRO,
        body: { orderEntries },
      },
    );
    expect(status).toBe(200);
    const said = body.cartModifications.map(({ statusCode }) => statusCode);
    expect(said).toEqual([...services.map(() => 'needsConfiguration'), 'success']);
    expect((await backend.call('GET', `${own}?baseSite=pro`, { as: PRO })).body.entries).toHaveLength(1);
  });

  test('a service without its configuration stays so in an old cart, however another client changes it, until it is removed', async () => {
    const backend = newBackend();
    const { guid } = await anOldCart(backend.world, { product: fixedProducts.shippingLabel });
    const path = `/users/anonymous/carts/${guid}`;
    await backend.call('PATCH', `${path}/entries/0`, { body: { quantity: 2, configurationId: 'inconnue' } });
    const { body: merged } = await backend.call('POST', `/users/current/carts?oldCartId=${guid}`, { as: SHOPPER });
    expect(merged.entries).toMatchObject([{ product: { code: fixedProducts.shippingLabel } }]);
    expect(merged.entries[0]).not.toHaveProperty('configurationId');
    // Orders are placed of what was paid, and the payment begins with this.
    expect(() => checkReady(backend.world, cartNamed(backend.world, merged.guid))).toThrow();
  });
});

test('a coupon is claimed and given back by each shopper alone', async () => {
  const { call } = newBackend();
  const coupons = '/users/current/customercoupons';
  const codesOf = async (as: string) =>
    (await call<{ coupons: { couponId: string }[] }>('GET', coupons, { as })).body.coupons.map(
      ({ couponId }) => couponId,
    );
  const claim = `${coupons}/PORTOFFERT/claim`;
  expect((await call('POST', claim, { as: SHOPPER })).status).toBe(201);
  expect((await call('DELETE', claim, { as: PRO })).status).toBe(400);
  expect([await codesOf(SHOPPER), await codesOf(PRO)]).toEqual([['PORTOFFERT'], []]);
  expect((await call('POST', claim, { as: PRO })).status).toBe(201);
  expect((await call('DELETE', claim, { as: SHOPPER })).status).toBe(200);
  expect([await codesOf(SHOPPER), await codesOf(PRO)]).toEqual([[], ['PORTOFFERT']]);
});

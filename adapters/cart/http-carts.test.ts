import { describe, expect, test } from 'vitest';
import type { RequestScope } from '#adapters/scope.ts';
import { aScope, guidCookie, signedIn } from '#adapters/testing/shop.ts';
import { anAddress } from '#domain/address/examples.ts';
import { isOrderable, type Line } from '#domain/cart/cart.ts';
import { pricedLines, stockCode } from '#mocks/cart/lines.ts';
import { compositionIds } from '#mocks/cart/samples.ts';
import { serviceItems } from '#mocks/catalog/data/services.ts';
import { itemOf } from '#mocks/catalog/items.ts';
import { takeStock } from '#mocks/catalog/stock.ts';
import { providerStates } from '#mocks/features.ts';
import { cartsIn } from '#mocks/records/carts.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const SHOPPER = 'particulier@exemple.fr';
const { booklet, furniture, lowStock, outOfStock, fourOffers, ownAndSellers, shippingLabel } = fixedProducts;

const shop = shopOnMocks();

/** Each test has its own backend; each call of `carts()` is a new request of the same browser. */
function aBrowser({ world: given, ...over }: Partial<RequestScope> & { world?: string } = {}) {
  const world = given ?? crypto.randomUUID();
  const cookie = guidCookie();
  const cartGuid = over.cartGuid ?? cookie;
  const scope = { testWorld: world, cartGuid, ...over };
  return {
    world,
    cartGuid,
    /** What merges joined. */
    said: () => cookie.said,
    carts: () => shop.portsFor(aScope(scope)).carts,
    /** The same browser, after sign-in. */
    account: (email = SHOPPER) => shop.portsFor(signedIn(email, scope)),
    /** Deletes the backend's carts. */
    forget: () => cartsIn(worldNamed(world)).clear(),
  };
}

type Browser = ReturnType<typeof aBrowser>;

const one = (code: string, quantity = 1) => ({ code, offerId: null, quantity });

describe('a visitor', () => {
  test('a visitor who added nothing has no cart, and none is created', async () => {
    const { carts, cartGuid, world } = aBrowser();
    expect(await carts().current()).toBeNull();
    expect(await carts().validate()).toEqual({ cart: null, expired: false, changes: [] });
    expect(cartGuid.get()).toBeNull();
    expect(cartsIn(worldNamed(world)).count()).toBe(0);
  });

  test('a visitor reads each sender’s delivery cost, and the amount missing until it is free', async () => {
    const { carts } = aBrowser();
    const { offers = [] } = itemOf(fourOffers) ?? {};
    const offer = offers.find(({ sellerId }) => sellerId === '2001');
    if (!offer) throw new Error('The seller with a threshold offers nothing.');
    await carts().add(one(booklet));
    await carts().add({ code: fourOffers, offerId: offer.id, quantity: 1 });
    const seen = async () => (await carts().current())?.senderDeliveries;
    expect(await seen()).toEqual([
      { sellerId: null, lowest: { ttc: { cents: 207 }, ht: { cents: 207 } }, free: null },
      {
        sellerId: '2001',
        lowest: { ttc: { cents: offer.shippingCents }, ht: expect.any(Object) },
        free: {
          from: { ttc: { cents: 6000 }, ht: { cents: 5000 } },
          missing: { ttc: { cents: 6000 - offer.priceCents }, ht: expect.any(Object) },
        },
      },
    ]);
    await carts().add({ code: fourOffers, offerId: offer.id, quantity: Math.ceil(6000 / offer.priceCents) - 1 });
    expect((await seen())?.[1]).toMatchObject({
      lowest: { ttc: { cents: 0 } },
      free: { missing: { ttc: { cents: 0 } } },
    });
  });

  test('a visitor gets a cart with the first article, and it persists', async () => {
    const { carts, cartGuid } = aBrowser();
    const added = await carts().add(one(booklet, 2));
    expect(added).toMatchObject({
      kind: 'added',
      quantity: 2,
      limit: null,
      lineQuantity: 2,
      line: { code: booklet, quantity: 2, kind: 'physical', unit: { ttc: { cents: 1824 } } },
      cart: { total: { goods: { ttc: { cents: 3648 }, ht: { cents: 3648 } } } },
    });
    const guid = cartGuid.get();
    expect(guid).not.toBeNull();
    await carts().add(one(furniture));
    expect(cartGuid.get()).toBe(guid);
    expect(await carts().current()).toMatchObject({ guid, lines: [{ code: booklet }, { code: furniture }] });
  });

  test('a visitor whose cart is not found sees no cart and keeps its guid: one answer is not proof', async () => {
    const { carts, cartGuid, forget } = aBrowser();
    await carts().add(one(booklet));
    const guid = cartGuid.get();
    forget();
    expect(await carts().current()).toBeNull();
    expect(await carts().mini()).toEqual({ count: 0 });
    expect(cartGuid.get()).toBe(guid);
  });

  test('a visitor’s header shows the number of pieces', async () => {
    const { carts } = aBrowser();
    expect(await carts().mini()).toEqual({ count: 0 });
    await carts().add(one(booklet, 2));
    await carts().add(one(furniture));
    expect(await carts().mini()).toEqual({ count: 3 });
  });

  test('furniture has an éco-participation, by line and in total', async () => {
    const { carts } = aBrowser();
    await carts().add(one(furniture, 2));
    const cart = await carts().current();
    expect(cart?.lines[0]?.ecoParticipation?.cents).toBeGreaterThan(0);
    expect(cart?.total.ecoParticipation).toEqual(cart?.lines[0]?.ecoParticipation);
  });

  test('a visitor whose cart was lost gets a new one with the next article', async () => {
    const { carts, cartGuid, forget } = aBrowser();
    await carts().add(one(booklet));
    const old = cartGuid.get();
    forget();
    expect(await carts().add(one(furniture))).toMatchObject({ kind: 'added', cart: { lines: [{ code: furniture }] } });
    expect(cartGuid.get()).not.toBe(old);
  });

  test.each(['..', '.', '', '../current', 'a b?c#d'])(
    'a visitor with « %s » in the cookie has no cart',
    async (guid) => {
      const { carts, cartGuid } = aBrowser({ cartGuid: guidCookie(guid) });
      expect(await carts().current()).toBeNull();
      expect(await carts().add(one(booklet))).toMatchObject({ kind: 'added' });
      expect(cartGuid.get()).toMatch(/^[\w-]{36}$/);
    },
  );

  test('a visitor of one mode does not see the cart of the other mode', async () => {
    const { carts, world } = aBrowser();
    await carts().add(one(booklet));
    const pro = aBrowser({ world, mode: 'pro' });
    expect(await pro.carts().current()).toBeNull();
    await pro.carts().add(one(furniture));
    expect(await carts().current()).toMatchObject({ lines: [{ code: booklet }] });
  });
});

describe('adding', () => {
  test.each([
    ['what nobody has any more', one(outOfStock), 'out-of-stock'],
    ['a product that does not exist', one('nothing'), 'unknown-product'],
    ['an offer that does not exist', { ...one(fourOffers), offerId: 'nothing' }, 'unknown-product'],
  ] as const)('%s puts nothing in: %s', async (_what, article, reason) => {
    const { carts } = aBrowser();
    expect(await carts().add(article)).toEqual({ kind: 'none', reason });
    expect((await carts().current())?.lines ?? []).toEqual([]);
  });

  test('adding more than the stock adds the stock, and says so', async () => {
    expect(await aBrowser().carts().add(one(lowStock, 9))).toMatchObject({
      kind: 'added',
      limit: 'stock',
      quantity: 3,
    });
  });

  test('adding beyond the most of an order adds what is left of it, and says which limit it is', async () => {
    const { carts } = aBrowser();
    await carts().add(one(booklet, 50));
    expect(await carts().add(one(booklet, 201))).toMatchObject({ limit: 'maximum', quantity: 150, lineQuantity: 200 });
  });

  test('a service that is not composed is named so, and not as one that is sold no more', async () => {
    expect(await aBrowser().carts().add(one('vignette-recommande'))).toEqual({ kind: 'none', reason: 'to-compose' });
  });

  test('an addition to a full line adds nothing: maximum', async () => {
    const { carts } = aBrowser();
    await carts().add(one(booklet, 200));
    expect(await carts().add(one(booklet))).toEqual({ kind: 'none', reason: 'maximum' });
  });

  test('adding beyond the limit of an order is refused', async () => {
    const { carts } = aBrowser();
    await carts().add(one(booklet, 200));
    expect(await carts().add(one(furniture, 20))).toEqual({
      kind: 'none',
      reason: 'too-much',
      most: { cents: 450_000 },
    });
  });

  test('a chosen offer adds that seller’s', async () => {
    const product = await shop.portsFor(aScope()).products.ofCode(ownAndSellers);
    if (product === 'unknown') throw new Error('unknown');
    const offer = product.offers.find(({ seller }) => seller !== null);
    const added = await aBrowser()
      .carts()
      .add({ code: ownAndSellers, offerId: offer?.id ?? '', quantity: 1 });
    expect(added).toMatchObject({ kind: 'added', line: { seller: { id: offer?.seller?.code }, unit: offer?.price } });
  });

  test('additions from two tabs at once both succeed', async () => {
    const { carts } = aBrowser();
    await carts().add(one(booklet));
    await Promise.all([carts().add(one(booklet)), carts().add(one(furniture))]);
    const cart = await carts().current();
    expect(cart?.lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      [booklet, 2],
      [furniture, 1],
    ]);
  });
});

describe('a line', () => {
  const full = async () => {
    const browser = aBrowser();
    for (const code of [booklet, furniture, lowStock]) await browser.carts().add(one(code));
    const lines = (await browser.carts().current())?.lines ?? [];
    const ids = Object.fromEntries(lines.map(({ code, id }) => [code, id]));
    return { ...browser, idOf: (code: string) => ids[code] ?? failed() };
  };
  const codes = (lines: readonly { code: string }[] = []) => lines.map(({ code }) => code);

  test('a cart line changes its quantity', async () => {
    const { carts, idOf } = await full();
    expect(await carts().changeQuantities([{ id: idOf(booklet), quantity: 5 }])).toEqual([]);
    const cart = await carts().current();
    expect(cart?.lines[0]).toMatchObject({ quantity: 5, total: { ttc: { cents: 9120 } } });
  });

  test('a cart line that another tab has changed keeps that quantity, and says so', async () => {
    const { carts, idOf } = await full();
    const id = idOf(booklet);
    await carts().changeQuantities([{ id, quantity: 4, displayedQuantity: 1 }]);
    const changes = await carts().changeQuantities([{ id, quantity: 2, displayedQuantity: 1 }]);
    expect(changes).toMatchObject([{ line: { id }, kind: 'changed-in-another-tab', quantity: 4 }]);
    expect((await carts().current())?.lines[0]?.quantity).toBe(4);
  });

  test('several cart lines change their quantities, with a result for each line', async () => {
    const { carts, idOf } = await full();
    const wanted = [booklet, furniture, lowStock].map((code, place) => ({ id: idOf(code), quantity: place + 3 }));
    expect(await carts().changeQuantities(wanted)).toMatchObject([
      { line: { id: idOf(lowStock) }, kind: 'less-stock', quantity: 3 },
    ]);
    expect((await carts().current())?.lines.map(({ quantity }) => quantity)).toEqual([3, 4, 3]);
  });

  test.each([
    ['the stock', lowStock, 9, { kind: 'less-stock', quantity: 3 }],
    ['what one cart may hold', booklet, 999, { kind: 'maximum', quantity: 200 }],
    ['what one order may cost', furniture, 10, { kind: 'too-much', quantity: 1 }],
  ] as const)('a cart line’s quantity is limited by %s', async (_what, code, quantity, expected) => {
    const { carts, idOf } = await full();
    await carts().changeQuantities([{ id: idOf(booklet), quantity: 200 }]);
    expect(await carts().changeQuantities([{ id: idOf(code), quantity }])).toMatchObject([
      { ...expected, line: { id: idOf(code) } },
    ]);
    expect((await carts().current())?.lines.find((line) => line.code === code)?.quantity).toBe(expected.quantity);
  });

  test.each([
    ['nobody knows', '7.inconnu', 2, 'left'],
    ['has no name', 'x', 2, 'left'],
    ['would take 10 000', '', 10_000, 'other'],
  ])('a cart line that %s changes nothing, and its result names the reason', async (_what, id, quantity, kind) => {
    const { carts, idOf } = await full();
    expect(await carts().changeQuantities([{ id: id || idOf(booklet), quantity }])).toMatchObject([{ kind }]);
    expect((await carts().current())?.lines.map((line) => line.quantity)).toEqual([1, 1, 1]);
  });

  test('several lines are removed, in any order', async () => {
    const { carts, idOf } = await full();
    const { cart, removed } = await carts().remove([idOf(booklet), idOf(lowStock)]);
    expect(codes(cart?.lines)).toEqual([furniture]);
    expect(codes(removed).toSorted()).toEqual([booklet, lowStock].toSorted());
    expect((await carts().remove([idOf(furniture)])).cart?.lines).toEqual([]);
    expect(await carts().remove([idOf(furniture)])).toMatchObject({ cart: { lines: [] }, removed: [] });
  });

  test('a cart line’s id stays valid when another tab removed the line before it: no change meets another line', async () => {
    const { carts, idOf } = await full();
    await carts().remove([idOf(booklet)]);
    await carts().changeQuantities([{ id: idOf(lowStock), quantity: 2 }]);
    const cart = await carts().current();
    expect(cart?.lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      [furniture, 1],
      [lowStock, 2],
    ]);
    expect(codes((await carts().remove([idOf(furniture)])).cart?.lines)).toEqual([lowStock]);
    expect(codes((await carts().remove([idOf(booklet)])).cart?.lines)).toEqual([lowStock]);
  });

  test('a line of a cart that died has left it', async () => {
    const { carts, forget, idOf } = await full();
    forget();
    const changed = await carts().changeQuantities([{ id: idOf(booklet), quantity: 2 }]);
    expect(changed).toMatchObject([{ line: null, kind: 'left' }]);
  });

  test('a line of a lost cart cannot be removed: there is no cart', async () => {
    const { carts, forget, idOf } = await full();
    forget();
    expect(await carts().remove([idOf(booklet)])).toEqual({ cart: null, removed: [] });
  });
});

describe('a composed service', () => {
  const { labelToLyon: lyon, labelToBrest: brest, threeLabels } = compositionIds;
  const aLabel = (configurationId: string) => ({ ...one(shippingLabel), configurationId });
  const composed = (lines: readonly Line[] = []) =>
    lines.map(({ configurationId, quantity }) => [configurationId, quantity]);

  test('a configured service is a line of its own with its configured quantity and its distinguishing details', async () => {
    const { carts } = aBrowser();
    for (const id of [lyon, brest, threeLabels]) await carts().add(aLabel(id));
    expect(await carts().add(aLabel(lyon))).toEqual({ kind: 'none', reason: 'maximum' });
    const lines = (await carts().current())?.lines ?? [];
    expect(composed(lines)).toEqual([
      [lyon, 1],
      [brest, 1],
      [threeLabels, 3],
    ]);
    expect(new Set(lines.map(({ id }) => id.slice(2))).size).toBe(3);
    expect(lines.map(({ composition }) => composition[0]?.value)).toEqual([
      '69002 Lyon',
      '29200 Brest',
      '31000 Toulouse',
    ]);
    expect(lines.every(({ isBare }) => !isBare)).toBe(true);
    const [line] = lines;
    expect(await carts().changeQuantities([{ id: line?.id ?? '', quantity: 9 }])).toMatchObject([
      { kind: 'fixed', quantity: 1, line: { code: shippingLabel } },
    ]);
    expect(composed((await carts().current())?.lines)[0]).toEqual([lyon, 1]);
  });

  test('a service enters no cart without its configuration, with an unknown one, or with that of another service', async () => {
    const { carts } = aBrowser();
    const services = serviceItems.map(({ code }) => code);
    expect(services.length).toBeGreaterThan(10);
    for (const code of services) {
      const bare = { ...one(code), offerId: null };
      expect(await carts().add(bare)).toEqual({ kind: 'none', reason: 'to-compose' });
      expect(await carts().add({ ...bare, configurationId: 'inconnue' })).toMatchObject({ reason: 'to-compose' });
    }
    const elsewhere = { ...one(fixedProducts.onlineLetter), configurationId: lyon };
    expect(await carts().add(elsewhere)).toMatchObject({ reason: 'to-compose' });
    expect((await carts().current())?.lines).toEqual([]);
  });

  test('a service without its configuration is marked in an old cart, also after the sign-in', async () => {
    const { carts, account, world, cartGuid } = aBrowser();
    cartGuid.keep('ancien');
    const old = providerStates['an old cart with a bare service'];
    await old?.(worldNamed(world), { guid: 'ancien', product: shippingLabel });
    expect((await carts().current())?.lines).toMatchObject([
      { code: shippingLabel, configurationId: null, isBare: true },
    ]);
    await account().carts.add(one(booklet));
    await account().visitorCarts.merge();
    const cart = (await account().carts.current()) ?? failed();
    expect(cart.lines.map(({ code, isBare }) => [code, isBare])).toEqual([
      [booklet, false],
      [shippingLabel, true],
    ]);
    expect(isOrderable(cart)).toBe(false);
    await account().carts.remove([cart.lines[1]?.id ?? '']);
    expect(isOrderable((await account().carts.current()) ?? failed())).toBe(true);
  });

  test('a service retains its configuration through the validation of the cart, the sign-in and a reorder', async () => {
    const { carts, account, world } = aBrowser();
    await carts().add(aLabel(threeLabels));
    await carts().add(one(lowStock, 3));
    const [, sold] = pricedLines(cartsIn(worldNamed(world)).findFirst((q) => q.where(() => true)) ?? failed());
    await takeStock(worldNamed(world), { code: sold ? stockCode(sold.item, sold.offer) : '', quantity: 1 });
    expect((await carts().validate()).changes).toHaveLength(1);
    await account().carts.add(aLabel(brest));
    await account().carts.add(aLabel(threeLabels));
    await account().visitorCarts.merge();
    const { lines } = (await account().carts.current()) ?? failed();
    expect(composed(lines.filter(({ service }) => service === 'parcel'))).toEqual([
      [brest, 1],
      [threeLabels, 3],
    ]);

    const { removed } = await account().carts.remove(lines.map(({ id }) => id));
    for (const article of removed) await account().carts.add(article);
    expect((await account().carts.current())?.lines).toEqual(lines);
  });
});

describe('the delivery', () => {
  test('the delivery has a price once each sender’s mode is chosen', async () => {
    const { account } = aBrowser();
    const { carts, deliveries } = account();
    await carts.add(one(booklet));
    await carts.add(one(furniture));
    await deliveries.deliverTo(anAddress({ id: null }));
    const groups = await deliveries.groups();
    expect(groups).toHaveLength(2);
    const chosen: boolean[] = [];
    // The backend applies a mode of the operator's goods to all senders without one, so sellers' modes are chosen
    // first.
    for (const { sellerId, modes, leadTime } of groups.toReversed()) {
      chosen.push((await carts.current())?.deliveryChosen ?? failed());
      const { code, shippingTypes } = modes[0] ?? failed();
      await deliveries.choose({ sellerId, code, leadTime, shippingTypes });
    }
    expect([...chosen, (await carts.current())?.deliveryChosen]).toEqual([false, false, true]);
  });
});

describe('a voucher', () => {
  const withArticle = async () => {
    const browser = aBrowser();
    await browser.carts().add(one(booklet, 2));
    return browser;
  };

  test('a valid voucher reduces the total once, and can be removed', async () => {
    const { carts } = await withArticle();
    expect(await carts().applyVoucher('BIENVENUE10')).toMatchObject({
      vouchers: [{ code: 'BIENVENUE10', amount: { cents: 365 } }],
      total: { discount: { ttc: { cents: 365 }, ht: { cents: 365 } } },
    });
    expect(await carts().applyVoucher('BIENVENUE10')).toBe('already-applied');
    expect(await carts().removeVoucher('BIENVENUE10')).toMatchObject({
      vouchers: [],
      total: { discount: { ttc: { cents: 0 } } },
    });
    expect(await carts().removeVoucher('BIENVENUE10')).toMatchObject({ vouchers: [] });
  });

  test.each([
    ['EXPIRE2025', 'expired'],
    ['PRO2026', 'not-applicable'],
    ['nothing', 'invalid'],
    ['é & = ? #', 'invalid'],
  ])('« %s » is refused: %s', async (code, refusal) => {
    expect(await (await withArticle()).carts().applyVoucher(code)).toBe(refusal);
  });

  test('a voucher needs a cart: without one nothing is applied and nothing is taken back', async () => {
    const { carts: ofNobody } = aBrowser();
    const { carts, forget } = await withArticle();
    forget();
    for (const found of [ofNobody(), carts()]) {
      expect(await found.applyVoucher('BIENVENUE10')).toBe('no-cart');
      expect(await found.removeVoucher('BIENVENUE10')).toBeNull();
    }
  });

  test('a voucher called « .. » never removes the cart', async () => {
    const { carts } = await withArticle();
    expect((await carts().removeVoucher('..'))?.lines).toHaveLength(1);
  });
});

describe('the check before payment', () => {
  test('the validation of an unchanged cart names no change', async () => {
    const { carts } = aBrowser();
    await carts().add(one(booklet));
    expect(await carts().validate()).toMatchObject({ changes: [], cart: { lines: [{ code: booklet }] } });
  });

  test('the validation of a cart names the line that another shopper’s purchase reduced', async () => {
    const { carts, world } = aBrowser();
    await carts().add(one(booklet));
    await carts().add(one(lowStock, 3));
    const [sold] = pricedLines(cartsIn(worldNamed(world)).findFirst((q) => q.where(() => true)) ?? failed()).slice(1);
    await takeStock(worldNamed(world), { code: sold ? stockCode(sold.item, sold.offer) : '', quantity: 2 });
    expect(await carts().validate()).toMatchObject({
      changes: [{ line: { code: lowStock }, quantity: 1, kind: 'less-stock' }],
      cart: { lines: [{ quantity: 1 }, { quantity: 1 }] },
    });
  });

  test('the validation of an expired cart reports that it has expired', async () => {
    const { carts, forget, account } = aBrowser();
    await carts().add(one(booklet));
    forget();
    expect(await carts().validate()).toEqual({ cart: null, expired: true, changes: [] });
    // An account without a cart has not lost one.
    expect(await account().carts.validate()).toEqual({ cart: null, expired: false, changes: [] });
  });
});

const failed = (): never => {
  throw new Error('There is no cart.');
};

describe('after sign-in', () => {
  test('the visitor’s cart becomes the account’s, and its guid is dropped', async () => {
    const { carts, account, cartGuid } = aBrowser();
    await carts().add(one(booklet, 2));
    await account().visitorCarts.merge();
    expect(cartGuid.get()).toBeNull();
    expect(await account().carts.current()).toMatchObject({ lines: [{ code: booklet, quantity: 2 }] });
    expect(await carts().current()).toBeNull();
  });

  test('a visitor’s cart whose merge did not happen is merged as soon as the cart is read', async () => {
    const { carts, account, cartGuid } = aBrowser();
    await account().carts.add(one(furniture));
    await carts().add(one(booklet, 2));
    const cart = await account().carts.current();
    expect(cart?.lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      [furniture, 1],
      [booklet, 2],
    ]);
    expect(cartGuid.get()).toBeNull();
  });

  test('both carts become one after sign-in: no line is lost, equal articles add up', async () => {
    const { carts, account } = aBrowser();
    await account().carts.add(one(booklet, 3));
    await account().carts.add(one(furniture));
    await carts().add(one(booklet, 2));
    await account().visitorCarts.merge();
    const cart = await account().carts.current();
    expect(cart?.lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      [booklet, 5],
      [furniture, 1],
    ]);
  });

  test('the articles that the account’s cart held before are remembered, whenever the carts are merged', async () => {
    const browsers = [
      async ({ account }: Browser) => account().visitorCarts.merge(),
      async ({ account }: Browser) => void (await account().carts.current()),
    ];
    for (const merge of browsers) {
      const browser = aBrowser();
      await browser.account().carts.add(one(furniture, 2));
      await browser.carts().add(one(booklet));
      await merge(browser);
      expect(browser.said()).toEqual([[furniture]]);
    }
  });

  test('nothing is remembered of a merge when either cart was empty, nor where no visitor’s cart was merged', async () => {
    const first = aBrowser();
    await first.carts().add(one(booklet));
    await first.account().visitorCarts.merge();
    await first.account().visitorCarts.merge();
    expect(first.said()).toEqual([]);
    const emptied = aBrowser();
    await emptied.account().carts.add(one(furniture));
    await emptied.carts().add(one(booklet));
    await emptied.carts().remove([(await emptied.carts().current())?.lines[0]?.id ?? '']);
    await emptied.account().visitorCarts.merge();
    expect(emptied.said()).toEqual([]);
  });

  test('a visitor’s cart that died, or was merged already, changes nothing', async () => {
    const { carts, account, cartGuid } = aBrowser();
    await carts().add(one(booklet));
    const guid = cartGuid.get() ?? '';
    await account().visitorCarts.merge();
    cartGuid.keep(guid);
    await account().visitorCarts.merge();
    expect(cartGuid.get()).toBeNull();
    expect(await account().carts.current()).toMatchObject({ lines: [{ code: booklet, quantity: 1 }] });
  });

  test('the cart of individuals stays apart from that of professionals', async () => {
    const { carts, account, world } = aBrowser();
    const pro = aBrowser({ world, mode: 'pro' });
    await pro.account('pro-certifie@exemple.fr').carts.add(one(furniture));
    await carts().add(one(booklet));
    await account('pro-certifie@exemple.fr').visitorCarts.merge();
    expect(await account('pro-certifie@exemple.fr').carts.current()).toMatchObject({ lines: [{ code: booklet }] });
    expect(await pro.account('pro-certifie@exemple.fr').carts.current()).toMatchObject({
      lines: [{ code: furniture }],
    });
  });

  test('the account’s own cart is made with its first article, without any cookie', async () => {
    const { account, cartGuid } = aBrowser();
    expect(await account().carts.current()).toBeNull();
    expect(await account().carts.add(one(booklet))).toMatchObject({ kind: 'added' });
    expect(await account().carts.current()).toMatchObject({ lines: [{ code: booklet }] });
    expect(cartGuid.get()).toBeNull();
  });

  test('a session that ended is signed out, and the visitor’s cookie is left alone', async () => {
    const { world, cartGuid } = aBrowser();
    cartGuid.keep('kept');
    const ended = shop.portsFor(signedIn(SHOPPER, { testWorld: world, cartGuid, accessToken: async () => null }));
    await expect(ended.carts.current()).rejects.toMatchObject({ kind: 'signed-out' });
    expect(cartGuid.get()).toBe('kept');
  });
});

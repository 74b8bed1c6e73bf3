import { describe, expect, test } from 'vitest';
import { aScope, signedIn } from '#adapters/testing/shop.ts';
import { adviceTab, everything, tabFacet } from '#domain/catalog/search-query.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { clearScenarios, setScenario } from '#mocks/shared/scenarios.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();

const portsOf = (over: Parameters<typeof aScope>[0] = {}) => shop.portsFor(aScope(over));

/** The answer; fails the test when it is `unknown`. */
function known<Answer>(answer: Answer | 'unknown'): Answer {
  if (answer === 'unknown') throw new Error('unknown');
  return answer;
}

describe('a search', () => {
  test('a search returns pages of 96 products and the facets of its results', async () => {
    const page = known(await portsOf().products.search(everything));
    expect(page.products).toHaveLength(96);
    expect(page).toMatchObject({ pageType: 'search', page: 0, total: expect.any(Number) });
    expect(page.pages).toBe(Math.ceil(page.total / 96));
    expect(page.sorts.filter(({ selected }) => selected)).toHaveLength(1);
    expect(page.facets.length).toBeGreaterThan(1);
    const next = known(await portsOf().products.search({ ...everything, page: 1 }));
    expect(next.page).toBe(1);
    expect(next.products[0]?.code).not.toBe(page.products[0]?.code);
  });

  test('a search with a page size returns that many products', async () => {
    expect(known(await portsOf().products.search(everything, 8)).products).toHaveLength(8);
  });

  test('the advice tab lists pages instead of products, and counts them beside the other results', async () => {
    const words = { ...everything, text: 'emballer' };
    const all = known(await portsOf().products.search(words));
    const tab = all.tabs.find(({ code }) => code === adviceTab);
    const asked = { ...words, facets: [{ code: tabFacet, value: adviceTab }] };
    const page = known(await portsOf({ lang: 'en' }).products.search({ ...asked, text: 'packing' }));
    expect(page).toMatchObject({ products: [], total: 1, advice: [{ title: 'Packing well' }] });
    const pro = known(await portsOf({ mode: 'pro' }).products.search(asked));
    expect(pro.advice.map(({ path }) => path)).toEqual(['/professionnel/conseils-pratiques/bien-emballer']);
    expect([tab?.count, all.advice]).toEqual([pro.total, []]);
  });

  test('a search that is narrowed by a facet names the chosen value', async () => {
    const all = known(await portsOf().products.search({ ...everything, text: 'carnet' }));
    const facet = all.facets.find(({ values }) => values.some(({ count }) => count < all.total));
    const value = facet?.values.find(({ count }) => count < all.total);
    const facets = [{ code: facet?.code ?? '', value: value?.code ?? '' }];
    const page = known(await portsOf().products.search({ ...everything, text: 'carnet', facets }));
    expect(page.total).toBe(value?.count);
    const chosen = page.facets.find(({ code }) => code === facet?.code)?.values.filter(({ selected }) => selected);
    expect(chosen?.map(({ code }) => code)).toEqual([value?.code]);
  });

  test.each([
    ['part', 'ttc', undefined],
    ['pro', 'ht', true],
  ] as const)(
    'the bands of prices and the orders by price of the mode %s are of the price %s',
    async (mode, basis, isNet) => {
      const { products } = portsOf({ mode });
      const query = { ...everything, text: 'enveloppe', sort: 'price-asc' };
      const bands = known(await products.search(query)).facets.find(({ code }) => code === 'price');
      expect(bands?.isNet).toBe(isNet);
      for (const { code, count } of bands?.values ?? []) {
        const page = known(await products.search({ ...query, facets: [{ code: 'price', value: code }] }));
        expect(page.total).toBe(count);
        const prices = page.products.map(({ price }) => price?.[basis]?.cents ?? Number.NaN);
        const [from = 0, to = Number.POSITIVE_INFINITY] = code
          .split('-')
          .map((euros) => Number(euros || Infinity) * 100);
        expect(prices.filter((cents) => !(cents >= from && cents < to))).toEqual([]);
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      }
    },
  );

  test.each(['zzq % : « qzz »', 'a:relevance:allCategories:b', '€uro/é+&=#', '%E9'])(
    'a search for « %s » sends exactly these characters',
    async (text) => {
      const page = known(await portsOf().products.search({ ...everything, text }));
      expect(page).toMatchObject({ total: 0, pageType: 'search' });
    },
  );

  test('a search without a result suggests a similar word', async () => {
    const page = known(await portsOf().products.search({ ...everything, text: 'canret' }));
    expect(page).toMatchObject({ products: [], total: 0, suggestion: 'carnet' });
  });

  test('a search in a category has its title and its path', async () => {
    const { children } = await portsOf().categories.tree();
    const [department] = children;
    const base = { kind: 'allCategories' as const, id: department?.code ?? '' };
    const page = known(await portsOf().products.search({ ...everything, base }));
    expect(page).toMatchObject({ pageType: 'category', title: department?.name });
    expect(page.path.at(-1)).toMatchObject({ code: department?.code });
  });

  test.each(['allCategories', 'brandCode', 'shops'] as const)('a search by an unknown %s is unknown', async (kind) => {
    expect(await portsOf().products.search({ ...everything, base: { kind, id: 'nothing' } })).toBe('unknown');
  });

  test('a search has the shopper’s language and the mode’s prices', async () => {
    const [french, english] = await Promise.all([
      portsOf().products.ofCode(fixedProducts.booklet),
      portsOf({ lang: 'en' }).products.ofCode(fixedProducts.booklet),
    ]);
    expect(known(french).title).toContain('Carnet');
    expect(known(english).title).toContain('Booklet');
  });
});

describe('a product', () => {
  test('a product of the shop has its price, its pictures and one offer', async () => {
    const product = known(await portsOf().products.ofCode(fixedProducts.booklet));
    expect(product).toMatchObject({
      code: fixedProducts.booklet,
      kind: 'product',
      stock: 'in',
      price: { ttc: { cents: 1824 }, ht: { cents: 1824 } },
      offers: [{ best: true, seller: null }],
    });
    expect(product.slug).toMatch(/^[a-z0-9-]+$/);
    for (const { thumbnail, detail, zoom } of product.pictures) {
      expect(detail).toMatch(/^\/medias\//);
      expect(thumbnail).toMatch(/^\/medias\//);
      expect(zoom).toMatch(/^\/medias\//);
    }
    expect(product.description).not.toMatch(/<script|onerror|style=/);
  });

  test('a product of several sellers lists its offers by delivered price, with one best', async () => {
    const { offers } = known(await portsOf().products.ofCode(fixedProducts.fourOffers));
    expect(offers).toHaveLength(4);
    const delivered = offers.map(({ price, shipping }) => price.ttc.cents + (shipping?.cents ?? 0));
    expect(delivered).toEqual(delivered.toSorted((one, other) => one - other));
    expect(offers.filter(({ best }) => best)).toHaveLength(1);
    expect(offers.every(({ seller }) => seller !== null)).toBe(true);
  });

  test('a product that is out of stock everywhere leads to similar ones in stock', async () => {
    const others = await portsOf().products.similarTo(fixedProducts.outOfStock);
    expect(others).toHaveLength(4);
    for (const { code, stock } of others) {
      expect(stock).not.toBe('out');
      expect(code).not.toBe(fixedProducts.outOfStock);
    }
    expect(await portsOf().products.similarTo('nothing')).toEqual([]);
  });

  test('a page waits for similar products half a second', async () => {
    const world = crypto.randomUUID();
    moveClock().delayAnswers(/./, 900);
    const usual = shop.with({ TIMEOUT_DEFAULT: '3000', TIMEOUT_OPTIONAL: '500' });
    const { products } = usual.portsFor(aScope({ testWorld: world }));
    await expect(products.similarTo(fixedProducts.outOfStock)).rejects.toMatchObject({ kind: 'timeout' });
    expect(await products.ofCode(fixedProducts.booklet)).toMatchObject({ code: fixedProducts.booklet });
    await usual.close();
  });

  test('a product that is an online service names the journey that sells it', async () => {
    const services = [fixedProducts.shippingLabel, fixedProducts.printableStamp, fixedProducts.registeredVignette];
    const names = [...services, fixedProducts.onlineLetter, fixedProducts.forwarding, fixedProducts.booklet].map(
      async (code) => known(await portsOf().products.ofCode(code)).service,
    );
    expect(await Promise.all(names)).toEqual(['parcel', 'stamp', 'registered-mail', 'letter', 'forwarding', null]);
  });

  test('a product with a chosen offer has that offer’s price', async () => {
    const { offers } = known(await portsOf().products.ofCode(fixedProducts.fourOffers));
    const chosen = offers.at(-1);
    const product = known(await portsOf().products.ofCode(fixedProducts.fourOffers, chosen?.id));
    expect(product.price).toEqual(chosen?.price);
  });

  test('a product that no seller has is out of stock', async () => {
    expect(known(await portsOf().products.ofCode(fixedProducts.outOfStock)).stock).toBe('out');
    expect(known(await portsOf().products.ofCode(fixedProducts.lowStock)).stock).toBe('low');
  });

  const strange = ['nothing', '../orders', '1126001/../../users', 'é %', '%2e%2e', '..', '.', ''];
  test.each(strange)('a product called « %s » is unknown, and no other address is asked', async (code) => {
    expect(await portsOf().products.ofCode(code)).toBe('unknown');
  });

  test('a product is the same for everybody: no token is sent', async () => {
    let asked = 0;
    const accessToken = async () => `asked ${(asked += 1)}`;
    await shop.portsFor(signedIn('particulier@exemple.fr', { accessToken })).products.ofCode(fixedProducts.booklet);
    expect(asked).toBe(0);
  });
});

describe('a catalogue in trouble', () => {
  test.each([
    ['fail', 'unavailable'],
    ['unavailable', 'unavailable'],
    ['reset', 'unavailable'],
    ['contract', 'contract'],
    ['unauthorised', 'signed-out'],
  ] as const)('a catalogue that answers with « %s » is the fault %s', async (effect, kind) => {
    const world = crypto.randomUUID();
    setScenario({ operation: 'getProduct', effect, world });
    const { products } = portsOf({ testWorld: world });
    await expect(products.ofCode(fixedProducts.booklet)).rejects.toMatchObject({ name: 'Fault', kind });
    clearScenarios({ world });
  });

  test('a catalogue that fails for one call only causes no fault', async () => {
    const world = crypto.randomUUID();
    setScenario({ operation: 'getProduct', effect: 'unavailable', world, calls: 1 });
    expect(known(await portsOf({ testWorld: world }).products.ofCode(fixedProducts.booklet)).code).toBe('1126001');
  });
});

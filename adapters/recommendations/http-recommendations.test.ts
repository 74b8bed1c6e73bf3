import { expect, test } from 'vitest';
import { aScope } from '#adapters/testing/shop.ts';
import { aSummary } from '#domain/catalog/examples.ts';
import { showingsIn } from '#mocks/recommendations/visitors.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { clearScenarios, setScenario } from '#mocks/shared/scenarios.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();

test('other products of the same department are suggested, never the one that is shown', async () => {
  const { recommendations } = shop.portsFor(aScope());
  const page = { page: 'product', productCode: fixedProducts.booklet } as const;
  const { products: suggested } = await recommendations.forPage(page);
  expect(suggested.length).toBeGreaterThan(3);
  expect(suggested.map(({ code }) => code)).not.toContain(fixedProducts.booklet);
  expect(suggested.every(({ stock }) => stock !== 'out')).toBe(true);
});

test('the home page has suggestions in the shopper’s language', async () => {
  const titles = async (lang: 'fr' | 'en') =>
    (await shop.portsFor(aScope({ lang })).recommendations.forPage({ page: 'home' })).products.map(
      ({ title }) => title,
    );
  const [french, english] = [await titles('fr'), await titles('en')];
  expect(french).toHaveLength(english.length);
  expect(french).not.toEqual(english);
});

test('an unknown product has no recommendations', async () => {
  const { recommendations } = shop.portsFor(aScope());
  expect(await recommendations.forPage({ page: 'product', productCode: 'inconnu' })).toEqual({
    products: [],
    rank: null,
  });
});

test('the home page follows what the visitor looked at last, and nobody else’s', async () => {
  const testWorld = crypto.randomUUID();
  const visit = (sid: string) => shop.portsFor(aScope({ testWorld, sid })).recommendations;
  const looked = await visit('visite-1').forPage({ page: 'product', productCode: fixedProducts.booklet });
  const home = await visit('visite-1').forPage({ page: 'home' });
  expect(home.rank).toBe(`proche-${fixedProducts.booklet}`);
  expect(home.products[0]).toEqual(looked.products[0]);
  expect((await visit('visite-2').forPage({ page: 'home' })).rank).toBeNull();
});

test('shown recommendations are reported with their rank and in their order', async () => {
  const world = crypto.randomUUID();
  const { recommendations } = shop.portsFor(aScope({ testWorld: world, sid: 'visite-1' }));
  const products = [aSummary({ code: '1126001' }), aSummary({ code: '1131001' })];
  await recommendations.reportViewed({ page: 'home' }, { products, rank: 'rang-1' });
  await recommendations.reportViewed({ page: 'home' }, { products: [], rank: null });
  expect(showingsIn(worldNamed(world)).all()).toEqual([
    { visitor: 'visite-1', page: 'home', rank: 'rang-1', productCodes: ['1126001', '1131001'] },
  ]);
});

test('a service that is away while it is told troubles nobody', async () => {
  const world = crypto.randomUUID();
  setScenario({ operation: 'recommendationsShown', effect: 'fail', world });
  const { recommendations } = shop.portsFor(aScope({ testWorld: world }));
  await expect(
    recommendations.reportViewed({ page: 'home' }, { products: [aSummary()], rank: null }),
  ).resolves.toBeUndefined();
  clearScenarios({ world });
});

test('no account is named', async () => {
  let asked = 0;
  const scope = aScope({ signedIn: true, accessToken: async () => `token-${(asked += 1)}` });
  await shop.portsFor(scope).recommendations.forPage({ page: 'home' });
  expect(asked).toBe(0);
});

test('a service that is away is a fault, which the page does without', async () => {
  const world = crypto.randomUUID();
  setScenario({ operation: 'recommend', effect: 'fail', world });
  const { recommendations } = shop.portsFor(aScope({ testWorld: world }));
  await expect(recommendations.forPage({ page: 'home' })).rejects.toMatchObject({ kind: 'unavailable' });
  clearScenarios({ world });
});

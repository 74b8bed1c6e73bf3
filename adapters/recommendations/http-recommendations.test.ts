import { expect, test } from 'vitest';
import { aScope } from '#adapters/testing/shop.ts';
import { knownProducts } from '#mocks/catalog/known-products.ts';
import { clearScenarios, setScenario } from '#mocks/shared/scenarios.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();

test('other products of the same department are suggested, never the one that is shown', async () => {
  const { recommendations } = shop.portsFor(aScope());
  const suggested = await recommendations.forPage({ page: 'product', productCode: knownProducts.booklet });
  expect(suggested.length).toBeGreaterThan(3);
  expect(suggested.map(({ code }) => code)).not.toContain(knownProducts.booklet);
  expect(suggested.every(({ stock }) => stock !== 'out')).toBe(true);
});

test('the home page has suggestions in the shopper’s language', async () => {
  const titles = async (lang: 'fr' | 'en') =>
    (await shop.portsFor(aScope({ lang })).recommendations.forPage({ page: 'home' })).map(({ title }) => title);
  const [french, english] = [await titles('fr'), await titles('en')];
  expect(french).toHaveLength(english.length);
  expect(french).not.toEqual(english);
});

test('an unknown product has no recommendations', async () => {
  const { recommendations } = shop.portsFor(aScope());
  expect(await recommendations.forPage({ page: 'product', productCode: 'inconnu' })).toEqual([]);
});

test('nothing of the visitor is asked for', async () => {
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

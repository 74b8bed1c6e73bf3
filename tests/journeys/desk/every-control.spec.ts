/** The controls of the agents' desk, on a shop with an assisted service. The desk has no program: early and moved are no situations of it. */
import { type Shop, startShop } from '../../shared/shop.ts';
import { test as base } from '../../shared/shopper.ts';
import { deskFound, deskHelping, deskSearch } from '../controls/desk.ts';
import { browserFor, triesEverything } from '../controls/situations.ts';

const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const shop = await startShop({ assisted: true });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

for (const situation of ['loaded', 'nojs'] as const)
  for (const width of ['wide', 'phone'] as const)
    test.describe(`${situation}, ${width}`, () => {
      test.use(browserFor(situation, width));
      for (const scene of [deskSearch, deskFound, deskHelping])
        test(`every control of ${scene.name} works @long`, async ({ page }) =>
          triesEverything({ page, scene, situation, width }));
    });

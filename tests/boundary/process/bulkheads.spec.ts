import { backendOf } from '../../shared/backend.ts';
import { type Shop, startShop } from '../../shared/shop.ts';
import { askAt, expect, test, visitorWithCart } from '../ask.ts';

/** Three times the pages that one process makes at once (promises §3a; the large attack: tests/figures/hung-backend.ts). */
const pages = 192;

test.describe('one sick service', () => {
  let shop: Shop;
  test.beforeAll(async () => {
    shop = await startShop({ env: { BREAKER_FAILURES: '20', METRICS_PORT: '0', LOG_LEVEL: 'silent' } });
  });
  test.afterAll(() => shop.stop());

  test('takes its own pages, no other, and is left alone after twenty failures', async ({ world }) => {
    const ask = askAt({ origin: shop.url, world });
    const cookies = await visitorWithCart(ask);
    await backendOf(world, shop.backendUrl).misbehaves({ operation: 'getProduct', effect: 'hang' });
    const hung = Array.from({ length: pages }, (_, at) => ask(`/boutique/x/p/9${String(at).padStart(6, '0')}`));
    for (let round = 0; round < 5; round += 1) {
      const [cart, search, health] = await Promise.all([
        ask('/checkout/recapitulatif', { cookies }),
        ask(`/boutique/recherche?q=carnet${round}`),
        ask('/healthz'),
      ]);
      expect([cart.status, search.status, health.status]).toEqual([200, 200, 200]);
      // It waits for no deadline of the others.
      expect(cart.milliseconds).toBeLessThan(3000);
    }
    const statuses = (await Promise.all(hung)).map(({ status }) => status);
    expect(statuses.every((status) => status === 503 || status === 504)).toBe(true);
    const next = await ask('/boutique/x/p/1126001');
    expect(next.status).toBe(503);
    expect(next.milliseconds).toBeLessThan(500);
  });
});

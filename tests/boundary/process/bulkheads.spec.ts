import { onWait } from '#mocks/shared/scenarios.ts';
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

  test('a service that hangs occupies its own pages alone, which answer 503 after twenty failures', async ({
    world,
  }) => {
    const waits: (() => void)[] = [];
    let areOver = false;
    const stopListening = onWait(({ end }) => void (areOver ? end() : waits.push(end)));
    const ask = askAt({ origin: shop.url, world });
    const cookies = await visitorWithCart(ask);
    await backendOf(world, shop.backendUrl).misbehaves({ operation: 'getProduct', effect: 'hang' });
    let answered = 0;
    const hung = Array.from({ length: pages }, async (_, at) => {
      const { status } = await ask(`/boutique/x/p/9${String(at).padStart(6, '0')}`);
      answered += 1;
      return status;
    });
    await expect.poll(() => waits.length).toBeGreaterThanOrEqual(20);
    for (let round = 0; round < 5; round += 1) {
      const [cart, search, health] = await Promise.all([
        ask('/checkout/recapitulatif', { cookies }),
        ask(`/boutique/recherche?q=carnet${round}`),
        ask('/healthz'),
      ]);
      expect([cart.status, search.status, health.status]).toEqual([200, 200, 200]);
    }
    expect(answered, 'pages that wait for the sick service meanwhile').toBeLessThan(pages);
    areOver = true;
    for (const end of waits) end();
    const statuses = await Promise.all(hung);
    stopListening();
    expect(statuses.every((status) => status === 503 || status === 504)).toBe(true);
    expect((await ask('/boutique/x/p/1126001')).status).toBe(503);
  });
});

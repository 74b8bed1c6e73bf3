import { expect, test } from '@playwright/test';
import { freePort } from '#adapters/testing/free-port.ts';
import { idsOfTests } from '#adapters/testing/ids.ts';
import { hasRedis, startRedis } from '#adapters/testing/redis.ts';
import { type Shop, startShop } from '../../shared/shop.ts';

// In one worker: each has a shop of its own, which takes longer to start than these tests take.
test.describe.configure({ mode: 'default' });

/** The shop while its session records cannot be reached (promises §3a). */
test.describe('without its session records', () => {
  let shop: Shop;
  test.beforeAll(async () => {
    shop = await startShop({ env: { REDIS_URL: `redis://127.0.0.1:${await freePort()}`, LOG_LEVEL: 'silent' } });
  });
  test.afterAll(() => shop.stop());

  const session = `__Host-lpel_session=${idsOfTests.issue('session')}`;
  const ask = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
    fetch(shop.url + path, { redirect: 'manual', ...init, headers: { cookie: session, ...init.headers } });

  test('everybody finds the shop as it is', async () => {
    for (const path of ['/', '/boutique/c/timbres', '/aide', '/checkout/recapitulatif', '/ecom/visiteur'])
      expect((await ask(path)).status, path).toBe(200);
  });

  test('a load balancer hears that the process lives, and what it lacks', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    const ready = await ask('/readyz');
    expect([ready.status, await ready.text()]).toEqual([503, 'sessions']);
  });

  test('a shop whose session records are lost still shows its open pages, and /readyz names the fault', async () => {
    const cookie = '__Host-lpel_session=unknown-session-id-0001; lpel_session=unknown-session-id-0001';
    const asked = async (path: string) => {
      const answer = await ask(path, { headers: { cookie } });
      return { path, status: answer.status, body: await answer.text() };
    };
    for (const path of ['/', '/boutique/c/timbres']) expect(await asked(path)).toMatchObject({ path, status: 200 });
    expect(await asked('/readyz')).toMatchObject({ status: 503, body: expect.stringContaining('sessions') });
  });

  test('a visitor fills a cart', async () => {
    const { location = '' } = Object.fromEntries((await ask('/boutique/x/p/1126001')).headers);
    const added = await ask(location, {
      method: 'POST',
      headers: { origin: shop.url, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'add=1126001&quantity=2',
    });
    expect(added.status).toBe(302);
    const cart = added.headers.getSetCookie().find((cookie) => cookie.startsWith('lpel_cart='));
    const page = await (
      await ask('/checkout/recapitulatif', { headers: { cookie: cart?.split(';')[0] ?? '' } })
    ).text();
    expect(page).toContain('Carnet de 12 timbres');
  });

  test('a page for signed-in shoppers says so, in the frame of the shop, and keeps their cookie', async () => {
    for (const path of ['/checkout/livraison', '/mes-commandes/detail/CMD-1']) {
      const answer = await ask(path);
      expect(answer.status).toBe(503);
      const page = await answer.text();
      expect(page).toContain('Ce service est momentanément indisponible.');
      expect(page).toContain('Boutique des');
      expect(answer.headers.getSetCookie().join()).not.toContain('lpel_session');
    }
  });
});

/** The records are there and answer nothing: worse than none. */
test.describe('while its session records are frozen', () => {
  test.skip(!hasRedis, 'There is no redis-server here.');

  test('open pages answer while the session records are frozen, and a page that needs them reports it', async () => {
    const redis = await startRedis();
    const shop = await startShop({ env: { REDIS_URL: redis.url, TIMEOUT_REDIS: '500', LOG_LEVEL: 'silent' } });
    const statusOf = async (path: string, cookie = '') =>
      (await fetch(shop.url + path, { redirect: 'manual', headers: { cookie } })).status;
    try {
      const own = `__Host-lpel_session=${idsOfTests.issue('session')}`;
      await expect.poll(() => statusOf('/ecom/connexion')).toBe(302);
      redis.hang();
      const invented = Array.from({ length: 140 }, (_, at) =>
        statusOf('/checkout/recapitulatif', `__Host-lpel_session=${at}`),
      );
      // Another page than theirs: on a busy machine so many wait for one.
      expect(await statusOf('/boutique/c/racine')).toBe(200);
      expect((await Promise.all(invented)).every((status) => status === 200 || status === 503)).toBe(true);
      expect(await statusOf('/checkout/livraison', own)).toBe(503);
      expect(await statusOf('/ecom/connexion')).toBe(503);
      redis.resume();
      await expect.poll(() => statusOf('/ecom/connexion')).toBe(302);
    } finally {
      redis.resume();
      await shop.stop();
      await redis.kill();
    }
  });
});

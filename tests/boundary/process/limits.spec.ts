import { type Shop, startShop } from '../../shared/shop.ts';
import { type Ask, askAt, cookiePairs, expect, test, visitorWithCart } from '../ask.ts';

// In one worker: each has a shop of its own, which takes longer to start than these tests take.
test.describe.configure({ mode: 'default' });

/** The limits of promises §3b, at a shop that counts; its proxy is this machine, so a test says who asks. */
test.describe('whoever asks too often', () => {
  let shop: Shop;
  test.beforeAll(async () => {
    shop = await startShop({ env: { LIMITS: 'yes', TRUSTED_PROXIES: '127.0.0.1' } });
  });
  test.afterAll(() => shop.stop());

  const asking = (world: string, address: string): Ask => {
    const ask = askAt({ origin: shop.url, world });
    return (path, options = {}) =>
      ask(path, { ...options, headers: { 'x-forwarded-for': `203.0.113.77, ${address}`, ...options.headers } });
  };

  test('begins ten sign-ins a minute, and reads when to begin the next', async ({ world }) => {
    const ask = asking(world, '192.0.2.1');
    const statuses: number[] = [];
    for (let begun = 0; begun < 14; begun += 1) statuses.push((await ask('/ecom/connexion')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 302), 429, 429, 429, 429]);
    const { headers, body } = await ask('/ecom/connexion', { headers: { accept: 'text/html' } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatch(/Vous pouvez réessayer dans \d+ secondes?/);
    // What the browser writes left of the proxy's own entry makes nobody another visitor.
    const spoofed = { 'x-forwarded-for': '198.51.100.1, 192.0.2.1' };
    expect((await ask('/ecom/connexion', { headers: spoofed })).status).toBe(429);
    expect((await asking(world, '192.0.2.2')('/ecom/connexion')).status).toBe(302);
  });

  test('looks up so many addresses, and types on without', async ({ world }) => {
    const ask = asking(world, '192.0.2.3');
    const cookies = cookiePairs(await ask('/'));
    const statuses: number[] = [];
    for (let asked = 0; asked < 62; asked += 1)
      statuses.push((await ask('/ecom/adresse/communes?code=69002', { cookies })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429]);
    expect((await ask('/ecom/adresse/rues?q=vaugirard&code=69002', { cookies })).status).toBe(429);
  });

  test('guesses three vouchers, and then waits', async ({ world }) => {
    const ask = asking(world, '192.0.2.4');
    const cookies = await visitorWithCart(ask);
    const guess = (code: string) => ask('/checkout/recapitulatif', { cookies, form: { intent: 'voucher', code } });
    for (const code of ['A1', 'A2', 'A3']) expect((await guess(code)).status).toBe(422);
    const { status, headers, body } = await guess('DEVINE');
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect(body).toContain('Trop d’essais');
    expect(body).toContain('DEVINE');
  });
});

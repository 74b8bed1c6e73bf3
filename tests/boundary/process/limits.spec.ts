import { type Shop, startShop } from '../../shared/shop.ts';
import { type Ask, type AskOptions, askAt, cookiePairs, expect, test, visitorWithCart } from '../ask.ts';

const upload = (name: string, file: string) => ({
  method: 'POST',
  headers: { 'content-type': 'multipart/form-data; boundary=limite' },
  body: [
    `--limite\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n`,
    'Content-Type: application/octet-stream\r\n\r\ntexte\r\n--limite--\r\n',
  ].join(''),
});

/** What one address does too often, whoever its visitors are. */
const byAddress: { setting: string; path: string; sent?: AskOptions }[] = [
  {
    setting: 'LIMIT_STOCK_NOTICES',
    path: '/boutique/retour-en-stock?article=3202005',
    sent: { form: { article: '3202005', email: 'nom@exemple.fr' } },
  },
  {
    setting: 'LIMIT_FILES',
    path: '/envoi-courrier-en-ligne/parcours/creer-lettre',
    sent: upload('fichier', 'lettre.pdf'),
  },
  {
    setting: 'LIMIT_TABLES',
    path: '/professionnel/envoi-colis/colissimo-en-ligne/parcours/lot',
    sent: upload('table', 'colis.csv'),
  },
  {
    setting: 'LIMIT_DRAFTS',
    path: '/vignette-recommandee-en-ligne/parcours/votre-recommande',
    sent: { form: { printing: 'self', destination: 'FR', weight: '100', level: 'R2', receipt: 'no' } },
  },
  { setting: 'LIMIT_SUGGESTIONS', path: '/ecom/recherche/suggestions?q=timbre' },
  { setting: 'LIMIT_POINTS_OF_SALE', path: '/points-de-vente?cp=69002&ville=Lyon' },
];

// In one worker: each has a shop of its own, which takes longer to start than these tests take.
test.describe.configure({ mode: 'default' });

/** The limits of promises §3b, at a shop that counts; its proxy is this machine, so a test says who asks. */
test.describe('whoever asks too often', () => {
  let shop: Shop;
  test.beforeAll(async () => {
    const env = Object.fromEntries(byAddress.map(({ setting }) => [setting, '2']));
    shop = await startShop({ env: { ...env, LIMITS: 'yes', TRUSTED_PROXIES: '127.0.0.1' } });
  });
  test.afterAll(() => shop.stop());

  const asking = (world: string, address: string): Ask => {
    const ask = askAt({ origin: shop.url, world });
    return (path, options = {}) =>
      ask(path, { ...options, headers: { 'x-forwarded-for': `203.0.113.77, ${address}`, ...options.headers } });
  };

  test('one address begins ten sign-ins a minute, and then reads when to begin the next', async ({ world }) => {
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

  test('one address gets sixty lookups of addresses a minute, and can still type one', async ({ world }) => {
    const ask = asking(world, '192.0.2.3');
    const cookies = cookiePairs(await ask('/'));
    const statuses: number[] = [];
    for (let asked = 0; asked < 62; asked += 1)
      statuses.push((await ask('/ecom/adresse/communes?code=69002', { cookies })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429]);
    expect((await ask('/ecom/adresse/rues?q=vaugirard&code=69002', { cookies })).status).toBe(429);
  });

  test('whoever sends more than two tables an hour keeps what was typed, and is told how long to wait', async ({
    world,
  }) => {
    const ask = asking(world, '192.0.2.5');
    const path = '/professionnel/envoi-colis/colissimo-en-ligne/parcours/lot';
    const sends = () => {
      const part = (head: string, text: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
      const typed = part('name="intent"', 'read') + part('name="pasted"', 'Achats;71000');
      const body = `${typed}${part('name="csv"; filename="a.csv"', 'a\n'.repeat(500_000))}--x--\r\n`;
      const headers = { 'content-type': 'multipart/form-data; boundary=x', origin: shop.url };
      return ask(path, { method: 'POST', headers, body });
    };
    expect([(await sends()).status, (await sends()).status]).toEqual([422, 422]);
    const { status, headers, body } = await sends();
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect(body).toContain('Trop d’essais');
    expect(body).toMatch(/<textarea[^>]*name="pasted"[^>]*>Achats;71000</);
  });

  test('one address tries three vouchers, and then has to wait', async ({ world }) => {
    const ask = asking(world, '192.0.2.4');
    const cookies = await visitorWithCart(ask);
    const guess = (code: string) => ask('/checkout/recapitulatif', { cookies, form: { intent: 'voucher', code } });
    for (const code of ['A1', 'A2', 'A3']) expect((await guess(code)).status).toBe(422);
    const { status, headers, body } = await guess('DEVINE');
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect(body).toContain('Trop d’essais');
    expect(body).toContain('DEVINE');
  });

  for (const [at, { setting, path, sent = {} }] of byAddress.entries())
    test(`new visitors of one network share ${setting}, and read when to go on`, async ({ world }) => {
      const from = (address: string) =>
        asking(world, address)(path, { ...sent, headers: { origin: shop.url, ...sent.headers } });
      const statuses: number[] = [];
      // One subscriber has all addresses of a /56.
      for (const address of [`2001:db8:${at}:ab01::1`, `2001:db8:${at}:ab02::1`])
        statuses.push((await from(address)).status);
      expect(statuses, statuses.join()).not.toContain(429);
      const { status, headers, body } = await from(`2001:db8:${at}:abff::1`);
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
      if (headers['content-type']?.startsWith('text/html'))
        expect(body).toMatch(/Vous pouvez réessayer dans|Réessayez dans|Trop d/);
      expect((await from(`2001:db8:${at}:ac00::1`)).status).not.toBe(429);
    });
});

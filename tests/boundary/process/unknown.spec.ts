import { type Ask, cookiePairs, expect, test } from '../ask.ts';

const unknown = [
  ['route', '/nulle-part'],
  ['route of professionals', '/professionnel/nulle-part'],
  ['route below a known one', '/checkout/recapitulatif/encore'],
  ['file', '/wp-login.php'],
  ['category', '/boutique/c/inconnue'],
  ['brand', '/boutique/marque/inconnue'],
  ['seller', '/boutique/vendeur/x/inconnu'],
  ['product', '/boutique/x/p/inconnu'],
  ['product of an offer', '/boutique/p/inconnu/offer/offer_1'],
  ['offer', '/boutique/p/1126001/offer/1'],
  ['code with a dot', '/boutique/c/a.b'],
  ['code with a slash', '/boutique/x/p/a%2Fb'],
  ['code with a tag', '/boutique/x/p/%3Cscript%3E'],
  ['code that is too long', `/boutique/x/p/${'a'.repeat(65)}`],
  ['page zero', '/boutique/c/timbres?page=0'],
  ['page that is a word', '/boutique/c/timbres?page=deux'],
  ['negative page', '/boutique/c/timbres?page=-1'],
  ['page in another base', '/boutique/c/timbres?page=0x2'],
  ['page beyond all bounds', '/boutique/c/timbres?page=99999'],
] as const;

test.describe('what is not there', () => {
  for (const [what, path] of unknown) {
    test(`an unknown ${what} is a page with 404, its code, the session and the date`, async ({ ask }) => {
      const cookies = cookiePairs(await ask('/'));
      // The title is English on a French page too, and is marked as English there.
      for (const [locale, title] of [
        ['lpel_locale=fr', '<span lang="en">This page could not be found</span>'],
        ['lpel_locale=en', '<h1>This page could not be found</h1>'],
      ] as const) {
        const { status, body, headers } = await ask(path, { cookies: [...cookies, locale] });
        const session = cookies.find((cookie) => cookie.startsWith('lpel_sid='))?.split('=')[1] ?? 'no session';
        expect({
          locale,
          status,
          lacks: [title, '>404<', session, 'noindex'].filter((text) => !body.includes(text)),
          hasDate: />\d\d\/\d\d\/\d{4}(,| à)? \d\d:\d\d</.test(body),
          hasBareScript: body.includes('<script>'),
          control: headers['cache-control'],
        }).toEqual({
          locale,
          status: 404,
          lacks: [],
          hasDate: true,
          hasBareScript: false,
          control: 'private, no-store',
        });
      }
    });
  }

  test('a page beyond the last of a list is not found, says how long the list is, and leads to it', async ({ ask }) => {
    for (const [path, first] of [
      ['/boutique/c/timbres?page=900', '/boutique/c/timbres'],
      ['/boutique/recherche?q=carnet&page=900', '/boutique/recherche?q=carnet'],
    ] as const) {
      const { status, body, headers } = await ask(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(body).toMatch(/Cette liste (ne compte plus que \d+ pages|tient sur une seule page)\./);
      expect(body).toContain(`href="${first}"`);
      expect(body).toContain('noindex');
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });

  test('an order that is nobody’s or somebody else’s is not there either', async ({ ask, signedIn }) => {
    const pagesOf = (code: string) => [
      `/checkout/confirmation?commande=${code}`,
      `/mes-commandes/detail/${code}`,
      `/mes-commandes/detail/${code}/remboursement`,
      `/mes-commandes/detail/${code}/retour/3fa85f64-5717-4562-b3fc-2c963f66afa6`,
      `/mes-commandes/detail/${code}/CMD-1-A/contact-vendeur`,
      `/mes-commandes/detail/${code}/CMD-1-A/retour`,
      `/mes-commandes/detail/${code}/retractation`,
      `/mes-commandes/detail/${code}/retractation/RETRACTATION-0001`,
      `/ecom/e-service/colis/${code}/labels`,
    ];
    for (const code of ['CMD-1', 'a.b', '%00', 'x'.repeat(80)])
      for (const path of pagesOf(code)) {
        const { status, body } = await ask(path, { cookies: signedIn });
        // A path with a control character is refused before anybody looks which page it is.
        const isRefused = new URL(path, 'https://boutique.example').pathname.includes('%00');
        const wanted = ['This page could not be found', ...(isRefused ? [] : ['Cette commande n’existe pas'])];
        const unwanted = ['bien enregistrée', ...(isRefused ? [] : ['panier est intact'])];
        const lacks = wanted.filter((text) => !body.includes(text));
        const says = unwanted.filter((text) => body.includes(text));
        expect({ path, status, lacks, says }).toEqual({ path, status: 404, lacks: [], says: [] });
      }
  });

  test('typed text is never part of the page’s code', async ({ ask }) => {
    const typed = '"><script>alert(1)</script></script><svg onload=alert(1)>';
    for (const path of ['/boutique/recherche?q=', '/boutique/c/timbres?f=', '/boutique/c/timbres?sort=', '/'])
      expect((await ask(path + encodeURIComponent(typed))).body).not.toMatch(/<script>alert|<svg onload/);
  });
});

const isAlive = async (ask: Ask) => expect((await ask('/healthz')).status).toBe(200);

test.describe('requests that no browser sends', () => {
  for (const method of ['TRACE', 'OPTIONS', 'HEAD', 'PROPFIND', 'PURGE', 'LINK', 'SEARCH', 'M-SEARCH']) {
    test(`${method} does no harm`, async ({ ask }) => {
      for (const path of ['/', '/assets/x', '/medias/x', '/checkout/recapitulatif', '/nulle-part']) {
        const { status, body } = await ask(path, { method, headers: { 'x-secret': 'parrot' } });
        expect(status).toBeLessThan(500);
        expect(body).not.toContain('parrot');
      }
      await isAlive(ask);
    });
  }

  for (const path of [
    '/%',
    '/%ff',
    '/%00',
    '/%c0%ae%c0%ae/',
    '//',
    '//evil.example/',
    '/\\evil.example',
    '/..',
    '/?%',
    '/boutique/c/%',
    '/boutique/recherche?q=%ff%fe',
    `/${'a/'.repeat(3000)}`,
    `/boutique/recherche?q=${'x'.repeat(9000)}`,
    `/boutique/c/timbres?${'f=a:b&'.repeat(1000)}`,
    '/__manifest?p=%00',
    '/boutique/c/timbres.data?_routes=x',
    '/_root.data',
  ]) {
    test(`${path.slice(0, 40)} is answered`, async ({ ask }) => {
      const { status, body } = await ask(path);
      expect(status).toBeLessThan(500);
      expect(body).not.toMatch(/ at .+\.(js|ts):\d+/);
      await isAlive(ask);
    });
  }
});

const up = ['../', '%2e%2e/', '..%2f', '%2e%2e%2f', '..%5c', '..\\', '....//', '%252e%252e%252f', '.%00./'];
const ways = ['/assets/', '/medias/', '/', '/assets/x/'].flatMap((from) =>
  up.flatMap((step) => [1, 2, 5].map((times) => from + step.repeat(times))),
);

test.describe('files', () => {
  for (const secret of ['package.json', 'server/index.js', 'etc/passwd', '.data/sessions.db']) {
    test(`files outside the built ones cannot be reached, such as ${secret}`, async ({ ask }) => {
      const reached: string[] = [];
      for (const way of ways) {
        const { status, body } = await ask(way + secret);
        if (status === 200 || /"dependencies"|root:x:|SQLite format/.test(body)) reached.push(way);
      }
      expect(reached).toEqual([]);
    });
  }

  test('the shop passes on pictures of the backend alone', async ({ ask }) => {
    for (const path of [
      '/medias/..%2fscenarios',
      '/medias/%2e%2e/scenarios',
      '/medias/../ledger',
      '/medias',
      '/medias/a/b',
    ])
      expect((await ask(path)).status, path).toBe(404);
  });

  test('files that begin with a dot are not served', async ({ ask }) => {
    for (const path of ['/.env', '/.git/config', '/.vite/manifest.json', '/assets/.vite/manifest.json'])
      expect({ path, status: (await ask(path)).status }).toEqual({ path, status: 404 });
  });
});

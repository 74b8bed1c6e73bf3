import { cookiePairs, expect, productPath, test, visitorWithCart, withoutNonce } from '../ask.ts';

const publicPages = [
  '/',
  '/boutique/c/timbres',
  '/boutique/c/timbres?page=1&sort=price-asc',
  '/boutique/recherche?q=carnet',
  '/boutique/p/1126001/offer/offer_404',
  '/professionnel',
  '/professionnel/boutique/c/timbres',
];
const personalPages = ['/checkout/recapitulatif', '/ecom/visiteur', '/professionnel/checkout/recapitulatif'];
const securedPages = ['/checkout/livraison', '/checkout/paiement', '/checkout/confirmation?commande=CMD-1'];
/** A page shows whether the consent question was answered, and nothing else of its visitor. */
const answered = ['lpel_mesure=0', 'lpel_perso=0'];
const isPrivate = 'private, no-store';

test.describe('what caches may store', () => {
  test('public pages are the same for a stranger, a visitor with a cart and a signed-in shopper, once each has answered about cookies', async ({
    ask,
    signedIn,
  }) => {
    const withCart = [...(await visitorWithCart(ask)), ...answered];
    // A first visit has the sheet in its document too.
    const withVisit = [...answered, 'lpel_sid=any'];
    for (const path of [...publicPages, await productPath(ask)]) {
      const pages = await Promise.all([withVisit, withCart, signedIn].map((cookies) => ask(path, { cookies })));
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [stranger, visitor, shopper] = pages.map(({ body }) => withoutNonce(body));
      expect(visitor === stranger, `${path} for a visitor with a cart`).toBe(true);
      expect(shopper === stranger, `${path} for a signed-in shopper`).toBe(true);
    }
  });

  test('public pages may be kept once they set no cookie', async ({ ask }) => {
    const first = await ask('/');
    for (const path of publicPages) {
      const { headers, cookies } = await ask(path, { cookies: cookiePairs(first) });
      expect(cookies).toEqual([]);
      expect(headers['cache-control']).toMatch(/^public/);
      expect(headers.vary).toContain('Cookie');
    }
  });

  test('an answer that sets a cookie is never cached', async ({ ask }) => {
    const paths = [...publicPages, ...personalPages, ...securedPages, '/nulle-part', '/deconnexion', '/ecom/connexion'];
    for (const path of paths) {
      const { headers, cookies } = await ask(path);
      expect({ path, sets: cookies.length > 0, control: headers['cache-control'] }).toEqual({
        path,
        sets: true,
        control: isPrivate,
      });
    }
  });

  test('personal pages are never kept, signed in or not', async ({ ask, signedIn }) => {
    const known = cookiePairs(await ask('/'));
    for (const cookies of [known, signedIn])
      for (const path of [...personalPages, ...securedPages, '/checkout/recapitulatif.data']) {
        const { headers } = await ask(path, { cookies });
        expect({ path, control: headers['cache-control'] }).toEqual({ path, control: isPrivate });
      }
  });

  test('a shopper’s name is on no public page', async ({ ask, signedIn }) => {
    const visitor = await ask('/ecom/visiteur', { cookies: signedIn });
    const { name } = JSON.parse(visitor.body).account;
    expect(name).toBeTruthy();
    for (const path of publicPages) expect((await ask(path, { cookies: signedIn })).body).not.toContain(name);
  });
});

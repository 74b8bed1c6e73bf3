import { backendOf } from '../shared/backend.ts';
import { oneDeadline } from '../shared/unhurried.ts';
import { type Ask, cookiePairs, expect, productPath, type Reply, test, visitorWithCart } from './ask.ts';
import { leaks } from './leaks.ts';
import { documentOf, nameOf, tagsIn } from './without-scripts/document.ts';

type Effect = 'slow' | 'fail' | 'unavailable' | 'hang' | 'reset' | 'contract' | 'unauthorised' | 'disabled';

function expectDecent({ body, waited, headers }: Reply): void {
  expect(waited).toBeLessThanOrEqual(oneDeadline);
  expect(body).not.toMatch(leaks);
  expect(headers['content-security-policy']).toContain("script-src 'nonce-");
  expect(headers['cache-control']).toBe('private, no-store');
}

async function expectAlive(ask: Ask): Promise<void> {
  expect((await ask('/healthz')).status).toBe(200);
}

const faults: [effect: Effect, status: number][] = [
  ['fail', 503],
  ['unavailable', 503],
  ['reset', 503],
  ['contract', 502],
  ['hang', 504],
];

test.describe('when the backend is not well', () => {
  for (const [effect, status] of faults) {
    test(`a listing that meets "${effect}" is reset, in its frame, with the specification’s words`, async ({
      ask,
      world,
    }) => {
      const cookies = cookiePairs(await ask('/'));
      await backendOf(world).misbehaves({ operation: 'searchProducts', effect });
      for (const path of ['/boutique/c/timbres?page=2&sort=price-asc', '/boutique/recherche?q=carnet']) {
        const reply = await ask(path, { cookies });
        expectDecent(reply);
        expect(reply.status).toBe(status);
        expect(reply.body).toContain('Une erreur est survenue, veuillez réessayer');
        expect(reply.body).toContain('Réessayer');
        expect(reply.body).toContain('noindex');
      }
      await expectAlive(ask);
    });

    test(`a product that meets "${effect}" is the error page, with what customer service asks for`, async ({
      ask,
      world,
    }) => {
      const path = await productPath(ask);
      const cookies = cookiePairs(await ask('/'));
      await backendOf(world).misbehaves({ operation: 'getProduct', effect });
      const reply = await ask(path, { cookies });
      expectErrorPage(reply, status, cookies);
      await expectAlive(ask);
    });

    test(`a cart that meets "${effect}" is said to be intact, and is`, async ({ ask, world }) => {
      const cookies = await visitorWithCart(ask);
      for (const operation of ['getCart', 'validateCart']) {
        await backendOf(world).misbehaves({ operation, effect });
        const reply = await ask('/checkout/recapitulatif', { cookies });
        expectErrorPage(reply, status, cookies);
        expect(reply.body).toContain('Votre panier est intact');
        expect(reply.cookies.join()).not.toContain('lpel_cart');
        await backendOf(world).behaves();
      }
      const again = await ask('/checkout/recapitulatif', { cookies });
      expect(again.status).toBe(200);
      expect(again.body).toContain('Carnet de 12 timbres Marianne');
      await expectAlive(ask);
    });

    test(`the header and the home page do without what meets "${effect}"`, async ({ ask, world }) => {
      const cookies = await visitorWithCart(ask);
      await backendOf(world).misbehaves({ operation: '*', effect });
      const home = await ask('/', { cookies });
      expect(home.waited).toBeLessThanOrEqual(oneDeadline);
      expect(home.status).toBe(200);
      expect(home.body).toContain('Que voulez-vous envoyer');
      expect(home.body).not.toMatch(leaks);
      const visitor = await ask('/ecom/visiteur', { cookies });
      expectDecent(visitor);
      expect(visitor.status).toBe(200);
      expect(visitor.cookies.join()).not.toContain('lpel_cart');
      await expectAlive(ask);
    });

    test(`an addition that meets "${effect}" says so on the product’s page`, async ({ ask, world }) => {
      const path = await productPath(ask);
      const cookies = await visitorWithCart(ask);
      await backendOf(world).misbehaves({ operation: 'addEntry', effect, calls: 1 });
      const reply = await ask(path, { cookies, form: { add: '1126001' } });
      expect(reply.body).not.toMatch(leaks);
      expect(reply.body).toContain(
        'L’ajout au panier n’a pas été confirmé. Vérifiez votre panier : si l’article n’y figure pas, veuillez réessayer.',
      );
      const page = documentOf(reply.body);
      const buttons = tagsIn(page, ({ name }) => name === 'button').map((button) => nameOf(page, button));
      expect(buttons).toContain('Ajouter au panier');
      await backendOf(world).behaves();
      const visitor = await ask('/ecom/visiteur', { cookies });
      expect(JSON.parse(visitor.body).cartCount).toBe(1);
    });
  }

  test('several calls of a page share one deadline', async ({ ask, world }) => {
    const cookies = await visitorWithCart(ask);
    await backendOf(world).misbehaves({ operation: 'validateCart', effect: 'slow', milliseconds: 30_000 });
    await backendOf(world).misbehaves({ operation: 'getCart', effect: 'hang' });
    const reply = await ask('/checkout/recapitulatif', { cookies });
    expectErrorPage(reply, 504, cookies);
  });

  test('one reset or one 503 is not noticed', async ({ ask, world }) => {
    const cookies = cookiePairs(await ask('/'));
    for (const effect of ['reset', 'unavailable'] as const) {
      await backendOf(world).misbehaves({ operation: 'searchProducts', effect, calls: 1 });
      const { body, status } = await ask('/boutique/c/timbres', { cookies });
      expect(status).toBe(200);
      expect(body).toMatch(/<h3><a href="\/boutique\/[^"]+\/p\//);
    }
  });

  test('a shopper who leaves harms no other request', async ({ ask, world, baseURL }) => {
    await backendOf(world).misbehaves({ operation: 'searchProducts', effect: 'hang' });
    const headers = { 'x-mock-world': world };
    const aborted = Array.from({ length: 20 }, () =>
      fetch(`${baseURL}/boutique/c/timbres`, { headers, signal: AbortSignal.timeout(200) }).catch(() => 'left'),
    );
    expect(await Promise.all(aborted)).toEqual(Array.from({ length: 20 }, () => 'left'));
    await backendOf(world).behaves();
    expect((await ask('/boutique/c/timbres')).status).toBe(200);
    await expectAlive(ask);
  });
});

function expectErrorPage(reply: Reply, status: number, cookies: string[]): void {
  expectDecent(reply);
  expect(reply.status).toBe(status);
  expect(reply.body).toContain('<h1>Une erreur est survenue.</h1>');
  expect(reply.body).toContain(`>${status}<`);
  expect(reply.body).toContain(cookies.find((cookie) => cookie.startsWith('lpel_sid='))?.split('=')[1] ?? 'no session');
  expect(reply.body).toMatch(/>\d\d\/\d\d\/\d{4}(,| à)? \d\d:\d\d</);
}

const notice = {
  tone: 'warning',
  title: 'Vous avez été déconnecté.',
  text: 'Votre session a été déconnectée, nous avons cependant conservé votre panier en mémoire. Vous pouvez continuer vos achats.',
};

test.describe('when the backend no longer knows the shopper', () => {
  test('the session ends with the notice, said once, and the shopper is where they were', async ({
    ask,
    world,
    signedIn,
  }) => {
    await backendOf(world).misbehaves({ operation: '*', effect: 'unauthorised' });
    const first = await ask('/checkout/recapitulatif', { cookies: signedIn });
    expect(first.status).toBe(302);
    expect(first.headers.location).toBe('/deconnexion?redirect=%2Fcheckout%2Frecapitulatif&expiree=1');
    const out = await ask(String(first.headers.location), { cookies: signedIn });
    expect(out.headers.location).toBe('/checkout/recapitulatif?session=expiree');
    await backendOf(world).behaves();
    const back = await ask(String(out.headers.location), { cookies: [...signedIn, ...cookiePairs(out)] });
    expect(back.status).toBe(200);
    expect(back.body).toContain(notice.title);
    expect(back.body).toContain(notice.text);
    // The page has shown the notice; a header loaded after a quick reload does not show it again.
    const visitor = await ask('/ecom/visiteur', { cookies: [...signedIn, ...cookiePairs(out)] });
    expect(JSON.parse(visitor.body).notice).toBeUndefined();
    expect(visitor.cookies.join()).toMatch(/__Host-lpel_session=;.*Max-Age=0/);
    expect(visitor.cookies.join()).toMatch(/lpel_news=;.*Max-Age=0/);
    const next = await ask('/ecom/visiteur', { cookies: signedIn.filter((cookie) => !cookie.includes('session')) });
    expect(JSON.parse(next.body).notice).toBeUndefined();
  });

  test('without scripts the cart says it too, once, and not that it is empty of what the account has', async ({
    ask,
    signedIn,
  }) => {
    await ask('/deconnexion?redirect=%2F&expiree=1', { cookies: signedIn });
    const headers = { accept: 'text/html' };
    const left = await ask('/checkout/recapitulatif', { cookies: signedIn, headers });
    expect(left.headers.location).toBe('/checkout/recapitulatif?session=expiree');
    expect(left.cookies.join()).toMatch(/__Host-lpel_session=;.*Max-Age=0/);
    const cookies = [...signedIn.filter((cookie) => !cookie.includes('lpel_session')), ...cookiePairs(left)];
    const shown = await ask(String(left.headers.location), { cookies, headers });
    expect([shown.status, shown.body.includes(notice.title)]).toEqual([200, true]);
    expect(shown.body).toMatch(
      /<a href="\/ecom\/connexion\?redirect=%2Fcheckout%2Frecapitulatif&amp;profile=part">Se reconnecter</,
    );
  });

  test('nobody else is told so by an address that says it', async ({ ask, signedIn }) => {
    for (const cookies of [[], signedIn, ['__Host-lpel_news=echouee']])
      for (const path of ['/', '/aide', '/checkout/recapitulatif'])
        for (const news of ['expiree', 'canari']) {
          const { body } = await ask(`${path}?session=${news}`, { cookies });
          expect(body).not.toContain(notice.title);
          expect(body).not.toContain('connexion n’a pas abouti');
        }
  });

  test('a feature that is switched off for a shopper ends no session, and leaves the rest of the page', async ({
    ask,
    world,
    sessionOf,
  }) => {
    const cookies = await sessionOf('pro-certifie@exemple.fr');
    await backendOf(world).misbehaves({ operation: '*', effect: 'disabled' });
    const account = await ask('/professionnel/mon-compte', { cookies });
    expect(account.status).toBe(200);
    expect(account.body).toContain('Information temporairement indisponible');
    for (const path of [
      '/professionnel/mon-compte/adresses',
      '/professionnel/checkout/recapitulatif',
      '/professionnel/mes-commandes/detail/CMD-1',
    ]) {
      const { status, body, cookies: set } = await ask(path, { cookies });
      expect({ path, status }).toEqual({ path, status: 503 });
      expect(body).toContain('Une erreur est survenue.');
      expect(set.join()).not.toMatch(/lpel_session=;/);
    }
    await backendOf(world).behaves();
    expect((await ask('/professionnel/mon-compte/adresses', { cookies })).status).toBe(200);
  });

  test('a secured step leads home, not back to itself', async ({ ask, world, signedIn }) => {
    await backendOf(world).misbehaves({ operation: '*', effect: 'unauthorised' });
    const { headers } = await ask('/checkout/livraison', { cookies: signedIn });
    expect(headers.location).toBe('/deconnexion?redirect=%2F&expiree=1&voulu=%2Fcheckout%2Flivraison');
  });

  test('an order keeps its means of payment for after the sign-in', async ({ ask, world, signedIn }) => {
    await backendOf(world).misbehaves({ operation: '*', effect: 'unauthorised' });
    const form = { intent: 'order', cart: '00000001', shown: '100', mode: 'paypal' };
    const { headers } = await ask('/checkout/paiement', { cookies: signedIn, form });
    const out = new URL(String(headers.location), 'http://boutique.test').searchParams;
    expect(out.get('voulu')).toBe('/checkout/paiement?choix=paypal');
  });

  test('a visitor without a session is never redirected in a circle', async ({ ask, world }) => {
    const path = await productPath(ask);
    const cookies = cookiePairs(await ask('/'));
    await backendOf(world).misbehaves({ operation: '*', effect: 'unauthorised' });
    for (const start of [path, '/boutique/c/timbres', '/']) {
      let reply = await ask(start, { cookies });
      for (let hops = 0; hops < 5 && reply.headers.location; hops += 1)
        reply = await ask(reply.headers.location, { cookies: [...cookies, ...cookiePairs(reply)] });
      expect({ start, location: reply.headers.location }).toEqual({ start, location: undefined });
    }
  });
});

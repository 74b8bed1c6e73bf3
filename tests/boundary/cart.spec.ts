import { type Ask, cookiePairs, expect, test, visitorWithCart } from './ask.ts';

const cartPage = '/checkout/recapitulatif';

/** The cart of a visitor with one booklet. */
async function aCart(ask: Ask) {
  const cookies = await visitorWithCart(ask);
  const posts = async (form: Record<string, string>) => {
    const reply = await ask(cartPage, { cookies, form });
    return { ...reply, location: reply.headers.location };
  };
  const { body } = await ask(cartPage, { cookies });
  /** The name of the booklet's quantity field. */
  const field = /name="(quantite-1-[^"]+)"/.exec(body)?.[1] ?? '';
  const quantity = async () => {
    const page = await ask(cartPage, { cookies });
    return Number(/name="quantite-\d+-[^"]+" value="(\d+)"/.exec(page.body)?.[1]);
  };
  return { cookies, field, id: field.slice('quantite-1-'.length), posts, quantity };
}

test.describe('the form of a cart', () => {
  test('orders with the typed quantities', async ({ ask }) => {
    const { posts, field, quantity } = await aCart(ask);
    const { status, location } = await posts({ [field]: '4', intent: 'order' });
    expect([status, location]).toEqual([302, '/checkout/livraison']);
    expect(await quantity()).toBe(4);
  });

  test('an order is not begun when a line of the cart is reduced, and the line shows the reduced quantity', async ({
    ask,
  }) => {
    const { posts, field, quantity } = await aCart(ask);
    const { status, body } = await posts({ [field]: '999', intent: 'order' });
    expect(status).toBe(200);
    expect(body).toContain('vérifiez les lignes signalées avant de continuer');
    expect(body).toContain('La quantité a été ramenée à 200, le maximum par commande.');
    expect(await quantity()).toBe(200);
  });

  test('a cart line is removed whatever its quantity field contains', async ({ ask }) => {
    const { posts, field, id } = await aCart(ask);
    const { status, body } = await posts({ [field]: '', remove: id });
    expect(status).toBe(200);
    expect(body).toContain('est retiré de votre panier.');
  });

  test('a cart form from a stale page undoes no change made in another tab', async ({ ask }) => {
    const { posts, field, quantity } = await aCart(ask);
    await posts({ [field]: '5' });
    await posts({ [field]: '1' });
    expect(await quantity()).toBe(5);
  });

  for (const text of ['', '0', '-3', '2.5', 'deux'])
    test(`a cart form with « ${text.slice(0, 8)} » as a quantity neither changes nor leaves the cart`, async ({
      ask,
    }) => {
      const { posts, field, quantity } = await aCart(ask);
      const { status, body } = await posts({ [field]: text, intent: 'order' });
      expect(status).toBe(200);
      expect(body).toContain('Indiquez un nombre entier d’au moins 1');
      expect(await quantity()).toBe(1);
    });

  for (const text of ['10000', '1'.repeat(40)])
    test(`a cart form with « ${text.slice(0, 8)} » as a quantity sets the maximum that is sold, and reports it before the order begins`, async ({
      ask,
    }) => {
      const { posts, field, quantity } = await aCart(ask);
      const { status, body } = await posts({ [field]: text, intent: 'order' });
      expect(status).toBe(200);
      expect(body).toMatch(/La quantité a été ramenée à \d+, le maximum par commande\./);
      expect(await quantity()).toBeGreaterThan(1);
    });

  test('an order is not begun while the shopper has not read that a line left the cart', async ({ ask }) => {
    const { posts, quantity } = await aCart(ask);
    const { status, body } = await posts({ 'quantite-1-7.inconnu': '2', intent: 'order' });
    expect(status).toBe(200);
    expect(body).toContain('Un article qui était affiché n’est plus dans votre panier. Voici votre panier actuel.');
    expect(await quantity()).toBe(1);
  });

  test('a cart form of ten thousand fields makes fewer than twenty backend calls', async ({ ask }) => {
    const { posts, field, quantity } = await aCart(ask);
    const many = Array.from({ length: 10_000 }, (_, place) => [`quantite-1-${place}.x`, '2']);
    const { status, calls } = await posts({ ...Object.fromEntries(many), [field]: '3' });
    expect(status).toBeLessThan(500);
    expect(calls).toBeLessThan(20);
    expect(await quantity()).toBe(1);
  });

  test('a cart form without a known action changes nothing', async ({ ask }) => {
    const { posts, quantity } = await aCart(ask);
    const { status, location } = await posts({ intent: 'autre' });
    expect([status, location]).toEqual([302, cartPage]);
    expect(await quantity()).toBe(1);
  });
});

test('the cart page reports once that a cart is lost, and its guid stays in the cookie', async ({ ask }) => {
  const cookies = [...cookiePairs(await ask('/')), 'lpel_cart=8f2c6f1e-0000-4000-8000-000000000000'];
  const first = await ask(cartPage, { cookies });
  expect(first.body).toContain('Votre ancien panier n’est plus disponible.');
  expect(cookiePairs(first).filter((cookie) => cookie.startsWith('lpel_cart='))).toEqual([]);
  const again = await ask(cartPage, { cookies: [...cookies, ...cookiePairs(first)] });
  expect(again.body).not.toContain('Votre ancien panier n’est plus disponible.');
  const other = [...cookies.slice(0, -1), 'lpel_cart=8f2c6f1e-0000-4000-8000-000000000001', ...cookiePairs(first)];
  expect((await ask(cartPage, { cookies: other })).body).toContain('Votre ancien panier n’est plus disponible.');
});

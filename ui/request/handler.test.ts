import { type LoaderFunctionArgs, redirect } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Fault, type FaultKind } from '#domain/shared/fault.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { ErrorView } from './error/error.view.ts';
import { tooMany } from './error/error-page.server.ts';
import { cookiesAfter } from './flash-message.examples.ts';
import { flashCookie } from './flash-message.server.ts';
import { handler, orErrorPage } from './handler.server.ts';
import { aForm, aRequest, argsOf, fails, type GivenRequest, ledTo, noSession } from './request.examples.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const origin = 'https://boutique.example';
const signedOut = new Fault('signed-out', 'carts');

/** The answer of a loader that throws this error. */
async function thrown(error: unknown, { path = '/', ...given }: GivenRequest & { path?: string } = {}) {
  const context = aRequest(given);
  const run = handler(async () => {
    throw error;
  }, 'cart-fetch');
  try {
    return { answer: await run(argsOf(context, { path })), effects: context.effects };
  } catch (answer) {
    return { answer, effects: context.effects };
  }
}

test('a page that was made is the answer', async () => {
  expect(await handler(async ({ mode }) => mode)(argsOf(aRequest({ mode: 'pro' })))).toBe('pro');
});

test('an address with a malformed name is answered 404 before any call', async () => {
  const run = handler(async () => 'made');
  const asked = argsOf(aRequest(), { path: '/boutique/x/p/a.b' });
  await expect(run({ ...asked, params: { code: 'a.b' } })).rejects.toMatchObject({
    data: { text: t('error.text404') },
    init: { status: 404 },
  });
});

test('a malformed number of an order is answered like an unknown one', async () => {
  const run = handler(async () => 'made');
  const asked = argsOf(aRequest(), { path: '/mes-commandes/detail/a.b' });
  await expect(run({ ...asked, params: { code: 'a.b' } })).rejects.toMatchObject({
    data: { text: t('error.textOrder') },
    init: { status: 404 },
  });
});

describe('a fault', () => {
  test.each<[FaultKind, number]>([
    ['timeout', 504],
    ['unavailable', 503],
    ['contract', 502],
    ['not-found', 404],
  ])(
    '« %s » becomes the error page with status %i, in the words of the data that the page needs',
    async (kind, status) => {
      const { answer, effects } = await thrown(new Fault(kind, 'carts'));
      expect(answer).toMatchObject({ init: { status } });
      expect(JSON.stringify(answer)).toContain(t('error.cartFetch'));
      expect(effects.logged).toEqual([]);
    },
  );

  test('a fault that forbids an act to an agent names who may do it', async () => {
    expect((await thrown(new Fault('forbidden', 'carts'))).answer).toMatchObject({
      data: { title: t('error.titleAssisted'), text: t('error.textAssisted') },
      init: { status: 403 },
    });
  });

  test('a fault that may end soon has the seconds to the next try', async () => {
    const { answer } = await thrown(new Fault('unavailable', 'carts'));
    expect(answer).toMatchObject({ init: { headers: { 'Retry-After': '5' } } });
  });

  test('a fault without a backend is a mistake of the shop, and is logged', async () => {
    const { answer, effects } = await thrown(new TypeError('nothing of the world'));
    expect(answer).toMatchObject({ init: { status: 500 } });
    expect(effects.logged).toMatchObject([
      [{ sid: 'visite-1', error: expect.stringContaining('TypeError') }, 'page fault'],
    ]);
    const nameless = Object.assign(new RangeError('without a stack'), { stack: undefined });
    expect((await thrown(nameless)).effects.logged).toMatchObject([[{ error: 'RangeError' }, 'page fault']]);
    expect((await thrown('a text')).effects.logged).toMatchObject([[{ error: 'thrown value' }, 'page fault']]);
  });

  test('a thrown answer is passed on unchanged', async () => {
    const response = new Response(null, { status: 204 });
    expect((await thrown(response)).answer).toBe(response);
  });
});

describe('a page that could not be made', () => {
  const away: Error = new Fault('timeout', 'carts');
  const page = async (path: string, { error = away, ...given }: GivenRequest & { error?: Error } = {}) =>
    (await thrown(error, { path, ...given })).answer as { data: ErrorView };
  const waysOf = ({ data: { ways } }: { data: ErrorView }) => ways.map(({ href }) => href);

  test('a failed page is linked again first, at its whole address', async () => {
    for (const error of [away, new TypeError('nothing of the world')]) {
      const asked = await page('/boutique/recherche?text=carnet', { error });
      expect(waysOf(asked)).toEqual(['/boutique/recherche?text=carnet', '/', '/checkout/recapitulatif', '/aide']);
      expect(asked.data.ways[0]?.label).toBe('Réessayer');
    }
    expect(waysOf(await page('/checkout/recapitulatif'))).toEqual(['/checkout/recapitulatif', '/', '/aide']);
  });

  test('a page that was asked for too often is linked again first', async () => {
    const asked = await page('/checkout/livraison', { error: tooMany(aRequest(), 10) as unknown as Error });
    expect(asked.data.ways[0]).toEqual({ label: 'Réessayer', href: '/checkout/livraison' });
  });

  test('a failed page about an order links itself, the order and the purchases, once each', async () => {
    const order = '/mes-commandes/detail/CMD-1';
    const ofOrder = async (path: string) => {
      const run = handler(fails(away), 'labels-fetch');
      const asked = { ...argsOf(aRequest(), { path }), params: { code: 'CMD-1' } };
      return run(asked).catch((error: unknown) => waysOf(error as { data: ErrorView }));
    };
    const page = `${order}/remboursement?note=incomplet`;
    expect(await ofOrder(page)).toEqual([page, order, '/mon-compte/commandes']);
    expect(await ofOrder(order)).toEqual([order, '/mon-compte/commandes']);
    expect(await ofOrder('/boutique/x/p/CMD-1')).toEqual([
      '/boutique/x/p/CMD-1',
      '/',
      '/checkout/recapitulatif',
      '/aide',
    ]);
  });

  test.each([
    '/colissimo-en-ligne/parcours/adresses?note=incomplet',
    '/professionnel/envoi-colis/colissimo-en-ligne/parcours/lot',
    '/mon-timbre-en-ligne',
  ])('a failed page of a journey, as %s, says that its answers are safe', async (path) => {
    const asked = await page(path);
    expect(waysOf(asked)[0]).toBe(path);
    expect(asked.data.text).toBe(`${t('error.cartFetch')} ${t('error.cartIntact')} ${t('error.answersKept')}`);
  });

  test('a failed page without a journey says nothing of answers', async () => {
    expect((await page('/checkout/livraison')).data.text).not.toContain(t('error.answersKept'));
  });

  test('a failed page is not linked again where it is an endpoint, or where it does not exist', async () => {
    for (const path of ['/ecom/visiteur', '/nulle/part']) expect(waysOf(await page(path))[0]).toBe('/');
    const missing = await page('/mon-timbre-en-ligne', { error: new Fault('not-found', 'carts') });
    expect(waysOf(missing)[0]).toBe('/');
  });

  test('a failed post is sent again with the typed values, and not linked without them', async () => {
    const run = handler(async () => {
      throw away;
    });
    const posted = argsOf(aRequest({ posted: aForm({ weight: '1,25' }) }), {
      path: '/mon-timbre-en-ligne',
      form: aForm({ weight: '1,25' }),
    });
    const { data } = await run(posted).catch((error: unknown) => error as { data: ErrorView });
    expect(data.typed?.action).toBe('/mon-timbre-en-ligne');
    expect(data.ways[0]?.href).toBe('/');
  });
});

describe('the end of a session', () => {
  const away = async (path: string, given: GivenRequest = {}) => {
    const { answer, effects } = await thrown(signedOut, { path, ...given });
    const to = new URL(await ledTo(fails(answer as Error)()), origin);
    const asked = (name: string) => to.searchParams.get(name);
    return { redirect: asked('redirect'), wanted: asked('voulu'), told: asked('expiree'), drafts: effects.drafts };
  };

  test('the end of a session leads to the sign-in and back to the page, and stores the typed values', async () => {
    expect(await away('/checkout/livraison?adresse=modifier')).toEqual({
      redirect: '/checkout/livraison?adresse=modifier',
      wanted: null,
      told: '1',
      drafts: ['kept'],
    });
  });

  test('the end of a session is marked until its redirect has arrived: the sign-out believes no link of another site', async () => {
    const { effects } = await thrown(signedOut, { path: '/checkout/livraison' });
    expect(effects.cookies.get('__Host-lpel_refused')).toEqual({ value: '1', seconds: 60 });
  });

  test('the end of a session leads home from the configured pages', async () => {
    const config = { LOGOUT_UNAUTHORIZED_ROUTES: ['delivery'] };
    expect(await away('/checkout/livraison', { config })).toMatchObject({
      redirect: '/',
      wanted: '/checkout/livraison',
    });
  });

  test('the end of a session leads home from an address that is no page, and returns to it after the sign-in', async () => {
    const file = '/ecom/commandes/CMD-1/etat/colis';
    expect(await away(file)).toMatchObject({ redirect: '/', wanted: file });
  });

  test('the end of a session leads back to a page’s whole address, and to that of a form that orders nothing', async () => {
    const payment = '/checkout/paiement?motif=montant';
    expect(await away(payment)).toMatchObject({ redirect: payment, wanted: null });
    const path = '/checkout/livraison?adresse=modifier';
    const posted = handler(fails(signedOut))(argsOf(aRequest(), { path, form: aForm({ mode: 'paypal' }) }));
    expect(new URL(await ledTo(posted), origin).searchParams.get('redirect')).toBe(path);
  });

  test('the end of a session leads a posted order back with its payment mode, although its form was already read', async () => {
    const form = aForm({ intent: 'order', mode: 'paypal' });
    const run = handler(async (asked) => {
      await asked.form();
      throw signedOut;
    });
    const answer = run(argsOf(aRequest(), { path: '/checkout/paiement?motif=montant', form }));
    const to = new URL(await ledTo(answer), origin).searchParams;
    expect([to.get('redirect'), to.get('voulu')]).toContain('/checkout/paiement?choix=paypal');
  });

  test('the end of a session leads home from an address that is not safe to return to', async () => {
    expect(await away('/a//b')).toMatchObject({ redirect: '/', wanted: null });
  });

  test('the end of a session is an error page for a visitor, whose redirect would loop', async () => {
    const { answer, effects } = await thrown(signedOut, { session: noSession });
    expect(answer).toMatchObject({ init: { status: 502 } });
    expect(effects.drafts).toEqual([]);
  });
});

describe('the data that a page requires', () => {
  const orError = (error: Error) => orErrorPage({ context: aRequest(), failure: 'cart-fetch' }, fails(error)());

  test('required data are given to the page, or the error page names their failure', async () => {
    expect(await orErrorPage({ context: aRequest() }, Promise.resolve('cart'))).toBe('cart');
    await expect(orError(new Fault('timeout', 'carts'))).rejects.toMatchObject({ init: { status: 504 } });
  });

  test('required data that a backend does not find make a 502, not a 404', async () => {
    await expect(orError(new Fault('not-found', 'carts'))).rejects.toMatchObject({ init: { status: 502 } });
  });

  test('required data hide neither the end of a session, nor a forbidden act of an agent, nor a mistake of the shop', async () => {
    const mistake = new TypeError('nothing of the world');
    for (const error of [signedOut, new Fault('forbidden', 'carts'), mistake])
      await expect(orError(error)).rejects.toBe(error);
  });
});

describe('a flash message', () => {
  const path = '/checkout/paiement?motif=refused&debit=non&choix=card';
  const shows = handler(async (_, { url }: LoaderFunctionArgs) => url.search);
  const seen = async (asked: string, cookies: Record<string, string> = {}, isData = false) => {
    const context = aRequest({ cookies });
    const args = argsOf(context, { path: asked });
    const request = isData ? new Request(args.request.url.replace('?', '.data?')) : args.request;
    return [await shows({ ...args, request }), Object.fromEntries(context.effects.cookies)];
  };

  test('a flash message is displayed by the page that a redirect leads to, once', async () => {
    const context = aRequest();
    const leads = handler(async () => {
      throw redirect(path);
    });
    await expect(leads(argsOf(context))).rejects.toMatchObject({ status: 302 });
    const cookies = Object.fromEntries([...context.effects.cookies].map(([name, { value }]) => [name, value]));
    expect(cookies).toEqual(cookiesAfter(path));
    const displayed = `displayed ${cookies[flashCookie]}`;
    const whole = '?motif=refused&debit=non&choix=card';
    expect(await seen(path, cookies)).toEqual([whole, { [flashCookie]: { value: displayed, seconds: 300 } }]);
    // Data that the same page loads again, and a document that is loaded again.
    expect(await seen(path, { [flashCookie]: displayed }, true)).toEqual([whole, {}]);
    expect(await seen(path, { [flashCookie]: displayed })).toEqual(['?choix=card', {}]);
  });

  test('a flash message is not believed where a request named the address', async () => {
    const context = aRequest();
    const leads = handler(async () => {
      throw redirect(path);
    });
    await expect(leads(argsOf(context, { path: '/cx-preview?quitter=1' }))).rejects.toMatchObject({ status: 302 });
    expect([...context.effects.cookies]).toEqual([]);
  });

  test.each([
    [path, {}, '?choix=card'],
    [path, cookiesAfter('/checkout/paiement?motif=expired'), '?choix=card'],
    ['/checkout/recapitulatif?rachat=CMD-1&ajoutes=2', {}, ''],
    ['/boutique/enveloppes/p/1131001?ajoute=999', {}, ''],
    ['/checkout/livraison?oubli=mode&adresse=modifier', {}, '?adresse=modifier'],
    ['/cookies?choix=enregistre', {}, ''],
    ['/demenagement-absence/parcours/dates?retire=endDate', {}, ''],
    [
      '/mon-compte/adresses?note=ajoutee&chercher=lyon',
      cookiesAfter('/checkout/livraison?note=ajoutee'),
      '?chercher=lyon',
    ],
  ])('a flash message of %s alone is not believed, nor after another redirect', async (asked, cookies, search) => {
    expect(await seen(asked, cookies)).toEqual([search, {}]);
  });
});

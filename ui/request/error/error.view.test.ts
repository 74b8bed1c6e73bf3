import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { errorView, statusOf } from './error.view.ts';
import { refusedPage } from './error-page.server.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const at = (status: number, wording = fr, sid = 'abc') =>
  errorView({ status, sid, now: '2026-11-20T14:05:00Z' }, wording);

test('an unknown page reads the same in both languages', () => {
  expect(at(404).title).toBe('This page could not be found');
  expect(at(404, en).title).toBe('This page could not be found');
});

test('an error is named in the language of the page, where its English heading is marked', () => {
  expect(at(404)).toMatchObject({
    tab: 'Erreur 404 – Page introuvable',
    translation: 'Page introuvable',
    titleLang: 'en',
  });
  expect([at(404, en).tab, at(404, en).titleLang, at(404, en).translation]).toEqual([
    'Error 404 – Page not found',
    undefined,
    undefined,
  ]);
  expect(at(503).tab).toBe('Erreur 503 – Une erreur est survenue.');
});

test.each([500, 502, 503, 504])('a fault with status %d says the specification’s default message', (status) => {
  expect(at(status).title).toBe('Une erreur est survenue.');
  expect(at(status).status).toBe(status);
  expect(at(status).text).toContain('panier est intact');
  expect(at(status, en).text).toContain('basket is untouched');
});

test('an error page says in the words of its failure category what could not be loaded, and counts its id', () => {
  const view = errorView({ status: 503, sid: 'abc', now: '2026-11-20T14:05:00Z', failure: 'cart-fetch' }, fr);
  expect(view.text).toBe('Votre panier n’a pas pu être chargé, veuillez réessayer. Votre panier est intact.');
  expect(view.failure?.failure).toBe('chargement_panier');
});

test('a page that asks before a sign-out is no error: nothing is to be told to the customer service, or counted', () => {
  const asks = errorView(
    { status: 403, sid: 'abc', now: '2026-11-20T14:05:00Z', about: { kind: 'sign-out', signOut: '/deconnexion' } },
    fr,
  );
  expect([asks.isQuestion, asks.track]).toEqual([true, undefined]);
  expect([at(403).isQuestion, at(403).track]).toEqual([undefined, expect.anything()]);
});

test('an order that cannot be shown is said to exist, so that nobody pays twice', () => {
  const { text } = errorView({ status: 503, sid: 'abc', now: '2026-11-20T14:05:00Z', failure: 'order-fetch' }, fr);
  expect(text).toContain('Votre commande n’a pas pu être affichée, veuillez réessayer.');
  expect(text).toContain('ne la payez pas une seconde fois');
  expect(text).not.toContain('panier');
});

test('an order that is not found says nothing of a cart, and leads to the purchases', () => {
  for (const wording of [fr, en]) {
    const { text, ways } = errorView(
      { status: 404, sid: 'abc', now: '2026-11-20T14:05:00Z', about: { kind: 'order' } },
      wording,
    );
    expect(text).toMatch(/^(Cette commande|This order)/);
    expect(text).not.toMatch(/panier|basket/);
    expect(ways.map(({ href }) => href)).toEqual(['/', '/mon-compte/commandes', '/aide']);
  }
});

test('a page about an order that cannot be loaded leads to itself, to the order and to the purchases', () => {
  const order = '/mes-commandes/detail/CMD-1';
  const of = (page: string) =>
    errorView(
      {
        status: 503,
        sid: 'a',
        now: '2026-11-20T14:05:00Z',
        failure: 'labels-fetch',
        about: { kind: 'order-away', page, order },
      },
      fr,
    );
  const { text, ways } = of(`${order}/remboursement`);
  expect(text).toBe('Vos étiquettes n’ont pas pu être chargées, veuillez réessayer.');
  expect(ways.map(({ href }) => href)).toEqual([`${order}/remboursement`, order, '/mon-compte/commandes']);
  expect(of(order).ways.map(({ href }) => href)).toEqual([order, '/mon-compte/commandes']);
});

test('a page that is forbidden is not said to be unknown', () => {
  expect(at(403).title).toBe('Cette page n’est pas accessible avec votre compte');
});

type ErrorSubject = Parameters<typeof errorView>[0]['about'];

test.each<[status: number, about: ErrorSubject, title: string, text: string]>([
  [503, { kind: 'busy' }, 'La boutique est très demandée', 'Rechargez cette page dans quelques secondes'],
  [429, { kind: 'too-many', seconds: 8 }, 'Trop de demandes en peu de temps', 'dans 8 secondes'],
  [429, { kind: 'too-many', seconds: 1700 }, 'Trop de demandes en peu de temps', 'dans 29 minutes'],
  [405, { kind: 'refusal' }, 'Une erreur est survenue.', 'Votre demande n’a pas été prise en compte'],
  [403, { kind: 'assisted', what: 'payment' }, 'Un conseiller ne peut pas payer', 'Le paiement revient à la personne'],
  [403, { kind: 'assisted', what: 'anything' }, 'Cette action est fermée aux conseillers', 'Seule la personne'],
  [403, undefined, 'Cette page n’est pas accessible avec votre compte', 'Cette page est celle d’un autre compte'],
  [503, undefined, 'Une erreur est survenue.', 'Ce service est momentanément indisponible'],
])('an error page of the status %d about %j says what it is, and what to do', (status, about, title, text) => {
  const view = errorView({ status, sid: 'abc', now: '2026-11-20T14:05:00Z', about }, fr);
  expect(view).toMatchObject({ title, text: expect.stringContaining(text), track: { message: title } });
});

test.each([
  ['pro', 'Elle est réservée aux comptes professionnels'],
  ['part', 'Elle est réservée aux comptes particuliers'],
] as const)('a page for accounts of the profile « %s » says so, and leads to signing in with one', (profile, text) => {
  const about = { kind: 'other-profile', profile, signIn: '/ecom/connexion?autre' } as const;
  const view = errorView({ status: 403, sid: 'abc', now: '2026-11-20T14:05:00Z', about }, fr);
  expect(view.text).toContain(text);
  expect(view.ways.map(({ href }) => href)).toEqual(['/ecom/connexion?autre', '/', '/boutique/recherche']);
});

test('a preview of a page with the data of an account leads to signing in, or out of the preview', () => {
  const about = { kind: 'preview', page: '/mon-compte?x=1' } as const;
  const view = errorView({ status: 403, sid: 'abc', now: '2026-11-20T14:05:00Z', about }, fr);
  expect(view.isQuestion).toBe(true);
  expect(view.ways.map(({ href }) => href)).toEqual([
    '/ecom/connexion?redirect=%2Fmon-compte%3Fx%3D1&profile=part',
    '/cx-preview?quitter=1&redirect=%2F',
  ]);
});

test('an error page of a forbidden act leads an agent to the cart and to the desk', () => {
  const about = { kind: 'assisted', what: 'payment' } as const;
  const { ways } = errorView({ status: 403, sid: 'abc', now: '2026-11-20T14:05:00Z', about }, fr);
  expect(ways).toEqual([
    { label: 'Revenir au panier', href: '/checkout/recapitulatif' },
    { label: 'Espace conseiller', href: fr.paths.assistance() },
  ]);
});

test.each([
  [400, 'Votre demande n’a pas été prise en compte'],
  [404, 'Cette page n’existe pas'],
  [499, 'Votre demande n’a pas été prise en compte'],
  [500, 'La page n’a pas pu être préparée'],
  [503, 'Ce service est momentanément indisponible'],
])('a request that is answered %d before any page reads it says what became of it', (status, text) => {
  const { data, init } = refusedPage({ wording: fr, sid: 'abc' }, status);
  expect([data.text, init?.status]).toEqual([expect.stringContaining(text), status]);
});

test('an error page shows the status, the visit id and the date', () => {
  expect(at(503)).toMatchObject({ status: 503, sid: 'abc', date: '20/11/2026 à 15:05' });
  expect(at(503, fr, '').sid).toBe('—');
});

test('an error page has four links to go on, in the mode of the page', () => {
  expect(at(404).ways.map(({ href }) => href)).toEqual([
    '/',
    '/boutique/recherche',
    '/checkout/recapitulatif',
    '/aide',
  ]);
  expect(at(404, wordingOf({ lang: 'fr', mode: 'pro' })).ways.map(({ href }) => href)).toEqual([
    '/professionnel',
    '/professionnel/boutique/recherche',
    '/professionnel/checkout/recapitulatif',
    '/professionnel/aide',
  ]);
});

test('every fault has a status of its own kind', () => {
  expect(statusOf).toMatchObject({ timeout: 504, unavailable: 503, contract: 502, 'not-found': 404 });
});

import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { layoutView, visitorView } from './layout.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });
const parts = { bar: {}, menu: {}, footer: {} };
const layoutAt = (path: string, wording = fr) => layoutView({ path, parts, phone: '36 31' }, wording);

test('the header of individuals leads to pages of individuals', () => {
  const view = layoutAt('/checkout/recapitulatif');
  expect(view.home).toBe('/');
  expect(view.search).toBe('/boutique/recherche');
  expect(view.cart).toBe('/checkout/recapitulatif');
  expect(view.signIn).toBe('/ecom/connexion?redirect=%2Fcheckout%2Frecapitulatif&profile=part');
  expect(view.signOut).toBe('/deconnexion?redirect=%2Fcheckout%2Frecapitulatif');
  expect(view.otherMode).toEqual({ label: 'Professionnels', href: '/professionnel/checkout/recapitulatif' });
});

test('the news that a session ended leads to sign in and back to the page, until the shopper has signed in', () => {
  const noticeOf = (isSignedIn: boolean) =>
    layoutView(
      { path: '/checkout/recapitulatif?session=expiree', parts, phone: '36 31', news: 'expiree', isSignedIn },
      fr,
    ).notice;
  expect(noticeOf(false)?.ways).toEqual([
    { label: 'Se reconnecter', href: '/ecom/connexion?redirect=%2Fcheckout%2Frecapitulatif&profile=part' },
  ]);
  expect(noticeOf(true)).not.toHaveProperty('ways');
});

test('the header of professionals leads to pages of professionals', () => {
  const view = layoutAt('/professionnel/boutique/c/timbres?page=2', pro);
  expect(view.mode).toBe('pro');
  expect(view.home).toBe('/professionnel');
  expect(view.cart).toBe('/professionnel/checkout/recapitulatif');
  expect(view.signIn).toContain('profile=pro');
  expect(view.visitor).toBe('/ecom/visiteur?mode=pro');
  expect(view.otherMode).toEqual({ label: 'Particuliers', href: '/boutique/c/timbres?page=2' });
});

test('the frame says nothing of the visitor', () => {
  expect(JSON.stringify(layoutAt('/'))).toBe(JSON.stringify(layoutAt('/')));
  expect(Object.keys(layoutAt('/'))).not.toContain('name');
});

test('the session notice is the specification’s, word for word', () => {
  expect(visitorView({ shopper: null, count: 0, news: 'expiree' }, fr).notice).toEqual({
    tone: 'warning',
    title: 'Vous avez été déconnecté.',
    text: 'Votre session a été déconnectée, nous avons cependant conservé votre panier en mémoire. Vous pouvez continuer vos achats.',
    track: { page: 'user timeout' },
  });
  expect(visitorView({ shopper: null, count: 0, news: 'expiree' }, en).notice?.title).toBe('You have been signed out.');
});

test('a sign-in that failed is said, and that nothing is lost', () => {
  for (const wording of [fr, en]) {
    const { notice } = layoutView({ path: '/', parts, phone: '36 31', news: 'echouee' }, wording);
    expect(notice?.title).toMatch(/connexion n’a pas abouti|could not sign you in/);
    expect(notice?.text).toMatch(/panier est conservé|kept your basket/);
  }
});

test('a visitor learns what is in the cart, and a shopper finds a menu of their account', () => {
  expect(visitorView({ shopper: null, count: 0, news: null }, fr)).toEqual({
    cartCount: 0,
    cartLabel: 'Panier, vide',
  });
  const shopper = {
    firstName: 'Compte',
    lastName: 'Particulier',
    email: 'compte@exemple.fr',
    profile: 'part',
  } as const;
  expect(visitorView({ shopper, count: 2, news: null }, en)).toEqual({
    account: {
      name: 'Compte Particulier',
      links: [
        { label: 'Overview', href: '/mon-compte' },
        { label: 'My orders', href: '/mon-compte/commandes' },
        { label: 'My addresses', href: '/mon-compte/adresses' },
      ],
    },
    cartCount: 2,
    cartLabel: 'Basket, 2 items',
  });
});

test('the menu of a professional leads to their own pages, in the shop of individuals too', () => {
  const shopper = { firstName: '', lastName: '', email: 'pro@exemple.fr', profile: 'pro' } as const;
  expect(visitorView({ shopper, count: 0, news: null }, fr).account).toEqual({
    name: 'pro@exemple.fr',
    links: [
      { label: 'Vue d’ensemble', href: '/professionnel/mon-compte' },
      { label: 'Mes commandes', href: '/professionnel/mon-compte/commandes' },
      { label: 'Mes adresses', href: '/professionnel/mon-compte/adresses' },
      { label: 'Mon entreprise', href: '/professionnel/mon-compte/entreprise' },
      { label: 'Mes contrats', href: '/professionnel/mon-compte#contrats' },
    ],
  });
});

test('signing out leads back to the page, or home from a page that would ask to sign in again', () => {
  expect(layoutAt('/aide?x=1').signOut).toBe('/deconnexion?redirect=%2Faide%3Fx%3D1');
  expect(layoutAt('/nulle-part').signOut).toBe('/deconnexion?redirect=%2Fnulle-part');
  expect(layoutAt('/mon-compte/adresses?note=ajoutee').signOut).toBe('/deconnexion?redirect=%2F');
  expect(layoutAt('/professionnel/mes-commandes/detail/CMD-1', pro).signOut).toBe(
    '/professionnel/deconnexion?redirect=%2Fprofessionnel',
  );
});

import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { layoutView, visitorView } from './layout.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });
const categories = [{ code: 'timbres', name: 'Timbres', children: [] }];
const layoutAt = (path: string, wording = fr) => layoutView({ path, categories, phone: '36 31' }, wording);

test('the header of individuals leads to pages of individuals', () => {
  const view = layoutAt('/checkout/recapitulatif');
  expect(view.home).toBe('/');
  expect(view.search).toBe('/boutique/recherche');
  expect(view.cart).toBe('/checkout/recapitulatif');
  expect(view.categories).toEqual([{ label: 'Timbres', href: '/boutique/c/timbres' }]);
  expect(view.signIn).toBe('/ecom/connexion?redirect=%2Fcheckout%2Frecapitulatif&profile=part');
  expect(view.signOut).toBe('/deconnexion?redirect=%2Fcheckout%2Frecapitulatif');
  expect(view.otherMode).toEqual({ label: 'Professionnels', href: '/professionnel/checkout/recapitulatif' });
});

test('the header of professionals leads to pages of professionals', () => {
  const view = layoutAt('/professionnel/boutique/c/timbres?page=2', pro);
  expect(view.mode).toBe('pro');
  expect(view.home).toBe('/professionnel');
  expect(view.cart).toBe('/professionnel/checkout/recapitulatif');
  expect(view.categories[0]?.href).toBe('/professionnel/boutique/c/timbres');
  expect(view.signIn).toContain('profile=pro');
  expect(view.visitor).toBe('/ecom/visiteur?mode=pro');
  expect(view.otherMode).toEqual({ label: 'Particuliers', href: '/boutique/c/timbres?page=2' });
});

test('the frame says nothing of the visitor', () => {
  expect(JSON.stringify(layoutAt('/'))).toBe(JSON.stringify(layoutAt('/')));
  expect(Object.keys(layoutAt('/'))).not.toContain('name');
});

test('the session notice is the specification’s, word for word', () => {
  expect(visitorView({ name: null, count: 0, expired: true }, fr).notice).toEqual({
    tone: 'warning',
    title: 'Vous avez été déconnecté.',
    text: 'Votre session a été déconnectée, nous avons cependant conservé votre panier en mémoire. Vous pouvez continuer vos achats.',
  });
  expect(visitorView({ name: null, count: 0, expired: true }, en).notice?.title).toBe('You have been signed out.');
});

test('a visitor learns what is in the cart, and a shopper also who they are', () => {
  expect(visitorView({ name: null, count: 0, expired: false }, fr)).toEqual({
    cartCount: 0,
    cartLabel: 'Panier, vide',
  });
  expect(visitorView({ name: 'Compte Particulier', count: 2, expired: false }, en)).toEqual({
    name: 'Compte Particulier',
    cartCount: 2,
    cartLabel: 'Basket, 2 items',
  });
});

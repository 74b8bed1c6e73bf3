import { expect, test } from 'vitest';
import type { Product } from '#domain/catalog/catalog.ts';
import { anOffer, aProduct } from '#domain/catalog/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { termsView } from './terms.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });
const terms = (product: Product, wording = fr) => termsView(product, product.offers[0] ?? null, wording);

test('individuals read TTC, professionals HT first', () => {
  expect(terms(aProduct()).price).toEqual({ main: '18,24\u00a0€' });
  expect(terms(aProduct(), pro).price).toEqual({ main: '15,20\u00a0€\u00a0HT', note: '18,24\u00a0€\u00a0TTC' });
});

test('the price is that of the offer, and without one that of the product', () => {
  const price = { ttc: euros(7.9), ht: euros(6.58) };
  expect(terms(aProduct({ offers: [anOffer({ price })] })).price.main).toBe('7,90\u00a0€');
  expect(terms(aProduct({ offers: [], price })).price.main).toBe('7,90\u00a0€');
});

test('a reduced price tells the lowest of the 30 days before it was reduced, and an eco-contribution is named', () => {
  const { price } = terms(aProduct({ offers: [anOffer({ prior: euros(20), eco: euros(0.13) })] }));
  expect(price.prior).toBe('Prix le plus bas des 30 jours avant la baisse\u202f: 20,00\u00a0€');
  expect(price.eco).toBe('dont 0,13\u00a0€ d’éco-participation');
});

test('a lowest price is announced with a reduction of the base price alone', () => {
  const prior = (base: number) =>
    terms(aProduct({ offers: [anOffer({ base: euros(base), prior: euros(18.24) })] })).price.prior;
  expect(prior(18.25)).toContain('Prix le plus bas des 30 jours avant la baisse');
  expect(prior(18.24)).toBeUndefined();
});

test('a product’s seller and sender are named first, with a link to them', () => {
  expect(terms(aProduct()).seller).toEqual({ text: 'Vendu et expédié par La boutique' });
  expect(terms(aProduct({ service: 'forwarding' })).seller).toEqual({ text: 'Vendu par La boutique' });
  expect(terms(aProduct({ offers: [anOffer()] })).seller).toEqual({
    text: 'Vendu et expédié par Papeterie du Canal',
    href: '/boutique/vendeur/papeterie-du-canal/canal',
    grade: '4,6 sur 5 (212 avis)',
    condition: 'Neuf',
  });
});

test('low stock counts what is left, and what is in stock is not counted', () => {
  expect(terms(aProduct({ stock: 'in' })).stock).toEqual({ state: 'in', label: 'En stock' });
  const low = (quantity: number, wording = fr) =>
    terms(aProduct({ stock: 'low', offers: [anOffer({ quantity })] }), wording).stock;
  expect(low(3)).toEqual({ state: 'low', label: 'Plus que 3 exemplaires' });
  expect(low(1).label).toBe('Plus que 1 exemplaire');
  expect(low(0).label).toBe('Bientôt épuisé');
  expect(low(3, en).label).toBe('Only 3 left');
});

test.each([
  ['sold out', aProduct({ stock: 'out' }), 'Épuisé'],
  ['without an offer', aProduct({ offers: [] }), 'Pas en vente pour le moment'],
])('a product %s says so, and promises no delivery', (_, product, label) => {
  expect(terms(product).stock).toEqual({ state: 'out', label });
  expect(terms(product).delivery).toBeUndefined();
});

test('goods are promised between two days, or sent within some', () => {
  expect(terms(aProduct()).delivery).toBe('Livré entre\u00a0mar.\u00a024/11/2026 et\u00a0jeu.\u00a026/11/2026');
  const sent = (leadDays: number | null) =>
    terms(aProduct({ offers: [anOffer({ delivery: null, leadDays })] })).delivery;
  expect(sent(3)).toBe('Expédié sous 3 jours');
  expect(sent(0)).toBe('Expédié aujourd’hui');
  expect(sent(null)).toBeUndefined();
});

test('goods may be returned for as long as their seller says', () => {
  expect(terms(aProduct()).returns).toBe('Retour accepté pendant 30 jours');
  expect(terms(aProduct({ offers: [anOffer({ returnDays: null })] })).returns).toBeUndefined();
});

test('a brand has a page of its own', () => {
  expect(terms(aProduct({ brand: { code: 'clairon', name: 'Clairon' } })).brand).toEqual({
    label: 'Clairon',
    href: '/boutique/marque/clairon',
  });
  expect(terms(aProduct()).brand).toBeUndefined();
});

test.each([
  ['parcel', '/colissimo-en-ligne'],
  ['stamp', '/mon-timbre-en-ligne'],
  ['forwarding', '/demenagement-absence'],
  ['letter', '/envoi-courrier-en-ligne?article=1126001'],
  ['registered-mail', '/vignette-recommandee-en-ligne'],
] as const)('an online service (%s) begins its journey, in three steps', (service, href) => {
  const product = aProduct({ kind: 'service', service });
  expect(terms(product).start).toMatchObject({ label: 'Commencer', href });
  expect(new Set(terms(product).start?.steps).size).toBe(3);
  expect(terms(product, pro).start?.href).toBe(`/professionnel${href}`);
  expect(terms(product).price.main).toBe('Dès 18,24\u00a0€');
  expect(terms(product)).not.toHaveProperty('delivery');
  expect(terms(product)).not.toHaveProperty('returns');
  expect(terms(product).stock).toEqual({ state: 'in', label: 'Disponible en ligne' });
});

test('goods begin nothing, nor does a service that is closed for now', () => {
  expect(terms(aProduct()).start).toBeUndefined();
  expect(terms(aProduct({ kind: 'service', service: 'parcel', stock: 'out' })).start).toBeUndefined();
});

test('a product that is sold out and has a stock notice leads to it', () => {
  const asked = '/boutique/retour-en-stock?article=1126001';
  expect(terms(aProduct({ stock: 'out', noticeMonths: 6 })).notice).toEqual({
    label: 'M’avertir du retour en stock',
    href: asked,
  });
  expect(terms(aProduct({ stock: 'out' })).notice).toBeUndefined();
  expect(terms(aProduct({ stock: 'low', noticeMonths: 6 })).notice).toBeUndefined();
});

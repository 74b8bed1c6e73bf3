import { expect, test } from 'vitest';
import type { Product } from '#domain/catalog/catalog.ts';
import { anOffer, aProduct, aSummary } from '#domain/catalog/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type ProductPage, productView } from './product.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });
const page = (product: Product, more: Partial<ProductPage> = {}, wording = fr) =>
  productView({ product, wantedOffer: null, added: null, limit: null, similar: [], ...more }, wording);

const competing = aProduct({ offers: [anOffer({ id: '7' }), anOffer({ id: '8', best: true }), anOffer({ id: '9' })] });

test('the best offer is bought unless the address names another', () => {
  expect(page(competing).buy?.offerId).toBe('8');
  expect(page(competing).notice).toBeUndefined();
  const chosen = page(competing, { wantedOffer: '9' });
  expect(chosen.buy?.offerId).toBe('9');
  expect(chosen.notice).toBeUndefined();
  expect(chosen.details.offers?.rows.map(({ current }) => current)).toEqual([false, false, true]);
});

test('an offer that is no longer there gives way to the best, and says so', () => {
  const view = page(competing, { wantedOffer: '404' });
  expect(view.notice?.text).toBe('Cette offre n’est plus proposée. Voici la meilleure du moment.');
  expect(view.buy?.offerId).toBe('8');
  expect(page(competing, { wantedOffer: '404' }, en).notice?.text).toBe(
    'This offer is no longer available. Here is the best one now.',
  );
});

test('an offer of what nobody offers any more is said to be gone', () => {
  expect(page(aProduct({ offers: [] }), { wantedOffer: '7' }).notice?.text).toContain('n’est plus proposée');
});

test('a product stands below its categories', () => {
  const path = [
    { code: 'timbres', name: 'Timbres' },
    { code: 'carnets', name: 'Carnets' },
  ];
  expect(page(aProduct({ path })).breadcrumb).toEqual([
    { label: 'Accueil', href: '/' },
    { label: 'Timbres', href: '/boutique/c/timbres' },
    { label: 'Carnets', href: '/boutique/c/carnets' },
  ]);
});

test('no more may be chosen than the offer has, nor than the shop sells at once', () => {
  const most = (quantity: number, maxQuantity: number) =>
    page(aProduct({ maxQuantity, offers: [anOffer({ quantity })] })).buy?.max;
  expect(most(3, 50)).toBe(3);
  expect(most(80, 50)).toBe(50);
  expect(most(0, 50)).toBe(50);
});

test.each([
  ['sold out', aProduct({ stock: 'out' })],
  ['without an offer', aProduct({ offers: [] })],
  ['that a journey sells', aProduct({ kind: 'service', service: 'forwarding' })],
])('a product %s does not enter the cart from here', (_, product) => {
  expect(page(product).buy).toBeUndefined();
});

test('a service that no journey sells cannot be bought: it is to come', () => {
  const { buy, terms } = page(aProduct({ kind: 'service', service: null }));
  expect(buy).toBeUndefined();
  expect(terms.stock).toEqual({ state: 'out', label: 'Bientôt disponible' });
  expect(terms.start).toBeUndefined();
});

test('a product that is sold out leads to what may be bought in its place', () => {
  const soldOut = aProduct({ stock: 'out' });
  const { terms, details } = page(soldOut, { similar: [aSummary({ code: '42', title: 'Un autre carnet' })] });
  expect(terms.instead).toEqual({ label: 'Voir les produits similaires', href: '#similaires' });
  expect(details.similar).toMatchObject({ id: 'similaires', title: 'Produits similaires', cards: [{ code: '42' }] });
  expect(page(aProduct(), { similar: [aSummary({ code: '42' })] })).toMatchObject({
    details: { similar: { title: 'Dans le même rayon', more: { label: 'Timbres', href: '/boutique/c/timbres' } } },
  });
  expect(page(aProduct(), { similar: [aSummary({ code: '42' })] }).terms.instead).toBeUndefined();
  expect(page(soldOut).terms.instead).toBeUndefined();
  expect(page(soldOut).details.similar).toBeNull();
});

const aPicture = (detail: string | null = null) => ({
  thumbnail: '/medias/a-96',
  product: '/medias/a-360',
  detail,
  zoom: '/medias/a-960',
  alt: 'Un carnet',
});

test('a browser chooses among the sizes that there are', () => {
  const sources = (detail: string | null) => page(aProduct({ pictures: [aPicture(detail)] })).pictures[0]?.sources;
  expect(sources(null)).toBe('/medias/a-360 360w, /medias/a-960 960w');
  expect(sources('/medias/a-720')).toBe('/medias/a-360 360w, /medias/a-720 720w, /medias/a-960 960w');
});

test('each picture says its place among the others', () => {
  const picture = aPicture();
  const product = aProduct({ pictures: [picture, picture] });
  expect(page(product).pictures.map(({ position }) => position)).toEqual(['Image 1 sur 2', 'Image 2 sur 2']);
  expect(page(product, {}, en).pictures[1]?.position).toBe('Picture 2 of 2');
});

test('the link that enlarges a picture says which of them, and what is on it', () => {
  const [front, back] = [aPicture(), { ...aPicture(), alt: 'Carnet, le dos' }];
  const links = page(aProduct({ pictures: [front, back] })).pictures.map(({ enlarge }) => enlarge);
  expect(links).toEqual([
    `Agrandir l’image 1 sur 2\u202f: ${front.alt}`,
    'Agrandir l’image 2 sur 2\u202f: Carnet, le dos',
  ]);
});

test('a product is reported with its number, to the help of its mode', () => {
  expect(page(aProduct()).details.report.href).toBe('/espace-aide?sujet=signalement&produit=1126001');
  expect(page(aProduct(), {}, pro).details.report.href).toMatch(/^\/professionnel\/espace-aide\?/);
});

test('the product page without scripts names the added article', () => {
  const of = (added: number, wording = fr) => page(aProduct(), { added }, wording).added?.text;
  expect(of(1)).toBe('Ajouté\u202f: Carnet de 12 timbres Marianne');
  expect(of(3)).toBe('Ajouté\u202f: 3 × Carnet de 12 timbres Marianne');
  expect(of(3, en)).toBe('Added: 3 × Carnet de 12 timbres Marianne');
  expect(page(aProduct()).added).toBeUndefined();
});

test('the product page without scripts names why fewer articles were added', () => {
  const of = (limit: 'stock' | 'maximum' | null) =>
    page(aProduct({ maxQuantity: 200 }), { added: 3, limit }).added?.note;
  expect(of('stock')).toContain('il n’en reste pas plus en stock');
  expect(of('maximum')).toContain('votre panier en contient 200, le maximum par commande');
  expect(of(null)).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { Added } from '#domain/cart/cart.ts';
import { aCart, aLine } from '#domain/cart/examples.ts';
import type { Product } from '#domain/catalog/catalog.ts';
import { anOffer, aProduct } from '#domain/catalog/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/shared/wording.server.ts';
import { addedView, productView } from './product.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });
const page = (product: Product, wording = fr, wantedOffer: string | null = null) =>
  productView({ product, wantedOffer, added: null }, wording);

// Sorted by delivered price, as the adapter gives them.
const competing = aProduct({
  offers: [
    anOffer({ id: '7', price: { ttc: euros(7.9), ht: euros(6.58) }, shipping: euros(4.5), best: true }),
    anOffer({ id: '8', shop: null, price: { ttc: euros(12.9), ht: euros(10.75) }, leadDays: 0, returnDays: null }),
    anOffer({ id: '9', price: { ttc: euros(1234.5), ht: euros(1000) }, condition: 'used', leadDays: null }),
  ],
});

test('offers stand in the order that the backend’s prices give, the first with its reason', () => {
  const { offers } = page(competing);
  expect(offers?.title).toBe('3 offres à partir de 7,90\u00a0€');
  expect(offers?.rows.map(({ id, total, why }) => ({ id, total, why }))).toEqual([
    { id: '7', total: '12,40\u00a0€', why: 'meilleur total' },
    { id: '8', total: '12,90\u00a0€', why: undefined },
    { id: '9', total: '1\u202f234,50\u00a0€', why: undefined },
  ]);
  expect(offers?.rows.map(({ shipping }) => shipping)).toEqual(['4,50\u00a0€', 'Offerte', 'Offerte']);
  expect(offers?.rows.map(({ delay }) => delay)).toEqual(['expédié sous 1 jour', 'expédié ce jour', '']);
  expect(offers?.rows[0]?.href).toBe('/boutique/p/1126001/offer/offer_7');
  expect(page(competing, en).offers?.rows[0]?.why).toBe('best total');
});

test('one offer alone is no comparison', () => {
  expect(page(aProduct()).offers).toBeNull();
});

test('an offer that the address names is the one that is bought', () => {
  const view = page(competing, fr, '9');
  expect(view.notice).toBeUndefined();
  expect(view.buy?.offerId).toBe('9');
  expect(view.price.main).toBe('1\u202f234,50\u00a0€');
  expect(view.offers?.rows.map(({ current }) => current)).toEqual([false, false, true]);
});

test('an offer that is no longer there gives way to the best, and says so', () => {
  const view = page(competing, fr, '404');
  expect(view.notice?.text).toBe('Cette offre n’est plus proposée. Voici la meilleure du moment.');
  expect(view.buy?.offerId).toBe('7');
  expect(page(competing, en, '404').notice?.text).toBe('This offer is no longer available. Here is the best one now.');
});

test('individuals read TTC, professionals HT first', () => {
  expect(page(aProduct()).price).toEqual({ main: '18,24\u00a0€' });
  expect(page(aProduct(), pro).price).toEqual({ main: '15,20\u00a0€ HT', note: '18,24\u00a0€ TTC' });
});

test('a reduced price tells the lowest of the last 30 days, and an eco-contribution is named', () => {
  const { price } = page(aProduct({ offers: [anOffer({ prior: euros(20), eco: euros(0.13) })] }));
  expect(price.prior).toBe('Prix le plus bas des 30 derniers jours\u202f: 20,00\u00a0€');
  expect(price.eco).toBe('dont 0,13\u00a0€ d’éco-participation');
});

test('who sells and sends is said first', () => {
  expect(page(aProduct()).soldBy).toBe('Vendu et expédié par La boutique');
  expect(page(aProduct({ offers: [anOffer()] })).soldBy).toBe('Vendu et expédié par Papeterie du Canal');
});

test('low stock counts what is left, and no more than that may be chosen', () => {
  const low = aProduct({ stock: 'low', offers: [anOffer({ quantity: 3 })] });
  expect(page(low).stock).toEqual({ state: 'low', label: 'Plus que 3 exemplaires' });
  expect(page(low).buy?.max).toBe(3);
  expect(page(aProduct({ stock: 'low', offers: [anOffer({ quantity: 1 })] })).stock.label).toBe(
    'Plus que 1 exemplaire',
  );
  expect(page(aProduct({ stock: 'low', offers: [anOffer({ quantity: 0 })] })).stock.label).toBe('Bientôt épuisé');
  expect(page(low, en).stock.label).toBe('Only 3 left');
});

test.each([
  ['sold out', aProduct({ stock: 'out' })],
  ['without an offer', aProduct({ offers: [] })],
])('a product %s cannot be bought and says so', (_, product) => {
  expect(page(product).stock).toEqual({ state: 'out', label: 'Épuisé' });
  expect(page(product).buy).toBeUndefined();
});

test('a delivery promise is for goods, not for services', () => {
  expect(page(aProduct()).delivery).toBe('Livré entre mar. 24 nov. et jeu. 26 nov.');
  expect(page(aProduct({ kind: 'service' })).delivery).toBeUndefined();
});

test('the weight is said once', () => {
  const rows = (product: Product) => page(product).characteristics.filter(({ name }) => name === 'Poids');
  expect(rows(aProduct({ weight: 1230 }))).toEqual([{ name: 'Poids', value: '1,23\u00a0kg' }]);
  const named = aProduct({ weight: 1230, characteristics: [{ code: 'weight', name: 'Poids', value: '1,2\u00a0kg' }] });
  expect(rows(named)).toHaveLength(1);
});

test('without scripts the page says what was added', () => {
  const of = (added: number, wording = fr) =>
    productView({ product: aProduct(), wantedOffer: null, added }, wording).added?.text;
  expect(of(1)).toBe('Ajouté\u202f: Carnet de 12 timbres Marianne');
  expect(of(3)).toBe('Ajouté\u202f: 3 × Carnet de 12 timbres Marianne');
  expect(of(3, en)).toBe('Added: 3 × Carnet de 12 timbres Marianne');
  expect(page(aProduct()).added).toBeUndefined();
});

const added = (quantity: number, asked: number): Added => ({
  kind: 'added',
  quantity,
  asked,
  cart: aCart({ lines: [aLine({ quantity })] }),
  line: aLine(),
});

test('the dialog never claims more than what entered the cart', () => {
  expect(addedView(added(2, 2), fr)).toEqual({
    kind: 'added',
    text: 'Ajouté\u202f: 2 × Carnet de 12 timbres Marianne',
    cartLabel: 'Panier\u202f: 2 articles',
    subtotal: '18,24\u00a0€',
    cart: { label: 'Voir le panier', href: '/checkout/recapitulatif' },
  });
  expect(addedView(added(1, 5), fr)).toMatchObject({
    text: 'Ajouté\u202f: Carnet de 12 timbres Marianne',
    note: 'Seul 1 exemplaire a pu être ajouté\u202f: le stock ne permet pas davantage.',
  });
});

test.each([
  ['out-of-stock', 'Cet article est épuisé pour le moment.'],
  ['maximum', 'Votre panier contient déjà la quantité maximale de cet article.'],
  ['unknown-product', 'Cet article n’est plus proposé.'],
  ['too-much', 'Votre commande dépasserait le maximum de 4\u202f500\u00a0€.'],
] as const)('nothing added, %s: the reason is said', (reason, text) => {
  expect(addedView({ kind: 'none', reason }, fr)).toEqual({ kind: 'refused', text });
});

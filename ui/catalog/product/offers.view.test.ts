import { expect, test } from 'vitest';
import type { Product } from '#domain/catalog/catalog.ts';
import { anOffer, aProduct } from '#domain/catalog/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { offersView } from './offers.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });
const offers = (product: Product, wording = fr) => offersView(product, product.offers[0] ?? null, wording);

// Sorted by delivered price, as the adapter sorts them.
const competing = aProduct({
  offers: [
    anOffer({ id: '7', price: { ttc: euros(7.9), ht: euros(6.58) }, shipping: euros(4.5), best: true }),
    anOffer({
      id: '8',
      seller: null,
      price: { ttc: euros(12.9), ht: euros(10.75) },
      delivery: null,
      leadDays: 0,
      returnDays: null,
    }),
    anOffer({
      id: '9',
      price: { ttc: euros(1234.5), ht: euros(1000) },
      condition: 'used',
      delivery: null,
      leadDays: null,
    }),
  ],
});

test('a product’s offers are compared by their delivered price, and the first names why it is the best', () => {
  const view = offers(competing);
  expect(view?.title).toBe('3 offres à partir de 12,40\u00a0€, livraison comprise');
  expect(view?.rows.map(({ id, total, why }) => ({ id, total, why }))).toEqual([
    { id: '7', total: 'À partir de 12,40\u00a0€', why: 'Meilleur total' },
    { id: '8', total: '12,90\u00a0€', why: undefined },
    { id: '9', total: '1\u202f234,50\u00a0€', why: undefined },
  ]);
  expect(view?.rows.map(({ shipping }) => shipping)).toEqual(['À partir de 4,50\u00a0€', 'Offerte', 'Offerte']);
  expect(view?.rows.map(({ delay }) => delay)).toEqual([
    'entre\u00a0mar.\u00a024/11/2026 et\u00a0jeu.\u00a026/11/2026',
    'expédié aujourd’hui',
    '',
  ]);
  expect(view?.rows[0]).toMatchObject({
    href: '/boutique/p/1126001/offer/offer_7',
    current: true,
    condition: 'Neuf',
    returns: '30 jours',
    grade: '4,6 sur 5 (212 avis)',
  });
  expect(offers(competing, en)?.rows[0]?.why).toBe('Best total');
});

test('an offer that the backend prefers to the cheapest says so', () => {
  const [cheapest, preferred] = [anOffer({ id: '1' }), anOffer({ id: '2', best: true, shipping: euros(1) })];
  expect(offers(aProduct({ offers: [cheapest, preferred] }))?.rows.map(({ why }) => why)).toEqual([
    'Meilleur total',
    'offre recommandée',
  ]);
});

test('each offer names who sells it, and says where its delivery has no known price', () => {
  const rows = offers(
    aProduct({ offers: [anOffer({ shipping: null }), anOffer({ seller: null, shipping: euros(0) })] }),
  )?.rows;
  expect(rows).toMatchObject([
    { seller: 'Papeterie du Canal', shipping: 'Non précisée', total: '' },
    { seller: 'La boutique', shipping: 'Offerte', total: '18,24\u00a0€' },
  ]);
});

test('one offer alone is no comparison', () => {
  expect(offers(aProduct())).toBeNull();
});

test('a seller has a page, the shop itself has none', () => {
  expect(offers(competing)?.rows.map(({ sellerHref }) => sellerHref)).toEqual([
    '/boutique/vendeur/papeterie-du-canal/canal',
    undefined,
    '/boutique/vendeur/papeterie-du-canal/canal',
  ]);
});

test('a seller who is no trader is named as such', () => {
  const seller = { code: 'x', name: 'Une personne', grade: null, evaluations: 0, professional: false };
  const rows = offers(aProduct({ offers: [anOffer({ seller, condition: 'used' }), anOffer()] }))?.rows;
  expect(rows?.map(({ condition }) => condition)).toEqual(['Occasion, vendeur particulier', 'Neuf']);
  expect(rows?.[0]?.grade).toBeUndefined();
});

test('professionals read HT first, and which amounts are with tax', () => {
  expect(offers(competing, pro)?.rows[0]).toMatchObject({
    price: '6,58\u00a0€\u00a0HT',
    priceNote: '7,90\u00a0€\u00a0TTC',
    shipping: 'À partir de 4,50\u00a0€\u00a0TTC',
    total: 'À partir de 12,40\u00a0€\u00a0TTC',
  });
});

const many = (count: number) =>
  aProduct({ offers: Array.from({ length: count }, (_, index) => anOffer({ id: String(index) })) });

test.each([
  [2, 2, 0],
  [7, 7, 0],
  [8, 6, 2],
  [40, 6, 34],
])('a product with %i offers shows %i at once, and %i on demand', (count, shown, others) => {
  const view = offers(many(count));
  expect(view?.rows).toHaveLength(shown);
  expect(view?.more?.rows.length).toBe(others || undefined);
});

test('the other offers stand open when the chosen one is among them', () => {
  const product = many(40);
  expect(offersView(product, product.offers[39] ?? null, fr)?.more).toMatchObject({
    label: 'Voir les 34 autres offres',
    open: true,
  });
  expect(offers(product)?.more?.open).toBe(false);
});

test('the ranking of offers is explained one link away', () => {
  expect(offers(competing)?.criteria).toEqual({
    label: 'Comment les offres sont classées',
    href: '/criteres-de-classement',
  });
});

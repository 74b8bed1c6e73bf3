import { expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import type { Cart, SenderDelivery } from '#domain/cart/cart.ts';
import { aCart } from '#domain/cart/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { deliveryTexts } from './sender-delivery.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });

const canal: SenderDelivery = {
  sellerId: 'canal',
  lowest: { ttc: euros(4.9), ht: euros(4.08) },
  free: { from: { ttc: euros(60), ht: euros(50) }, missing: { ttc: euros(12), ht: euros(10) } },
};
const texts = (delivery: Partial<SenderDelivery>, over: Partial<Cart> = {}, wording = fr) =>
  deliveryTexts('canal', aCart({ senderDeliveries: [{ ...canal, ...delivery }], ...over }), wording);

const missing =
  'La livraison la moins chère est offerte dès 60,00\u00a0€ d’articles de ce vendeur\u202f: il manque 12,00\u00a0€.';

test('a seller’s delivery says what it costs at least, and what is missing until it is free', () => {
  expect(texts({})).toEqual(['Livraison en France métropolitaine à partir de 4,90\u00a0€', missing]);
  expect(texts({}, {}, en)).toEqual([
    'Delivery within mainland France from €4.90',
    'The cheapest delivery is free when you spend €60.00 with this seller: €12.00 to go.',
  ]);
});

test('a sender’s delivery is priced for the address once there is one, and by the totals once every mode is chosen', () => {
  expect(texts({}, { deliveryAddress: anAddress() })[0]).toBe('Livraison à partir de 4,90\u00a0€');
  expect(texts({}, { deliveryAddress: anAddress(), deliveryChosen: true })).toEqual([missing]);
});

test('a professional reads amounts without tax first', () => {
  expect(texts({}, {}, pro)).toEqual([
    'Livraison en France métropolitaine à partir de 4,08\u00a0€\u00a0HT (4,90\u00a0€\u00a0TTC)',
    'La livraison la moins chère est offerte dès 50,00\u00a0€\u00a0HT (60,00\u00a0€\u00a0TTC) d’articles de ce vendeur\u202f: il manque 10,00\u00a0€\u00a0HT (12,00\u00a0€\u00a0TTC).',
  ]);
  expect(texts({ lowest: { ttc: euros(4.9), ht: null }, free: null }, {}, pro)).toEqual([
    'Livraison en France métropolitaine à partir de 4,90\u00a0€\u00a0TTC',
  ]);
});

test('a threshold that is reached says that delivery is free, and nothing else', () => {
  const nothing = { ttc: euros(0), ht: euros(0) };
  const reached = { lowest: nothing, free: { from: { ttc: euros(60), ht: euros(50) }, missing: nothing } };
  expect(texts(reached)).toEqual(['La livraison la moins chère est offerte.']);
});

test('a seller who never asks for delivery says so, until the totals do', () => {
  const never = { lowest: { ttc: euros(0), ht: euros(0) }, free: null };
  expect(texts(never)).toEqual(['La livraison la moins chère est offerte.']);
  expect(texts(never, { deliveryAddress: anAddress(), deliveryChosen: true })).toEqual([]);
});

test('nothing is said where the backend says nothing', () => {
  expect(texts({ lowest: null, free: null })).toEqual([]);
  expect(deliveryTexts('canal', aCart(), fr)).toEqual([]);
  expect(deliveryTexts(null, aCart({ senderDeliveries: [canal] }), fr)).toEqual([]);
});

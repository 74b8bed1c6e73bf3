import { expect, test } from 'vitest';
import type { AddingLimit, AddOutcome } from '#domain/cart/cart.ts';
import { aCart, aLine } from '#domain/cart/examples.ts';
import { euros, type Money } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { addedView, notAddedView, refusedView } from './added.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });

const added = (quantity: number, limit: AddingLimit | null = null): Extract<AddOutcome, { kind: 'added' }> => ({
  kind: 'added',
  quantity,
  limit,
  lineQuantity: 200,
  cart: aCart({ lines: [aLine({ quantity })] }),
  line: aLine(),
});

test('the dialog shows the quantity that entered the cart', () => {
  expect(addedView(added(2), fr)).toEqual({
    kind: 'added',
    title: 'Ajouté au panier',
    text: '2 × Carnet de 12 timbres Marianne',
    cartLabel: 'Panier\u202f: 2 articles',
    subtotal: '36,48\u00a0€',
    cart: { label: 'Voir le panier', href: '/checkout/recapitulatif' },
  });
});

test('an answer that names no article is said by its number of pieces', () => {
  const view = addedView({ ...added(2), line: null }, fr);
  expect(view.text).toBe('2 articles');
  expect(view).not.toHaveProperty('picture');
});

test('an addition without an answer is not called refused, and leads to the cart', () => {
  expect(refusedView('failed', fr)).toMatchObject({
    title: 'L’ajout au panier n’a pas été confirmé',
    cart: { label: 'Voir le panier', href: '/checkout/recapitulatif' },
  });
});

test('a professional reads the subtotal without tax, then with it', () => {
  expect(addedView(added(2), wordingOf({ lang: 'fr', mode: 'pro' }))).toMatchObject({
    subtotal: expect.stringMatching(/^[\d,]+\u00a0€\u00a0HT \([\d,]+\u00a0€\u00a0TTC\)$/),
  });
});

test('the dialog says why fewer were added than were asked for: the stock, or the most per order', () => {
  expect(addedView(added(1, 'stock'), fr)).toMatchObject({
    text: '1 × Carnet de 12 timbres Marianne',
    note: 'Seul 1 exemplaire a pu être ajouté\u202f: il n’en reste pas plus en stock.',
  });
  expect(addedView(added(150, 'maximum'), fr)).toMatchObject({
    note: 'Seuls 150 exemplaires ont pu être ajoutés\u202f: votre panier en contient 200, le maximum par commande.',
  });
});

test.each([
  ['out-of-stock', 'Cet article est épuisé pour le moment. Choisissez-en un autre ou revenez plus tard.'],
  [
    'maximum',
    'Votre panier contient déjà la quantité maximale de cet article. Pour en avoir plus, passez une seconde commande.',
  ],
  ['unknown-product', 'Cet article n’est plus proposé. Choisissez-en un autre.'],
  ['to-compose', 'Ce service doit être préparé avant d’être ajouté au panier. Ouvrez sa page pour commencer.'],
] as const)('nothing added, %s: the reason is said', (reason, text) => {
  expect(notAddedView({ kind: 'none', reason }, fr)).toEqual({
    kind: 'refused',
    title: 'L’article n’a pas été ajouté',
    reason,
    text,
  });
});

test('an order that would cost too much names the most that the backend allows, where it says it', () => {
  const text = (most: Money | null, wording = fr) =>
    notAddedView({ kind: 'none', reason: 'too-much', most }, wording).text;
  expect(text(euros(3000))).toBe(
    'Votre commande dépasserait le maximum de 3\u202f000,00\u00a0€. Commandez d’abord ce que contient votre panier.',
  );
  expect(text(euros(3000), wordingOf({ lang: 'fr', mode: 'pro' }))).toContain('3\u202f000,00\u00a0€\u00a0TTC');
  expect(text(null)).toBe(
    'Votre commande dépasserait le montant maximal. Commandez d’abord ce que contient votre panier.',
  );
});

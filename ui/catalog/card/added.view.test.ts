import { expect, test } from 'vitest';
import type { Added } from '#domain/cart/cart.ts';
import { aCart, aLine } from '#domain/cart/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { addedView } from './added.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });

const added = (quantity: number, asked: number): Added => ({
  kind: 'added',
  quantity,
  asked,
  cart: aCart({ lines: [aLine({ quantity })] }),
  line: aLine(),
});

test('the dialog shows the quantity that entered the cart', () => {
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

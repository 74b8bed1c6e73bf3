import { expect, test } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { aCart, aLine, aParcel } from '#domain/cart/examples.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { nextOf, selectionView } from './selection.view.ts';

const wordings = { part: wordingOf({ lang: 'fr', mode: 'part' }), pro: wordingOf({ lang: 'fr', mode: 'pro' }) };
const total = { ...aCart().total, ht: euros(15.2) };
interface CartsInput {
  part?: Cart;
  pro?: Cart;
  mode?: Mode;
}
const shown = ({ part = aCart({ total }), pro = aCart({ total }), mode = 'part' }: CartsInput = {}) =>
  selectionView({ carts: { part, pro }, profile: mode, mode }, wordings);

test('two carts stand side by side, each with its total in its mode’s form', () => {
  expect(shown().carts).toMatchObject([
    { mode: 'part', title: 'Panier Particulier', total: '18,24\u00a0€\u00a0TTC', selected: true },
    {
      mode: 'pro',
      title: 'Panier Professionnel',
      total: '15,20\u00a0€\u00a0HT (18,24\u00a0€\u00a0TTC)',
      selected: false,
    },
  ]);
  expect(shown({ mode: 'pro' }).carts.map(({ selected }) => selected)).toEqual([false, true]);
  expect(shown({ mode: 'pro' }).back.href).toBe('/professionnel/checkout/recapitulatif');
});

test('a long cart is cut short, and says how many articles more there are', () => {
  const lines = ['a', 'b', 'c', 'd', 'e'].map((code, place) =>
    aLine({ id: `${place}.${code}`, title: code, quantity: 2 }),
  );
  expect(shown({ part: aCart({ lines }) }).carts[0]?.lines).toEqual([
    '2 × a',
    '2 × b',
    '2 × c',
    'et 4 autres articles',
  ]);
  const parcels = [aParcel('0'), aParcel('1', { quantity: 2 })];
  expect(shown({ part: aCart({ lines: parcels }) }).carts[0]?.lines).toEqual(['3 × Colissimo en ligne']);
});

test('a cart that the account cannot order says which account can', () => {
  expect(shown().carts.map(({ profile }) => profile)).toEqual([
    undefined,
    'Ce panier se commande avec un compte professionnel.',
  ]);
});

test.each([
  ['goods', aCart(), '/professionnel/checkout/livraison'],
  ['services alone', aCart({ lines: [aParcel('0')] }), '/professionnel/checkout/paiement'],
  ['nothing any more', aCart({ lines: [] }), '/professionnel/checkout/recapitulatif'],
  [
    'a service that was never composed',
    aCart({ lines: [aLine({ isBare: true })] }),
    '/professionnel/checkout/recapitulatif',
  ],
  ['nothing, not even a cart', null, '/professionnel/checkout/recapitulatif'],
] as const)('a chosen cart of %s goes on at its own step', (_, cart, next) => {
  expect(nextOf(cart, 'pro')).toBe(next);
});

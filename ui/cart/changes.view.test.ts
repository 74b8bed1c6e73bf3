import { expect, test } from 'vitest';
import type { CartChange, CheckedCart } from '#domain/cart/cart.ts';
import { aCart, aLine, aParcel } from '#domain/cart/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { blockingMessages, isUnchanged, messagesOf } from './changes.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const envelopes = aLine({ id: '1.enveloppes', title: 'Enveloppes' });
const cart = aCart({ lines: [aLine(), envelopes] });
const change = (over: Partial<CartChange> = {}): CartChange => ({
  line: aLine(),
  quantity: 2,
  kind: 'less-stock',
  unitBefore: null,
  limit: null,
  ...over,
});
const messages = (over: Partial<CheckedCart>, wording = fr) =>
  messagesOf({ cart, expired: false, changes: [], ...over }, wording);

test.each([
  [change(), 'Il n’en reste que 2\u202f: la quantité a été ramenée à 2.'],
  [change({ quantity: 1 }), 'Il n’en reste qu’un\u202f: la quantité a été ramenée à 1.'],
  [change({ kind: 'maximum', quantity: 200 }), 'La quantité a été ramenée à 200, le maximum par commande.'],
  [change({ kind: 'price', unitBefore: euros(17) }), 'Le prix est passé de 17,00\u00a0€ à 18,24\u00a0€ l’unité.'],
  [
    change({ kind: 'too-much', quantity: 3 }),
    'La quantité reste à 3\u202f: le montant maximal d’une commande serait dépassé.',
  ],
  [
    change({ kind: 'too-much', quantity: 3, limit: euros(4500) }),
    'La quantité reste à 3\u202f: une commande ne peut pas dépasser 4\u202f500,00\u00a0€.',
  ],
  [
    change({ kind: 'fixed', quantity: 1 }),
    'La quantité reste à 1, celle de votre préparation. Pour la changer, choisissez «\u202fModifier\u202f».',
  ],
  [change({ kind: 'other' }), 'Cet article a changé\u202f: vérifiez sa quantité et son prix.'],
])('a change is shown at its line', (one, sentence) => {
  expect(messages({ changes: [one] })).toEqual({ byLine: { '0.1126001': sentence }, notices: [] });
});

test('a shopper who cannot go on reads above that some lines are marked', () => {
  expect(blockingMessages(messages({ changes: [change()] }), fr).notices.map(({ text }) => text)).toEqual([
    'Votre panier a changé\u202f: vérifiez les lignes signalées avant de continuer.',
  ]);
  expect(blockingMessages(messages({ cart: null, expired: true }), fr).notices).toHaveLength(1);
});

test('a line that another tab removed has a message', () => {
  const { byLine, notices } = messages({ changes: [change({ line: null, kind: 'left', quantity: 0 })] });
  expect(byLine).toEqual({});
  expect(notices.map(({ text }) => text)).toEqual([
    'Un article qui était affiché n’est plus dans votre panier. Voici votre panier actuel.',
  ]);
});

test('a moved line has its message at its new place, and a removed one above all lines', () => {
  const changes = [
    change({ line: aLine({ id: '0.parti', title: 'Pèse-lettre' }), kind: 'no-stock', quantity: 0 }),
    change({ line: { ...envelopes, id: '2.enveloppes' } }),
  ];
  const { byLine, notices } = messages({ changes });
  expect(Object.keys(byLine)).toEqual(['1.enveloppes']);
  expect(notices.map(({ text }) => text)).toContain(
    '«\u202fPèse-lettre\u202f» n’est plus disponible et a été retiré de votre panier.',
  );
});

test('a parcel’s change is shown at its merged line', () => {
  const lines = [aParcel('0.a'), aLine({ id: '1.b' }), aParcel('2.c')];
  const changes = [change({ line: aParcel('2.c'), kind: 'price', unitBefore: euros(17) })];
  expect(Object.keys(messages({ cart: aCart({ lines }), changes }).byLine)).toEqual(['0.a,2.c']);
});

test('two changes of one line are both shown', () => {
  const { byLine } = messages({ changes: [change(), change({ kind: 'price', unitBefore: euros(17) })] });
  expect(byLine['0.1126001']).toMatch(/^Il n’en reste que 2.*Le prix est passé/);
});

test('professionals read the change of a price with tax, and that it is', () => {
  const pro = wordingOf({ lang: 'fr', mode: 'pro' });
  const { byLine } = messages({ changes: [change({ kind: 'price', unitBefore: euros(17) })] }, pro);
  expect(byLine['0.1126001']).toContain('17,00\u00a0€\u00a0TTC à 18,24\u00a0€\u00a0TTC');
  const exempt = aLine({ unit: { ttc: euros(18.24), ht: euros(18.24) } });
  const changes = [change({ kind: 'price', line: exempt, unitBefore: euros(17) })];
  expect(messages({ cart: aCart({ lines: [exempt] }), changes }, pro).byLine['0.1126001']).toContain(
    '17,00\u00a0€ à 18,24\u00a0€ l’unité.',
  );
});

test('an expired cart has a message that a new one can begin', () => {
  expect(messages({ cart: null, expired: true }).notices).toEqual([
    { tone: 'warning', text: 'Votre ancien panier n’est plus disponible. Vous pouvez en commencer un nouveau.' },
  ]);
  expect(messages({})).toEqual({ byLine: {}, notices: [] });
});

test('a cart leaves for the next step only as it was shown', () => {
  const asShown = { changes: [], expired: false };
  expect(isUnchanged(asShown, cart)).toBe(true);
  expect(isUnchanged({ ...asShown, changes: [change()] }, cart)).toBe(false);
  expect(isUnchanged({ ...asShown, expired: true }, null)).toBe(false);
  expect(isUnchanged(asShown, aCart({ lines: [] }))).toBe(false);
});

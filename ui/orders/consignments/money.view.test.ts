import { expect, test } from 'vitest';
import type { Refund } from '#domain/orders/consignments.ts';
import { aConsignment, anOrder } from '#domain/orders/examples.ts';
import type { Order } from '#domain/orders/orders.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { moneyBack, moneyFacts, moneyRows, partOf } from './money.view.ts';

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

const refund: Refund = {
  amount: { cents: 550 },
  status: 'requested',
  date: null,
  reason: 'Rupture',
  consignmentCode: null,
  entryNumbers: [],
  means: 'Carte bancaire',
  expectedOn: '2026-12-09',
};
const wording = wordingOf({ lang: 'fr', mode: 'part' });
const paid = { cents: 550 };
const unknown =
  'Paiement : Le remboursement n’est pas encore enregistré. Notre service client vous renseignera sur votre paiement.';

const sent = aConsignment({
  code: 'A',
  lines: [{ lineId: '1', entryNumber: 1, quantity: 1, sent: 1, declined: 0 }],
});

test.each<[string, string[], Pick<Order, 'refunds' | 'paid'>, Parameters<typeof moneyFacts>[1]]>([
  [
    'of its own entry says how much, until when, by which means and why',
    [
      'Remboursement demandé : 5,50 €',
      'Au plus tard le : 09/12/2026',
      'Moyen de paiement : Carte bancaire',
      'Motif : Rupture',
    ],
    { paid, refunds: [{ ...refund, entryNumbers: [2] }] },
    { entryNumbers: [2], isOver: true },
  ],
  [
    'of its sender leaves out the reason, which stands beside it',
    ['Remboursement demandé : 5,50 €', 'Au plus tard le : 09/12/2026', 'Moyen de paiement : Carte bancaire'],
    { paid, refunds: [{ ...refund, consignmentCode: 'A' }] },
    { consignmentCode: 'A', entryNumbers: [2], isOver: true },
  ],
  [
    'of a sender’s goods is its own',
    ['Remboursement demandé : 5,50 €', 'Au plus tard le : 09/12/2026', 'Moyen de paiement : Carte bancaire'],
    { paid, refunds: [{ ...refund, entryNumbers: [2] }] },
    { consignmentCode: 'A', entryNumbers: [1, 2], isOver: true },
  ],
  [
    'of another part is not its own',
    [unknown],
    { paid, refunds: [{ ...refund, consignmentCode: 'A' }] },
    { entryNumbers: [2], isOver: true },
  ],
  [
    'of the whole order is said once, beside the total',
    [],
    { paid, refunds: [refund] },
    { entryNumbers: [2], isOver: true },
  ],
  [
    'that has been paid says when',
    ['Remboursé : 5,50 €, le 24/11/2026', 'Motif : Rupture'],
    {
      paid,
      refunds: [
        {
          ...refund,
          status: 'refunded',
          date: '2026-11-24T14:05:00Z',
          means: null,
          expectedOn: null,
          entryNumbers: [2],
        },
      ],
    },
    { entryNumbers: [2], isOver: true },
  ],
  ['that nobody has noted yet is said so', [unknown], { paid, refunds: [] }, { entryNumbers: [2], isOver: true }],
  [
    'is none where nothing was taken',
    ['Paiement : Rien n’a été débité.'],
    { paid: { cents: 0 }, refunds: [] },
    { entryNumbers: [2], isOver: true },
  ],
  ['is none of a part that goes on', [], { paid, refunds: [] }, { entryNumbers: [2], isOver: false }],
])('the refund of a part of an order %s', (_, facts, order, part) => {
  const rows = moneyFacts(anOrder({ ...order, consignments: [sent], services: [] }), part, wording);
  expect(rows.map(({ label, value }) => plain(`${label} : ${value}`))).toEqual(facts);
});

test.each<[string, boolean, Partial<Refund>]>([
  ['of the whole order', true, {}],
  ['of what several parts hold', true, { entryNumbers: [1, 2] }],
  ['of a part that the order does not list', true, { consignmentCode: 'B' }],
  ['of goods that their part tells of', false, { entryNumbers: [1] }],
  ['of a sender that its part tells of', false, { consignmentCode: 'A' }],
])('a refund %s is told beside the total: %s', (_, isTold, over) => {
  const order = anOrder({ consignments: [sent], services: [], refunds: [{ ...refund, ...over }] });
  const about = moneyRows(order, wording).find(({ label }) => label === 'Remboursement demandé')?.about;
  expect(about !== undefined).toBe(isTold);
  expect(moneyFacts(order, { ...partOf(sent), isOver: true }, wording).length > 0).toBe(!isTold);
});

test('the money of a cancelled order says until when it is paid', () => {
  expect(moneyBack({ paid, refunds: [refund] }, wording).map(plain)).toEqual([
    'Remboursement demandé : 5,50 € · au plus tard le 09/12/2026',
  ]);
});

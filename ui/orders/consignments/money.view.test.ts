import { expect, test } from 'vitest';
import type { Refund } from '#domain/orders/consignments.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { moneyFacts } from './money.view.ts';

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
const paid = { cents: 550 };
const unknown =
  'Paiement : Le remboursement n’est pas encore enregistré. Notre service client vous renseignera sur votre paiement.';

test.each<[string, string[], Parameters<typeof moneyFacts>[0], Parameters<typeof moneyFacts>[1]]>([
  [
    'of its own entry says how much, until when, by which means and why',
    [
      'Remboursement demandé : 5,50 €',
      'Au plus tard le : 09/12/2026',
      'Moyen de paiement : Carte bancaire',
      'Motif : Rupture',
    ],
    { paid, refunds: [{ ...refund, entryNumbers: [2] }] },
    { entryNumber: 2, isOver: true },
  ],
  [
    'of its sender leaves out the reason, which stands beside it',
    ['Remboursement demandé : 5,50 €', 'Au plus tard le : 09/12/2026', 'Moyen de paiement : Carte bancaire'],
    { paid, refunds: [{ ...refund, consignmentCode: 'A' }] },
    { consignmentCode: 'A', isOver: true },
  ],
  [
    'of another part is not its own',
    [unknown],
    { paid, refunds: [{ ...refund, entryNumbers: [1] }] },
    { entryNumber: 2, isOver: true },
  ],
  [
    'of the whole order is said once, beside the total',
    [],
    { paid, refunds: [refund] },
    { entryNumber: 2, isOver: true },
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
    { entryNumber: 2, isOver: true },
  ],
  ['that nobody has noted yet is said so', [unknown], { paid, refunds: [] }, { entryNumber: 2, isOver: true }],
  [
    'is none where nothing was taken',
    ['Paiement : Rien n’a été débité.'],
    { paid: { cents: 0 }, refunds: [] },
    { entryNumber: 2, isOver: true },
  ],
  ['is none of a part that goes on', [], { paid, refunds: [] }, { entryNumber: 2, isOver: false }],
])('the refund of a part of an order %s', (_, facts, order, part) => {
  const rows = moneyFacts(order, part, wordingOf({ lang: 'fr', mode: 'part' }));
  expect(rows.map(({ label, value }) => plain(`${label} : ${value}`))).toEqual(facts);
});

import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { billingNumberView } from './billing-number.view.ts';

const [fr, en] = [wordingOf({ lang: 'fr', mode: 'pro' }), wordingOf({ lang: 'en', mode: 'pro' })];

test.each([
  ['356000000', 'SIREN 356\u00a0000\u00a0000'],
  ['73282932000074', 'SIRET 732\u00a0829\u00a0320\u00a000074'],
])('%s reads « %s », with the way to another one', (number, text) => {
  const change = {
    label: 'Modifier le SIREN ou le SIRET',
    href: '/professionnel/checkout/livraison?entreprise=modifier#champ-entreprise',
  };
  expect(billingNumberView({ billed: { kind: 'set', number }, place: 'delivery' }, fr)).toEqual({
    set: { text, change },
  });
});

test('the payment page changes a company number in place', () => {
  const billed = { kind: 'set', number: '356000000' } as const;
  expect(billingNumberView({ billed, place: 'payment' }, fr).set?.change.href).toBe(
    '/professionnel/checkout/paiement?entreprise=modifier#champ-entreprise',
  );
});

test('a number of the account is there to be confirmed', () => {
  const { form } = billingNumberView(
    { billed: { kind: 'form', typed: '73282932000074', fault: null }, place: 'payment' },
    fr,
  );
  expect(form).toEqual({
    value: '732\u00a0829\u00a0320\u00a000074',
    hint: 'Il figure sur votre facture. Le SIREN compte 9\u00a0chiffres, le SIRET\u00a014.',
  });
});

test.each([
  ['length', /9\u00a0chiffres/, /9\u00a0digits/],
  ['check', /celui d’une entreprise/, /number of a company/],
  ['required', /pour commander/, /to order/],
] as const)('the fault %s is said in both languages, and what was typed stays', (fault, french, english) => {
  const asked = { kind: 'form', typed: '732 829', fault } as const;
  expect(billingNumberView({ billed: asked, place: 'payment' }, fr).form).toMatchObject({
    value: '732 829',
    error: expect.stringMatching(french),
  });
  expect(billingNumberView({ billed: asked, place: 'payment' }, en).form?.error).toMatch(english);
});

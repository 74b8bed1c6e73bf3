import { expect, test } from 'vitest';
import { eventOf } from '#domain/analytics/catalogue.ts';
import { aPayment } from '#domain/checkout/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { failureOfCall, openPaymentNotice, type PaymentReason, paymentNotice } from './payment-notice.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });

test('each of the three calls that failed has its own words and tracking id, and asks to try again', () => {
  const notices = Object.values(failureOfCall).map((reason) => paymentNotice({ reason, attempts: 1 }, fr));
  for (const { notice } of notices) expect(notice.text).toMatch(/veuillez réessayer\.$/);
  expect(new Set(notices.map(({ notice }) => notice.text)).size).toBe(3);
  expect(notices.map(({ failure }) => failure?.failure)).toEqual([
    'choix_paiement',
    'selection_paiement',
    'envoi_paiement',
  ]);
});

test('a refusal is counted with its words, its attempts and the provider’s code, and says « pas débité » only if told so', () => {
  const { notice, failure } = paymentNotice({ reason: 'refused', attempts: 2, detail: '51', notDebited: true }, fr);
  expect(notice).toMatchObject({ tone: 'error', text: expect.stringMatching(/refusé.*Vous n’avez pas été débité\.$/) });
  expect(failure).toMatchObject({ attempts: 2, details: '51' });
  expect(paymentNotice({ reason: 'refused', attempts: 2 }, fr).notice.text).not.toContain('débité');
});

test('a balance that is too low says what it lacks and what remains; the amount is not counted', () => {
  const { notice, failure } = paymentNotice({ reason: 'solde', shortfall: euros(8.24), attempts: 0 }, fr);
  expect(notice.text).toContain('Il manque 8,24\u00a0€.');
  expect(notice.text).toMatch(/Les autres moyens de paiement restent possibles\.$/);
  expect(failure?.text).not.toMatch(/\d/);
  expect(failure?.details).toBe('solde');
});

test('a way of paying that is no longer offered is said to be gone, with what is left to do', () => {
  const { notice, failure } = paymentNotice({ reason: 'mode', attempts: 0 }, fr);
  expect(notice).toMatchObject({
    tone: 'error',
    text: expect.stringMatching(/n’est plus proposé.*choisissez-en un autre/),
  });
  expect(failure).toMatchObject({ failure: 'selection_paiement', details: 'mode' });
});

test('a payment that was cancelled, replaced or never started is no failure', () => {
  for (const reason of ['cancelled', 'panier', 'aucun'] as const) {
    const { notice, failure } = paymentNotice({ reason, attempts: 1 }, fr);
    expect(notice.tone).toBe('info');
    expect(failure).toBeUndefined();
  }
});

test('a payment that ended because the cart was changed is not said to be given up', () => {
  for (const [wording, givenUp] of [
    [fr, /abandon/],
    [en, /You left/],
  ] as const) {
    expect(paymentNotice({ reason: 'cancelled', attempts: 1 }, wording).notice.text).toMatch(givenUp);
    const { notice, next } = paymentNotice({ reason: 'panier', attempts: 1 }, wording);
    expect(notice.text).not.toMatch(givenUp);
    expect(next?.href).toBe('#lignes');
  }
});

test('everything that is counted is of the catalogue, in both languages, whatever the provider says', () => {
  const reasons = [
    'refused',
    'expired',
    'montant',
    'mode',
    'choix',
    'commande',
    'retractation',
    'solde',
    'plafond',
  ] as const;
  for (const wording of [fr, en])
    for (const reason of [...reasons, ...Object.values(failureOfCall)])
      for (const detail of [null, 'PAYPAL_DECLINED', 'nom@domaine.fr', '<b>', 'x'.repeat(65)]) {
        const { failure } = paymentNotice({ reason, attempts: 1, detail }, wording);
        expect(failure && eventOf({ ...failure })).toEqual(failure);
      }
});

test('a payment that has begun is named by its own mode, and still said when the modes could not be loaded', () => {
  const begun = (modes: { code: string; name: string }[]) =>
    openPaymentNotice({ open: aPayment({ mode: 'paypal' }), modes, total: euros(18.24) }, fr);
  const modes = [
    { code: 'card', name: 'Carte bancaire' },
    { code: 'paypal', name: 'PayPal' },
  ];
  expect(begun(modes)).toMatchObject([{ text: expect.stringContaining('payer cette commande (PayPal). Vous') }]);
  expect(begun([])).toMatchObject([{ text: expect.stringContaining('payer cette commande. Vous') }]);
});

test('the message leads to where the shopper acts next, and nowhere when nothing should be done', () => {
  const wayOf = (reason: PaymentReason) => paymentNotice({ reason, attempts: 1 }, fr).next?.href;
  expect([wayOf('refused'), wayOf('cancelled'), wayOf('aucun')]).toEqual(['#moyens', '#moyens', '#moyens']);
  expect([wayOf('retractation'), wayOf('montant')]).toEqual(['#renonciation', '#lignes']);
  // Its money was taken: another payment is the last thing to do.
  expect(wayOf('commande')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { verifyingView } from './verifying.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });

const verifying = (tries: number, { wording = fr, resumeUrl = null as string | null, isOther = false } = {}) =>
  verifyingView({ paymentId: 'PAY-1', cartCode: null, resumeUrl, isOther, tries }, wording);

test('the page asks by itself eight times, every two seconds, then only when asked to', () => {
  for (let tries = 0; tries < 8; tries += 1) {
    const view = verifying(tries);
    expect(view.everySeconds).toBe(2);
    expect(view.again.href).toBe(`/checkout/paiement/retour?payment=PAY-1&essai=${tries + 1}`);
  }
  expect(verifying(8).everySeconds).toBe(0);
  expect(verifying(99).everySeconds).toBe(0);
  expect(verifying(8).text).not.toBe(verifying(7).text);
  expect(verifying(8).again.href).toContain('essai=1');
});

test('an outcome that is not known is never called a failure, and nobody is asked to pay twice', () => {
  for (const wording of [fr, en])
    for (const tries of [0, 8]) {
      const { title, text } = verifying(tries, { wording });
      expect(`${title} ${text}`).not.toMatch(/échou|échec|refus|débité|fail|refused|charged/i);
    }
  expect(verifying(0).text).toContain('Ne payez pas une seconde fois');
  expect(verifying(0, { wording: en }).text).toContain('do not pay a second time');
});

test('a payment that can still be made leads back to the provider’s page', () => {
  expect(verifying(0).resume).toBeUndefined();
  expect(verifying(0, { resumeUrl: 'https://paiement.example/PAY-1' }).resume).toEqual({
    label: 'Revenir à la page de paiement',
    href: 'https://paiement.example/PAY-1',
  });
});

test('a start whose answer was lost is asked for by its cart, again and again', () => {
  const view = verifyingView({ paymentId: null, cartCode: '00000012', resumeUrl: null, isOther: false, tries: 3 }, fr);
  expect(view.again.href).toBe('/checkout/paiement/retour?panier=00000012&essai=4');
  expect(view.detail).toContain('e-mail');
});

test('a shopper whose first payment cannot be cancelled reads so while the page polls', () => {
  const view = verifying(2, { isOther: true });
  expect(view.detail).toBe(
    'Un premier paiement de cette commande ne peut plus être annulé\u202f: nous n’en avons pas lancé d’autre. Attendez sa confirmation avant de payer de nouveau.',
  );
  expect(view.again.href).toContain('motif=autre');
  expect(verifying(2).detail).not.toBe(view.detail);
});

import { expect, test } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { aCart, aLine, anAddress } from '#domain/cart/examples.ts';
import { aGroup } from '#domain/checkout/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/shared/wording.server.ts';
import { paymentView, verifyingView } from './payment.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const ready = aCart({ deliveryAddress: anAddress(), billingAddress: anAddress({ city: 'Arès' }) });
const choices = [
  { code: 'card', name: 'Carte bancaire', description: null },
  { code: 'paypal', name: 'PayPal', description: 'Sur le site de PayPal.' },
];
const page = (cart: Cart = ready, wording = fr) =>
  paymentView({ cart, groups: [aGroup(), aGroup()], choices, notices: [] }, wording);

test('the button says that the order obliges to pay, in the law’s words', () => {
  expect(page().order.label).toBe('Commander avec obligation de paiement');
  expect(page(ready, en).order.label).toBe('Order with obligation to pay');
});

test('the total that is shown is the total that is charged', () => {
  const { order } = page(aCart({ ...ready, total: { ...ready.total, ttc: euros(1234.5) } }));
  expect(order.shown).toBe(123_450);
  expect(order.reminder).toContain('1\u202f234,50\u00a0€');
});

test('the way of paying that the cart remembers is selected, the first when it is no longer offered', () => {
  const selected = (paymentMode: string | null) =>
    page({ ...ready, paymentMode })
      .modes.filter((mode) => mode.selected)
      .map(({ code }) => code);
  expect(selected('paypal')).toEqual(['paypal']);
  expect(selected(null)).toEqual(['card']);
  expect(selected('deferred')).toEqual(['card']);
});

test('both addresses stand as they are printed, each mode of delivery once', () => {
  const view = page();
  expect(view.delivery).toMatchObject({ modes: ['Lettre suivie'] });
  expect(view.delivery?.block.at(-1)).toBe('33380 MIOS');
  expect(view.billing?.block.at(-1)).toBe('33380 ARES');
  expect(view.back.href).toBe('/checkout/livraison');
});

test('a cart of services has no delivery: neither step, nor address, nor way back to it', () => {
  const view = page(aCart({ lines: [aLine({ kind: 'other', service: 'letter' })], deliveryAddress: anAddress() }));
  expect(view.delivery).toBeUndefined();
  expect(view.steps.map(({ label }) => label)).toEqual(['Panier', 'Paiement', 'Confirmation']);
  expect(view.back.href).toBe('/checkout/recapitulatif');
});

const verifying = (tries: number, { wording = fr, resumeUrl = null as string | null } = {}) =>
  verifyingView({ paymentId: 'PAY-1', resumeUrl, tries }, wording);

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

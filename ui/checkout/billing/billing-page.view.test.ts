import { expect, test } from 'vitest';
import { anAddressContext } from '#domain/address/examples.ts';
import { emptyForm } from '#domain/address/form-fields.ts';
import { aCart, aParcel } from '#domain/cart/examples.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { stepsView } from '#ui/checkout/steps.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { BillingFormInput } from './billing.view.ts';
import { billingPageView } from './billing-page.view.ts';

const pro = wordingOf({ lang: 'fr', mode: 'pro' });
const cart = aCart({ lines: [aParcel('0')] });
const form: Extract<BillingFormInput, { kind: 'form' }> = {
  kind: 'form',
  isFull: false,
  context: anAddressContext({ use: 'billing' }),
  again: null,
  fresh: emptyForm,
  isRestored: false,
  purpose: 'save',
};
const shown = (billing: BillingFormInput) => billingPageView({ cart, billing, notices: [] }, pro);

test('the book leads to a new address on the same page, and back to the payment', () => {
  const view = shown({ kind: 'pick', entries: [anEntry()] });
  expect(view.choice.pick?.add.href).toBe('/professionnel/checkout/paiement/facturation?facturation=nouvelle');
  expect(view.back.href).toBe('/professionnel/checkout/paiement');
  expect(view.steps).toEqual(stepsView('payment', { physical: false }, pro));
});

test('a form leads back to the payment', () => {
  expect(shown(form).choice.form?.fields.back?.href).toBe('/professionnel/checkout/paiement');
});

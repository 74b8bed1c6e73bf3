import { expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import { aCart, aParcel } from '#domain/cart/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { paymentBillingView } from './payment-billing.view.ts';

const [part, pro, en] = [
  wordingOf({ lang: 'fr', mode: 'part' }),
  wordingOf({ lang: 'fr', mode: 'pro' }),
  wordingOf({ lang: 'en', mode: 'pro' }),
];
const billingAddress = anAddress();
const services = aCart({ lines: [aParcel('0')], billingAddress });
const nobody = { ...services, billingAddress: null };
const quiet = { number: null, isRequired: false };

test('services alone are billed to an address that is changed on a page of its own', () => {
  expect(paymentBillingView({ cart: services, ...quiet }, part)).toEqual({
    title: 'Facturation',
    block: ['Mme Compte Particulier', '12 B RUE DE L EGLISE', '33380 MIOS'],
    change: { label: 'Modifier l’adresse de facturation', href: '/checkout/paiement/facturation' },
  });
});

test('goods are billed to an address that is changed with their delivery', () => {
  const cart = aCart({ billingAddress, deliveryAddress: billingAddress });
  const number = { kind: 'set', number: '356000000' } as const;
  const view = paymentBillingView({ cart, number, isRequired: false }, pro);
  expect(view).toMatchObject({
    title: 'Adresse de facturation',
    change: { href: '/professionnel/checkout/livraison?facturation=autre#facturation' },
    number: {
      set: {
        text: 'SIREN 356\u00a0000\u00a0000',
        change: { href: '/professionnel/checkout/livraison?entreprise=modifier#champ-entreprise' },
      },
    },
  });
});

test('an address that no service could check says so', () => {
  const cart = { ...services, billingAddress: { ...billingAddress, isVerified: false } };
  expect(paymentBillingView({ cart, ...quiet }, pro)?.mark).toBe('Non confirmée');
  expect(paymentBillingView({ cart: services, ...quiet }, pro)?.mark).toBeUndefined();
});

test('the payment page without an address requires none of an individual, and offers a professional a link to add one', () => {
  expect(paymentBillingView({ cart: nobody, ...quiet }, part)).toBeUndefined();
  expect(paymentBillingView({ cart: nobody, ...quiet }, pro)).toEqual({
    title: 'Facturation',
    none: { text: 'Aucune adresse de facturation n’est enregistrée.', isRequired: false },
    change: { label: 'Ajouter une adresse de facturation', href: '/professionnel/checkout/paiement/facturation' },
  });
});

test.each([
  [pro, /^Ajoutez une adresse de facturation pour commander/],
  [en, /^Add a billing address to order/],
] as const)('the payment page tells a shopper who ordered without an address to add one', (wording, text) => {
  expect(paymentBillingView({ cart: nobody, number: null, isRequired: true }, wording)?.none).toEqual({
    text: expect.stringMatching(text),
    isRequired: true,
  });
});

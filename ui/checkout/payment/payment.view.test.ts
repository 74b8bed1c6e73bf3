import { expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { aCart, aLine } from '#domain/cart/examples.ts';
import { aGroup } from '#domain/checkout/examples.ts';
import { noOffer } from '#domain/deferred-payment/offer.ts';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { stepsView } from '#ui/checkout/steps.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type PaymentPage, paymentView } from './payment.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const ready = aCart({ deliveryAddress: anAddress(), billingAddress: anAddress({ city: 'Arès' }) });
const choices = [
  { code: 'card', name: 'Carte bancaire', description: null },
  { code: 'paypal', name: 'PayPal', description: 'Sur le site de PayPal.' },
];
const pro = wordingOf({ lang: 'fr', mode: 'pro' });
const found: PaymentPage = {
  cart: ready,
  groups: [aGroup(), aGroup()],
  choices,
  deferred: noOffer,
  notices: [],
  chosen: null,
  waiverRequired: false,
  certifying: false,
  billing: { number: null, isRequired: false },
};
const page = (cart: Cart = ready, wording = fr) => paymentView({ ...found, cart }, wording);
const later = { code: 'deferred', name: 'Paiement différé', description: 'Sur facture mensuelle' };

test('the button says that the order obliges to pay, in the law’s words', () => {
  expect(page().order.label).toBe('Commander avec obligation de paiement');
  expect(page(ready, en).order.label).toBe('Order with obligation to pay');
  expect(page(ready, pro).order.terms).toEqual({ label: pro.t('payment.terms'), href: pro.paths.salesTerms() });
});

test('the total that is shown is the total that is charged', () => {
  const { order, recap } = page(aCart({ ...ready, total: { ...ready.total, ttc: euros(1234.5) } }));
  expect(order.totalCents).toBe(123_450);
  expect(recap.totals.find(({ strong }) => strong)?.value).toBe('1\u202f234,50\u00a0€');
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

test('the payment page shows both addresses as printed, each delivery mode once', () => {
  const view = page();
  expect(view.delivery?.modes).toEqual([
    expect.stringMatching(/^La boutique\u202f: Lettre suivie, du\smar\.\s24\/11 au\sjeu\.\s26\/11\/2026$/),
  ]);
  expect(view.delivery?.block.at(-1)).toBe('33380 MIOS');
  expect(view.billing?.block?.at(-1)).toBe('33380 ARES');
  expect(view.back.href).toBe('/checkout/livraison');
});

test('an address that no service could check says so', () => {
  const address = anAddress({ isVerified: false });
  const view = page({ ...ready, deliveryAddress: address, billingAddress: { ...address, floor: '2' } });
  expect([view.delivery?.mark, view.billing?.mark]).toEqual(['Non confirmée', 'Non confirmée']);
  expect(page().delivery?.mark).toBeUndefined();
});

test('the payment page shows only the chosen delivery mode', () => {
  const modes = aGroup().modes.flatMap((mode) => [mode, { ...mode, code: 'express', name: 'Express', dates: null }]);
  const view = paymentView({ ...found, groups: [aGroup({ modes, selected: 'express' })] }, fr);
  expect(view.delivery?.modes).toEqual(['Express']);
});

test('the way to act on the message is shown with the modes that it leads to', () => {
  const next = { label: 'Choisir', href: '#moyens' };
  expect(paymentView({ ...found, next }, fr).next).toEqual(next);
  expect(paymentView({ ...found, next, choices: null }, fr)).not.toHaveProperty('next');
  expect(page()).not.toHaveProperty('next');
});

test('a parcel that waits says where', () => {
  const [mode] = aGroup().modes;
  const waiting = aGroup({ modes: mode ? [{ ...mode, pickup: true }] : [], pickupPoint: aPickupPoint() });
  const [modeText] = paymentView({ ...found, groups: [waiting] }, fr).delivery?.modes ?? [];
  expect(modeText).toContain('Bureau de poste Lyon');
});

test('the address and the mode of delivery are each changed where they were chosen', () => {
  const { change, changeMode } = page(ready, pro).delivery ?? {};
  expect(change?.href).toBe('/professionnel/checkout/livraison?adresse=modifier');
  expect(changeMode).toEqual({ label: 'Modifier le mode de livraison', href: '/professionnel/checkout/livraison' });
});

test('a cart of services has no delivery: neither step, nor address, nor way back to it', () => {
  const view = page(aCart({ lines: [aLine({ kind: 'other', service: 'letter' })], deliveryAddress: anAddress() }));
  expect(view.delivery).toBeUndefined();
  expect(view.steps).toEqual(stepsView('payment', { physical: false }, fr));
  expect(page().steps).toEqual(stepsView('payment', { physical: true }, fr));
  expect(view.order.reminder).not.toContain('livraison');
  expect(page().order.reminder).toContain('livraison comprise');
  expect(view.back.href).toBe('/checkout/recapitulatif');
});

test('the payment page shows a temporary contract whole, with its place, its beginning and its end', () => {
  const composition = [
    { label: 'Vers', value: '29200 Brest' },
    { label: 'Début', value: '04/12/2026' },
    { label: 'Fin', value: '04/06/2027' },
  ];
  const view = page(aCart({ lines: [aLine({ kind: 'other', service: 'forwarding', composition })] }));
  expect(view.recap.lines.map((line) => line.composition)).toEqual([
    ['Vers\u202f: 29200 Brest', 'Début\u202f: 04/12/2026', 'Fin\u202f: 04/06/2027'],
  ]);
});

test('one sender needs no name beside its days', () => {
  const view = paymentView({ ...found, groups: [aGroup()] }, en);
  expect(view.delivery?.modes).toEqual(['Lettre suivie, Tue\u00a024/11 to\u00a0Thu\u00a026/11/2026']);
});

test('a delivery of one day names that day once', () => {
  const [mode] = aGroup().modes;
  const dates = { earliest: '2026-11-24', latest: '2026-11-24' };
  const modes = (wording: typeof fr) =>
    paymentView({ ...found, groups: [aGroup({ modes: [{ ...mode!, dates }] })] }, wording).delivery?.modes;
  expect(modes(fr)).toEqual(['Lettre suivie, le mar.\u00a024/11/2026']);
  expect(modes(en)).toEqual(['Lettre suivie, on Tue\u00a024/11/2026']);
});

test('the payment page preserves the chosen mode after a refusal', () => {
  const view = paymentView({ ...found, chosen: 'paypal' }, fr);
  expect(view.modes.find(({ selected }) => selected)?.code).toBe('paypal');
});

test('a letter asks an individual to give up the withdrawal, in both languages, and nobody else', () => {
  const letter = aCart({ lines: [aLine({ kind: 'other', service: 'letter' })] });
  expect(page(letter).order.waiver).toEqual({
    label: expect.stringContaining('je renonce à mon droit de rétractation'),
  });
  expect(page(letter, en).order.waiver?.label).toContain('I give up my right to withdraw');
  expect(page(letter, pro).order.waiver).toBeUndefined();
  expect(page().order.waiver).toBeUndefined();
  const error = paymentView({ ...found, cart: letter, waiverRequired: true }, fr).order.waiver?.error;
  expect(error).toMatch(/^Cochez cette case/);
});

test('modes that could not be had leave the page with the way to ask again, and no mode', () => {
  const view = paymentView({ ...found, choices: null }, fr);
  expect(view.modes).toEqual([]);
  expect(view.retry).toEqual({ label: 'Réessayer', href: '/checkout/paiement' });
  expect(page().retry).toBeUndefined();
});

test('an account that covers the order shows its balance, one that does not says what it lacks and is not chosen', () => {
  const offered = (balance: number | null) =>
    paymentView(
      {
        ...found,
        cart: { ...ready, paymentMode: 'deferred' },
        choices: [...choices, later],
        deferred: { balance: balance === null ? null : euros(balance), engagement: null },
      },
      pro,
    ).modes;
  const [first, second] = ['Sur facture mensuelle', 'Sur le site de PayPal.'];
  const told = (balance: number | null) =>
    offered(balance).map(({ code, description, disabled, selected }) => [code, description, disabled, selected]);
  expect(told(18.24)).toEqual([
    ['card', undefined, false, false],
    ['paypal', second, false, false],
    ['deferred', `${first}. Solde disponible\u202f: 18,24\u00a0€\u00a0TTC.`, false, true],
  ]);
  expect(told(18.23)).toEqual([
    ['card', undefined, false, true],
    ['paypal', second, false, false],
    [
      'deferred',
      `${first}. Solde disponible\u202f: 18,23\u00a0€\u00a0TTC. Il manque 0,01\u00a0€\u00a0TTC.`,
      true,
      false,
    ],
  ]);
  expect(told(null).at(-1)).toEqual(['deferred', first, false, true]);
});

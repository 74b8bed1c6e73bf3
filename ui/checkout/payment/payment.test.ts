import { describe, expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { aCart } from '#domain/cart/examples.ts';
import { aGroup, aPayment } from '#domain/checkout/examples.ts';
import type { Payment, PaymentStart, PaymentStartOutcome } from '#domain/checkout/payments.ts';
import { someDetails } from '#domain/deferred-payment/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { euros } from '#domain/shared/money.ts';
import {
  type AtCheckout,
  aCheckoutRequest,
  aDeliveredCart,
  aServicesCart,
} from '#ui/checkout/checkout-ports.examples.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { paymentPage } from './payment.server.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const away = new Fault('unavailable', 'payments');
const step = '/checkout/paiement';
const siren = '732829320';

const requestOf = ({ ports = {}, ...world }: AtCheckout) => {
  const deferredPayments = { details: async () => someDetails({ balance: euros(500) }), ...ports.deferredPayments };
  return aCheckoutRequest({ ...world, ports: { ...ports, deferredPayments } });
};
const urlOf = ({ query = '' }: AtCheckout) => new URL(`https://boutique.example${step}${query}`);
const show = (world: AtCheckout = {}) => paymentPage.show(requestOf(world), urlOf(world));
const post = (fields: Record<string, string>, world: AtCheckout = {}) =>
  paymentPage.post(requestOf(world), { url: urlOf(world), form: aForm(fields) });

const order = { intent: 'order', cart: 'guid-1', mode: 'card', shown: '1824' };
const billed = (over: Partial<Cart> = {}) =>
  aServicesCart({ billingAddress: anAddress({ companyNumber: siren }), ...over });
const unnumbered = () => aServicesCart({ billingAddress: anAddress() });
const started = (answer: PaymentStartOutcome): GivenPorts => ({ payments: { start: async () => answer } });

test('the payment page, the first one of services, names what the account’s cart held before the sign-in', async () => {
  const cart = aServicesCart();
  const { view } = await show({ cart, cookies: { lpel_cart_joined: 'colissimo-en-ligne' } });
  expect(view.joined?.text).toBe(t('cart.joined', { names: cart.lines[0]?.title ?? '' }));
  expect((await show({ cart })).view.joined).toBeUndefined();
});

describe('« Commander avec obligation de paiement »', () => {
  test('an order leads to the provider’s page, and sends the agreed waiver', async () => {
    const starts: PaymentStart[] = [];
    const start = async (one: PaymentStart) => {
      starts.push(one);
      return { kind: 'started' as const, payment: aPayment() };
    };
    const payments = { start };
    expect(await ledTo(post(order, { ports: { payments } }))).toBe('https://paiement.example/PAY-1');
    const waived = { ports: { payments }, cart: aServicesCart() };
    expect(await ledTo(post({ ...order, waiver: 'yes' }, waived))).toBe('https://paiement.example/PAY-1');
    expect(starts.map(({ waivedAt }) => waivedAt)).toEqual([null, expect.stringMatching(/^\d{4}-.*Z$/)]);
    expect(starts[0]).toMatchObject({
      mode: 'card',
      amount: euros(18.24),
      returnUrl: 'https://boutique.example/checkout/paiement/retour?panier=guid-1',
    });
  });

  const noChoice = { payments: { choices: async () => [] } };
  const balanceTooLow = {
    deferredPayments: { details: async () => someDetails({ balance: euros(1) }) },
    payments: { choices: async () => [{ code: 'deferred', name: 'Paiement différé', description: null }] },
  };
  test.each<[string, AtCheckout, string]>([
    [
      'a payment that asks for no page',
      { ports: started({ kind: 'started', payment: aPayment({ redirectUrl: null }) }) },
      `${step}/retour?payment=PAY-1`,
    ],
    [
      'one that was open',
      { ports: { payments: { ofCart: async () => [aPayment({ status: 'paid' })] } } },
      `${step}/retour?payment=PAY-1`,
    ],
    [
      'one by another mode that cannot be given up',
      {
        ports: {
          payments: { ofCart: async () => [aPayment({ mode: 'paypal' })], giveUp: async (payment) => payment },
        },
      },
      `${step}/retour?payment=PAY-1&panier=guid-1&motif=autre`,
    ],
    ['one that the backend knows', { ports: started({ kind: 'already-open' }) }, `${step}/retour?panier=guid-1`],
    [
      'no answer',
      { ports: { payments: { start: fails(new Fault('timeout', 'payments')) } } },
      `${step}/retour?panier=guid-1`,
    ],
    ['no cart', { cart: null }, '/checkout/recapitulatif'],
    ['no stock', { ports: started({ kind: 'cart-refused' }) }, '/checkout/recapitulatif'],
    ['a parcel without address', { cart: aCart() }, '/checkout/livraison?note=incomplet'],
    [
      'another amount',
      { cart: aDeliveredCart({ total: { ...aCart().total, ttc: euros(20) } }) },
      `${step}?motif=montant&choix=card#message`,
    ],
    [
      'another amount, says the backend',
      { ports: started({ kind: 'amount-changed' }) },
      `${step}?motif=montant&choix=card#message`,
    ],
    ['a mode that is gone', { ports: noChoice }, `${step}?motif=mode&choix=card#message`],
    ['services that begin at once', { cart: aServicesCart() }, `${step}?motif=retractation&choix=card#message`],
    [
      'more than one order may cost',
      { ports: started({ kind: 'too-much' }) },
      `${step}?motif=plafond&choix=card#message`,
    ],
    [
      'a balance that the backend finds too low',
      { ports: started({ kind: 'insufficient-balance' }) },
      `${step}?motif=solde&choix=card#message`,
    ],
    [
      'modes that cannot be read',
      { ports: { payments: { choices: fails(away) } } },
      `${step}?motif=payment-choice&choix=card#message`,
    ],
    [
      'a mode that cannot be selected',
      { ports: { payments: { select: fails(away) } } },
      `${step}?motif=payment-mode-selection&choix=card#message`,
    ],
    [
      'a refusal',
      { ports: started({ kind: 'refused', detail: 'other' }) },
      `${step}?motif=payment-mode-post&choix=card#message`,
    ],
    [
      'a cart that cannot be read',
      { ports: { carts: { current: fails(away) } } },
      `${step}?motif=payment-mode-post&choix=card#message`,
    ],
  ])('an order with %s leads to the page of its outcome', async (_, world, to) => {
    expect(await ledTo(post(order, world))).toBe(to);
  });

  test('a balance too low is said of the account', async () => {
    const to = `${step}?motif=solde&choix=deferred#message`;
    expect(await ledTo(post({ ...order, mode: 'deferred' }, { ports: balanceTooLow }))).toBe(to);
  });

  test.each([
    ['no mode', { mode: '' }, `${step}?motif=choix#message`],
    ['no amount', { shown: '' }, `${step}?motif=choix&choix=card#message`],
    ['an amount that is none', { shown: '-1' }, `${step}?motif=choix&choix=card#message`],
    ['a cart that is none', { cart: '../autre' }, `${step}?motif=choix&choix=card#message`],
  ])('a form with %s orders nothing', async (_, over, to) => {
    expect(await ledTo(post({ ...order, ...over }))).toBe(to);
  });

  test('a post without a valid intent is an order', async () => {
    expect(await ledTo(post({ ...order, intent: 'toString' }, { ports: noChoice }))).toBe(
      `${step}?motif=mode&choix=card#message`,
    );
  });

  test('a session that had ended orders nothing', async () => {
    const signedOut = new Fault('signed-out', 'payments');
    await expect(post(order, { ports: { payments: { ofCart: fails(signedOut) } } })).rejects.toBe(signedOut);
  });

  test.each([
    ['address', aServicesCart(), 'adresse'],
    ['number', unnumbered(), 'entreprise'],
  ] as const)(
    'an invoice without its %s is asked for on the page, with the chosen mode',
    async (lacking, cart, motif) => {
      const { status, page } = await post(order, { mode: 'pro', cart });
      expect(status).toBe(422);
      expect(page.view?.modes).toMatchObject([{ code: 'card', selected: true }]);
      expect(page.failure).toMatchObject({ details: motif });
      expect(page.view?.notices).toEqual([]);
      if (lacking === 'number') expect(JSON.stringify(page.view?.billing)).toContain(t('payment.invoiceRequired'));
      else expect(JSON.stringify(page.view?.billing)).toContain(t('payment.billingRequired'));
    },
  );

  test('an invoice that lacks nothing any more is to be looked at first', async () => {
    const ports = started({ kind: 'billing-required', lacking: 'address' });
    const { status, page } = await post(order, { mode: 'pro', cart: billed(), ports });
    expect(status).toBe(422);
    expect(page.view?.notices).toMatchObject([{ tone: 'error', text: t('payment.billingCheck') }]);
  });

  test('an order with a company number in its field saves it first', async () => {
    const billedTo: unknown[] = [];
    const deliveries = { billTo: async (to: unknown) => (billedTo.push(to), 'saved' as const) };
    const ports = { ...started({ kind: 'started', payment: aPayment() }), deliveries };
    const world = { mode: 'pro' as const, cart: billed(), ports };
    expect(await ledTo(post({ ...order, entreprise: siren }, world))).toBe('https://paiement.example/PAY-1');
    expect(billedTo).toMatchObject([{ companyNumber: siren }]);
  });

  test('orders nothing while its number is wrong, or cannot be saved', async () => {
    const choices = async () => ['card', 'paypal'].map((code) => ({ code, name: code, description: null }));
    const world = { mode: 'pro' as const, cart: unnumbered(), ports: { payments: { choices } } };
    const wrong = await post({ ...order, mode: 'paypal', entreprise: '123' }, world);
    expect(wrong).toMatchObject({ status: 422, page: { view: { modes: [{ selected: false }, { selected: true }] } } });
    expect(JSON.stringify(wrong.page.view?.billing)).toContain(t('checkout.invoiceLength'));
    const deliveries = { billTo: fails(away) };
    const failed = await post({ ...order, entreprise: siren }, { ...world, ports: { deliveries } });
    const notices = [{ tone: 'error', text: t('error.addressUpdate') }];
    expect(failed).toMatchObject({ status: 503, page: { view: { notices } } });
    expect(JSON.stringify(failed.page.view?.billing).replace(/\u00a0/g, '')).toContain(siren);
  });
});

describe('the number of the invoice alone', () => {
  const number = { intent: 'billing-number', mode: 'card', entreprise: siren };
  const at = `/professionnel${step}`;

  test('the company number alone is saved at the billing address, and the chosen mode stays', async () => {
    expect(await ledTo(post(number, { mode: 'pro', cart: unnumbered() }))).toBe(`${at}?choix=card&note=entreprise`);
    expect(await ledTo(post(number, { mode: 'pro', cart: aServicesCart() }))).toBe(`${at}?choix=card`);
  });

  test.each<[string, string, GivenPorts, number, string]>([
    ['no company', '732829321', {}, 422, t('checkout.invoiceCheck')],
    [
      'not billed there',
      siren,
      { deliveries: { billTo: async () => 'not-eligible' as const } },
      422,
      t('address.notBillable'),
    ],
    ['not saved', siren, { deliveries: { billTo: fails(away) } }, 503, t('error.addressUpdate')],
  ])('a company number that is %s stays as typed', async (_, ...[entreprise, ports, status, text]) => {
    const answered = await post({ ...number, entreprise }, { mode: 'pro', cart: unnumbered(), ports });
    expect(answered.status).toBe(status);
    expect(JSON.stringify(answered.page.view)).toContain(text);
    expect(JSON.stringify(answered.page.view?.billing).replace(/\u00a0/g, '')).toContain(entreprise);
    expect(answered.page.view?.modes).toMatchObject([{ code: 'card', selected: true }]);
  });
});

describe('the page', () => {
  test.each<[string, AtCheckout, string]>([
    ['no cart', { cart: null }, '/checkout/recapitulatif'],
    ['an empty one', { cart: aCart({ lines: [] }) }, '/checkout/recapitulatif'],
    ['a parcel without address', { cart: aCart() }, '/checkout/livraison?note=incomplet'],
    [
      'a seller without mode',
      { ports: { deliveries: { groups: async () => [aGroup({ selected: null })] } } },
      '/checkout/livraison?note=incomplet',
    ],
    [
      'an order that is paid',
      { ports: { payments: { ofCart: async () => [aPayment({ status: 'paid' })] } } },
      `${step}/retour?payment=PAY-1`,
    ],
  ])('the payment page redirects with %s', async (_, world, to) => {
    expect(await ledTo(show(world))).toBe(to);
  });

  test.each([
    ['the cart', { carts: { current: fails(away) } }],
    ['the modes of delivery', { deliveries: { groups: fails(away) } }],
  ])('the payment page is an error without %s', async (_, ports) => {
    await expect(show({ ports })).rejects.toMatchObject({ init: { status: 503 } });
  });

  test('the payment page opens without its modes, reports it and measures the failure', async () => {
    const { view, failure } = await show({ ports: { payments: { choices: fails(away), ofCart: fails(away) } } });
    expect(view).toMatchObject({ modes: [], retry: {}, notices: [{ text: t('error.paymentChoice') }] });
    expect(failure).toMatchObject({ details: 'payment-choice' });
  });

  test('the payment page names once why the shopper is back', async () => {
    const ports = { payments: { ofCart: async () => [aPayment({ status: 'refused', detail: 'do-not-honor' })] } };
    const { view, failure } = await show({ query: '?motif=refused&debit=non', ports });
    expect(view.notices).toEqual([
      { tone: 'error', text: `${t('checkout.refused')} ${t('checkout.notDebited')}`, takesFocus: true },
    ]);
    expect(failure).toMatchObject({ attempts: 1, details: 'do-not-honor' });
    expect((await show({ query: '?motif=inconnu' })).view.notices).toEqual([]);
    const numbered = { intent: 'billing-number', entreprise: '1' };
    const answered = await post(numbered, { query: '?motif=refused', mode: 'pro', cart: billed() });
    expect(answered.page.view?.notices).toEqual([]);
  });

  test('an earlier refusal is not said beside a payment that was begun since, nor once another one ended otherwise', async () => {
    const noticesAfter = async (...payments: Payment[]) => {
      const world = { query: '?motif=refused', ports: { payments: { ofCart: async () => payments } } };
      return (await show(world)).view.notices.map(({ text }) => text).filter((text) => text.includes('a été refusé'));
    };
    const [refused, begun] = [aPayment({ status: 'refused' }), aPayment({ status: 'pending' })];
    expect(await noticesAfter(refused)).toHaveLength(1);
    expect(await noticesAfter(refused, begun)).toEqual([]);
    expect(await noticesAfter(refused, aPayment({ status: 'cancelled' }))).toEqual([]);
  });

  test('the payment page shows the missing waiver beside its box after an order', async () => {
    const { view } = await show({ query: '?motif=retractation', cart: aServicesCart() });
    expect(view.order.waiver?.error).toBe(t('payment.waiverRequired'));
    expect((await show({ cart: aServicesCart() })).view.order.waiver).toEqual({ label: t('payment.waiver') });
  });

  test('the payment page requires no billing address before an order', async () => {
    const { view } = await show({ mode: 'pro', cart: aServicesCart() });
    expect(view.billing?.none).toEqual({ text: t('payment.billingNone'), isRequired: false });
  });

  test('an account that does not cover the order is said above to whoever chose it alone', async () => {
    const ports = {
      deferredPayments: { details: async () => someDetails({ balance: euros(1) }) },
      payments: { choices: async () => [{ code: 'deferred', name: 'Paiement différé', description: null }] },
    };
    const world = { mode: 'pro' as const, cart: billed(), ports };
    const usual = await show(world);
    expect([usual.view.notices, usual.failure?.details]).toEqual([[], 'solde']);
    const chosen = await show({ ...world, query: '?motif=solde' });
    expect(chosen.view.notices).toMatchObject([{ text: expect.stringContaining(t('payment.balanceTooLow')) }]);
    expect(chosen.view.notices[0]?.text).toContain('Il manque 17,24\u00a0€');
    expect(chosen.failure).toMatchObject({ details: 'solde' });
    const refused = await show({ ...world, query: '?motif=refused' });
    expect(refused.view.notices).toEqual([{ tone: 'error', text: t('checkout.refused'), takesFocus: true }]);
    const individual = await show({ ports });
    expect(individual.view.modes, 'individuals have no account').toMatchObject([{ disabled: false }]);
  });

  test('the payment page reports a payment that has begun, and its state', async () => {
    const shown = async (over: Partial<Payment>) => {
      const { view } = await show({ ports: { payments: { ofCart: async () => [aPayment(over)] } } });
      return view.notices.map(({ text }) => text);
    };
    expect(await shown({})).toEqual([t('payment.begun', { mode: ' (Carte bancaire)' })]);
    expect(await shown({ amount: euros(5) })).toEqual([t('payment.begunOtherAmount', { mode: ' (Carte bancaire)' })]);
    expect(await shown({ status: 'refused' }), 'it has ended').toEqual([]);
    expect(await shown({ redirectUrl: null }), 'nothing can be done about it').toEqual([]);
  });

  test('the payment page measures the certification while it is explained', async () => {
    const details = async () =>
      someDetails({ eligible: false, contract: null, reason: 'unknown-subscription', hasSegment: true });
    const companies = {
      mine: async () => ({ id: 'E', name: null, siret: '73282932000074', certification: 'inactive' as const }),
    };
    const ports = { companies, deferredPayments: { details, scoringCode: async () => '10' } };
    const { view, track } = await show({ mode: 'pro', cart: billed(), query: '?certification=1', ports });
    const usual = await show({ mode: 'pro', cart: billed(), ports });
    expect(usual.view.certification).toBeUndefined();
    expect(view.certification?.title).toMatch(/^Faire certifier votre entreprise/);
    expect([view.certification?.back.href, view.engagement?.next.href]).toEqual([
      '/professionnel/checkout/paiement',
      '/professionnel/checkout/paiement?certification=1#certification',
    ]);
    expect(track).not.toEqual(usual.track);
  });
});

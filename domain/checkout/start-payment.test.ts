import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAddress } from '../address/examples.ts';
import type { Cart } from '../cart/cart.ts';
import { aCart, aLine, aParcel } from '../cart/examples.ts';
import { someDetails } from '../deferred-payment/examples.ts';
import { Fault } from '../shared/fault.ts';
import { euros, type Money } from '../shared/money.ts';
import { attemptKey } from './attempt.ts';
import { concludePayment } from './conclude-payment.ts';
import { aGroup, aPayment } from './examples.ts';
import type { Payment, PaymentStart, PaymentStartOutcome } from './payments.ts';
import { type PaymentRequest, type StartPaymentOutcome, startPayment } from './start-payment.ts';

const ready = aCart({ deliveryAddress: anAddress() });
const pay: PaymentRequest = {
  cartCode: 'guid-1',
  paymentMode: 'card',
  displayedTotal: 1824,
  returnUrl: 'https://shop.example/retour',
  mode: 'part',
  waivedAt: null,
};

test('ordering sends the shopper to the provider', async () => {
  expect(await startPayment(shop({}), pay)).toEqual({ kind: 'redirect', url: 'https://paiement.example/PAY-1' });
});

test('a cart of goods without an address goes back to delivery', async () => {
  expect(await startPayment(shop({ cart: aCart() }), pay)).toEqual({ kind: 'step-required', step: 'delivery' });
});

test('a cart of services needs no delivery step', async () => {
  const forwarding = aLine({ kind: 'other', service: 'forwarding' });
  expect(await startPayment(shop({ cart: aCart({ lines: [forwarding] }) }), pay)).toMatchObject({ kind: 'redirect' });
});

test('a service that begins at once needs the waiver of the right of withdrawal, whose moment is sent', async () => {
  const waivedAt = '2026-11-24T10:00:00.000Z';
  const world = shop({ cart: aCart({ lines: [aParcel('0')] }) });
  expect(await startPayment(world, pay)).toEqual({ kind: 'waiver-required' });
  expect(world.started).toEqual([]);
  expect(await startPayment(world, { ...pay, waivedAt })).toMatchObject({ kind: 'redirect' });
  expect(world.started).toMatchObject([{ waivedAt }]);
});

test('a payment without a service that begins at once sends no waiver', async () => {
  const world = shop({});
  await startPayment(world, { ...pay, waivedAt: '2026-11-24T10:00:00.000Z' });
  expect(world.started).toMatchObject([{ waivedAt: null }]);
});

const shippingLabels = aCart({ lines: [aParcel('0')] });
const invoiced = { ...shippingLabels, billingAddress: anAddress({ companyNumber: '73282932000074' }) };

test('a professional gives up nothing', async () => {
  const world = shop({ cart: invoiced });
  expect(await startPayment(world, { ...pay, mode: 'pro' })).toMatchObject({ kind: 'redirect' });
});

test.each([
  ['an address', shippingLabels, 'address'],
  ['a number', { ...shippingLabels, billingAddress: anAddress() }, 'number'],
] as const)('a professional orders no services without %s for the invoice', async (_, cart, lacking) => {
  const world = shop({ cart });
  expect(await startPayment(world, { ...pay, mode: 'pro' })).toEqual({ kind: 'billing-required', lacking });
  expect(world.started).toEqual([]);
  const waivedAt = '2026-11-24T10:00:00.000Z';
  expect(await startPayment(world, { ...pay, waivedAt }), 'an individual does').toMatchObject({ kind: 'redirect' });
});

test('an empty cart goes back to the summary', async () => {
  expect(await startPayment(shop({ cart: null }), pay)).toEqual({ kind: 'step-required', step: 'summary' });
});

test('a total that changed since it was shown is never charged', async () => {
  expect(await startPayment(shop({}), { ...pay, displayedTotal: 1800 })).toEqual({ kind: 'amount-changed' });
});

test('a second click while a payment is open goes to the same page and starts nothing', async () => {
  const world = shop({ payments: [aPayment()] });
  expect(await startPayment(world, pay)).toEqual({ kind: 'redirect', url: 'https://paiement.example/PAY-1' });
  expect(world.started).toEqual([]);
});

test('another mode ends the open payment before it starts its own', async () => {
  const world = shop({ modes: ['card', 'paypal'], payments: [aPayment()], answer: byPayPal });
  expect(await startPayment(world, { ...pay, paymentMode: 'paypal' })).toEqual({
    kind: 'redirect',
    url: 'https://paypal.example/PAY-2',
  });
  expect(world.done).toEqual(['give up PAY-1', 'select paypal', 'start paypal']);
  expect(world.started[0]?.key, 'what was given up is an attempt that ended').toMatch(/paypal\/2$/);
});

test('another amount ends the open payment too: the old one is never charged', async () => {
  const world = shop({ payments: [aPayment({ amount: euros(12) })] });
  await startPayment(world, pay);
  expect(world.done).toEqual(['give up PAY-1', 'select card', 'start card']);
});

test.each<[string, Partial<Payment> | Fault, StartPaymentOutcome]>([
  ['still open', {}, { kind: 'not-given-up', paymentId: 'PAY-1' }],
  ['paid meanwhile', { status: 'paid', redirectUrl: null }, { kind: 'verify', paymentId: 'PAY-1' }],
  ['away', new Fault('timeout', 'giveUp'), { kind: 'not-given-up', paymentId: 'PAY-1' }],
])('a payment that is %s when it should be given up stays the only one', async (_how, after, outcome) => {
  const world = shop({ modes: ['card', 'paypal'], payments: [aPayment()], givenUp: after });
  expect(await startPayment(world, { ...pay, paymentMode: 'paypal' })).toEqual(outcome);
  expect(world.started).toEqual([]);
});

test('a session that ends while a payment is given up is an ended session', async () => {
  const world = shop({ modes: ['paypal'], payments: [aPayment()], givenUp: new Fault('signed-out', 'giveUp') });
  const start = startPayment(world, { ...pay, paymentMode: 'paypal' });
  await expect(start).rejects.toMatchObject({ kind: 'signed-out' });
});

test('a mode that cannot be used ends nothing', async () => {
  const world = shop({ payments: [aPayment()], modes: ['card', 'deferred'], balance: euros(1) });
  expect(await startPayment(world, { ...pay, paymentMode: 'paypal' })).toEqual({ kind: 'mode-refused' });
  expect(await startPayment(world, { ...pay, paymentMode: 'deferred' })).toEqual({ kind: 'insufficient-balance' });
  expect(world.done).toEqual([]);
});

test('a payment whose money may be on its way is verified, whichever mode is asked for', async () => {
  const world = shop({ modes: ['card', 'paypal'], payments: [aPayment({ redirectUrl: null })] });
  expect(await startPayment(world, { ...pay, paymentMode: 'paypal' })).toEqual({ kind: 'verify', paymentId: 'PAY-1' });
  expect(world.done).toEqual([]);
});

test('a cart that has become an order leads to that order, whatever is in the new cart', async () => {
  const ordered = [aPayment({ status: 'paid', orderCode: 'CMD-9' })];
  for (const cart of [null, aCart({ ...ready, code: 'guid-2' })]) {
    const world = shop({ cart, payments: ordered });
    expect(await startPayment(world, pay)).toEqual({ kind: 'verify', paymentId: 'PAY-1' });
    expect(world.started).toEqual([]);
  }
});

test('a paid cart is verified, never paid again', async () => {
  const world = shop({ payments: [aPayment({ status: 'paid' })] });
  expect(await startPayment(world, pay)).toEqual({ kind: 'verify', paymentId: 'PAY-1' });
  expect(world.started).toEqual([]);
});

test('a start whose answer never came is verified, not failed', async () => {
  expect(await startPayment(shop({ start: new Fault('timeout', 'startPayment') }), pay)).toEqual({
    kind: 'unknown',
    cartCode: 'guid-1',
  });
});

test('a mode that the cart may not use is refused', async () => {
  expect(await startPayment(shop({}), { ...pay, paymentMode: 'deferred' })).toEqual({ kind: 'mode-refused' });
});

test.each([
  ['choices', 'choice'],
  ['select', 'selection'],
] as const)(
  'a payment whose call of %s fails starts nothing, and the shopper gets that reason',
  async (method, call) => {
    const world = shop({});
    const failing = async () => {
      throw new Fault('unavailable', method);
    };
    const payments = { ...world.payments, [method]: failing };
    expect(await startPayment({ ...world, payments }, pay)).toEqual({ kind: 'call-failed', call, detail: 'fault' });
    expect(world.started).toEqual([]);
  },
);

test.each([
  [
    { kind: 'refused', detail: 'zoneNotServed' },
    { kind: 'call-failed', call: 'post', detail: 'zoneNotServed' },
  ],
  [{ kind: 'cart-refused' }, { kind: 'step-required', step: 'summary' }],
  [
    { kind: 'billing-required', lacking: 'address' },
    { kind: 'billing-required', lacking: 'address' },
  ],
  [
    { kind: 'billing-required', lacking: 'number' },
    { kind: 'billing-required', lacking: 'number' },
  ],
  [{ kind: 'already-open' }, { kind: 'unknown', cartCode: 'guid-1' }],
  [{ kind: 'amount-changed' }, { kind: 'amount-changed' }],
  [{ kind: 'insufficient-balance' }, { kind: 'insufficient-balance' }],
  [{ kind: 'too-much' }, { kind: 'too-much' }],
] satisfies [PaymentStartOutcome, StartPaymentOutcome][])(
  'a start answered by %o has that outcome',
  async (answer, outcome) => {
    expect(await startPayment(shop({ answer }), pay)).toEqual(outcome);
  },
);

test('an account pays later when its balance covers the total, to the cent', async () => {
  const deferred = { ...pay, paymentMode: 'deferred' };
  const modes = ['card', 'deferred'];
  const paid = { kind: 'started' as const, payment: aPayment({ status: 'paid', redirectUrl: null }) };
  const enough = shop({ modes, balance: euros(18.24), answer: paid });
  expect(await startPayment(enough, deferred)).toEqual({ kind: 'verify', paymentId: 'PAY-1' });
  const short = shop({ modes, balance: euros(18.23) });
  expect(await startPayment(short, deferred)).toEqual({ kind: 'insufficient-balance' });
  expect(short.started).toEqual([]);
  expect(await startPayment(short, pay), 'the other modes remain').toMatchObject({ kind: 'redirect' });
});

test('a balance that cannot be read is left to the backend', async () => {
  const world = shop({ modes: ['deferred'], balance: new Fault('timeout', 'details') });
  expect(await startPayment(world, { ...pay, paymentMode: 'deferred' })).toMatchObject({ kind: 'redirect' });
});

test('the key stays the same until an attempt ends without money', () => {
  const keyAfter = (payments: Payment[]) => attemptKey({ cart: ready, mode: 'card', payments });
  expect(keyAfter([aPayment()])).toBe(keyAfter([]));
  expect(keyAfter([aPayment({ status: 'refused' })])).not.toBe(keyAfter([]));
});

test('another amount or another mode is another key', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 450_000 }),
      fc.integer({ min: 1, max: 450_000 }),
      fc.constantFrom('card', 'paypal'),
      fc.constantFrom('card', 'paypal'),
      (one, other, mode, otherMode) => {
        const key = (cents: number, with_: string) =>
          attemptKey({ cart: { ...ready, total: { ...ready.total, ttc: { cents } } }, mode: with_, payments: [] });
        expect(key(one, mode) === key(other, otherMode)).toBe(one === other && mode === otherMode);
      },
    ),
  );
});

test.each([
  ['refused', { kind: 'not-paid', status: 'refused', debited: false }],
  ['cancelled', { kind: 'not-paid', status: 'cancelled' }],
  ['expired', { kind: 'not-paid', status: 'expired' }],
  ['pending', { kind: 'unknown', resumeUrl: 'https://paiement.example/PAY-1' }],
  ['paid', { kind: 'ordered', orderCode: 'CMD-1' }],
] as const)('a %s payment is concluded truly', async (status, outcome) => {
  const payments = [aPayment({ status, debited: status === 'refused' ? false : null })];
  expect(await concludePayment(shop({ payments }), { paymentId: 'PAY-1', cartCode: null })).toMatchObject(outcome);
});

test('an order that the backend already made is not placed again', async () => {
  const world = shop({ payments: [aPayment({ status: 'paid', orderCode: 'CMD-9' })] });
  expect(await concludePayment(world, { paymentId: 'PAY-1', cartCode: null })).toEqual({
    kind: 'ordered',
    orderCode: 'CMD-9',
  });
  expect(world.placed).toEqual([]);
});

test('a placing whose answer never came is unknown, not failed', async () => {
  const world = shop({ payments: [aPayment({ status: 'paid' })], place: new Fault('timeout', 'placeOrder') });
  expect(await concludePayment(world, { paymentId: 'PAY-1', cartCode: null })).toEqual({
    kind: 'unknown',
    resumeUrl: null,
  });
});

test('a lost answer without an attempt at the backend means that nothing was started', async () => {
  expect(await concludePayment(shop({}), { paymentId: null, cartCode: 'guid-1' })).toEqual({ kind: 'none' });
});

test('a payment lists the cart’s attempts once while the cart is that of the button', async () => {
  const asked: string[] = [];
  const { payments, ...world } = shop({});
  const ofCart = async (code: string) => {
    asked.push(code);
    return [];
  };
  await startPayment({ ...world, payments: { ...payments, ofCart } }, pay);
  expect(asked).toEqual(['guid-1']);
});

test('a start that ends the session is no start of unknown outcome', async () => {
  const start = startPayment(shop({ start: new Fault('signed-out', 'startPayment') }), pay);
  await expect(start).rejects.toMatchObject({ kind: 'signed-out' });
});

test('an insufficient stock is shown by the cart, as an empty cart is', async () => {
  const short = shop({ answer: { kind: 'cart-refused' } });
  expect(await startPayment(short, pay)).toEqual({ kind: 'step-required', step: 'summary' });
});

interface World {
  modes?: string[];
  balance?: Money | Fault;
  answer?: PaymentStartOutcome;
  cart?: Cart | null;
  payments?: Payment[];
  start?: Fault;
  place?: Fault;
  /** What becomes of a payment that is given up. */
  givenUp?: Partial<Payment> | Fault;
}

const redirected: PaymentStartOutcome = { kind: 'started', payment: aPayment({ amount: euros(18.24) }) };
const byPayPal: PaymentStartOutcome = {
  kind: 'started',
  payment: aPayment({ id: 'PAY-2', mode: 'paypal', redirectUrl: 'https://paypal.example/PAY-2' }),
};

function shop({ cart = ready, payments = [], start, place, ...world }: World) {
  const { modes = ['card'], balance = euros(500), answer = redirected } = world;
  const { givenUp = { status: 'cancelled', redirectUrl: null } } = world;
  const started: PaymentStart[] = [];
  const placed: string[] = [];
  const done: string[] = [];
  return {
    started,
    placed,
    done,
    carts: { current: async () => cart },
    deliveries: { groups: async () => [aGroup()] },
    orders: {
      place: async ({ key }: { key: string }) => {
        if (place) throw place;
        placed.push(key);
        return { kind: 'placed' as const, code: 'CMD-1' };
      },
    },
    payments: {
      choices: async () => modes.map((code) => ({ code, name: code, description: null })),
      select: async (mode: string) => void done.push(`select ${mode}`),
      giveUp: async (payment: Payment) => {
        if (givenUp instanceof Fault) throw givenUp;
        done.push(`give up ${payment.id}`);
        return { ...payment, ...givenUp };
      },
      ofCart: async () => payments,
      ofId: async (id: string) => payments.find((payment) => payment.id === id) ?? ('unknown' as const),
      start: async (asked: PaymentStart) => {
        if (start) throw start;
        started.push(asked);
        done.push(`start ${asked.mode}`);
        return answer;
      },
    },
    deferredPayments: {
      details: async () => {
        if (balance instanceof Fault) throw balance;
        return someDetails({ balance });
      },
    },
  };
}

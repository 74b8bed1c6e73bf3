import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart } from '../cart/cart.ts';
import { aCart, anAddress, aParcel } from '../cart/examples.ts';
import { Fault } from '../shared/fault.ts';
import { euros } from '../shared/money.ts';
import { attemptKey } from './attempt.ts';
import { concludePayment } from './conclude-payment.ts';
import { aGroup, aPayment } from './examples.ts';
import type { Payment } from './payments.ts';
import { startPayment } from './start-payment.ts';

const ready = aCart({ deliveryAddress: anAddress() });
const pay = { mode: 'card', shown: 1824, returnUrl: 'https://shop.example/retour' };

test('ordering sends the shopper to the provider', async () => {
  expect(await startPayment(shop({}), pay)).toEqual({ kind: 'redirect', url: 'https://paiement.example/PAY-1' });
});

test('a cart of goods without an address goes back to delivery', async () => {
  expect(await startPayment(shop({ cart: aCart() }), pay)).toEqual({ kind: 'step-missing', step: 'delivery' });
});

test('a cart of services needs no delivery step', async () => {
  expect(await startPayment(shop({ cart: aCart({ lines: [aParcel('0')] }) }), pay)).toMatchObject({ kind: 'redirect' });
});

test('an empty cart goes back to the summary', async () => {
  expect(await startPayment(shop({ cart: null }), pay)).toEqual({ kind: 'step-missing', step: 'summary' });
});

test('a total that changed since it was shown is never charged', async () => {
  expect(await startPayment(shop({}), { ...pay, shown: 1800 })).toEqual({ kind: 'amount-changed' });
});

test('a second click while a payment is open goes to the same page and starts nothing', async () => {
  const world = shop({ payments: [aPayment()] });
  expect(await startPayment(world, pay)).toEqual({ kind: 'redirect', url: 'https://paiement.example/PAY-1' });
  expect(world.started).toEqual([]);
});

test('a paid cart is verified, never paid again', async () => {
  expect(await startPayment(shop({ payments: [aPayment({ status: 'paid' })] }), pay)).toEqual({
    kind: 'verify',
    paymentId: 'PAY-1',
  });
});

test('a start whose answer never came is verified, not failed', async () => {
  expect(await startPayment(shop({ start: new Fault('timeout', 'startPayment') }), pay)).toEqual({
    kind: 'verify',
    paymentId: null,
  });
});

test('a mode that the cart may not use is refused', async () => {
  expect(await startPayment(shop({}), { ...pay, mode: 'deferred' })).toEqual({ kind: 'mode-refused' });
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
  expect(await concludePayment(shop({ payments }), { paymentId: 'PAY-1' })).toMatchObject(outcome);
});

test('an order that the backend already made is not placed again', async () => {
  const world = shop({ payments: [aPayment({ status: 'paid', orderCode: 'CMD-9' })] });
  expect(await concludePayment(world, { paymentId: 'PAY-1' })).toEqual({ kind: 'ordered', orderCode: 'CMD-9' });
  expect(world.placed).toEqual([]);
});

test('a placing whose answer never came is unknown, not failed', async () => {
  const world = shop({ payments: [aPayment({ status: 'paid' })], place: new Fault('timeout', 'placeOrder') });
  expect(await concludePayment(world, { paymentId: 'PAY-1' })).toEqual({ kind: 'unknown', resumeUrl: null });
});

test('after a lost answer, no attempt at the backend means that nothing was started', async () => {
  expect(await concludePayment(shop({}), { paymentId: null })).toEqual({ kind: 'none' });
});

interface World {
  cart?: Cart | null;
  payments?: Payment[];
  start?: Fault;
  place?: Fault;
}

function shop({ cart = ready, payments = [], start, place }: World) {
  const unused = () => {
    throw new Error('not part of this');
  };
  const started: string[] = [];
  const placed: string[] = [];
  return {
    started,
    placed,
    carts: {
      current: async () => cart,
      add: unused,
      changeQuantity: unused,
      remove: unused,
      applyVoucher: unused,
      removeVoucher: unused,
      validate: unused,
    },
    deliveries: {
      groups: async () => [aGroup()],
      countries: unused,
      known: unused,
      deliverTo: unused,
      billTo: unused,
      choose: unused,
    },
    orders: {
      ofCode: unused,
      place: async ({ key }: { key: string }) => {
        if (place) throw place;
        placed.push(key);
        return { kind: 'placed' as const, code: 'CMD-1' };
      },
    },
    payments: {
      choices: async () => [{ code: 'card', name: 'Carte', description: null }],
      select: async () => {},
      ofCart: async () => payments,
      ofId: async (id: string) => payments.find((payment) => payment.id === id) ?? ('unknown' as const),
      start: async ({ key }: { key: string }) => {
        if (start) throw start;
        started.push(key);
        return { kind: 'started' as const, payment: aPayment({ amount: euros(18.24) }) };
      },
    },
  };
}

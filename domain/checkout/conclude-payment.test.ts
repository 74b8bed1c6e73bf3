import { expect, test } from 'vitest';
import { aCart } from '../cart/examples.ts';
import { Fault } from '../shared/fault.ts';
import { concludePayment } from './conclude-payment.ts';
import { aPayment } from './examples.ts';
import type { Payment } from './payments.ts';

const byId = { paymentId: 'PAY-1', cartCode: null };
const byCart = { paymentId: null, cartCode: 'guid-1' };
const paid = aPayment({ status: 'paid', redirectUrl: null });

test('a paid cart becomes the order of its payment, by a key that is the same however often it is asked', async () => {
  const world = shop({ payments: [paid] });
  expect(await concludePayment(world, byId)).toEqual({ kind: 'ordered', orderCode: 'CMD-1' });
  await concludePayment(world, byId);
  const asked = { cartCode: 'guid-1', paymentId: 'PAY-1', key: 'order/PAY-1' };
  expect(world.placed).toEqual([asked, asked]);
});

test('a paid cart that is not there any more is unknown: its order may be on its way', async () => {
  const world = shop({ payments: [paid], cart: null });
  expect(await concludePayment(world, byId)).toEqual({ kind: 'unknown', resumeUrl: null });
  expect(world.placed).toEqual([]);
});

test('a paid cart whose order is refused says so, with the reason', async () => {
  const world = shop({ payments: [paid], placed: { kind: 'refused', reason: 'noStock' } });
  expect(await concludePayment(world, byId)).toEqual({ kind: 'order-refused', reason: 'noStock' });
});

test('a shopper who is signed out while the order is placed signs in again, without another message', async () => {
  const world = shop({ payments: [paid], placed: new Fault('signed-out', 'placeOrder') });
  await expect(concludePayment(world, byId)).rejects.toMatchObject({ kind: 'signed-out' });
});

test('a lost answer is about the cart’s last attempt that is still open', async () => {
  const ended = aPayment({ id: 'PAY-0', status: 'refused' });
  const world = shop({ payments: [ended, aPayment(), { ...ended, id: 'PAY-2' }] });
  expect(await concludePayment(world, byCart)).toEqual({
    kind: 'unknown',
    resumeUrl: 'https://paiement.example/PAY-1',
  });
  expect(world.asked).toEqual(['cart guid-1']);
});

test('a cart whose attempts all ended may be paid again after a lost answer', async () => {
  expect(await concludePayment(shop({ payments: [aPayment({ status: 'expired' })] }), byCart)).toEqual({
    kind: 'none',
  });
});

test('a shopper who comes back from a payment that another one took the place of learns of that other one', async () => {
  const first = aPayment({ status: 'cancelled', redirectUrl: null });
  const second = aPayment({ id: 'PAY-2', status: 'paid', redirectUrl: null, orderCode: 'CMD-7' });
  const world = shop({ payments: [first, second] });
  const back = { paymentId: 'PAY-1', cartCode: 'guid-1' };
  expect(await concludePayment(world, back)).toEqual({ kind: 'ordered', orderCode: 'CMD-7' });
  expect(await concludePayment(shop({ payments: [first] }), back)).toMatchObject({ kind: 'not-paid' });
});

test('a named payment is read without the cart, and an unknown one has no outcome', async () => {
  const world = shop({});
  expect(await concludePayment(world, byId)).toEqual({ kind: 'none' });
  expect(world.asked).toEqual(['payment PAY-1']);
});

test('no backend is called when neither a payment nor a cart is named', async () => {
  const world = shop({ payments: [paid] });
  expect(await concludePayment(world, { paymentId: null, cartCode: null })).toEqual({ kind: 'none' });
  expect(world.asked).toEqual([]);
});

test('a refusal keeps the word of the bank, and whether money left', async () => {
  const payments = [aPayment({ status: 'refused', detail: '51', debited: false })];
  expect(await concludePayment(shop({ payments }), byId)).toEqual({
    kind: 'not-paid',
    status: 'refused',
    debited: false,
    detail: '51',
  });
});

type PlacingOutcome = { kind: 'placed'; code: string } | { kind: 'refused'; reason: string };

interface World {
  payments?: Payment[];
  cart?: ReturnType<typeof aCart> | null;
  placed?: PlacingOutcome | Fault;
}

function shop({ payments = [], cart = aCart(), placed: answer = { kind: 'placed', code: 'CMD-1' } }: World) {
  const asked: string[] = [];
  const placed: { cartCode: string; paymentId: string; key: string }[] = [];
  return {
    asked,
    placed,
    carts: { current: async () => cart },
    orders: {
      place: async (order: (typeof placed)[number]) => {
        placed.push(order);
        if (answer instanceof Fault) throw answer;
        return answer;
      },
    },
    payments: {
      ofCart: async (code: string) => {
        asked.push(`cart ${code}`);
        return payments;
      },
      ofId: async (id: string) => {
        asked.push(`payment ${id}`);
        return payments.find((payment) => payment.id === id) ?? ('unknown' as const);
      },
    },
  };
}

import { placeOrder } from '../checkout/place-order.ts';
import { aCartToAPoint, aPayment, aReadyCart } from '../checkout/states.ts';
import { bookOrder } from '../order-book/records.ts';
import { ordersIn } from '../records/orders.ts';
import { paymentsIn } from '../records/payments.ts';
import { DEFAULT_OWNER, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { piecesOf } from './services.ts';
import { withdraw } from './withdrawals.ts';

export const ordersStates: States = {
  'a paid order': aPaidOrder,
  'an order of the book': anOrderOfTheBook,
  'a withdrawal': aWithdrawal,
};

/** One piece of the first entry of an order of the book was withdrawn from. */
async function aWithdrawal(world: World, parameters: Parameters): Promise<void> {
  await anOrderOfTheBook(world, parameters);
  const owner = text(parameters.owner) ?? DEFAULT_OWNER;
  const record = bookOrder(world, owner, text(parameters.order) ?? '');
  const wanted = { entries: [{ entryNumber: 0, quantity: 1 }], email: owner, comment: 'Trop grand' };
  if (record) await withdraw(world, { record, wanted, key: null });
}

/** The book is there from the beginning; what a pact says of the order has to be true. */
async function anOrderOfTheBook(world: World, parameters: Parameters): Promise<void> {
  const order = text(parameters.order) ?? '';
  const owner = text(parameters.owner) ?? DEFAULT_OWNER;
  const label = text(parameters.label);
  const record = bookOrder(world, owner, order);
  if (!record) throw new Error(`The book of ${owner} has no order ${order}.`);
  const [entry] = record.order.fr.entries;
  const first = entry && piecesOf(world, record, entry)[0]?.id;
  if (label !== undefined && first !== label) throw new Error(`The first label of ${order} is not ${label}.`);
}

async function aPaidOrder(world: World, parameters: Parameters): Promise<void> {
  const cart = await (parameters.point ? aCartToAPoint(world, parameters) : aReadyCart(world, parameters));
  const payment = await aPayment(world, cart, { parameters, status: 'CAPTURED' });
  const placed = await placeOrder(world, { cart, owner: payment.owner, paymentId: payment.id });
  const code = text(parameters.order) ?? placed.code;
  await ordersIn(world).update((q) => q.where({ code: placed.code }), {
    data(draft) {
      draft.code = code;
      for (const words of Object.values(draft.order)) words.code = code;
    },
  });
  await paymentsIn(world).update((q) => q.where({ id: payment.id }), {
    data: (draft) => void (draft.orderCode = code),
  });
}

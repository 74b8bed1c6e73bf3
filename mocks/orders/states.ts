import { paymentsIn } from '../checkout/records.ts';
import { aCartToAPoint, aPayment, aReadyCart } from '../checkout/states.ts';
import { type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { placeOrder } from './place.ts';
import { ordersIn } from './records.ts';

export const ordersStates: States = { 'a paid order': aPaidOrder };

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

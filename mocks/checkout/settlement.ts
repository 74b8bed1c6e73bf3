import { totalsOf } from '../cart/totals.ts';
import { cartsIn } from '../records/carts.ts';
import { enter, isCharged } from '../records/ledger.ts';
import { ledgerIn, type PaymentRecord, type PaymentStatus, paymentsIn } from '../records/payments.ts';
import { isAnswer } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { placeOrder } from './place-order.ts';

/**
 * Applies the provider's notification once: a settled payment does not change, but money charged for a cancelled one is
 * refunded.
 */
export async function settle(
  world: World,
  payment: PaymentRecord,
  status: PaymentStatus,
  detail: string | null,
): Promise<PaymentRecord> {
  if (status === 'AUTHORISED' && !isCharged(world, payment.id)) await charge(world, payment);
  if (payment.status === 'PENDING') {
    return status === 'AUTHORISED' ? accept(world, payment, detail) : changePayment(world, payment, { status, detail });
  }
  const wasAbandoned = status === 'AUTHORISED' && payment.orderCode === null;
  return wasAbandoned ? giveBack(world, payment, payment.detail) : payment;
}

/** Places the order as soon as the money is charged, whether or not the shopper returns. */
async function accept(world: World, payment: PaymentRecord, detail: string | null): Promise<PaymentRecord> {
  const cart = cartsIn(world).findFirst((q) => q.where({ guid: payment.cartGuid }));
  if (!cart || totalsOf(cart).total !== payment.cents) return giveBack(world, payment, 'CART_CHANGED');
  try {
    const { code } = await placeOrder(world, { cart, owner: payment.owner, paymentId: payment.id });
    return await changePayment(world, payment, { status: 'AUTHORISED', detail, orderCode: code, debited: true });
  } catch (thrown) {
    if (!isAnswer(thrown)) throw thrown;
    return giveBack(world, payment, 'CART_NOT_ORDERABLE');
  }
}

async function giveBack(world: World, payment: PaymentRecord, detail: string | null): Promise<PaymentRecord> {
  const isRefunded = ledgerIn(world).findFirst((q) => q.where({ paymentId: payment.id, kind: 'refund' }));
  if (!isRefunded) await enter(world, { kind: 'refund', paymentId: payment.id, cents: payment.cents });
  const status = payment.status === 'PENDING' ? 'CANCELLED' : payment.status;
  return changePayment(world, payment, { status, detail, debited: false });
}

const charge = (world: World, { id, cents }: PaymentRecord) => enter(world, { kind: 'charge', paymentId: id, cents });

export async function changePayment(
  world: World,
  payment: PaymentRecord,
  change: Partial<PaymentRecord>,
): Promise<PaymentRecord> {
  const written = await paymentsIn(world).update((q) => q.where({ id: payment.id }), {
    data(draft) {
      Object.assign(draft, change);
    },
  });
  return written ?? payment;
}

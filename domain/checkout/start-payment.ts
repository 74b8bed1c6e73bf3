import { type Cart, type Carts, needsDelivery } from '../cart/cart.ts';
import type { DeferredPayments } from '../deferred-payment/deferred-payments.ts';
import { missingFor } from '../deferred-payment/offer.ts';
import type { Uses } from '../ports.ts';
import type { Mode } from '../shared/audience.ts';
import { mayHaveHappened, optional } from '../shared/fault.ts';
import { attemptKey, openPayment, stateOf } from './attempt.ts';
import type { Deliveries } from './deliveries.ts';
import type { Payment, PaymentStart, Started } from './payments.ts';
import { furthestStep } from './steps.ts';
import { needsWaiver } from './withdrawal.ts';

export type StartPaymentOutcome =
  /** The shopper goes to the provider's page. */
  | { kind: 'redirect'; url: string }
  /** A payment of this cart is open, paid or of unknown outcome: no second one starts. */
  | { kind: 'verify'; paymentId: string | null }
  | { kind: 'step-missing'; step: 'summary' | 'delivery' }
  /** The total is not the one that was shown. */
  | { kind: 'amount-changed' }
  | { kind: 'mode-refused' }
  | { kind: 'insufficient-balance' }
  /** Services that begin at once are in the cart, and the withdrawal was not given up. */
  | { kind: 'waiver-missing' }
  /** One of the three calls failed, and certainly started nothing; `detail` is the backend's word. */
  | { kind: 'failed'; call: 'choice' | 'selection' | 'post'; detail: string };

export interface Order {
  mode: string;
  /** The total TTC in cents that the shopper read on the button's page. */
  shown: number;
  returnUrl: string;
  audience: Mode;
  /** ISO moment at which the shopper agreed to lose the right of withdrawal. */
  waivedAt: string | null;
}

type Ports = Uses<'payments'> & {
  carts: Pick<Carts, 'current'>;
  deliveries: Pick<Deliveries, 'groups'>;
  deferredPayments: Pick<DeferredPayments, 'details'>;
};

/** « Commander avec obligation de paiement »: starts the payment of the current cart, at most once an attempt. */
export async function startPayment(ports: Ports, order: Order): Promise<StartPaymentOutcome> {
  const { carts, deliveries, payments } = ports;
  const cart = await carts.current();
  const physical = cart !== null && needsDelivery(cart);
  const step = furthestStep({ cart, groups: physical ? await deliveries.groups() : [], physical });
  if (!cart || step !== 'payment') return { kind: 'step-missing', step: step === 'payment' ? 'summary' : step };
  if (cart.total.ttc.cents !== order.shown) return { kind: 'amount-changed' };
  const waives = needsWaiver(cart, order.audience);
  if (waives && order.waivedAt === null) return { kind: 'waiver-missing' };

  const attempts = await payments.ofCart();
  const open = openPayment(attempts);
  if (open) return toOpen(open);
  const refusal = await choose(ports, { cart, mode: order.mode });
  if (refusal) return refusal;
  return send(ports, {
    mode: order.mode,
    amount: cart.total.ttc,
    returnUrl: order.returnUrl,
    waivedAt: waives ? order.waivedAt : null,
    key: attemptKey({ cart, mode: order.mode, payments: attempts }),
  });
}

/** Payment choice and payment mode selection; `null` when the mode is the cart's now. */
async function choose(
  { payments, deferredPayments }: Ports,
  { cart, mode }: { cart: Cart; mode: string },
): Promise<StartPaymentOutcome | null> {
  const choices = await optional(payments.choices());
  if (!choices) return { kind: 'failed', call: 'choice', detail: 'fault' };
  if (!choices.some((choice) => choice.code === mode)) return { kind: 'mode-refused' };
  if (mode === 'deferred') {
    // Not to be read is no refusal: the backend checks the balance again.
    const details = await optional(deferredPayments.details());
    if (details && missingFor(cart.total.ttc, details.balance)) return { kind: 'insufficient-balance' };
  }
  const selected = await optional(payments.select(mode).then(() => true));
  return selected ? null : { kind: 'failed', call: 'selection', detail: 'fault' };
}

/** Payment mode post. From here on, no answer means an unknown outcome, never a failure. */
async function send({ payments }: Ports, start: PaymentStart): Promise<StartPaymentOutcome> {
  try {
    return outcomeOf(await payments.start(start));
  } catch (fault) {
    if (mayHaveHappened(fault)) return { kind: 'verify', paymentId: null };
    throw fault;
  }
}

function outcomeOf(started: Started): StartPaymentOutcome {
  switch (started.kind) {
    case 'started':
      return toOpen(started.payment);
    case 'already-open':
      return { kind: 'verify', paymentId: null };
    case 'refused':
      return refused(started.reason);
    default:
      return { kind: started.kind };
  }
}

/** What is missing from the stock is told by the cart, where it can be changed. */
const refused = (reason: string): StartPaymentOutcome =>
  reason === 'noStock' || reason === 'lowStock'
    ? { kind: 'step-missing', step: 'summary' }
    : { kind: 'failed', call: 'post', detail: reason };

const toOpen = (payment: Payment): StartPaymentOutcome =>
  stateOf(payment) === 'redirecting' && payment.redirectUrl
    ? { kind: 'redirect', url: payment.redirectUrl }
    : { kind: 'verify', paymentId: payment.id };

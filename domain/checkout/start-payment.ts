import { type Cart, type Carts, needsDelivery } from '../cart/cart.ts';
import { needsWaiver } from '../cart/withdrawal-waiver.ts';
import type { DeferredPayments } from '../deferred-payment/deferred-payments.ts';
import { shortfallOf } from '../deferred-payment/offer.ts';
import type { Uses } from '../ports.ts';
import { mayHaveHappened, orNull } from '../shared/fault.ts';
import type { Mode } from '../shared/mode.ts';
import { attemptKey, openPayment } from './attempt.ts';
import { requiredForInvoice } from './billing.ts';
import type { Deliveries } from './deliveries.ts';
import type { Payment, PaymentStart, PaymentStartOutcome, Payments } from './payments.ts';
import { type CheckoutStep, furthestStep } from './steps.ts';

export type StartPaymentOutcome =
  /** The shopper must go to the provider's page. */
  | { kind: 'redirect'; url: string }
  /** A payment of this cart is open, paid or pending: no second one starts. */
  | { kind: 'verify'; paymentId: string }
  /** A payment by another mode, or of another amount, is open and could not be given up: no second one starts. */
  | { kind: 'not-given-up'; paymentId: string }
  /** It is unknown whether a payment of this cart began. */
  | { kind: 'unknown'; cartCode: string }
  | { kind: 'step-required'; step: 'summary' | 'delivery' }
  /** The total differs from the one that was shown. */
  | { kind: 'amount-changed' }
  | { kind: 'mode-refused' }
  | { kind: 'insufficient-balance' }
  /** The cart costs more than one order may. */
  | { kind: 'too-much' }
  /** Nothing is delivered, and a professional's invoice lacks its address or number. */
  | { kind: 'billing-required'; lacking: 'address' | 'number' }
  /** The cart holds services that begin at once, and the right of withdrawal was not waived. */
  | { kind: 'waiver-required' }
  /** One of the three calls failed, and certainly started nothing; `detail` is the backend's reason. */
  | { kind: 'call-failed'; call: 'choice' | 'selection' | 'post'; detail: string };

export interface PaymentRequest {
  /** The cart that the page showed; it may have become an order. */
  cartCode: string;
  paymentMode: string;
  /** The total with tax, in cents, that the page showed. */
  displayedTotal: number;
  returnUrl: string;
  mode: Mode;
  /** The ISO moment at which the shopper waived the right of withdrawal. */
  waivedAt: string | null;
}

type Ports = Uses<'payments'> & {
  carts: Pick<Carts, 'current'>;
  deliveries: Pick<Deliveries, 'groups'>;
  deferredPayments: Pick<DeferredPayments, 'details'>;
};

/** « Commander avec obligation de paiement »: starts a payment of the current cart, once for each attempt. */
export async function startPayment(ports: Ports, order: PaymentRequest): Promise<StartPaymentOutcome> {
  const { carts, payments } = ports;
  const cart = await carts.current();
  const earlier = cart?.code === order.cartCode ? null : openPayment(await payments.ofCart(order.cartCode));
  if (earlier) return toOpen(earlier);
  const step = await stepOf(ports, { cart, mode: order.mode });
  if (!cart || step !== 'payment') return { kind: 'step-required', step: step === 'payment' ? 'summary' : step };
  const objection = objectionTo(order, cart);
  if (objection) return objection;

  const attempts = await payments.ofCart(cart.code);
  const open = openPayment(attempts);
  if (open && !isSuperseded(open, order)) return toOpen(open);
  const refusal = await refusalOf(ports, { cart, mode: order.paymentMode });
  if (refusal) return refusal;
  const abandoned = open && (await giveUp(payments, open));
  if (abandoned && openPayment([abandoned]))
    return abandoned.status === 'paid' ? toOpen(abandoned) : { kind: 'not-given-up', paymentId: abandoned.id };
  if (!(await isSelected(payments, order.paymentMode)))
    return { kind: 'call-failed', call: 'selection', detail: 'fault' };
  // The attempt that was given up counts as ended, so that this one has a key of its own.
  const ended = attempts.map((attempt) => (attempt.id === abandoned?.id ? abandoned : attempt));
  const key = attemptKey({ cart, mode: order.paymentMode, payments: ended });
  return send(payments, { ...startOf(order, cart), key, cartCode: cart.code });
}

/**
 * Whether an order by this mode, of this amount, takes the place of the open payment. It never does once the money may
 * be on its way: the shopper can no longer act at the provider, or no provider has a page.
 */
const isSuperseded = (
  { status, redirectUrl, mode, amount }: Payment,
  { paymentMode, displayedTotal }: PaymentRequest,
): boolean => status === 'pending' && redirectUrl !== null && (mode !== paymentMode || amount.cents !== displayedTotal);

/** The payment after it was given up; unchanged when the provider cannot be reached, since it may still be paid. */
const giveUp = async (payments: Payments, open: Payment): Promise<Payment> =>
  (await orNull(payments.giveUp(open))) ?? open;

async function stepOf({ deliveries }: Ports, { cart, mode }: { cart: Cart | null; mode: Mode }): Promise<CheckoutStep> {
  const physical = cart !== null && needsDelivery(cart);
  return furthestStep({ cart, groups: physical ? await deliveries.groups() : [], physical, mode });
}

/** Why the displayed total or a missing waiver forbids this payment. */
function objectionTo({ displayedTotal, mode, waivedAt }: PaymentRequest, cart: Cart): StartPaymentOutcome | null {
  if (cart.total.ttc.cents !== displayedTotal) return { kind: 'amount-changed' };
  const lacking = requiredForInvoice(cart, mode);
  if (lacking) return { kind: 'billing-required', lacking };
  return needsWaiver(cart, mode) && waivedAt === null ? { kind: 'waiver-required' } : null;
}

const startOf = (
  { paymentMode, returnUrl, mode, waivedAt }: PaymentRequest,
  cart: Cart,
): Omit<PaymentStart, 'key'> => ({
  mode: paymentMode,
  amount: cart.total.ttc,
  returnUrl,
  waivedAt: needsWaiver(cart, mode) ? waivedAt : null,
});

/** Calls the payment choice; `null` when the cart may be paid by the mode. */
async function refusalOf(
  { payments, deferredPayments }: Ports,
  { cart, mode }: { cart: Cart; mode: string },
): Promise<StartPaymentOutcome | null> {
  const choices = await orNull(payments.choices());
  if (!choices) return { kind: 'call-failed', call: 'choice', detail: 'fault' };
  if (!choices.some((choice) => choice.code === mode)) return { kind: 'mode-refused' };
  if (mode === 'deferred') {
    // A failure to read the balance is not a refusal: the backend checks it again.
    const details = await orNull(deferredPayments.details());
    if (details && shortfallOf(cart.total.ttc, details.balance)) return { kind: 'insufficient-balance' };
  }
  return null;
}

/** Calls the payment mode selection. */
const isSelected = async (payments: Payments, mode: string): Promise<boolean> =>
  (await orNull(payments.select(mode).then(() => true))) ?? false;

/** Calls the payment mode post. After it, no answer means an unknown outcome, not a failure. */
async function send(
  payments: Payments,
  { cartCode, ...start }: PaymentStart & { cartCode: string },
): Promise<StartPaymentOutcome> {
  try {
    return outcomeOf(await payments.start(start), cartCode);
  } catch (fault) {
    if (mayHaveHappened(fault)) return { kind: 'unknown', cartCode };
    throw fault;
  }
}

function outcomeOf(started: PaymentStartOutcome, cartCode: string): StartPaymentOutcome {
  switch (started.kind) {
    case 'started':
      return toOpen(started.payment);
    case 'already-open':
      return { kind: 'unknown', cartCode };
    case 'refused':
      return { kind: 'call-failed', call: 'post', detail: started.detail };
    case 'cart-refused':
      return { kind: 'step-required', step: 'summary' };
    case 'billing-required':
      return started;
    default:
      return { kind: started.kind };
  }
}

const toOpen = (payment: Payment): StartPaymentOutcome =>
  payment.status === 'pending' && payment.redirectUrl
    ? { kind: 'redirect', url: payment.redirectUrl }
    : { kind: 'verify', paymentId: payment.id };

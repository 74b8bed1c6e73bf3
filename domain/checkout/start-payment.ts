import { needsDelivery } from '../cart/cart.ts';
import type { Uses } from '../ports.ts';
import { mayHaveHappened } from '../shared/fault.ts';
import { attemptKey, openPayment } from './attempt.ts';
import type { Payment } from './payments.ts';
import { furthestStep } from './steps.ts';

export type StartPaymentOutcome =
  /** The shopper goes to the provider's page. */
  | { kind: 'redirect'; url: string }
  /** A payment of this cart is open, paid or of unknown outcome: no second one starts. */
  | { kind: 'verify'; paymentId: string | null }
  | { kind: 'step-missing'; step: 'summary' | 'delivery' }
  /** The total is not the one that was shown. */
  | { kind: 'amount-changed' }
  | { kind: 'mode-refused' };

/**
 * « Commander avec obligation de paiement »: starts the payment of the current cart, at most once an attempt.
 * `shown` is the total TTC in cents that the shopper read on the button's page.
 */
export async function startPayment(
  ports: Uses<'carts' | 'deliveries' | 'payments'>,
  { mode, shown, returnUrl }: { mode: string; shown: number; returnUrl: string },
): Promise<StartPaymentOutcome> {
  const { carts, deliveries, payments } = ports;
  const cart = await carts.current();
  const physical = cart !== null && needsDelivery(cart);
  const step = furthestStep({ cart, groups: physical ? await deliveries.groups() : [], physical });
  if (!cart || step !== 'payment') return { kind: 'step-missing', step: step === 'payment' ? 'summary' : step };
  if (cart.total.ttc.cents !== shown) return { kind: 'amount-changed' };

  const attempts = await payments.ofCart();
  const open = openPayment(attempts);
  if (open) return toOpen(open);

  const choices = await payments.choices();
  if (!choices.some((choice) => choice.code === mode)) return { kind: 'mode-refused' };
  await payments.select(mode);
  try {
    const started = await payments.start({
      mode,
      amount: cart.total.ttc,
      returnUrl,
      key: attemptKey({ cart, mode, payments: attempts }),
    });
    if (started.kind === 'started') return toOpen(started.payment);
    if (started.kind === 'amount-changed') return { kind: 'amount-changed' };
    if (started.kind === 'already-open') return { kind: 'verify', paymentId: null };
    return { kind: 'mode-refused' };
  } catch (fault) {
    if (mayHaveHappened(fault)) return { kind: 'verify', paymentId: null };
    throw fault;
  }
}

const toOpen = (payment: Payment): StartPaymentOutcome =>
  payment.status === 'pending' && payment.redirectUrl
    ? { kind: 'redirect', url: payment.redirectUrl }
    : { kind: 'verify', paymentId: payment.id };

import { redirect } from 'react-router';
import { certificationSeen, paymentSeen } from '#domain/analytics/page-views.ts';
import { type Cart, needsDelivery } from '#domain/cart/cart.ts';
import { openPayment } from '#domain/checkout/attempt.ts';
import type { Payment } from '#domain/checkout/payments.ts';
import { furthestStep } from '#domain/checkout/steps.ts';
import { deferredOffer, noOffer, shortfall } from '#domain/deferred-payment/offer.ts';
import { optional } from '#domain/shared/fault.ts';
import { needed, type Work } from '#ui/shared/ports.server.ts';
import { type PaymentPage, paymentView } from './payment.view.ts';
import { isPaymentReason, type PaymentReason, paymentNotice } from './payment-notice.view.ts';

/** Everything that the payment page shows, and what is counted of it. */
export async function paymentPage(work: Work, { searchParams }: URL) {
  const found = await ready(work);
  const { payments, ...page } = found;
  const told = toldOf({ ...page, payments }, { searchParams, wording: work.wording });
  const view = paymentView(
    {
      ...page,
      notices: told?.isShown ? [told.notice] : [],
      chosen: searchParams.get('choix'),
      waiverMissing: searchParams.get('motif') === 'retractation',
      certifying: searchParams.get('certification') === '1',
    },
    work.wording,
  );
  return {
    view,
    head: { title: view.title, description: work.wording.t('checkout.description'), noIndex: true },
    track: view.certification ? certificationSeen : paymentSeen({ choices: page.choices ?? [], payments }),
    failure: told?.failure,
  };
}

type Found = Pick<PaymentPage, 'cart' | 'groups' | 'choices' | 'deferred'> & { payments: Payment[] };

/** What the page stands on; a cart that is not ready, or paid already, is shown elsewhere. */
async function ready(work: Work): Promise<Found> {
  const { ports, mode } = work;
  const { paths } = work.wording;
  const cart = await needed({ work, failure: 'cart-fetch' }, ports.carts.current());
  if (!cart) throw redirect(paths.cart());
  const physical = needsDelivery(cart);
  const [groups, choices, payments, deferred] = await Promise.all([
    physical ? needed({ work, failure: 'delivery-modes-fetch' }, ports.deliveries.groups()) : [],
    optional(ports.payments.choices()),
    // Unknown attempts do no harm here: ordering asks for them again.
    optional(ports.payments.ofCart(cart.code)),
    mode === 'pro' ? deferredOffer(ports) : noOffer,
  ]);
  const step = furthestStep({ cart, groups, physical, audience: mode });
  if (step !== 'payment') throw redirect(step === 'delivery' ? paths.delivery({ note: 'incomplet' }) : paths.cart());
  const open = openPayment(payments ?? []);
  // Paid, and the answer was lost: what matters is the order, not another payment.
  if (open?.status === 'paid') throw redirect(paths.paymentReturn({ payment: open.id }));
  return { cart, groups, choices, deferred, payments: payments ?? [] };
}

/** Why the shopper is here again, or what already stands against a mode. */
function toldOf(
  { cart, choices, deferred, payments }: Found,
  { searchParams, wording }: { searchParams: URLSearchParams } & Pick<Work, 'wording'>,
) {
  const given = searchParams.get('motif');
  const missing = shortfall({ choices, deferred, total: cart.total.ttc });
  const reason = choices ? reasonOf(given, missing) : 'payment-choice';
  if (!reason) return null;
  const told = paymentNotice(
    {
      reason,
      notDebited: searchParams.get('debit') === 'non',
      missing: reason === 'solde' ? missing : null,
      attempts: payments.length,
      detail: payments.at(-1)?.detail ?? null,
    },
    wording,
  );
  // A balance that is too low is said beside its mode; the notice is for who had chosen it.
  return { ...told, isShown: reason !== 'solde' || given === 'solde' };
}

function reasonOf(given: string | null, missing: Cart['total']['ttc'] | null): PaymentReason | null {
  if (isPaymentReason(given)) return given;
  return missing ? 'solde' : null;
}

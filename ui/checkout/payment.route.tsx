import { redirect } from 'react-router';
import type { FailureEvent } from '#domain/analytics/catalogue.ts';
import { paymentSeen } from '#domain/analytics/page-views.ts';
import { needsDelivery } from '#domain/cart/cart.ts';
import { openPayment } from '#domain/checkout/attempt.ts';
import { startPayment } from '#domain/checkout/start-payment.ts';
import { furthestStep } from '#domain/checkout/steps.ts';
import { failures } from '#ui/shared/failures.ts';
import { metaOf } from '#ui/shared/head.ts';
import { attempt, shop, type Work, withPorts } from '#ui/shared/ports.server.ts';
import { field, wholeNumber } from '#ui/shared/route-params.ts';
import type { NoticeView } from '#ui/shared/views.ts';
import type { Route } from './+types/payment.route';
import { PaymentScreen } from './payment.screen.tsx';
import { paymentView } from './payment.view.ts';

export const loader = withPorts(async ({ ports, wording }, { url }: Route.LoaderArgs) => {
  const cart = await ports.carts.current();
  const physical = cart !== null && needsDelivery(cart);
  const [groups, choices, payments] = await Promise.all([
    physical ? ports.deliveries.groups() : [],
    cart ? ports.payments.choices() : [],
    cart ? ports.payments.ofCart() : [],
  ]);
  const step = furthestStep({ cart, groups, physical });
  if (!cart || step === 'summary') throw redirect(wording.paths.cart());
  if (step === 'delivery') throw redirect(wording.paths.delivery());
  // Paid, and the answer was lost: what matters is the order, not another payment.
  const open = openPayment(payments);
  if (open?.status === 'paid') throw redirect(wording.paths.paymentReturn({ payment: open.id }));
  const notices = noticesOf(url, wording);
  const view = paymentView({ cart, groups, choices, notices }, wording);
  return {
    view,
    head: { title: view.title, description: wording.t('checkout.description'), noIndex: true },
    track: paymentSeen({ choices, payments }),
    failure: failureOf(url, { notices, attempts: payments.length }),
  };
});

const reasons = {
  refused: 'checkout.refused',
  cancelled: 'checkout.cancelled',
  expired: 'checkout.expiredPayment',
  montant: 'checkout.amountChanged',
  mode: 'checkout.modeRefused',
  choix: 'checkout.modeMissing',
  echec: failures['payment-mode-post'].message,
  aucun: 'checkout.noPayment',
  commande: 'checkout.orderRefused',
} as const;
const isReason = (value: string | null): value is keyof typeof reasons =>
  value !== null && Object.hasOwn(reasons, value);

/** Why the shopper is here again; « pas débité » only when the backend said so. */
function noticesOf(url: URL, { t }: Work['wording']): NoticeView[] {
  const reason = url.searchParams.get('motif');
  if (!isReason(reason)) return [];
  const notDebited = url.searchParams.get('debit') === 'non' ? ` ${t('checkout.notDebited')}` : '';
  return [
    { tone: reason === 'aucun' || reason === 'cancelled' ? 'info' : 'error', text: t(reasons[reason]) + notDebited },
  ];
}

/** Why a payment failed, as it is counted: what the shopper read, how often it was tried, and the reason (specification §8). */
function failureOf(
  url: URL,
  { notices, attempts }: { notices: NoticeView[]; attempts: number },
): FailureEvent | undefined {
  const [notice] = notices;
  if (notice?.tone !== 'error') return undefined;
  const details = url.searchParams.get('motif') ?? '';
  return { failure: failures['payment-mode-post'].trackingId, text: notice.text, attempts, details };
}

/** « Commander avec obligation de paiement ». Always ends in a redirect: reloading orders nothing. */
export const action = withPorts(async ({ ports, wording, mode: audience }, { request }: Route.ActionArgs) => {
  const { paths } = wording;
  const form = await request.formData();
  const mode = field(form, 'mode', 64);
  const shown = wholeNumber(form, 'shown', { least: 0, most: 99_999_999 });
  if (mode === '' || shown === null) throw redirect(paths.payment({ motif: 'choix' }));
  const returnUrl = shop.config.SHOP_ORIGIN + paths.paymentReturn();
  const waivedAt = field(form, 'waiver', 3) === 'yes' ? new Date().toISOString() : null;
  const outcome = await attempt('payment-mode-post', () =>
    startPayment(ports, { mode, shown, returnUrl, audience, waivedAt }),
  );
  switch (outcome.kind) {
    case 'redirect':
      throw redirect(outcome.url);
    case 'verify':
      throw redirect(paths.paymentReturn({ payment: outcome.paymentId }));
    case 'step-missing':
      throw redirect(outcome.step === 'delivery' ? paths.delivery() : paths.cart());
    case 'amount-changed':
      throw redirect(paths.payment({ motif: 'montant' }));
    case 'mode-refused':
      throw redirect(paths.payment({ motif: 'mode' }));
    case 'waiver-missing':
      throw redirect(paths.payment({ motif: 'retractation' }));
    case 'insufficient-balance':
      throw redirect(paths.payment({ motif: 'solde' }));
    case 'failed':
      throw redirect(paths.payment({ motif: 'echec' }));
  }
});

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  return <PaymentScreen view={loaderData.view} />;
}

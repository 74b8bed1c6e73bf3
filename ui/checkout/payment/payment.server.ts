import { redirect } from 'react-router';
import { certificationSeen, paymentSeen } from '#domain/analytics/page-views.ts';
import { type Cart, needsDelivery } from '#domain/cart/cart.ts';
import { openPayment } from '#domain/checkout/attempt.ts';
import { billByDefault, missingForInvoice } from '#domain/checkout/billing.ts';
import type { Payment } from '#domain/checkout/payments.ts';
import { stepShown } from '#domain/checkout/steps.ts';
import { deferredOffer, noOffer, shortfall } from '#domain/deferred-payment/offer.ts';
import { optional } from '#domain/shared/fault.ts';
import { billingNumberOf } from '#ui/checkout/billing/billing-number.server.ts';
import type { BillingNumber } from '#ui/checkout/billing/billing-number.view.ts';
import { noteOf } from '#ui/checkout/delivery/delivery-where.server.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { failureEvent, failures } from '#ui/request/error/failures.ts';
import { needed, type Work } from '#ui/request/ports.server.ts';
import type { AskedOf } from '#ui/routing/queries.ts';
import { type PaymentPage, paymentView } from './payment.view.ts';
import { type PaymentReason, paymentNotice } from './payment-notice.view.ts';
import type { PaymentLeft } from './payment-order.server.ts';

interface Asked {
  query: AskedOf<'payment'>;
  left?: PaymentLeft;
  isRefused: boolean;
}

/** Everything that the payment page shows, and what is counted of it. */
export async function paymentPage(work: Work, { query, left, isRefused }: Asked) {
  const { wording, mode } = work;
  const found = await ready(work);
  const { payments, ...page } = found;
  const lacking = left?.isBillingMissing ? (missingForInvoice(page.cart, mode) ?? 'look') : null;
  const number = await billingNumberOf(work, { cart: page.cart, query, left });
  const told = toldOf(found, { given: lacking ? lacks[lacking] : query.motif, query, wording });
  const view = paymentView(
    {
      ...page,
      notices: [...noticesOf(work, { query, left }), ...(told?.isShown ? [told.notice] : [])],
      chosen: left?.chosen ?? query.choix,
      waiverMissing: query.motif === 'retractation',
      certifying: query.certification !== null,
      billing: { number: asMissing(number, lacking === 'number'), isMissing: lacking === 'address' },
    },
    wording,
  );
  // « Erreur : » first, where something is to be mended.
  const title = isRefused ? `${wording.t('address.errorPrefix')} ${view.title}` : view.title;
  return {
    view,
    head: { title, description: wording.t('checkout.description'), noIndex: true },
    track: view.certification ? certificationSeen : paymentSeen({ choices: page.choices ?? [], payments }),
    failure: left?.failure ? failureEvent(left.failure, wording) : told?.failure,
  };
}

/** `look`: what was lacking has come by itself since, and is to be looked at first. */
const lacks = { address: 'adresse', number: 'entreprise', look: 'facturation' } as const satisfies Record<
  string,
  PaymentReason
>;

const asMissing = (number: BillingNumber | null, isMissing: boolean): BillingNumber | null =>
  number?.kind === 'form' && isMissing ? { ...number, fault: 'missing' } : number;

function noticesOf({ wording }: Work, { query, left }: Pick<Asked, 'query' | 'left'>): NoticeView[] {
  const failed = left?.failure && { tone: 'error' as const, text: wording.t(failures[left.failure].message) };
  return [...noteOf(query.note, { wording }), ...(left?.notices ?? []), ...(failed ? [failed] : [])];
}

type Found = Pick<PaymentPage, 'cart' | 'groups' | 'choices' | 'deferred'> & { payments: Payment[] };

/** What the page stands on; a cart that is not ready, or paid already, is shown elsewhere. */
async function ready(work: Work): Promise<Found> {
  const { ports, mode } = work;
  const { paths } = work.wording;
  const current = await needed({ work, failure: 'cart-fetch' }, ports.carts.current());
  if (!current) throw redirect(paths.cart());
  const physical = needsDelivery(current);
  const [cart, groups, choices, payments, deferred] = await Promise.all([
    billByDefault(ports, { cart: current, audience: mode }),
    physical ? needed({ work, failure: 'delivery-modes-fetch' }, ports.deliveries.groups()) : [],
    optional(ports.payments.choices()),
    // Unknown attempts do no harm here: ordering asks for them again.
    optional(ports.payments.ofCart(current.code)),
    mode === 'pro' ? deferredOffer(ports) : noOffer,
  ]);
  const step = stepShown('payment', { cart, groups, physical, audience: mode });
  if (step !== 'payment') throw redirect(step === 'delivery' ? paths.delivery({ note: 'incomplet' }) : paths.cart());
  const open = openPayment(payments ?? []);
  // Paid, and the answer was lost: what matters is the order, not another payment.
  if (open?.status === 'paid') throw redirect(paths.paymentReturn({ payment: open.id }));
  return { cart, groups, choices, deferred, payments: payments ?? [] };
}

/** Why the shopper is here again, or what already stands against a mode. */
function toldOf(
  { cart, choices, deferred, payments }: Found,
  { given, query, wording }: { given: PaymentReason | null; query: AskedOf<'payment'> } & Pick<Work, 'wording'>,
) {
  const missing = shortfall({ choices, deferred, total: cart.total.ttc });
  const reason = choices ? reasonOf(given, missing) : 'payment-choice';
  if (!reason) return null;
  const told = paymentNotice(
    {
      reason,
      notDebited: query.debit === 'non',
      missing: reason === 'solde' ? missing : null,
      attempts: payments.length,
      detail: payments.at(-1)?.detail ?? null,
    },
    wording,
  );
  return { ...told, isShown: isAbove(reason, given) };
}

/** What stands against a mode or a field is said beside it; a balance also above, to who had chosen to pay with it. */
const isAbove = (reason: PaymentReason, given: PaymentReason | null): boolean =>
  reason === 'solde' ? given === 'solde' : reason !== 'adresse' && reason !== 'entreprise';

const reasonOf = (given: PaymentReason | null, missing: Cart['total']['ttc'] | null): PaymentReason | null =>
  given ?? (missing ? 'solde' : null);

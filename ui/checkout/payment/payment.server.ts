import { redirect } from 'react-router';
import { certificationPageView, paymentPageView } from '#domain/analytics/page-views.ts';
import { type Cart, needsDelivery } from '#domain/cart/cart.ts';
import { openPayment } from '#domain/checkout/attempt.ts';
import { billByDefault, requiredForInvoice } from '#domain/checkout/billing.ts';
import { groupsInOrder } from '#domain/checkout/deliveries.ts';
import type { Payment } from '#domain/checkout/payments.ts';
import { checkoutStepFor } from '#domain/checkout/steps.ts';
import { deferredOffer, noOffer, offeredShortfall } from '#domain/deferred-payment/offer.ts';
import { orNull } from '#domain/shared/fault.ts';
import { joinedNotice } from '#ui/cart/joined-cart.server.ts';
import { billingNumberOf } from '#ui/checkout/billing/billing-number.server.ts';
import type { BillingNumber } from '#ui/checkout/billing/billing-number.view.ts';
import { checkoutNotes } from '#ui/checkout/notes.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { orErrorPage } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type QueryValues, queryOf } from '#ui/routing/queries/queries.ts';
import { type PaymentPage, paymentView } from './payment.view.ts';
import { openPaymentNotice, type PaymentReason, paymentNotice } from './payment-notice.view.ts';
import { orderForm, paymentNumberForm } from './payment-order.server.ts';

const forms = { order: orderForm, 'billing-number': paymentNumberForm };

/** The payment page and its measured events. */
export const paymentPage = formPage({
  forms,
  fallback: 'order',
  notes: checkoutNotes,
  async load(context, { formState, notices, query: search }) {
    const { wording, mode } = context;
    // After a post the reason of the earlier return no longer applies.
    const query = queryOf('payment', formState ? undefined : search);
    const state = formState?.state ?? null;
    const found = await ready(context);
    const { payments, ...page } = found;
    const lacking = state?.isBillingRequired ? (requiredForInvoice(page.cart, mode) ?? 'look') : null;
    const number = await billingNumberOf(context, { cart: page.cart, query, state: state?.number ?? null });
    const motif = lacking ? lacks[lacking] : reasonNow(query.reason, payments);
    const message = messageOf(found, { motif, query, wording });
    const begun = openPaymentNotice(
      { open: openPayment(payments), modes: page.choices ?? [], total: page.cart.total.ttc },
      wording,
    );
    const view = paymentView(
      {
        ...page,
        joined: joinedNotice(context, page.cart),
        notices: [...notices, ...(message?.isShown ? [message.notice] : []), ...begun],
        next: message?.isShown ? message.next : undefined,
        chosen: state?.chosen ?? query.choice,
        waiverRequired: query.reason === 'retractation',
        certifying: query.certification !== null,
        billing: { number: asRequired(number, lacking === 'number'), isRequired: lacking === 'address' },
      },
      wording,
    );
    return {
      view,
      description: wording.t('checkout.description'),
      tab: { partOf: wording.t('checkout.order'), steps: view.steps },
      track: view.certification ? certificationPageView : paymentPageView({ choices: page.choices ?? [], payments }),
      failure: message?.failure,
    };
  },
});

export const { action, loader } = paymentPage;

/** `look`: the required address was filled in automatically since, and the shopper must look at it first. */
const lacks = { address: 'adresse', number: 'entreprise', look: 'facturation' } as const satisfies Record<
  string,
  PaymentReason
>;

const ends: ReadonlySet<string> = new Set(['refused', 'cancelled', 'expired']);

/** An address says how a payment ended; after a reload, or another payment, that may no longer be true. */
function reasonNow(reason: PaymentReason | null, payments: readonly Payment[]): PaymentReason | null {
  const last = payments.at(-1);
  return reason && ends.has(reason) && last && last.status !== reason ? null : reason;
}

const asRequired = (number: BillingNumber | null, isRequired: boolean): BillingNumber | null =>
  number?.kind === 'form' && isRequired ? { ...number, fault: 'required' } : number;

type PaymentData = Pick<PaymentPage, 'cart' | 'groups' | 'choices' | 'deferred'> & { payments: Payment[] };

/** The data that the page requires; redirects when the cart is not ready or is already paid. */
async function ready(context: RequestContext): Promise<PaymentData> {
  const { ports, mode } = context;
  const { paths } = context.wording;
  const current = await orErrorPage({ context, failure: 'cart-fetch' }, ports.carts.current());
  if (!current) throw redirect(paths.cart());
  const physical = needsDelivery(current);
  const [cart, groups, choices, payments, deferred] = await Promise.all([
    billByDefault(ports, { cart: current, mode }),
    physical ? orErrorPage({ context, failure: 'delivery-modes-fetch' }, ports.deliveries.groups()) : [],
    orNull(ports.payments.choices()),
    // A failed lookup of payments is harmless here: ordering looks them up again.
    orNull(ports.payments.ofCart(current.code)),
    mode === 'pro' ? deferredOffer(ports) : noOffer,
  ]);
  const step = checkoutStepFor('payment', { cart, groups, physical, mode });
  if (step !== 'payment') throw redirect(step === 'delivery' ? paths.delivery({ note: 'incomplet' }) : paths.cart());
  const open = openPayment(payments ?? []);
  // The cart is paid but the answer was lost: the shopper must reach the order, not pay again.
  if (open?.status === 'paid') throw redirect(paths.paymentReturn({ payment: open.id }));
  return { cart, groups: groupsInOrder(groups, cart), choices, deferred, payments: payments ?? [] };
}

/** Why the shopper is on the page again, or why a mode is refused. */
function messageOf(
  { cart, choices, deferred, payments }: PaymentData,
  {
    motif,
    query,
    wording,
  }: { motif: PaymentReason | null; query: QueryValues<'payment'> } & Pick<RequestContext, 'wording'>,
) {
  const shortfall = offeredShortfall({ choices, deferred, total: cart.total.ttc });
  const reason = choices ? reasonOf(motif, shortfall) : 'payment-choice';
  if (!reason) return null;
  const message = paymentNotice(
    {
      reason,
      notDebited: query.debit === 'non',
      shortfall: reason === 'solde' ? shortfall : null,
      attempts: payments.length,
      detail: payments.at(-1)?.detail ?? null,
    },
    wording,
  );
  return { ...message, isShown: isAbove(reason, motif) };
}

/**
 * Errors of a mode or a field stand beside it; a low balance also stands above for a shopper who had chosen to pay on
 * account.
 */
const isAbove = (reason: PaymentReason, motif: PaymentReason | null): boolean =>
  reason === 'solde' ? motif === 'solde' : reason !== 'adresse' && reason !== 'entreprise';

const reasonOf = (motif: PaymentReason | null, shortfall: Cart['total']['ttc'] | null): PaymentReason | null =>
  motif ?? (shortfall ? 'solde' : null);

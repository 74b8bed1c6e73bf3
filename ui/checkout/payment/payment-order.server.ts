import { startPayment } from '#domain/checkout/start-payment.ts';
import { orNull } from '#domain/shared/fault.ts';
import { type NumberState, saveBillingNumber, typedNumber } from '#ui/checkout/billing/billing-number.server.ts';
import { field, wholeNumber } from '#ui/forms/fields.ts';
import {
  type FormOf,
  type FormResult,
  type RedisplayedPage,
  redirectResult,
  refusedResult,
} from '#ui/forms/form-result.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { isCode } from '#ui/routing/route-params.ts';
import { failureOfCall, type PaymentReason } from './payment-notice.view.ts';
import { messageSection } from './payment-places.ts';

/** The state of the page when an order was refused for a reason that the shopper can fix there. */
export interface PaymentState {
  /** The chosen payment mode. */
  chosen: string;
  /** The company number to show again with its fault. */
  number: NumberState | null;
  /** The order requires a billing address or a company number. */
  isBillingRequired: boolean;
}

const stateOf = (form: FormData): PaymentState => ({
  chosen: field(form, 'mode', 64),
  number: null,
  isBillingRequired: false,
});

/** Saves the company number if one was typed; `null`: saved, or nothing was typed. */
async function saveNumber(context: RequestContext, form: FormData): Promise<FormResult<PaymentState> | null> {
  const saved = await saveBillingNumber(context, form);
  return typeof saved === 'string' ? null : inPage(saved, form);
}

const inPage = (result: RedisplayedPage<NumberState>, form: FormData): FormResult<PaymentState> => ({
  ...result,
  state: { ...stateOf(form), number: result.state },
});

const failed: FormOf<PaymentState>['failed'] = ({ wording }, { form }) => ({
  state: { ...stateOf(form), number: typedNumber(form) },
  notices: [{ tone: 'error', text: wording.t('error.addressUpdate') }],
});

/** Saves the company number only. */
export const paymentNumberForm: FormOf<PaymentState> = {
  failure: 'address-update',
  async save(context, form) {
    const saved = await saveBillingNumber(context, form);
    if (typeof saved === 'object') return inPage(saved, form);
    const note = saved === 'saved' ? 'entreprise' : null;
    return redirectResult(context.wording.paths.payment({ choice: field(form, 'mode', 64), note }));
  },
  failed,
};

/** « Commander avec obligation de paiement ». Ends in a redirect, so that a reload does not order again. */
export const orderForm: FormOf<PaymentState> = {
  failure: 'address-update',
  async save(context, form) {
    // A number that is still in its field is saved with the order.
    const unsaved = field(form, 'entreprise', 40) === '' ? null : await saveNumber(context, form);
    return unsaved ?? order(context, form);
  },
  failed,
};

async function order(
  { ports, wording, config, mode }: RequestContext,
  form: FormData,
): Promise<FormResult<PaymentState>> {
  const { paths } = wording;
  const [cartCode, paymentMode] = [field(form, 'cart', 64), field(form, 'mode', 64)];
  const displayedTotal = wholeNumber(form, 'shown', { least: 0, most: 99_999_999 });
  const back = (reason: PaymentReason) =>
    redirectResult(`${paths.payment({ reason, choice: paymentMode })}#${messageSection}`);
  if (paymentMode === '' || displayedTotal === null || !isCode(cartCode)) return back('choix');
  const returnUrl = config.SHOP_ORIGIN + paths.paymentReturn({ cart: cartCode });
  const waivedAt = field(form, 'waiver', 3) === 'yes' ? new Date().toISOString() : null;
  const wanted = { cartCode, paymentMode, mode, displayedTotal, returnUrl, waivedAt };
  const outcome = await orNull(startPayment(ports, wanted));
  switch (outcome?.kind) {
    case 'redirect':
      return redirectResult(outcome.url);
    case 'verify':
      return redirectResult(paths.paymentReturn({ payment: outcome.paymentId }));
    case 'not-given-up':
      return redirectResult(paths.paymentReturn({ payment: outcome.paymentId, cart: cartCode, reason: 'autre' }));
    case 'unknown':
      return redirectResult(paths.paymentReturn({ cart: outcome.cartCode }));
    case 'step-required':
      return redirectResult(outcome.step === 'delivery' ? paths.delivery({ note: 'incomplet' }) : paths.cart());
    case 'billing-required':
      return refusedResult({ ...stateOf(form), isBillingRequired: true });
    case 'amount-changed':
      return back('montant');
    case 'mode-refused':
      return back('mode');
    case 'waiver-required':
      return back('retractation');
    case 'insufficient-balance':
      return back('solde');
    case 'too-much':
      return back('plafond');
    case 'call-failed':
      return back(failureOfCall[outcome.call]);
    case undefined:
      return back('payment-mode-post');
  }
}

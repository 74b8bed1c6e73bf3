import { redirect } from 'react-router';
import { startPayment } from '#domain/checkout/start-payment.ts';
import { saveBillingNumber } from '#ui/checkout/billing/billing-number.server.ts';
import type { Left } from '#ui/checkout/delivery/delivery-address.server.ts';
import { attempt, shop, type Work } from '#ui/request/ports.server.ts';
import { field, isCode, wholeNumber } from '#ui/routing/route-params.ts';
import { failureOfCall, type PaymentReason } from './payment-notice.view.ts';

/** What is shown instead of an order, when the page itself can mend it. */
export interface PaymentLeft extends Pick<Left, 'invoice' | 'notices' | 'failure' | 'status'> {
  /** The mode that the shopper had chosen. */
  chosen: string;
  /** The invoice lacks an address or a number. */
  isBillingMissing?: boolean;
}

/** What a form of the page does; what leads on is a redirect, thrown. */
export async function leftByPayment(work: Work, form: FormData): Promise<PaymentLeft> {
  const chosen = field(form, 'mode', 64);
  const isNumberOnly = field(form, 'intent') === 'billing-number';
  // Whoever orders with a number still in its field means it.
  const isGiven = isNumberOnly || field(form, 'entreprise', 40) !== '';
  const number = isGiven ? await saveBillingNumber(work, form) : null;
  if (number !== null && typeof number === 'object') return { ...number, chosen };
  if (!isNumberOnly) return order(work, form);
  const note = number === 'saved' ? 'entreprise' : null;
  throw redirect(work.wording.paths.payment({ choix: chosen, note }));
}

/** « Commander avec obligation de paiement ». Ends in a redirect: reloading orders nothing. */
async function order({ ports, wording, mode: audience }: Work, form: FormData): Promise<PaymentLeft> {
  const { paths } = wording;
  const [cartCode, mode] = [field(form, 'cart', 64), field(form, 'mode', 64)];
  const shown = wholeNumber(form, 'shown', { least: 0, most: 99_999_999 });
  const back = (motif: PaymentReason) => redirect(paths.payment({ motif, choix: mode }));
  if (mode === '' || shown === null || !isCode(cartCode)) throw back('choix');
  const returnUrl = shop.config.SHOP_ORIGIN + paths.paymentReturn();
  const waivedAt = field(form, 'waiver', 3) === 'yes' ? new Date().toISOString() : null;
  const wanted = { cartCode, mode, shown, returnUrl, audience, waivedAt };
  const outcome = await attempt('payment-mode-post', () => startPayment(ports, wanted));
  switch (outcome.kind) {
    case 'redirect':
      throw redirect(outcome.url);
    case 'verify':
      throw redirect(paths.paymentReturn({ payment: outcome.paymentId }));
    case 'unknown':
      throw redirect(paths.paymentReturn({ panier: outcome.cartCode }));
    case 'step-missing':
      throw redirect(outcome.step === 'delivery' ? paths.delivery({ note: 'incomplet' }) : paths.cart());
    case 'billing-missing':
      return { chosen: mode, isBillingMissing: true, status: 422 };
    case 'amount-changed':
      throw back('montant');
    case 'mode-refused':
      throw back('mode');
    case 'waiver-missing':
      throw back('retractation');
    case 'insufficient-balance':
      throw back('solde');
    case 'call-failed':
      throw back(failureOfCall[outcome.call]);
    case 'failed':
      throw back('payment-mode-post');
  }
}

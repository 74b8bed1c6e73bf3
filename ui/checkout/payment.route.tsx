import { redirect } from 'react-router';
import { startPayment } from '#domain/checkout/start-payment.ts';
import { metaOf } from '#ui/shared/head.ts';
import { attempt, shop, withPorts } from '#ui/shared/ports.server.ts';
import { field, isCode, wholeNumber } from '#ui/shared/route-params.ts';
import type { Route } from './+types/payment.route';
import { PaymentScreen } from './payment.screen.tsx';
import { paymentPage } from './payment.server.ts';
import { failureOfCall, type PaymentReason } from './payment-notice.view.ts';

export const loader = withPorts(async (work, { url }: Route.LoaderArgs) => paymentPage(work, url));

/** « Commander avec obligation de paiement ». Always ends in a redirect: reloading orders nothing. */
export const action = withPorts(async ({ ports, wording, mode: audience }, { request }: Route.ActionArgs) => {
  const { paths } = wording;
  const form = await request.formData();
  const [cartCode, mode] = [field(form, 'cart', 64), field(form, 'mode', 64)];
  const shown = wholeNumber(form, 'shown', { least: 0, most: 99_999_999 });
  const back = (motif: PaymentReason) => redirect(paths.payment({ motif, choix: mode }));
  if (mode === '' || shown === null || !isCode(cartCode)) throw back('choix');
  const returnUrl = shop.config.SHOP_ORIGIN + paths.paymentReturn();
  const waivedAt = field(form, 'waiver', 3) === 'yes' ? new Date().toISOString() : null;
  const order = { cartCode, mode, shown, returnUrl, audience, waivedAt };
  const outcome = await attempt('payment-mode-post', () => startPayment(ports, order));
  switch (outcome.kind) {
    case 'redirect':
      throw redirect(outcome.url);
    case 'verify':
      throw redirect(paths.paymentReturn({ payment: outcome.paymentId }));
    case 'unknown':
      throw redirect(paths.paymentReturn({ panier: outcome.cartCode }));
    case 'step-missing':
      throw redirect(outcome.step === 'delivery' ? paths.delivery({ note: 'incomplet' }) : paths.cart());
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
});

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  return <PaymentScreen view={loaderData.view} />;
}

import { redirect } from 'react-router';
import { pendingPaymentPageView } from '#domain/analytics/page-views.ts';
import { concludePayment } from '#domain/checkout/conclude-payment.ts';
import { mayHaveHappened } from '#domain/shared/fault.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { messageSection } from '../payment-places.ts';
import type { Route } from './+types/verifying.route';
import { VerifyingScreen } from './verifying.screen.tsx';
import { verifyingView } from './verifying.view.ts';

/** The provider redirects the shopper here, possibly several times: the page shows the state of the payment. */
export const loader = handler(async ({ ports, wording, observers }, { url }: Route.LoaderArgs) => {
  const { paths } = wording;
  const { payment: paymentId, cart: cartCode, tries, reason } = queryOf('paymentReturn', url.searchParams);
  const outcome = await concludePayment(ports, { paymentId, cartCode }).catch((fault: unknown) => {
    if (mayHaveHappened(fault)) return { kind: 'unknown' as const, resumeUrl: null };
    throw fault;
  });
  // A shopper who may still pay at the provider knows what is missing.
  const isUnknown = outcome.kind === 'unknown' && outcome.resumeUrl === null;
  if (isUnknown && !tries) observers.orderHeard('unknown');
  if (outcome.kind !== 'unknown' && tries) observers.orderHeard('settled');
  switch (outcome.kind) {
    case 'ordered':
      throw redirect(paths.confirmation({ order: outcome.orderCode }));
    case 'not-paid': {
      const { status, isOfEarlierCart, debited } = outcome;
      const reason = isOfEarlierCart ? 'panier' : status;
      throw redirect(`${paths.payment({ reason, debit: debited === false ? 'non' : null })}#${messageSection}`);
    }
    case 'none':
      // The payment was never created: the post failed, and the shopper may try again.
      throw redirect(
        `${paths.payment({ reason: cartCode && !paymentId ? 'payment-mode-post' : 'aucun' })}#${messageSection}`,
      );
    case 'order-refused':
      throw redirect(`${paths.payment({ reason: 'commande' })}#${messageSection}`);
    case 'unknown': {
      const { resumeUrl } = outcome;
      const isOther = reason === 'autre';
      const view = verifyingView({ paymentId, cartCode, resumeUrl, isOther, tries: tries ?? 0 }, wording);
      return {
        view,
        head: { title: view.title, description: view.text, noIndex: true },
        track: pendingPaymentPageView,
      };
    }
  }
});

export { meta } from '#ui/page/head.ts';

export default function Verifying({ loaderData }: Route.ComponentProps) {
  return <VerifyingScreen view={loaderData.view} />;
}

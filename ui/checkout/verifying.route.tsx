import { redirect } from 'react-router';
import { paymentVerified } from '#domain/analytics/page-views.ts';
import { concludePayment } from '#domain/checkout/conclude-payment.ts';
import { mayHaveHappened } from '#domain/shared/fault.ts';
import { metaOf } from '#ui/shared/head.ts';
import { withPorts } from '#ui/shared/ports.server.ts';
import { isCode } from '#ui/shared/route-params.ts';
import type { Route } from './+types/verifying.route';
import { verifyingView } from './payment.view.ts';
import { VerifyingScreen } from './verifying.screen.tsx';

/** Where the provider sends the shopper back, as often as one likes: it tells what became of the payment. */
export const loader = withPorts(async ({ ports, wording }, { url }: Route.LoaderArgs) => {
  const { paths } = wording;
  const given = url.searchParams.get('payment') ?? undefined;
  const paymentId = isCode(given) ? given : null;
  const tries = Number(/^[0-9]{1,2}$/.exec(url.searchParams.get('essai') ?? '')?.[0] ?? 0);
  const outcome = await concludePayment(ports, { paymentId }).catch((fault: unknown) => {
    if (mayHaveHappened(fault)) return { kind: 'unknown' as const, resumeUrl: null };
    throw fault;
  });
  switch (outcome.kind) {
    case 'ordered':
      throw redirect(paths.confirmation({ commande: outcome.orderCode }));
    case 'not-paid':
      throw redirect(paths.payment({ motif: outcome.status, debit: outcome.debited === false ? 'non' : null }));
    case 'none':
      throw redirect(paths.payment({ motif: 'aucun' }));
    case 'order-refused':
      throw redirect(paths.payment({ motif: 'commande' }));
    case 'unknown': {
      const view = verifyingView({ paymentId, resumeUrl: outcome.resumeUrl, tries }, wording);
      return { view, head: { title: view.title, description: view.text, noIndex: true }, track: paymentVerified };
    }
  }
});

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Verifying({ loaderData }: Route.ComponentProps) {
  return <VerifyingScreen view={loaderData.view} />;
}

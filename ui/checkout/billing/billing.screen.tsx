import { StepPage } from '#ui/checkout/recap.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { BillingChoice, billingAction, billingWays } from './billing.tsx';
import type { BillingPageView } from './billing-page.view.ts';

/** Asks for the billing address of a cart without deliveries. */
export function BillingScreen({ view }: { view: BillingPageView }) {
  return (
    <StepPage view={view} action={billingAction(view.choice)} beside={billingWays(view.choice)}>
      <Notices views={view.notices} />
      <BillingChoice choice={view.choice} title="h2" />
    </StepPage>
  );
}

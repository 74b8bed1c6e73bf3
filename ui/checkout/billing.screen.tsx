import { Notices } from '#ui/shared/components/notice.tsx';
import { BillingChoice } from './billing.part.tsx';
import type { BillingPageView } from './billing-page.view.ts';
import { StepPage } from './recap.part.tsx';

/** Another address for the bill, where no delivery asks for one. */
export function BillingScreen({ view }: { view: BillingPageView }) {
  return (
    <StepPage view={view}>
      <Notices views={view.notices} />
      <BillingChoice choice={view.choice} title="h2" />
    </StepPage>
  );
}

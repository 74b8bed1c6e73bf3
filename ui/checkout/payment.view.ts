import type { AddressBlock, LinkView, NoticeView, StepView } from '#ui/shared/views.ts';
import type { RecapView } from './delivery.view.ts';

export interface PaymentView {
  title: string;
  steps: StepView[];
  notices: NoticeView[];
  modes: { code: string; name: string; description?: string; selected: boolean }[];
  delivery?: { block: AddressBlock; modes: string[]; change: LinkView };
  billing?: { block: AddressBlock; change: LinkView };
  recap: RecapView;
  /** « Commander avec obligation de paiement »: judged on these words alone (L221-14). */
  order: { label: string; reminder: string };
  back: LinkView;
}

/** A payment whose outcome is not known yet: never said to have failed. */
export interface VerifyingView {
  title: string;
  text: string;
  detail?: string;
  /** Asks again; the page also does so by itself. */
  again: LinkView;
  /** Back to the provider's page, when the shopper may still pay there. */
  resume?: LinkView;
  everySeconds: number;
}

import type { AddressBlock, LinkView, StepView } from '#ui/shared/views.ts';
import type { RecapView } from './delivery.view.ts';

export interface ConfirmationView {
  title: string;
  steps: StepView[];
  thanks: string;
  code: { label: string; value: string };
  date: string;
  status: string;
  payment: string;
  delivery?: { title: string; block: AddressBlock; modes: string[] };
  billing?: { title: string; block: AddressBlock };
  recap: RecapView;
  resume: LinkView;
}

import type { AddressBlock, FieldErrors, LinkView, LineView, NoticeView, StepView, TotalRow } from '#ui/shared/views.ts';

export interface RecapView {
  title: string;
  lines: LineView[];
  totals: TotalRow[];
}

export interface AddressFormView {
  values: Record<string, string>;
  errors: FieldErrors;
  countries: { code: string; name: string }[];
}

export interface DeliveryModeView {
  code: string;
  name: string;
  description?: string;
  price: string;
  dates?: string;
  selected: boolean;
}

export interface DeliveryView {
  title: string;
  steps: StepView[];
  notices: NoticeView[];
  /** The address in force, or the form that gives one. */
  address: { kind: 'set'; block: AddressBlock; change: LinkView } | { kind: 'form'; form: AddressFormView; known: { id: string; block: AddressBlock }[] };
  groups: {
    shopId: string;
    title: string;
    lead?: string;
    modes: DeliveryModeView[];
    /** « Livraison impossible sur la zone : … » */
    unavailable?: string;
  }[];
  recap: RecapView;
  next?: LinkView;
  back: LinkView;
}

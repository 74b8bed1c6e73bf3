/** Shapes that several screens bind. Every string is finished: the server made it in the request's language. */
export interface LinkView {
  label: string;
  href: string;
}

/** An address as it is printed: at most seven lines, in order. */
export type AddressBlock = string[];

export interface TotalRow {
  label: string;
  value: string;
  strong?: boolean;
}

export interface LineView {
  id: string;
  title: string;
  href?: string;
  picture?: string;
  seller?: string;
  /** « 2 × 18,24 € » */
  quantityAndPrice: string;
  total: string;
}

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';
export interface NoticeView {
  tone: NoticeTone;
  title?: string;
  text: string;
}

/** What a form shows again after a refusal: what was typed and, per field, what is wrong. */
export interface FieldErrors {
  [field: string]: string;
}

export interface StepView {
  label: string;
  /** Absent for the current step and for those not reached. */
  href?: string;
  current?: boolean;
  done?: boolean;
}

/** Views that several screens share. Every text is final, in the language of the request. */
export interface LinkView {
  label: string;
  href: string;
}

/** A printed address: at most seven lines, in order. */
export type AddressBlock = string[];

export interface FactView {
  label: string;
  value: string;
}

/** The page among pages, and the ways to those beside it. */
export interface PagesView {
  label: string;
  previous?: LinkView;
  next?: LinkView;
}

export interface TotalRow {
  label: string;
  /** The label where a line must hold it, such as the bar of a phone: it says the tax that `brief` is without or with. */
  short?: string;
  value: string;
  /** The amount alone, there. */
  brief?: string;
  /** The same without tax and with it, for professionals; empty where it has no amount of its own. */
  columns?: [withoutTax: string, withTax: string];
  /** What is still missing from it. */
  note?: string;
  strong?: boolean;
}

export interface LineView {
  id: string;
  title: string;
  href?: string;
  picture?: string;
  seller?: string;
  /** What was composed: « Destinataire : Mairie, 69002 Lyon ». */
  composition: string[];
  /** « 2 × 18,24 € »; the quantity alone where no price of one piece multiplies to the total. */
  quantityAndPrice: string;
  total: string;
  /** Professionals read the total without tax first; this is the one with tax. */
  totalNote?: string;
}

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';
export interface NoticeView {
  tone: NoticeTone;
  title?: string;
  text: string;
  /** It is what a whole load of the page has to say: the focus begins there, as it does at a refused form. */
  takesFocus?: true;
}

/** The state of a refused form: typed values and faults by field. */
export interface FieldErrors {
  [field: string]: string;
}

export interface StepView {
  label: string;
  /** Absent for the current step and for later ones. */
  href?: string;
  current?: boolean;
  done?: boolean;
}

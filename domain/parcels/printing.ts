/** Who prints the label of a parcel: its sender, or whoever takes it where it is handed in. */
export type LabelPrinting = 'self' | 'drop-off';

/** When and how parcels are handed in somewhere. */
export interface DepositTerms {
  dates: readonly string[];
  /** The time in Paris, `18:00`, after which an order is too late for the first of the days. */
  cutOff: string | null;
  /** Codes of the carriers whose labels are printed there, from a code. */
  printsLabelsOf: readonly string[];
}

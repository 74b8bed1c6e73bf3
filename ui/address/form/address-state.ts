import { submittedOf, type TakenAddress } from '#ui/address/check/take-address.ts';
import { field } from '#ui/forms/fields.ts';

/** The question about a typed address, or the typed values only. */
export type Again = Extract<TakenAddress, { kind: 'again' }>;

/** A posted address form. */
export interface AddressState {
  again: Again;
  /** `once`: for this delivery only; the address is not saved in the book. */
  purpose: 'save' | 'once';
  /** The entry to change; empty for a new one. */
  entryId: string;
}

/** The typed values, unchecked. */
export const typedAddress = (form: FormData): AddressState => ({
  again: { kind: 'again', typed: submittedOf(form).typed, faults: {}, towns: [], check: null },
  purpose: field(form, 'purpose') === 'once' ? 'once' : 'save',
  entryId: field(form, 'entry', 64),
});

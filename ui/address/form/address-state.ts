import { submittedOf, type TakenAddress } from '#ui/address/check/take-address.ts';
import { field } from '#ui/forms/fields.ts';

/** What is to be asked about a typed address, or what was typed alone. */
export type Again = Extract<TakenAddress, { kind: 'again' }>;

/** The form of an address as it was posted. */
export interface AddressState {
  again: Again;
  /** `once`: for this delivery alone, the book does not keep it. */
  purpose: 'save' | 'once';
  /** The entry of the book that it changes; empty for a new one. */
  entryId: string;
}

/** What was typed, judged by nobody. */
export const typedAddress = (form: FormData): AddressState => ({
  again: { kind: 'again', typed: submittedOf(form).typed, faults: {}, towns: [], check: null },
  purpose: field(form, 'purpose') === 'once' ? 'once' : 'save',
  entryId: field(form, 'entry', 64),
});

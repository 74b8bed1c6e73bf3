import type { TextOf } from '#ui/address/picker/address-text.tsx';
import type { TextSelection } from '#ui/components/controls/replaced-input.ts';
import type { AddressFormView } from './address-form.view.ts';
import type { AddressHelp } from './use-address-help.ts';

export interface StreetFieldProps {
  field: TextOf;
  form: AddressFormView;
  help: AddressHelp;
  /** The country, where streets can be suggested; otherwise empty. */
  country: string;
}

/** The state of the field when it becomes a combobox. */
export interface StreetStart {
  value: string;
  selection: TextSelection | null;
}

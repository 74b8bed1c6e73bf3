import type { TextOf } from '#ui/address/picker/address-text.tsx';
import type { AddressFormView } from './address-form.view.ts';
import type { AddressHelp } from './use-address-help.ts';

export interface StreetFieldProps {
  field: TextOf;
  form: AddressFormView;
  help: AddressHelp;
  /** Whose streets are known; empty where none are. */
  country: string;
}

/** Where the field stands when it becomes a list: the same text, the caret at the same place. */
export interface StreetStart {
  value: string;
  caret: number | null;
}

import type { Address } from '#domain/address/address.ts';
import {
  type AddressForm,
  addressFields,
  emptyForm,
  type FieldName,
  fieldNames,
  flagFields,
} from '#domain/address/form-fields.ts';
import { field } from '#ui/forms/fields.ts';

const longest = 500;

/** The typed values of a posted form. Works on the server and in the browser. */
export function formOf(posted: FormData): AddressForm {
  const form = { ...emptyForm };
  for (const name of addressFields) form[name] = field(posted, name, longest);
  for (const name of flagFields) form[name] = field(posted, name) !== '';
  return form;
}

/** The form values of a saved address, to change it. */
export const formOfAddress = ({
  id: _id,
  countryName: _countryName,
  isVerified: _isVerified,
  companyNumber: _companyNumber,
  ...form
}: Address): AddressForm => form;

export type FieldValues = Record<FieldName, string>;

/** The same as names and values of fields, for hidden fields between two steps. */
export const valuesOf = (form: AddressForm): FieldValues =>
  Object.fromEntries(fieldNames.map((name) => [name, valueOf(form[name])])) as FieldValues;

const valueOf = (value: string | boolean): string => (typeof value === 'string' ? value : value ? '1' : '');

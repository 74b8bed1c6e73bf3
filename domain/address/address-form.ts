import type { Address } from './address.ts';
import type { AddressContext } from './address-context.ts';
import { fieldToShorten, printedLines } from './address-lines.ts';
import type { AddressFault } from './fields/faults.ts';
import { lengthFault } from './fields/lines.ts';
import { normalise } from './fields/normalise.ts';
import { internationalNumber } from './fields/phone.ts';
import { joinPostalCode } from './fields/postal-code.ts';
import {
  type AddressFaults,
  type AddressField,
  type AddressForm,
  addressFields,
  formFields,
  isCivility,
} from './form-fields.ts';

export type CheckedAddress = { kind: 'address'; address: Address } | { kind: 'refused'; faults: AddressFaults };

/** The address that a form means, normalised and ready to save, or what is wrong with each field. The same on the server and in the browser. */
export function checkAddress(typed: AddressForm, context: AddressContext): CheckedAddress {
  const form = normaliseForm(typed);
  const faults = faultsOf(form, context);
  if (Object.keys(faults).length > 0) return { kind: 'refused', faults };
  const address = addressFromForm(form, context);
  const printed = printedLines(address);
  if (printed.kind === 'lines') return { kind: 'address', address };
  const field = fieldToShorten(address, printed.line);
  return { kind: 'refused', faults: { [field]: { code: 'line-too-long', count: printed.count } } };
}

/** The same address whether or not it breaks a rule: for a preview while it is typed. */
export const addressAsTyped = (typed: AddressForm, context: AddressContext): Address =>
  addressFromForm(normaliseForm(typed), context);

function normaliseForm(typed: AddressForm): AddressForm {
  const form = { ...typed };
  for (const field of addressFields) form[field] = normalise(typed[field]);
  return { ...form, codePostal: joinPostalCode({ code: form.codePostal, country: form.country }) };
}

function faultsOf(form: AddressForm, context: AddressContext): AddressFaults {
  const faults: AddressFaults = {};
  for (const field of addressFields) {
    const fault = faultOf(field, form, context);
    if (fault) faults[field] = fault;
  }
  return faults;
}

/** The first rule that a field of a normalised form breaks. */
function faultOf(field: AddressField, form: AddressForm, context: AddressContext): AddressFault | undefined {
  const { ofCompany, whenEmpty, rule, max = Infinity } = formFields[field];
  if (ofCompany && !form.isCompany) return undefined;
  const value = form[field];
  return value === '' ? whenEmpty?.(form, context) : (rule?.(value, form, context) ?? lengthFault(value, max));
}

/** The form keeps the fields of a company; a person's address leaves them out. */
function addressFromForm(typed: AddressForm, { countries, mobileIn }: AddressContext): Address {
  const form = { ...typed };
  for (const field of addressFields) if (formFields[field].ofCompany && !form.isCompany) form[field] = '';
  const { civility, codePostal, mobilePhone, country } = form;
  return {
    ...form,
    id: null,
    civility: isCivility(civility) ? civility : '',
    codePostal: codePostal.toUpperCase(),
    mobilePhone: internationalNumber({ number: mobilePhone, country, mobileIn }) ?? '',
    countryName: countries.find(({ code }) => code === country)?.name ?? country,
    isVerified: true,
  };
}

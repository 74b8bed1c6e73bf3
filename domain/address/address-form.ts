import type { PostalAddress } from './address.ts';
import { fieldRules, isCivility } from './field-rules.ts';
import {
  type AddressContext,
  type AddressFaults,
  type AddressField,
  type AddressForm,
  addressFields,
} from './form-fields.ts';
import { type LineNumber, printedLabel } from './label.ts';
import { normalise } from './normalise.ts';
import { internationalNumber } from './phone.ts';

export type CheckedAddress = { kind: 'address'; address: PostalAddress } | { kind: 'refused'; faults: AddressFaults };

/** The address that a form means, normalised and ready to save, or what is wrong with each field. The same on the server and in the browser. */
export function checkAddress(typed: AddressForm, context: AddressContext): CheckedAddress {
  const form = normalised(typed);
  const faults = faultsOf(form, context);
  if (Object.keys(faults).length > 0) return { kind: 'refused', faults };
  const address = toAddress(form, context);
  const label = printedLabel(address, context.lineMax);
  if (label.kind === 'label') return { kind: 'address', address };
  const field = fieldOfLine(label.line, form);
  return { kind: 'refused', faults: { [field]: { code: 'line-too-long', count: label.count } } };
}

/** The same address whether or not it breaks a rule: for a preview while it is typed. */
export const addressAsTyped = (typed: AddressForm, context: AddressContext): PostalAddress =>
  toAddress(normalised(typed), context);

function normalised(typed: AddressForm): AddressForm {
  const form = { ...typed };
  for (const field of addressFields) form[field] = normalise(typed[field]);
  return form;
}

function faultsOf(form: AddressForm, context: AddressContext): AddressFaults {
  const faults: AddressFaults = {};
  for (const field of addressFields) {
    const fault = fieldRules[field](form, context);
    if (fault) faults[field] = fault;
  }
  return faults;
}

/** The field to shorten when a line is too long: the freest of those that it holds. */
function fieldOfLine(line: LineNumber, form: AddressForm): AddressField {
  const freest: Record<LineNumber, AddressField> = {
    1: form.isCompany ? 'companyName' : 'lastName',
    2: form.isCompany ? (form.service === '' ? 'lastName' : 'service') : freestOf(form, 'floor'),
    3: form.isCompany ? freestOf(form, 'building') : 'building',
    4: 'streetName',
    5: 'additionalStreetName',
    6: 'city',
    7: 'country',
  };
  return freest[line];
}

const freestOf = ({ additionalInformation }: AddressForm, field: AddressField): AddressField =>
  additionalInformation === '' ? field : 'additionalInformation';

/** What only companies have is kept in the form, and left out of a person's address. */
function toAddress(form: AddressForm, { countries, mobileIn }: AddressContext): PostalAddress {
  const { isCompany, country, mobilePhone } = form;
  return {
    id: null,
    isCompany,
    isPrimary: form.isPrimary,
    name: form.addressName,
    civility: isCivility(form.civility) ? form.civility : null,
    firstName: form.firstName,
    lastName: form.lastName,
    company: isCompany ? form.companyName : '',
    service: isCompany ? form.service : '',
    floor: form.floor,
    building: form.building,
    street: form.streetName,
    place: form.additionalStreetName,
    postalCode: form.codePostal.toUpperCase(),
    city: form.city,
    country,
    countryName: countries.find(({ code }) => code === country)?.name ?? country,
    keypad: form.keypad,
    additionalInformation: form.additionalInformation,
    customsReference: form.customsReference,
    email: form.email,
    phone: internationalNumber({ number: mobilePhone, country, mobileIn }) ?? '',
    isVerified: true,
  };
}

import type { Address } from '../cart/cart.ts';

/** What the form holds, as typed. Field names are those of the specification's address form (§3). */
export interface AddressForm {
  civility: string;
  firstName: string;
  lastName: string;
  companyName: string;
  building: string;
  streetName: string;
  additionalStreetName: string;
  codePostal: string;
  city: string;
  country: string;
  mobilePhone: string;
}

export type AddressField = keyof AddressForm;

/** A broken rule with what its message needs (specification §5). */
export type AddressFault =
  | { code: 'required' }
  | { code: 'too-long'; count: number }
  | { code: 'street-or-place' }
  | { code: 'postal-code-fr' }
  | { code: 'postal-code-international' }
  | { code: 'mobile-fr' }
  | { code: 'mobile-be' }
  | { code: 'mobile-other' }
  /** Said by the backend, not by the form: the locality is not served. */
  | { code: 'not-eligible' };

export type AddressFaults = Partial<Record<AddressField, AddressFault>>;

export const addressFields = [
  'country',
  'civility',
  'firstName',
  'lastName',
  'companyName',
  'building',
  'streetName',
  'additionalStreetName',
  'codePostal',
  'city',
  'mobilePhone',
] as const satisfies AddressField[];

/** Longest name: one count for first and last name (specification §5, postal-domain 1.4). Other lines hold 38 signs (NF Z10-011). */
const nameMax = 35;
const lineMax = 38;

/** Countries whose postal codes follow the French rule: five digits (postal-domain A3). */
const fiveDigits = new Set(['FR', 'MC', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'PF', 'NC', 'WF']);
const frenchMobile = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF']);

/** Makes one spelling of apostrophes, dashes and spaces; inner double spaces stay, they are an error of their own (1.4). */
export const normalise = (typed: string) =>
  typed
    .normalize('NFC')
    .replace(/[\u2018\u2019\u201b\u02bc\u00b4\u0060\uff07]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u202f\t]/g, ' ')
    .trim();

/** Every rule that the form breaks, one a field. The same on the server and in the browser. */
export function checkAddress(typed: AddressForm): AddressFaults {
  const form = normalised(typed);
  const faults: AddressFaults = {};
  for (const field of ['civility', 'country', 'firstName', 'lastName', 'codePostal', 'city', 'mobilePhone'] as const) {
    if (form[field] === '') faults[field] = { code: 'required' };
  }
  for (const field of ['firstName', 'lastName'] as const)
    if (form[field].length > nameMax) faults[field] = { code: 'too-long', count: nameMax };
  for (const field of ['companyName', 'building', 'streetName', 'additionalStreetName', 'city'] as const) {
    if (form[field].length > lineMax) faults[field] = { code: 'too-long', count: lineMax };
  }
  if (form.streetName === '' && form.additionalStreetName === '') {
    faults.streetName = { code: 'street-or-place' };
    faults.additionalStreetName = { code: 'street-or-place' };
  }
  faults.codePostal ??= postalCodeFault(form.codePostal, form.country);
  faults.mobilePhone ??= mobileFault(form.mobilePhone, form.country);
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

export function normalised(typed: AddressForm): AddressForm {
  const form = { ...typed };
  for (const field of addressFields) form[field] = normalise(typed[field]);
  return form;
}

function postalCodeFault(code: string, country: string): AddressFault | undefined {
  if (fiveDigits.has(country)) return /^[0-9]{5}$/.test(code) ? undefined : { code: 'postal-code-fr' };
  return /^(?=.{2,11}$)[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)?$/.test(code)
    ? undefined
    : { code: 'postal-code-international' };
}

function mobileFault(phone: string, country: string): AddressFault | undefined {
  const digits = nationalNumber(phone, country);
  if (frenchMobile.has(country)) return /^0[67][0-9]{8}$/.test(digits) ? undefined : { code: 'mobile-fr' };
  if (country === 'BE') return /^04[0-9]{8}$/.test(digits) ? undefined : { code: 'mobile-be' };
  return /^\+?[0-9]{6,15}$/.test(phone.replace(/[ .\-()/]/g, '')) ? undefined : { code: 'mobile-other' };
}

/** `+33 (0)6 12…` and `06.12…` are the same number. */
function nationalNumber(phone: string, country: string): string {
  const bare = phone
    .replace(/[ .\-/]/g, '')
    .replace('(0)', '')
    .replace(/[()]/g, '');
  const prefix = country === 'BE' ? '32' : '33';
  return bare.replace(new RegExp(`^(?:\\+|00)${prefix}0?`), '0');
}

/** The address that a faultless form means. */
export function toAddress(typed: AddressForm): Address {
  const form = normalised(typed);
  return {
    id: null,
    civility: form.civility === 'mr' || form.civility === 'mrs' ? form.civility : null,
    firstName: form.firstName,
    lastName: form.lastName,
    company: form.companyName,
    floor: '',
    building: form.building,
    street: form.streetName,
    place: form.additionalStreetName,
    postalCode: form.codePostal.toUpperCase(),
    city: form.city,
    country: form.country,
    countryName: form.country,
    phone: nationalNumber(form.mobilePhone, form.country),
  };
}

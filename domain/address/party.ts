import type { Address } from './address.ts';
import { type AddressField, type AddressForm, emptyForm } from './form-fields.ts';

/** The fields of whoever sends, receives or moves, named as in the address form. */
export const partyFields = [
  'isCompany',
  'companyName',
  'service',
  'civility',
  'firstName',
  'lastName',
  'floor',
  'building',
  'streetName',
  'additionalStreetName',
  'codePostal',
  'city',
] as const satisfies (AddressField | 'isCompany')[];

export type PartyName = (typeof partyFields)[number];

/** What was typed, as the form that the rules of every address check (specification §5); its country is not asked here. */
export function partyForm(typed: (name: PartyName) => string): AddressForm {
  const form = { ...emptyForm, isCompany: typed('isCompany') === 'yes' };
  for (const name of partyFields) if (name !== 'isCompany') form[name] = typed(name);
  return form;
}

/** What is typed for an address. */
export const typedParty = (address: Pick<Address, PartyName>): Record<PartyName, string> => {
  const { isCompany, companyName, service, civility, firstName, lastName } = address;
  const { floor, building, streetName, additionalStreetName, codePostal, city } = address;
  const place = { floor, building, streetName, additionalStreetName, codePostal, city };
  return { isCompany: isCompany ? 'yes' : '', companyName, service, civility, firstName, lastName, ...place };
};

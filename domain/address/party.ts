import { type Answers, withoutEmpty } from '../journey/journey.ts';
import type { Address } from './address.ts';
import { type AddressField, type AddressForm, emptyForm } from './form-fields.ts';

const nameFields = ['isCompany', 'companyName', 'service', 'civility', 'firstName', 'lastName'] as const satisfies (
  | AddressField
  | 'isCompany'
)[];

/** Where somebody is. */
export const placeNames = [
  'floor',
  'building',
  'streetName',
  'additionalStreetName',
  'codePostal',
  'city',
] as const satisfies AddressField[];

export type PlaceName = (typeof placeNames)[number];

/** The fields of whoever sends, receives or moves, named as in the address form. */
export const partyFields = [...nameFields, ...placeNames] as const;

export type PartyName = (typeof partyFields)[number];

/** What the shopper answered about an address that the checking service knows otherwise, or not at all. */
export const questionFields = ['confirmed'] as const;
export type QuestionName = (typeof questionFields)[number];

/** Where mail is sent from. */
export const home = { code: 'FR', name: 'France' };

/** The typed answers as an address form, for the rules of every address (specification §5); the country is decided elsewhere. */
export function partyForm(valueOf: (name: PartyName) => string): AddressForm {
  const form = { ...emptyForm, isCompany: valueOf('isCompany') === 'yes' };
  for (const name of partyFields) if (name !== 'isCompany') form[name] = valueOf(name);
  return form;
}

/** What is typed for an address. */
export const typedParty = (address: Pick<Address, PartyName>): Record<PartyName, string> => {
  const { isCompany, companyName, service, civility, firstName, lastName } = address;
  const { floor, building, streetName, additionalStreetName, codePostal, city } = address;
  const place = { floor, building, streetName, additionalStreetName, codePostal, city };
  return { isCompany: isCompany ? 'yes' : '', companyName, service, civility, firstName, lastName, ...place };
};

/** The person whom an account belongs to, with its main address. */
export interface Holder extends Pick<AddressForm, 'civility' | 'firstName' | 'lastName'> {
  address: Address | null;
}

/**
 * What the fields of whoever sends or moves begin with: the account's main address where it is in France, otherwise its
 * names. @param email the account's, which the address may lack.
 */
export function holderAnswers<Field extends string>(
  { address, civility, firstName, lastName }: Holder,
  { party, email, answersOf }: { party: string; email: string; answersOf(address: Address): Answers<Field> },
): Answers<Field> {
  if (address?.country === home.code) return withoutEmpty(answersOf({ ...address, email: address.email || email }));
  const names = { civility, firstName, lastName, email };
  const partyNames = Object.entries(names).map(([name, value]) => [`${party}.${name}`, value]);
  return withoutEmpty(Object.fromEntries(partyNames) as Answers<Field>);
}

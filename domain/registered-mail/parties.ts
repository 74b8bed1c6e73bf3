import type { Address } from '../address/address.ts';
import type { AddressContext } from '../address/address-context.ts';
import { type CheckedAddress, checkAddress } from '../address/address-form.ts';
import { boundTo } from '../address/check/address-check.ts';
import type { PartyAddress } from '../address/check/party-check.ts';
import { hasFrenchPostalCodes, isServedAs, territoryOf } from '../address/fields/territories.ts';
import { withPastedParty } from '../address/filled-party.ts';
import type { AddressForm } from '../address/form-fields.ts';
import {
  holderAnswers,
  home,
  partyFields,
  partyForm,
  placeNames,
  questionFields,
  typedParty,
} from '../address/party.ts';
import type { PastedParty } from '../address/pasted.ts';
import { type Answers, type Faults, withoutEmpty } from '../journey/journey.ts';
import type { AccountHolder } from '../session/account.ts';
import type { MailFault, MailField, Party, PartyField } from './fields.ts';
import type { RegisteredMailOptions } from './registered-mail.ts';

/** The fields that another destination invalidates. */
export const placeFields: readonly PartyField[] = placeNames.map((name) => `recipient.${name}` as const);

/** With what was answered about the address. */
export const stepFieldsOfParty = (party: Party): MailField[] => [
  ...fieldsOfParty(party),
  ...questionFields.map((field) => `${party}.${field}` as const),
];

export const fieldsOfParty = (party: Party): MailField[] => [
  ...partyFields.map((field) => `${party}.${field}` as const),
  ...(party === 'sender' ? (['sender.email'] as const) : []),
];

/** The address of the sender or the recipient, by the rules of every address (specification §5). */
export function partyOf(party: Party, answers: Answers<MailField>, options: RegisteredMailOptions): CheckedAddress {
  const context: AddressContext = { use: party, isLetter: true, countries: countriesOf(party, options) };
  return checkAddress(formOf(party, answers), context);
}

export function partyFaults(
  party: Party,
  answers: Answers<MailField>,
  options: RegisteredMailOptions,
): Faults<MailField, MailFault> {
  const checked = partyOf(party, answers, options);
  const path = `${party}.codePostal` as const;
  if (checked.kind === 'address')
    return party === 'sender' || isServedAs(checked.address.country, checked.address.codePostal)
      ? {}
      : { [path]: { code: 'postal-code-elsewhere' } };
  const asked = fieldsOfParty(party);
  return Object.fromEntries(
    Object.entries(checked.faults).map(([name, fault]) => {
      const field = asked.find((each) => each === `${party}.${name}`);
      // An invalid country is shown at the postal code, because the form has no country field.
      return [field ?? path, fault];
    }),
  );
}

const countriesOf = (party: Party, { destinations }: RegisteredMailOptions) =>
  party === 'sender' ? [home] : destinations;

function formOf(party: Party, answers: Answers<MailField>): AddressForm {
  return {
    ...partyForm((name) => answers[`${party}.${name}`] ?? ''),
    country: party === 'sender' ? home.code : (answers.destination ?? ''),
    email: party === 'sender' ? (answers['sender.email'] ?? '') : '',
  };
}

/** The answers for an address. */
export function partyAnswers(party: Party, address: Address): Answers<MailField> {
  const typed = typedParty(address);
  const answers: Partial<Record<MailField, string>> = party === 'sender' ? { 'sender.email': address.email } : {};
  for (const field of partyFields) answers[`${party}.${field}`] = typed[field];
  // An address of the account or of a letter was checked when it was typed.
  answers[`${party}.confirmed`] = boundTo(address);
  return answers;
}

/** What the sender's fields begin with. @param email the account's, which its address may lack. */
export const senderOf = (holder: AccountHolder, email: string): Answers<MailField> =>
  holderAnswers(holder, { party: 'sender', email, answersOf: (address) => partyAnswers('sender', address) });

/** The address of the sender or the recipient, as the checking service may be asked about it. */
export const partyAddress = (party: Party, options: RegisteredMailOptions): PartyAddress<MailField> => ({
  party,
  address(answers) {
    const checked = partyOf(party, answers, options);
    return checked.kind === 'address' ? checked.address : null;
  },
  takes: ({ codePostal, country }, { destination }) =>
    party === 'sender'
      ? hasFrenchPostalCodes(country)
      : (hasFrenchPostalCodes(country) ? territoryOf(codePostal) : country) === destination,
});

/** An address of the book takes the place of what was typed. */
export const withAddress = (answers: Answers<MailField>, { party, address }: { party: Party; address: Address }) =>
  withoutEmpty({ ...answers, ...partyAnswers(party, address) });

const pastedFields = (party: Party) => (party === 'sender' ? ([...partyFields, 'email'] as const) : partyFields);

export const withPasted = (answers: Answers<MailField>, { party, pasted }: { party: Party; pasted: PastedParty }) =>
  withPastedParty(answers, { party, fields: pastedFields(party), pasted });

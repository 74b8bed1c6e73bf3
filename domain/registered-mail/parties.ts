import type { Address } from '../address/address.ts';
import type { AddressContext } from '../address/address-context.ts';
import { checkAddress } from '../address/address-form.ts';
import { boundTo } from '../address/check/address-check.ts';
import type { PartyAddress } from '../address/check/party-check.ts';
import type { AddressFault } from '../address/fields/faults.ts';
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
import type { FieldGroup } from '../journey/fields.ts';
import { type Answers, withoutEmpty } from '../journey/journey.ts';
import type { AccountHolder } from '../session/account.ts';
import type { MailField, Party, RegisteredMailOptions } from './registered-mail.ts';

type MailAnswers = Answers<MailField>;

/** The inputs that another destination invalidates. */
export const placeInputs: readonly MailField[] = placeNames.map((name) => `recipient.${name}` as const);

const inputsOf = (party: Party): MailField[] => [
  ...partyFields.map((name) => `${party}.${name}` as const),
  ...(party === 'sender' ? (['sender.email'] as const) : []),
  ...questionFields.map((name) => `${party}.${name}` as const),
];

type Options = Pick<RegisteredMailOptions, 'destinations'>;

/** The address of the sender or the recipient, by the rules of every address (specification §5). */
export const partyField = (
  party: Party,
  options: Options,
): FieldGroup<Address, AddressFault | { code: 'postal-code-elsewhere' }, unknown> => ({
  inputs: inputsOf(party),
  parse(answers) {
    const countries = party === 'sender' ? [home] : options.destinations;
    const context: AddressContext = { use: party, isLetter: true, countries };
    const checked = checkAddress(formOf(party, answers), context);
    // An invalid country is shown at the postal code, because the form has no country field.
    const codeInput = `${party}.codePostal`;
    if (checked.kind === 'address')
      return party === 'sender' || isServedAs(checked.address.country, checked.address.codePostal)
        ? { value: checked.address }
        : { faults: { [codeInput]: { code: 'postal-code-elsewhere' } } };
    const inputs: readonly string[] = inputsOf(party);
    const inputOf = (name: string) => (inputs.includes(`${party}.${name}`) ? `${party}.${name}` : codeInput);
    return {
      faults: Object.fromEntries(Object.entries(checked.faults).map(([name, fault]) => [inputOf(name), fault])),
    };
  },
  print: (address) => partyAnswers(party, address),
});

function formOf(party: Party, answers: Answers): AddressForm {
  return {
    ...partyForm((name) => answers[`${party}.${name}`] ?? ''),
    country: party === 'sender' ? home.code : (answers.destination ?? ''),
    email: party === 'sender' ? (answers['sender.email'] ?? '') : '',
  };
}

/** The answers for an address. */
function partyAnswers(party: Party, address: Address): MailAnswers {
  const typed = typedParty(address);
  const answers: Partial<Record<MailField, string>> = party === 'sender' ? { 'sender.email': address.email } : {};
  for (const name of partyFields) answers[`${party}.${name}`] = typed[name];
  // An address of the account or of a letter was checked when it was typed.
  answers[`${party}.confirmed`] = boundTo(address);
  return answers;
}

/** What the sender's fields begin with. @param email the account's, which its address may lack. */
export const senderOf = (holder: AccountHolder, email: string): MailAnswers =>
  holderAnswers(holder, { party: 'sender', email, answersOf: (address) => partyAnswers('sender', address) });

/** The address of the sender or the recipient, as the checking service may be asked about it. */
export const partyAddress = (party: Party, options: Options): PartyAddress<MailField> => ({
  party,
  address(answers) {
    const parsed = partyField(party, options).parse(answers, {});
    return 'value' in parsed ? parsed.value : null;
  },
  takes: ({ codePostal, country }, { destination }) =>
    party === 'sender'
      ? hasFrenchPostalCodes(country)
      : (hasFrenchPostalCodes(country) ? territoryOf(codePostal) : country) === destination,
});

/** An address of the book takes the place of what was typed. */
export const withAddress = (answers: MailAnswers, { party, address }: { party: Party; address: Address }) =>
  withoutEmpty({ ...answers, ...partyAnswers(party, address) });

const pastedFields = (party: Party) => (party === 'sender' ? ([...partyFields, 'email'] as const) : partyFields);

export const withPasted = (answers: MailAnswers, { party, pasted }: { party: Party; pasted: PastedParty }) =>
  withPastedParty(answers, { party, fields: pastedFields(party), pasted });

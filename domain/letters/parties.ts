import { type CheckedAddress, checkAddress } from '../address/address-form.ts';
import type { PartyAddress } from '../address/check/party-check.ts';
import { hasFrenchPostalCodes } from '../address/fields/territories.ts';
import { home, partyForm } from '../address/party.ts';
import type { Answers, Faults } from '../journey/journey.ts';
import {
  type LetterFault,
  type LetterField,
  type RecipientFault,
  type RecipientListField,
  recipientNames,
  senderFields,
} from './fields.ts';
import type { LetterOptions } from './letters.ts';
import { checkedRecipient, type ListedRecipient, recipientsIn, typedRecipient } from './recipients.ts';

type LetterFaults = Faults<LetterField, LetterFault>;

export function senderOfAnswers(answers: Answers<LetterField>): CheckedAddress {
  const form = {
    ...partyForm((name) => answers[`sender.${name}`] ?? ''),
    country: home.code,
    email: answers['sender.email'] ?? '',
  };
  return checkAddress(form, { use: 'sender', isLetter: true, countries: [home] });
}

/** The address of the sender, as the checking service may be asked about it: a letter comes back to France. */
export const senderAddress: PartyAddress<LetterField> = {
  party: 'sender',
  address(answers) {
    const checked = senderOfAnswers(answers);
    return checked.kind === 'address' ? checked.address : null;
  },
  takes: ({ country }) => hasFrenchPostalCodes(country),
};

/** The address that is being typed, in the country that is chosen beside it. */
export const typedAddress = (options: Pick<LetterOptions, 'countries'>): PartyAddress<RecipientListField> => ({
  party: 'recipient',
  address(answers) {
    const checked = checkedRecipient(typedRecipient(answers) ?? {}, options);
    return checked.kind === 'address' ? checked.address : null;
  },
  takes: ({ country }, answers) => country === answers['recipient.country'],
});

export function senderFaults(answers: Answers<LetterField>): LetterFaults {
  const checked = senderOfAnswers(answers);
  if (checked.kind === 'address') return {};
  return Object.fromEntries(
    Object.entries(checked.faults).map(([name, fault]) => [
      senderFields.find((field) => field === `sender.${name}`) ?? 'sender.codePostal',
      fault,
    ]),
  );
}

/** Somebody gets the letter, and nobody is being typed: whoever is typed right is listed by the next press. */
export const recipientsFaults = (
  answers: Answers<RecipientListField>,
  options: Pick<LetterOptions, 'countries' | 'maxRecipients'>,
): Faults<RecipientListField, RecipientFault> => listFaults(recipientsIn(answers), answers, options);

/** @param list the recipients so far */
export function listFaults(
  list: readonly ListedRecipient[],
  answers: Answers<RecipientListField>,
  options: Pick<LetterOptions, 'countries' | 'maxRecipients'>,
): Faults<RecipientListField, RecipientFault> {
  const typed = typedRecipient(answers);
  const isServed = list.some(
    ({ typed: each, refusal }) => refusal === null && checkedRecipient(each, options).kind === 'address',
  );
  if (typed) {
    const faults = recipientFaults(typed, options);
    return Object.keys(faults).length > 0 ? faults : { 'recipient.city': { code: 'not-listed' } };
  }
  if (list.length > options.maxRecipients)
    return { recipients: { code: 'too-many-recipients', most: options.maxRecipients } };
  if (isServed) return {};
  return list.length > 0 ? { recipients: { code: 'no-recipient' } } : recipientFaults({}, options);
}

/** What is wrong with the recipient that is being typed. */
export function recipientFaults(
  typed: Parameters<typeof checkedRecipient>[0],
  options: Pick<LetterOptions, 'countries'>,
): Faults<RecipientListField, RecipientFault> {
  const checked = checkedRecipient(typed, options);
  if (checked.kind === 'address') return {};
  return Object.fromEntries(
    Object.entries(checked.faults).map(([name, fault]) => [
      `recipient.${recipientNames.find((each) => each === name) ?? 'codePostal'}`,
      fault,
    ]),
  );
}

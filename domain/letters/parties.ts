import { type CheckedAddress, checkAddress } from '../address/address-form.ts';
import { partyForm } from '../address/party.ts';
import type { Answers, Faults } from '../journey/journey.ts';
import { type LetterFault, type LetterField, recipientNames, senderFields } from './fields.ts';
import type { LetterOptions } from './letters.ts';
import { checkedRecipient, recipientsIn, servedRecipients, typedRecipient } from './recipients.ts';

/** Letters are printed and posted in France, and come back there. */
const home = { code: 'FR', name: 'France' };

type LetterFaults = Faults<LetterField, LetterFault>;

export function senderOfAnswers(answers: Answers<LetterField>): CheckedAddress {
  const form = {
    ...partyForm((name) => answers[`sender.${name}`] ?? ''),
    country: home.code,
    email: answers['sender.email'] ?? '',
  };
  return checkAddress(form, { use: 'sender', isLetter: true, countries: [home] });
}

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

/** Somebody gets the letter, and whoever is being typed can. */
export function recipientsFaults(answers: Answers<LetterField>, options: LetterOptions): LetterFaults {
  const list = recipientsIn(answers);
  const typed = typedRecipient(answers);
  const isServed = servedRecipients(list, options).length > 0;
  if (typed) return recipientFaults(typed, options);
  if (list.length > options.maxRecipients)
    return { recipients: { code: 'too-many-recipients', most: options.maxRecipients } };
  if (isServed) return {};
  return list.length > 0 ? { recipients: { code: 'no-recipient' } } : recipientFaults({}, options);
}

/** What is wrong with the recipient that is being typed. */
export function recipientFaults(
  typed: Parameters<typeof checkedRecipient>[0],
  options: Pick<LetterOptions, 'countries'>,
): LetterFaults {
  const checked = checkedRecipient(typed, options);
  if (checked.kind === 'address') return {};
  return Object.fromEntries(
    Object.entries(checked.faults).map(([name, fault]) => [
      `recipient.${recipientNames.find((each) => each === name) ?? 'codePostal'}`,
      fault,
    ]),
  );
}

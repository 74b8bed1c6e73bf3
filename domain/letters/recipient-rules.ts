import type { PartyAddress } from '../address/check/party-check.ts';
import type { Answers, Faults } from '../journey/journey.ts';
import type { LetterOptions } from './letters.ts';
import { type RecipientFault, type RecipientListField, recipientNames } from './recipient-fields.ts';
import { checkedRecipient, type ListedRecipient, recipientsIn, typedRecipient } from './recipients.ts';

/** The address that is being typed, in the country that is chosen beside it. */
export const typedAddress = (options: Pick<LetterOptions, 'countries'>): PartyAddress<RecipientListField> => ({
  party: 'recipient',
  address(answers) {
    const checked = checkedRecipient(typedRecipient(answers) ?? {}, options);
    return checked.kind === 'address' ? checked.address : null;
  },
  takes: ({ country }, answers) => country === answers['recipient.country'],
});

/** The list has a recipient and the fields are empty: a valid recipient in the fields joins the list with the next post. */
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

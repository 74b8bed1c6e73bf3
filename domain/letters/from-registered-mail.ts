import { senderField } from '../address/letter-sender.ts';
import { partyFields } from '../address/party.ts';
import { type Answers, withoutEmpty } from '../journey/journey.ts';
import type { MailField } from '../registered-mail/registered-mail.ts';
import type { LetterField, LetterOptions } from './letters.ts';
import { answerOfRecipients, answersOfRecipient, type TypedRecipient } from './recipients.ts';

/**
 * What was answered about a registered letter, for the letter that the post prints instead: who writes, who receives it,
 * and that it is registered. Its weight and its day of deposit are the printer's business.
 */
export function answersFromMail(
  mail: Answers<MailField>,
  { levels, countries }: Pick<LetterOptions, 'levels' | 'countries'>,
): Answers<LetterField> {
  const registered = levels.find(({ hasReceipt }) => hasReceipt);
  const sender = Object.fromEntries(senderField.inputs.map((field) => [field, mail[field]]));
  const recipient = recipientIn(mail, countries);
  const isNamed = recipient.lastName !== undefined || recipient.companyName !== undefined;
  const answers: Answers<LetterField> = {
    ...sender,
    ...(registered && { level: registered.code, receipt: mail.receipt ?? '' }),
    // Who was typed whole is listed; a country alone begins the next one.
    ...(isNamed
      ? { recipients: answerOfRecipients([{ typed: recipient, refusal: null }]) }
      : answersOfRecipient({ ...(recipient.country && { country: recipient.country }) })),
  };
  return withoutEmpty(answers);
}

function recipientIn(mail: Answers<MailField>, countries: LetterOptions['countries']): TypedRecipient {
  const typed: TypedRecipient = {};
  for (const name of partyFields) {
    const value = mail[`recipient.${name}`];
    if (value) typed[name] = value;
  }
  // The territories of France are addressed as France.
  const country = countries.find(({ code }) => code === mail.destination)?.code;
  return { ...typed, country: country ?? 'FR' };
}

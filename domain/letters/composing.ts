import type { Address } from '../address/address.ts';
import { boundTo } from '../address/check/address-check.ts';
import { holderAnswers, typedParty } from '../address/party.ts';
import { type Answers, withoutEmpty } from '../journey/journey.ts';
import { isComplete } from '../journey/steps.ts';
import type { AccountHolder } from '../session/account.ts';
import { addressPagesOf, documentFaults } from './document.ts';
import type { LetterFault, LetterField } from './fields.ts';
import { letterJourney } from './journey.ts';
import type { Letter, LetterChoices, LetterDocument, LetterOptions, LetterRefusal, PricedLetter } from './letters.ts';
import { senderOfAnswers } from './parties.ts';
import { answerOfRecipients, recipientsIn, servedRecipients, typedFrom } from './recipients.ts';

type LetterAnswers = Answers<LetterField>;

/**
 * The letter as far as it is valid, with what is usual where nothing was chosen yet; `null` until its document can be
 * printed.
 */
export function pricedLetterOf(answers: LetterAnswers, choices: LetterChoices): PricedLetter | null {
  const { written, colours } = choices;
  if (!written || Object.keys(documentFaults(answers, choices)).length > 0) return null;
  const [usualColour] = colours;
  const [usualPage] = addressPagesOf(written);
  const colour = colours.find((each) => each === answers.colour) ?? usualColour;
  const addressPage = addressPagesOf(written).find((each) => each === answers.addressPage) ?? usualPage;
  if (!colour || !addressPage) return null;
  const sender = senderOfAnswers(answers);
  const recipients = servedRecipients(recipientsIn(answers), choices);
  const level = levelOf(answers, choices);
  return {
    documentId: written.id,
    colour,
    isDuplex: answers.duplex === 'yes',
    addressPage,
    ...(sender.kind === 'address' && { sender: sender.address }),
    ...(recipients.length > 0 && { recipients }),
    ...(level && { level: level.code }),
    hasReceipt: level?.hasReceipt === true && answers.receipt === 'yes',
  };
}

/** The level that was chosen, or the one whose article the letter was begun at; `undefined`: the first is the usual one. */
export const levelOf = ({ level, article }: LetterAnswers, { levels }: Pick<LetterOptions, 'levels'>) =>
  levels.find((each) => (level ? each.code === level : article && each.article === article));

/** The complete letter; `null` while a step is incomplete. */
export function letterOf(answers: LetterAnswers, choices: LetterChoices): Letter | null {
  const letter = pricedLetterOf(answers, choices);
  return letter && isComplete(letterJourney(choices), answers) && isWhole(letter) ? letter : null;
}

const isWhole = (letter: PricedLetter): letter is Letter =>
  letter.sender !== undefined && letter.recipients !== undefined && letter.level !== undefined;

/** The answers for a letter: « Modifier » opens the journey with them. */
export function answersOf(letter: Letter, document: Pick<LetterDocument, 'text'> | null): LetterAnswers {
  const answers: LetterAnswers = {
    source: document?.text === null ? 'import' : 'write',
    document: letter.documentId,
    colour: letter.colour,
    duplex: letter.isDuplex ? 'yes' : '',
    addressPage: letter.addressPage,
    ...senderAnswers(letter.sender),
    recipients: answerOfRecipients(letter.recipients.map((each) => ({ typed: typedFrom(each), refusal: null }))),
    level: letter.level,
    receipt: letter.hasReceipt ? 'yes' : '',
  };
  return withoutEmpty(answers);
}

function senderAnswers(sender: Address): LetterAnswers {
  const typed = Object.entries(typedParty(sender)).map(([name, text]) => [`sender.${name}`, text]);
  // An address of the account or of a letter was checked when it was typed.
  return { ...Object.fromEntries(typed), 'sender.email': sender.email, 'sender.confirmed': boundTo(sender) };
}

/** What the sender's fields begin with. @param email the account's, which its address may lack. */
export const senderOf = (holder: AccountHolder, email: string): LetterAnswers =>
  holderAnswers(holder, { party: 'sender', email, answersOf: senderAnswers });

const fields: Record<Exclude<LetterRefusal['kind'], 'other' | 'sign-not-printable'>, LetterField> = {
  'document-unknown': 'document',
  'document-not-clean': 'document',
  'document-not-printable': 'document',
  'address-zone': 'addressPage',
  'colour-unknown': 'colour',
  'address-page-unknown': 'addressPage',
  'level-unknown': 'level',
  'receipt-not-offered': 'receipt',
  'too-many-sheets': 'level',
  'too-many-recipients': 'recipients',
  'no-recipient': 'recipients',
};

/** The field of a backend's refusal; `null`: it is shown above the form. */
export function fieldOfRefusal(refusal: LetterRefusal): LetterField | null {
  if (refusal.kind === 'other') return null;
  return refusal.kind === 'sign-not-printable' ? refusal.field : fields[refusal.kind];
}

/** What the backend refuses, in the words of the rule that it is about; `null` where it is new to us. */
export function refusalFault(refusal: LetterRefusal): LetterFault | null {
  switch (refusal.kind) {
    case 'document-unknown':
      return { code: 'document-gone' };
    case 'document-not-clean':
      return { code: 'unscanned' };
    case 'document-not-printable':
      return { code: 'unreadable', page: null };
    case 'address-zone':
      return { code: 'address-zone', down: null };
    case 'too-many-sheets':
      return { code: 'too-many-sheets', most: refusal.most };
    case 'no-recipient':
    case 'sign-not-printable':
      return { code: refusal.kind };
    case 'too-many-recipients':
      return refusal.most === null ? { code: 'not-offered' } : { code: 'too-many-recipients', most: refusal.most };
    case 'other':
      return null;
    default:
      return { code: 'not-offered' };
  }
}

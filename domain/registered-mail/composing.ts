import { depositOf } from '../journey/deposit.ts';
import { type Answers, withoutEmpty } from '../journey/journey.ts';
import { isComplete } from '../journey/steps.ts';
import type { MailFault, MailField, Party } from './fields.ts';
import { itemFaults, levelOf, wantsReceipt, weightOf } from './item.ts';
import { registeredMailJourney } from './journey.ts';
import { partyAnswers, partyFaults, partyOf } from './parties.ts';
import type { MailRefusal, PricedMail, RegisteredMail, RegisteredMailOptions } from './registered-mail.ts';

type MailAnswers = Answers<MailField>;

/** The letter as far as it is valid; `null` until the first step is complete but for the level. */
export function pricedMailOf(answers: MailAnswers, options: RegisteredMailOptions): PricedMail | null {
  const [weight, level, { destination }] = [weightOf(answers), levelOf(answers), answers];
  const { level: levelFault, ...faults } = itemFaults(answers, options);
  if (Object.keys(faults).length > 0 || (levelFault && answers.level)) return null;
  if (weight === null || !destination) return null;
  const [sender, recipient] = [goodParty('sender', answers, options), goodParty('recipient', answers, options)];
  const deposit = depositOf(answers, options);
  const { printFormat } = answers;
  return {
    destination,
    weight,
    ...(level && { level }),
    hasReceipt: wantsReceipt(answers),
    ...(sender && { sender }),
    ...(recipient && { recipient }),
    ...(deposit && { deposit }),
    ...(options.printFormats.some(({ code }) => code === printFormat) && printFormat && { printFormat }),
  };
}

/** The complete letter; `null` while a step is incomplete. */
export function registeredMailOf(answers: MailAnswers, options: RegisteredMailOptions): RegisteredMail | null {
  const mail = pricedMailOf(answers, options);
  return mail && isComplete(registeredMailJourney(options), answers) && isWhole(mail) ? mail : null;
}

const isWhole = (mail: PricedMail): mail is RegisteredMail =>
  mail.level !== undefined &&
  mail.sender !== undefined &&
  mail.recipient !== undefined &&
  mail.deposit !== undefined &&
  mail.printFormat !== undefined;

function goodParty(party: Party, answers: MailAnswers, options: RegisteredMailOptions) {
  const checked = partyOf(party, answers, options);
  const isGood = Object.keys(partyFaults(party, answers, options)).length === 0;
  return isGood && checked.kind === 'address' ? checked.address : undefined;
}

/** The answers for a letter: « Modifier » opens the journey with them. */
export function answersOf(mail: RegisteredMail): MailAnswers {
  const answers: MailAnswers = {
    printing: 'self',
    destination: mail.destination,
    weight: String(mail.weight),
    level: mail.level,
    receipt: mail.hasReceipt ? 'yes' : '',
    ...partyAnswers('sender', mail.sender),
    ...partyAnswers('recipient', mail.recipient),
    depositPlace: mail.deposit.place,
    depositDate: mail.deposit.date,
    printFormat: mail.printFormat,
  };
  return withoutEmpty(answers);
}

const fields: Record<Exclude<MailRefusal['kind'], 'other' | 'sign-not-printable'>, MailField> = {
  'destination-unknown': 'destination',
  'destination-suspended': 'destination',
  'too-heavy': 'weight',
  'level-not-offered': 'level',
  'receipt-not-offered': 'receipt',
  'postal-code-elsewhere': 'recipient.codePostal',
  'place-unknown': 'depositPlace',
  'letterbox-not-served': 'depositPlace',
  'date-not-offered': 'depositDate',
  'date-too-early': 'depositDate',
  'print-format-unknown': 'printFormat',
};

/** The field of a backend's refusal; `null`: it is shown above the form. */
export function fieldOfRefusal(refusal: MailRefusal): MailField | null {
  if (refusal.kind === 'other') return null;
  return refusal.kind === 'sign-not-printable' ? refusal.field : fields[refusal.kind];
}

/** What the backend refuses, in the words of the rule that it is about; `null` where it is new to us. */
export function refusalFault(refusal: MailRefusal): MailFault | null {
  switch (refusal.kind) {
    case 'destination-suspended':
      return refusal.since
        ? { code: 'destination-suspended', since: refusal.since, until: refusal.until }
        : { code: 'not-offered' };
    case 'too-heavy':
      return refusal.most === null ? { code: 'weight' } : { code: 'too-heavy', most: refusal.most };
    case 'postal-code-elsewhere':
      return { code: 'postal-code-elsewhere' };
    case 'place-unknown':
    case 'sign-not-printable':
      return { code: refusal.kind };
    case 'date-too-early':
      return { code: 'date-not-offered', earliest: refusal.earliest };
    case 'date-not-offered':
      return { code: 'date-not-offered', earliest: null };
    case 'other':
      return null;
    default:
      return { code: 'not-offered' };
  }
}

import { senderField } from '../address/letter-sender.ts';
import {
  type FieldGroup,
  type FieldJourney,
  type Fields,
  isTicked,
  journeyOfFields,
  offeredChoice,
  offeredCode,
  printTick,
} from '../journey/fields.ts';
import { type Answers, longestList } from '../journey/journey.ts';
import { addressPagesOf, faultOf, inAddressZone } from './document.ts';
import type {
  AddressPage,
  Letter,
  LetterChoices,
  LetterDocument,
  LetterFault,
  LetterField,
  LetterOptions,
  PricedLetter,
} from './letters.ts';
import { recipientFields } from './recipient-fields.ts';
import { recipientsFaults } from './recipient-rules.ts';
import { answerOfRecipients, recipientsIn, servedRecipients, typedFrom } from './recipients.ts';

export type LetterStep = 'writing' | 'presentation' | 'recipients' | 'summary';
export type LetterJourney = FieldJourney<LetterStep, LetterField, LetterFault, Letter>;

type LetterFields = Fields<Letter, LetterFault, 'documentId' | 'recipients' | 'sender'>;
type LetterAnswers = Answers<LetterField>;

/** The journey of an online letter (journeys §4), within today's options and with its document as it is now. */
export const letterJourney = (choices: LetterChoices): LetterJourney =>
  journeyOfFields<LetterStep, LetterField, LetterFault, Letter>({
    writing: { documentId: documentField(choices) },
    presentation: presentationStep(choices),
    recipients: { recipients: recipientsField(choices), sender: senderField },
    summary: {},
  });

/** « Créer »: one goes on with a clean document that can be printed, and with no other. */
const documentField = ({ written }: LetterChoices): LetterFields['documentId'] => ({
  inputs: ['article', 'source', 'text', 'file', 'document'],
  parse({ source, document }) {
    if (source !== 'write' && source !== 'import') return { faults: { source: { code: 'required' } } };
    const fault = documentFault(written, { source, document });
    if (!fault && written) return { value: written.id };
    return { faults: { [source === 'write' ? 'text' : 'file']: fault } };
  },
  print: (document) => ({ source: written?.text === null ? 'import' : 'write', document }),
});

function documentFault(
  written: LetterDocument | null,
  { source, document }: { source: 'write' | 'import'; document: string | undefined },
): LetterFault | undefined {
  if (!document) return { code: 'required' };
  if (written?.id !== document) return { code: 'document-gone' };
  // The other way was used before, and this one was only chosen.
  return (written.text === null) === (source === 'import') ? faultOf(written) : { code: 'required' };
}

type PresentationField = 'colour' | 'duplex' | 'addressPage' | 'level' | 'receipt';

/** « Présentation »: how it is printed, where the address stands, and how it is sent. */
const presentationStep = ({ colours, levels, written }: LetterChoices): Pick<LetterFields, PresentationField> => ({
  colour: { parse: (text) => offeredChoice(text, colours) },
  duplex: {
    isOptional: true,
    parse: (text) => ({ value: isTicked(text) }),
    print: printTick,
  },
  addressPage: {
    parse(text) {
      const pages: AddressPage[] = written ? addressPagesOf(written) : ['first-page', 'moved', 'cover'];
      const finding = written && text === 'first-page' && !pages.includes(text) ? inAddressZone(written) : undefined;
      return finding ? { fault: zoneFault(finding.moveDown) } : offeredChoice(text, pages);
    },
  },
  level: {
    parse: (text) => offeredCode(text, levels),
  },
  receipt: {
    isOptional: true,
    parse(text, { values }) {
      const level = levels.find(({ code }) => code === values.level);
      return isTicked(text) && level?.hasReceipt === false
        ? { fault: { code: 'not-offered' } }
        : { value: isTicked(text) };
    },
    print: printTick,
  },
});

const zoneFault = (down: number | null): LetterFault =>
  down === null ? { code: 'address-zone' } : { code: 'address-zone-movable', down };

/** Who gets the letter: those of the list whom nothing keeps from it. */
const recipientsField = (choices: LetterChoices): FieldGroup<Letter['recipients'], LetterFault, Letter> => ({
  inputs: ['recipients', ...recipientFields, 'csv', 'pasted'],
  longest: { recipients: longestList },
  parse(answers) {
    const faults = recipientsFaults(answers, choices);
    if (Object.keys(faults).length > 0) return { faults };
    return { value: servedRecipients(recipientsIn(answers), choices) };
  },
  print: (recipients) => ({
    recipients: answerOfRecipients(recipients.map((each) => ({ typed: typedFrom(each), refusal: null }))),
  }),
});

/**
 * The letter as far as it is valid, with what is usual where nothing was chosen yet; `null` until its document can be
 * printed.
 */
export function pricedLetterOf(answers: LetterAnswers, choices: LetterChoices): PricedLetter | null {
  const { written, colours } = choices;
  const { values } = letterJourney(choices).read(answers);
  const { documentId, colour = colours[0], addressPage = written ? addressPagesOf(written)[0] : undefined } = values;
  if (documentId === undefined || !colour || !addressPage) return null;
  // A recipient that is being typed does not hide the price of the list.
  const recipients = servedRecipients(recipientsIn(answers), choices);
  const level = levelOf(answers, choices);
  return {
    documentId,
    colour,
    duplex: values.duplex ?? false,
    addressPage,
    ...(values.sender && { sender: values.sender }),
    ...(recipients.length > 0 && { recipients }),
    ...(level && { level: level.code }),
    receipt: level?.hasReceipt === true && isTicked(answers.receipt ?? ''),
  };
}

/** The level that was chosen, or the one whose article the letter was begun at; `undefined`: the first is the usual one. */
export const levelOf = ({ level, article }: LetterAnswers, { levels }: Pick<LetterOptions, 'levels'>) =>
  levels.find((each) => (level ? each.code === level : article && each.article === article));

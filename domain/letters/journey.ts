import { type Answers, type Faults, type Journey, journeyOf, longestList } from '../journey/journey.ts';
import { documentFaults, presentationFaults } from './document.ts';
import {
  addressesFields,
  documentFields,
  type LetterFault,
  type LetterField,
  type LetterStep,
  presentationFields,
} from './fields.ts';
import type { LetterChoices } from './letters.ts';
import { recipientsFaults, senderFaults } from './parties.ts';

export type LetterJourney = Journey<LetterStep, LetterField, LetterFault>;

/** The journey of an online letter (journeys §4), within today's options and with its document as it is now. */
export const letterJourney = (choices: LetterChoices): LetterJourney =>
  journeyOf<LetterStep, LetterField, LetterFault>([
    { name: 'creer-lettre', fields: documentFields, check: (answers) => documentFaults(answers, choices) },
    {
      name: 'presentation',
      fields: presentationFields,
      check: (answers) => ({ ...presentationFaults(answers, choices), ...levelFaults(answers, choices) }),
    },
    {
      name: 'destinataires',
      fields: addressesFields,
      longest: { recipients: longestList },
      check: (answers) => ({ ...recipientsFaults(answers, choices), ...senderFaults(answers) }),
    },
    { name: 'recapitulatif', fields: [], check: () => ({}) },
  ]);

function levelFaults(
  { level, receipt }: Answers<LetterField>,
  { levels }: LetterChoices,
): Faults<LetterField, LetterFault> {
  if (!level) return { level: { code: 'required' } };
  const found = levels.find(({ code }) => code === level);
  if (!found) return { level: { code: 'not-offered' } };
  return receipt === 'yes' && !found.hasReceipt ? { receipt: { code: 'not-offered' } } : {};
}

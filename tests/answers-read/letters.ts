import { aLetter } from '#domain/letters/examples.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';
import { titles, withStreet } from './words.ts';

const lettered = { letter: aLetter(), quoteId: 'devis-1' };
const letter = {
  words: {
    colour: 'BLACK',
    addressPage: 'FIRST_PAGE',
    ...withStreet('sender.', 'recipients[].'),
    ...titles('sender.', 'recipients[].').words,
  },
  otherWords: { colour: 'COLOUR', addressPage: 'COVER', ...titles('sender.', 'recipients[].').otherWords },
};
const letterDocument = {
  words: { scanState: 'CLEAN', 'findings[].code': 'ADDRESS_ZONE' },
  otherWords: { scanState: 'INFECTED', 'findings[].code': 'ENCRYPTED' },
};

export const lettersAnswers: AnswersAsked = {
  createLetterConfiguration: { ask: ({ letters }) => letters.configure(lettered), ...letter },
  createLetterDocument: {
    ask: ({ letters }) => letters.keep({ name: 'a.txt', type: 'text/plain', content: new Blob(['a']) }),
    ...letterDocument,
  },
  // Its answer is empty.
  deleteLetterDocument: null,
  // Its answer is a file.
  downloadLetterDocument: null,
  fitLetterDocument: { ask: ({ letters }) => letters.fit('1'), ...letterDocument },
  getLetterConfiguration: { ask: ({ letters }) => letters.configurationOf('1'), ...letter },
  getLetterDocument: { ask: ({ letters }) => letters.document('1'), ...letterDocument },
  getLetterOptions: {
    ask: ({ letters }) => letters.options(),
    words: { 'colours[]': 'BLACK' },
    otherWords: { 'colours[]': 'COLOUR' },
  },
  quoteLetter: {
    ask: ({ letters }) => letters.quote(aLetter()),
    words: { 'refusals[].reason': 'tooManySheets', 'recipients[].accepted': false },
    otherWords: { 'refusals[].reason': 'noRecipient', 'recipients[].reason': 'notEligible' },
  },
  replaceLetterConfiguration: { ask: ({ letters }) => letters.replace('1', lettered), ...letter },
};

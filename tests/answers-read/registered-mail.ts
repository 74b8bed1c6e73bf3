import { aRegisteredMail } from '#domain/registered-mail/examples.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';
import { titles, withStreet } from './words.ts';

const composition = { mail: aRegisteredMail(), quoteId: 'devis-1' };
const mail = {
  otherWords: { level: 'R2', 'deposit.place': 'LETTERBOX', ...titles('sender.', 'recipient.').otherWords },
  words: { ...withStreet('sender.', 'recipient.'), ...titles('sender.', 'recipient.').words },
};

export const registeredMailAnswers: AnswersAsked = {
  createRegisteredMailConfiguration: { ask: ({ registeredMails }) => registeredMails.configure(composition), ...mail },
  getRegisteredMailConfiguration: { ask: ({ registeredMails }) => registeredMails.configurationOf('1'), ...mail },
  getRegisteredMailOptions: {
    ask: ({ registeredMails }) => registeredMails.options(),
    words: { 'depositPlaces[].code': 'POST_OFFICE' },
    otherWords: {
      'destinations[].levels[]': 'R3',
      'levels[].code': 'R2',
      'depositPlaces[].code': 'LETTERBOX',
    },
  },
  quoteRegisteredMail: {
    ask: ({ registeredMails }) => registeredMails.quote(aRegisteredMail()),
    words: { 'refusals[].reason': 'destinationSuspended' },
    otherWords: { 'refusals[].reason': 'dateTooEarly' },
  },
  replaceRegisteredMailConfiguration: {
    ask: ({ registeredMails }) => registeredMails.replace('1', composition),
    ...mail,
  },
};

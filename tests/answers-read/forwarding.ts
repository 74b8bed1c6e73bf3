import { aForwarding } from '#domain/forwarding/examples.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';
import { contractWords as ordered, titles, withStreet } from './words.ts';

const composition = { forwarding: aForwarding(), quoteId: 'devis-1' };
const contract = {
  words: {
    activation: 'CODE_COURRIER',
    ...withStreet('addressFrom.', 'addressTo.'),
    ...titles('addressFrom.', 'addressTo.').words,
  },
  otherWords: { activation: 'POST_OFFICE', ...titles('addressFrom.', 'addressTo.').otherWords },
};

/** A contract that is followed. */
const followed = {
  words: { status: 'CREATED', contractType: 'temporary', destination: 'national', ...ordered.words('') },
  otherWords: {
    status: 'READY_FOR_PICKUP',
    contractType: 'mobility',
    destination: 'international',
    ...ordered.otherWords(''),
  },
};
const objection = {
  words: { status: 'OPEN', contractType: 'definitive' },
  otherWords: { status: 'OBJECTED', contractType: 'mobility' },
};

export const forwardingAnswers: AnswersAsked = {
  createForwardingConfiguration: { ask: ({ forwardings }) => forwardings.configure(composition), ...contract },
  getForwardingConfiguration: { ask: ({ forwardings }) => forwardings.configurationOf('1'), ...contract },
  getForwardingOptions: {
    ask: ({ forwardings }) => forwardings.options(),
    words: {
      'offers[].contractType': 'definitive',
      'offers[].destination': 'national',
      'offers[].contractOption': 'MAIL_KEEPING',
      'activations[].code': 'CODE_COURRIER',
    },
    otherWords: {
      'offers[].contractType': 'temporary',
      'offers[].destination': 'international',
      'offers[].contractOption': 'POSTE_RESTANTE',
      'activations[].code': 'POST_OFFICE',
    },
  },
  quoteForwarding: {
    ask: ({ forwardings }) => forwardings.quote(aForwarding()),
    words: { 'refusals[].reason': 'dateTooEarly' },
    otherWords: { 'refusals[].reason': 'dateTooLate' },
  },
  replaceForwardingConfiguration: { ask: ({ forwardings }) => forwardings.replace('1', composition), ...contract },
  activateForwarding: { ask: ({ forwardings }) => forwardings.enterCode('1', '1'), ...followed },
  // Of these two the shop reads the order again.
  resendForwardingLetter: { ask: ({ forwardings }) => forwardings.resendLetter('1') },
  answerForwardingCard: { ask: ({ forwardings }) => forwardings.answerCard('1', true) },
  getForwardingObjection: { ask: ({ forwardings }) => forwardings.objection('1'), ...objection },
  objectToForwarding: { ask: ({ forwardings }) => forwardings.object('1'), ...objection },
};

import { aForwarding } from '#domain/forwarding/examples.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';
import { titles, withStreet } from './words.ts';

const composition = { forwarding: aForwarding(), quoteId: 'devis-1' };
const contract = {
  words: {
    activation: 'CODE_COURRIER',
    ...withStreet('addressFrom.', 'addressTo.'),
    ...titles('addressFrom.', 'addressTo.').words,
  },
  otherWords: { activation: 'POST_OFFICE', ...titles('addressFrom.', 'addressTo.').otherWords },
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
};

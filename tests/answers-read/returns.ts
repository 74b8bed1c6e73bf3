import type { AnswersAsked } from '#tests/shared/answers-read.ts';
import { titles, withStreet } from './words.ts';

const returnWords = (at: string) => ({
  words: {
    [`${at}status`]: 'REFUSED',
    [`${at}history[].status`]: 'RECEIVED',
    [`${at}rejection`]: 'NOT_NEEDED',
    [`${at}refund.status`]: 'REFUNDED',
    ...withStreet(`${at}returnAddress.`),
    ...titles(`${at}returnAddress.`).words,
  },
  otherWords: {
    [`${at}status`]: 'CLOSED',
    [`${at}history[].status`]: 'CANCELED',
    [`${at}rejection`]: 'WINDOW_CLOSED',
    [`${at}refund.status`]: 'WAITING_REFUND',
    ...titles(`${at}returnAddress.`).otherWords,
  },
});

export const returnsAnswers: AnswersAsked = {
  getReturnableItems: {
    ask: ({ returns }) => returns.returnable('a', 'b'),
    words: { 'entries[].reason': 'NOT_ELIGIBLE', 'entries[].image.url': '/medias/p.jpg' },
    otherWords: { 'entries[].reason': 'WINDOW_CLOSED', 'entries[].image.url': '/medias/q.jpg' },
  },
  getReturnRequests: { ask: ({ returns }) => returns.ofOrder('a'), ...returnWords('returnRequests[].') },
  getReturnRequest: { ask: ({ returns }) => returns.ofCode('a'), ...returnWords('') },
  createReturnRequest: {
    ask: ({ returns }) =>
      returns.ask({
        orderCode: 'a',
        consignmentCode: 'b',
        methodCode: 'c',
        comment: null,
        lines: [{ entryNumber: 0, quantity: 1, reasonCode: 'd' }],
        key: 'cle-1',
      }),
    ...returnWords(''),
  },
  cancelReturnRequest: { ask: ({ returns }) => returns.cancel('a'), ...returnWords('') },
  // Its answer is a file.
  downloadReturnLabel: null,
};

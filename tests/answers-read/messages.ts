import type { AnswersAsked } from '#tests/shared/answers-read.ts';

const threadWords = {
  words: { lastFrom: 'SHOP', 'messages[].from.type': 'CUSTOMER' },
  otherWords: { lastFrom: 'OPERATOR', 'messages[].from.type': 'SHOP' },
};

export const messagesAnswers: AnswersAsked = {
  createThread: {
    ask: ({ sellerMessages }) =>
      sellerMessages.begin({ consignment: 'a', topic: 'b', text: 'c', files: [], key: 'cle-1' }),
    ...threadWords,
  },
  replyToThread: {
    ask: ({ sellerMessages }) => sellerMessages.reply({ thread: 'a', text: 'c', files: [], key: 'cle-1' }),
    ...threadWords,
  },
  getThread: { ask: ({ sellerMessages }) => sellerMessages.thread('a'), ...threadWords },
  getThreads: {
    ask: ({ sellerMessages }) => sellerMessages.about('a'),
    words: { 'threads[].lastFrom': 'SHOP', 'limits.types[]': 'image/png' },
    otherWords: { 'threads[].lastFrom': 'OPERATOR', 'limits.types[]': 'image/webp' },
  },
  // Its answer is a file.
  downloadAttachment: null,
};

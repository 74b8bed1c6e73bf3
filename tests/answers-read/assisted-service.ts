import type { AnswersAsked } from '#tests/shared/answers-read.ts';

export const assistedServiceAnswers: AnswersAsked = {
  searchCustomers: {
    ask: ({ assistedService }) => assistedService.find({ name: 'Compte' }),
    asAgent: true,
    words: { 'entries[].profile': 'part', 'entries[].uid': 'compte@exemple.fr' },
    otherWords: { 'entries[].profile': 'pro' },
  },
  bindCart: null,
};

import type { AnswersAsked } from '#tests/shared/answers-read.ts';

export const companyAnswers: AnswersAsked = {
  listCompanyOrders: { ask: ({ companyOrders }) => companyOrders.last(3) },
};

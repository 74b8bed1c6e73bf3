import type { AnswersAsked } from '#tests/shared/answers-read.ts';

export const serviceNoticesAnswers: AnswersAsked = {
  getServiceNotices: {
    ask: ({ serviceNotices }) => serviceNotices.inForce(),
    words: { 'notices[].services[]': 'parcel', 'notices[].severity': 'warning' },
    otherWords: { 'notices[].services[]': 'cel', 'notices[].severity': 'info' },
  },
};

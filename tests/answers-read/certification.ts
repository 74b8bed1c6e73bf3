import type { AnswersAsked } from '#tests/shared/answers-read.ts';

export const certificationAnswers: AnswersAsked = {
  getLegalPerson: {
    ask: ({ certifications }) => certifications.mine(),
    words: {
      certificationStatus: 'active',
      refusalReason: 'DOCUMENT_UNREADABLE',
      'representative.titleCode': 'mr',
      'representatives[].titleCode': 'mr',
      'documentLimits.types[]': 'image/png',
    },
    otherWords: {
      certificationStatus: 'pending',
      refusalReason: 'REPRESENTATIVE_NOT_RECOGNISED',
      'representative.titleCode': 'mrs',
      'representatives[].titleCode': 'mrs',
      'documentLimits.types[]': 'image/webp',
    },
  },
  // Whether it was taken is all that is read of the answer; the page reads the legal person again.
  nameLegalPersonCompany: null,
  requestCertification: null,
};

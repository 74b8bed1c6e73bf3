import type { AnswersAsked } from '#tests/shared/answers-read.ts';

const refundable = {
  words: { 'parcels[].refundable': false, 'parcels[].reason': 'SCANNED', 'parcels[].status': 'LABEL_EXPIRED' },
  otherWords: { 'parcels[].reason': 'PENDING', 'parcels[].status': 'REFUNDED' },
};

export const labelsAnswers: AnswersAsked = {
  getLabels: {
    ask: ({ labels }) => labels.ofOrder('1'),
    words: { 'labels[].service': 'smt', 'labels[].status': 'LABEL_EXPIRED', 'formats[]': 'A4_4' },
    otherWords: { 'labels[].service': 'mtel', 'labels[].status': 'READY_FOR_PICKUP', 'formats[]': 'DYMO' },
  },
  downloadLabels: null,
  downloadLabel: null,
  downloadStamps: null,
  downloadPlank: null,
  getSentLetters: { ask: ({ labels }) => labels.sentLetters('1') },
  downloadSentLetter: null,
  downloadLetterProof: null,
  downloadStampGrid: null,
  downloadTestPage: null,
  getRefundableParcels: {
    ask: ({ labels }) => labels.refundable({ orderCode: '1', isShippingLabel: true }),
    ...refundable,
  },
  setAutomaticRefund: { ask: ({ labels }) => labels.refundAutomatically('1', true) },
  refundParcels: {
    ask: ({ labels }) =>
      labels.refund({ orderCode: '1', isShippingLabel: true }, { trackingIds: ['6A1'], reason: null }),
    ...refundable,
  },
};

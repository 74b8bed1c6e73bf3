import type { AnswersAsked } from '#tests/shared/answers-read.ts';

const refundable = {
  words: { 'parcels[].refundable': false, 'parcels[].reason': 'SCANNED', 'parcels[].status': 'LABEL_EXPIRED' },
  otherWords: { 'parcels[].reason': 'PENDING', 'parcels[].status': 'REFUNDED' },
};

const depositable = (path: string) => ({
  words: { [`${path}.service`]: 'smt' },
  otherWords: { [`${path}.service`]: 'vrel' },
});
const ofList = {
  words: {
    status: 'OPEN',

    'removedLabels[].status': 'LABEL_EXPIRED',
    ...depositable('labels[]').words,
  },
  otherWords: {
    status: 'SCANNED',

    'removedLabels[].status': 'REFUNDED',
    ...depositable('labels[]').otherWords,
  },
};
const eachList = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([path, word]) => [`depositLists[].${path}`, word]));
const inLists = { words: eachList(ofList.words), otherWords: eachList(ofList.otherWords) };

export const labelsAnswers: AnswersAsked = {
  getLabels: {
    ask: ({ labels }) => labels.ofOrder('1'),
    words: {
      'labels[].service': 'smt',
      'labels[].status': 'LABEL_EXPIRED',
      'labels[].dropOffPlaces[]': 'POST_OFFICE',
      'formats[]': 'A4_4',
    },
    otherWords: {
      'labels[].service': 'mtel',
      'labels[].status': 'READY_FOR_PICKUP',
      'labels[].dropOffPlaces[]': 'LETTERBOX',
      'formats[]': 'DYMO',
    },
  },
  downloadLabels: null,
  downloadLabel: null,
  downloadDropOffCode: null,
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
  getDepositableLabels: { ask: ({ depositLists }) => depositLists.depositable(), ...depositable('labels[]') },
  getDepositLists: { ask: ({ depositLists }) => depositLists.all(), ...inLists },
  createDepositList: {
    ask: ({ depositLists }) => depositLists.create({ date: '2026-11-27', trackingIds: ['6A1'] }),
    ...ofList,
  },
  getDepositList: { ask: ({ depositLists }) => depositLists.ofNumber('1'), ...ofList },
  cancelDepositList: { ask: ({ depositLists }) => depositLists.cancel('1'), ...ofList },
  downloadDepositList: null,
  refundParcels: {
    ask: ({ labels }) =>
      labels.refund({ orderCode: '1', isShippingLabel: true }, { trackingIds: ['6A1'], reason: null }),
    ...refundable,
  },
};

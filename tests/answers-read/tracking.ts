import type { AnswersAsked } from '#tests/shared/answers-read.ts';

export const trackingAnswers: AnswersAsked = {
  getShipment: {
    ask: ({ shipments }) => shipments.of('6A12345678901'),
    words: { 'shipment.event[].code': 'ET1' },
    otherWords: { 'shipment.event[].code': 'DI1' },
  },
};

import { aShipment } from '#domain/carriers/examples.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';

export const carriersAnswers: AnswersAsked = {
  chooseCarrierOffer: {
    ask: ({ carriers }) => carriers.choose('offre-1'),
    words: { 'parcel.delivery': 'HOME', 'parcel.format': 'STANDARD', 'parcel.contents': 'GIFT', expired: true },
    otherWords: { 'parcel.delivery': 'SIGNATURE', 'parcel.format': 'BULKY', 'parcel.contents': 'SALE' },
  },
  findCarrierOffers: {
    ask: ({ carriers }) => carriers.offersOf('CHRP', aShipment(), false),
    words: {
      'offers[].delivery': 'HOME',
      'offers[].dropOff.kind': 'POST_OFFICE',
      'exclusions[].rule': 'tooThick',
    },
    otherWords: {
      'offers[].delivery': 'SIGNATURE',
      'offers[].dropOff.kind': 'LETTERBOX',
      'exclusions[].rule': 'tooHeavy',
    },
  },
  getCarrierOptions: {
    ask: ({ carriers }) => carriers.options(),
    words: { 'types[]': 'PARCEL', 'contents[]': 'GIFT' },
    otherWords: { 'types[]': 'LETTER', 'contents[]': 'SALE' },
  },
};

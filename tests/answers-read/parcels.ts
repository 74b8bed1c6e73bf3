import { aParcelToSend } from '#domain/parcels/examples.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';
import { openPoint, titles, withStreet } from './words.ts';

const parcelComposition = { parcel: aParcelToSend(), quoteId: 'devis-1' };

const parcel = {
  words: {
    format: 'STANDARD',
    delivery: 'HOME',
    'deposit.place': 'POST_OFFICE',
    'customs.category': 'GIFT',
    'customs.articles[].hsCode': '490199',
    ...withStreet('sender.', 'recipient.'),
    ...titles('sender.', 'recipient.').words,
  },
  otherWords: {
    format: 'BULKY',
    delivery: 'PICKUP_POINT',
    'deposit.place': 'LETTERBOX',
    'customs.category': 'SALE',
    'customs.articles[].hsCode': '49019900',
    ...titles('sender.', 'recipient.').otherWords,
  },
};

export const parcelsAnswers: AnswersAsked = {
  createParcelConfiguration: { ask: ({ parcels }) => parcels.configure(parcelComposition), ...parcel },
  duplicateParcelConfiguration: { ask: ({ parcels }) => parcels.duplicate('1'), ...parcel },
  findHazardousGoods: {
    ask: ({ parcels }) => parcels.goods('briquet'),
    words: { 'goods[].verdict': 'ALLOWED' },
    otherWords: { 'goods[].verdict': 'CONDITIONS' },
  },
  getParcelConfiguration: { ask: ({ parcels }) => parcels.configurationOf('1'), ...parcel },
  getParcelCustoms: {
    ask: ({ parcels }) => parcels.customs({ origin: 'FR', destination: 'RE', postalCode: '97400' }),
  },
  getParcelOptions: {
    ask: ({ parcels }) => parcels.options(),
    words: {
      'formats[].code': 'STANDARD',
      'deliveries[].code': 'HOME',
      'deliveries[].zones[]': 'NATIONAL',
      'categories[]': 'GIFT',
      'depositPlaces[].code': 'POST_OFFICE',
      'destinations[].zone': 'NATIONAL',
    },
    otherWords: {
      'formats[].code': 'BULKY',
      'deliveries[].code': 'SIGNATURE',
      'deliveries[].zones[]': 'OVERSEAS',
      'categories[]': 'SALE',
      'depositPlaces[].code': 'LETTERBOX',
      'destinations[].zone': 'OVERSEAS',
    },
  },
  quoteParcel: {
    ask: ({ parcels }) => parcels.quote(aParcelToSend()),
    words: {
      'refusals[].reason': 'destinationSuspended',
      'deliveries[].code': 'HOME',
      ...openPoint('pickupPoint.').words,
    },
    otherWords: {
      'refusals[].reason': 'dateTooEarly',
      'lines[].code': 'COVER',
      'deliveries[].code': 'SIGNATURE',
      ...openPoint('pickupPoint.').otherWords,
    },
  },
  replaceParcelConfiguration: { ask: ({ parcels }) => parcels.replace('1', parcelComposition), ...parcel },
};

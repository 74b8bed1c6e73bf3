import { aParcelToSend } from '#domain/parcels/examples.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';
import { openPoint, titles, withStreet } from './words.ts';

const parcelBatch = { parcels: [aParcelToSend()], quoteId: 'devis-1' };
const parcelComposition = { parcel: aParcelToSend(), quoteId: 'devis-1' };

const customs = {
  words: {
    'customs.category': 'GIFT',
    'customs.articles[].hsCode': '490199',
    'customs.eori': 'FR123456789',
    'customs.nonDelivery': 'RETURN',
  },
  otherWords: {
    'customs.category': 'SALE',
    'customs.articles[].hsCode': '49019900',
    'customs.eori': 'FR987654321',
    'customs.nonDelivery': 'ABANDON',
  },
};

const parcel = {
  words: {
    format: 'STANDARD',
    delivery: 'HOME',
    labelPrinting: 'SELF',
    'deposit.place': 'POST_OFFICE',
    ...customs.words,
    ...withStreet('sender.', 'recipient.'),
    ...titles('sender.', 'recipient.').words,
  },
  otherWords: {
    format: 'BULKY',
    delivery: 'PICKUP_POINT',
    labelPrinting: 'DROP_OFF',
    'deposit.place': 'LETTERBOX',
    ...customs.otherWords,
    ...titles('sender.', 'recipient.').otherWords,
  },
};

const inSaved = (words: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(words).map(([path, word]) => [`savedParcels[].${path}`, word]));
const lasting = {
  words: { format: 'STANDARD', delivery: 'HOME', ...customs.words },
  otherWords: { format: 'BULKY', delivery: 'PICKUP_POINT', ...customs.otherWords },
};

const inBatch = (words: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(words).map(([path, word]) => [`parcels[].${path}`, word]));
const batched = { words: inBatch(parcel.words), otherWords: inBatch(parcel.otherWords) };

export const parcelsAnswers: AnswersAsked = {
  createParcelConfiguration: { ask: ({ parcels }) => parcels.configure(parcelComposition), ...parcel },
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
      'nonDeliveries[]': 'RETURN',
      'depositPlaces[].code': 'POST_OFFICE',
      'destinations[].zone': 'NATIONAL',
    },
    otherWords: {
      'formats[].code': 'BULKY',
      'deliveries[].code': 'SIGNATURE',
      'deliveries[].zones[]': 'OVERSEAS',
      'categories[]': 'SALE',
      'nonDeliveries[]': 'ABANDON',
      'depositPlaces[].code': 'LETTERBOX',
      'destinations[].zone': 'OVERSEAS',
    },
  },
  createParcelBatch: { ask: ({ parcels }) => parcels.keepBatch(parcelBatch), ...batched },
  replaceParcelBatch: { ask: ({ parcels }) => parcels.replaceBatch('1', parcelBatch), ...batched },
  getParcelBatch: { ask: ({ parcels }) => parcels.batchOf('1'), ...batched },
  quoteParcelBatch: {
    ask: ({ parcels }) => parcels.quoteBatch([aParcelToSend()]),
    words: { 'parcels[].refusals[].reason': 'destinationSuspended' },
    otherWords: { 'parcels[].refusals[].reason': 'dateTooEarly' },
  },
  getSavedArticles: {
    ask: ({ parcels }) => parcels.articles(),
    words: { 'articles[].hsCode': '490199' },
    otherWords: { 'articles[].hsCode': '49019900' },
  },
  saveArticle: {
    ask: ({ parcels }) =>
      parcels.saveArticle({ description: 'Livre', weight: 300, value: { cents: 1250 }, hsCode: '', origin: 'FR' }),
    words: { hsCode: '490199' },
    otherWords: { hsCode: '49019900' },
  },
  removeSavedArticle: null,
  getSavedParcels: {
    ask: ({ parcels }) => parcels.savedParcels(),
    words: inSaved(lasting.words),
    otherWords: inSaved(lasting.otherWords),
  },
  saveParcel: { ask: ({ parcels }) => parcels.saveParcel({ ...aParcelToSend(), name: 'Boîte M' }) },
  renameSavedParcel: { ask: ({ parcels }) => parcels.renameSavedParcel('1', 'Boîte M') },
  removeSavedParcel: null,
  findHsCodes: {
    ask: ({ parcels }) => parcels.hsCodes('livre'),
    words: { 'codes[].code': '490199' },
    otherWords: { 'codes[].code': '49019900' },
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
      'deliveries[].code': 'SIGNATURE',
      ...openPoint('pickupPoint.').otherWords,
    },
  },
  replaceParcelConfiguration: { ask: ({ parcels }) => parcels.replace('1', parcelComposition), ...parcel },
};

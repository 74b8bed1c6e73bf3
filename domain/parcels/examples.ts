import { anAddress, anotherAddress } from '../address/examples.ts';
import type { Answers } from '../journey/journey.ts';
import { euros } from '../shared/money.ts';
import type { ComposingOptions, Destination, Parcel, ParcelField, ParcelOptions, SavedParcel } from './parcels.ts';

const aDestination = (over: Partial<Destination> = {}): Destination => ({
  code: 'FR',
  name: 'France métropolitaine',
  zone: 'national',
  maxWeight: 30_000,
  suspension: null,
  ...over,
});

export const theParcelOptions = (over: Partial<ComposingOptions> = {}): ComposingOptions => ({
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  origins: [
    { code: 'FR', name: 'France métropolitaine' },
    { code: 'GP', name: 'Guadeloupe' },
  ],
  destinations: [
    aDestination(),
    aDestination({ code: 'GP', name: 'Guadeloupe', zone: 'overseas' }),
    aDestination({ code: 'RE', name: 'La Réunion', zone: 'overseas' }),
    aDestination({ code: 'BE', name: 'Belgique', zone: 'international' }),
    aDestination({ code: 'CH', name: 'Suisse', zone: 'international', maxWeight: 20_000 }),
    aDestination({
      code: 'US',
      name: 'États-Unis',
      zone: 'international',
      suspension: {
        since: '2025-08-25',
        until: null,
        explanation: 'Des droits sont perçus avant l’arrivée.',
        hasOtherCarriers: false,
      },
    }),
  ],
  formats: [
    { format: 'standard', maxSum: 150, maxLength: 100, surcharge: null },
    { format: 'bulky', maxSum: 200, maxLength: 200, surcharge: { ttc: euros(6), ht: euros(5) } },
  ],
  labelDays: 7,
  maxQuantity: 20,
  maxBatch: 1000,
  ways: theWays,
  covers: ['INCLUDED', 'R1', 'R2'],
  categories: ['gift', 'documents', 'sample', 'sale', 'return', 'other'],
  madeIn: [
    { code: 'FR', name: 'France métropolitaine' },
    { code: 'CN', name: 'Chine' },
    { code: 'CH', name: 'Suisse' },
  ],
  nonDeliveries: ['return', 'abandon'],
  eoriFrom: euros(1000),
  depositPlaces: [
    {
      place: 'post-office',
      dates: ['2026-11-23', '2026-11-24', '2026-11-25'],
      cutOff: null,
      printsLabelsOf: ['POFR', 'CHRP'],
    },
    {
      place: 'pickup-point',
      dates: ['2026-11-23', '2026-11-24', '2026-11-25'],
      cutOff: null,
      printsLabelsOf: ['POFR', 'CHRP'],
    },
    { place: 'letterbox', dates: ['2026-11-24', '2026-11-25'], cutOff: '18:00', printsLabelsOf: [] },
  ],
  listVersion: '2026-09',
  customs: { isNeeded: false, reason: null },
  ...over,
});

const theWays: ParcelOptions['ways'] = [
  { way: 'point', zones: ['national'], maxWeight: 20_000, withoutAddress: ['POFR'] },
  { way: 'home', zones: ['national', 'international'], maxWeight: 30_000, withoutAddress: [] },
  { way: 'signature', zones: ['national', 'international'], maxWeight: 30_000, withoutAddress: [] },
  { way: 'eco-om', zones: ['overseas'], maxWeight: 30_000, withoutAddress: [] },
  { way: 'standard-om', zones: ['overseas'], maxWeight: 30_000, withoutAddress: [] },
];

export const customsNeeded = { isNeeded: true, reason: 'Cette destination est hors de l’Union européenne.' };

/** Valid answers, of a parcel that customs do not ask about. */
export const theParcelAnswers = (over: Answers<ParcelField> = {}): Answers<ParcelField> => ({
  origin: 'FR',
  destination: 'FR',
  postalCode: '71000',
  weight: '0,92',
  format: 'standard',
  way: 'home',
  cover: 'INCLUDED',
  'sender.civility': 'mrs',
  'sender.firstName': 'Compte',
  'sender.lastName': 'Particulier',
  'sender.streetName': '12 rue de la République',
  'sender.codePostal': '69002',
  'sender.city': 'Lyon',
  'sender.email': 'particulier@exemple.fr',
  'recipient.isCompany': 'yes',
  'recipient.companyName': 'Atelier 3M & Fils',
  'recipient.service': 'Service Achats',
  'recipient.firstName': 'Contact',
  'recipient.lastName': 'Achats',
  'recipient.streetName': '4 rue du Port',
  'recipient.city': 'Mâcon',
  depositPlace: 'post-office',
  depositDate: '2026-11-24',
  hazmat: '2026-09',
  ...over,
});

/** What is declared of two books, valid beside `theParcelAnswers`. */
export const theContents = (over: Answers<ParcelField> = {}): Answers<ParcelField> => ({
  category: 'gift',
  articles: '1',
  'article.1.description': 'Livre',
  'article.1.quantity': '2',
  'article.1.weight': '0,3',
  'article.1.value': '12,50',
  'article.1.origin': 'FR',
  ...over,
});

export const aParcelToSend = (over: Partial<Parcel> = {}): Parcel => ({
  origin: 'FR',
  destination: 'FR',
  postalCode: '69002',
  weight: 920,
  format: 'standard',
  size: null,
  quantity: 1,
  way: 'home',
  point: null,
  carrier: null,
  printing: 'self',
  cover: 'INCLUDED',
  sender: anAddress({ id: null, mobilePhone: '', email: 'particulier@exemple.fr' }),
  recipient: anotherAddress({ id: null, mobilePhone: '', email: '', codePostal: '69002', city: 'Lyon' }),
  declaration: null,
  deposit: { place: 'post-office', date: '2026-11-24' },
  listVersion: '2026-09',
  reference: '',
  ...over,
});

export const aSavedParcel = (over: Partial<SavedParcel> = {}): SavedParcel => ({
  id: 'colis-type-1',
  name: 'Boîte M',
  weight: 920,
  format: 'standard',
  size: { length: 30, width: 20, height: 10 },
  way: 'home',
  cover: 'R1',
  declaration: null,
  ...over,
});

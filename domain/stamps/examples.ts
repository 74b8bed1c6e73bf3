import { aRecipient } from '../letters/examples.ts';
import { answerOfRecipients } from '../letters/recipients.ts';
import { euros } from '../shared/money.ts';
import type { Area, Support } from './paper.ts';
import type { StampAnswers, StampDestination, StampOptions, StampSet, Tariff } from './stamps.ts';

const areas: Record<'code' | 'visual' | 'text', Area> = {
  code: { x: 3, y: 5, width: 18, height: 18 },
  visual: { x: 23, y: 5, width: 18, height: 18 },
  text: { x: 43, y: 5, width: 18, height: 24 },
};

/** 24 labels to a sheet of A4. */
export const aSheet = (over: Partial<Support> = {}): Support => ({
  code: 'A4_24',
  name: 'Planche de 24 étiquettes (63,5 × 33,9 mm)',
  kind: 'sheet',
  page: { width: 210, height: 297 },
  grid: { columns: 3, rows: 8, left: 7.25, top: 12.9, width: 63.5, height: 33.9, pitchX: 66, pitchY: 33.9 },
  areas,
  recipient: null,
  ...over,
});

export const anEnvelope = (over: Partial<Support> = {}): Support => ({
  code: 'DL',
  name: 'Enveloppe DL (110 × 220 mm)',
  kind: 'envelope',
  page: { width: 220, height: 110 },
  grid: { columns: 1, rows: 1, left: 148.5, top: 8, width: 63.5, height: 33.9, pitchX: 0, pitchY: 0 },
  areas,
  recipient: { page: { x: 115, y: 50, width: 95, height: 33 }, areas },
  ...over,
});

const aDestination = (over: Partial<StampDestination> = {}): StampDestination => ({
  code: 'FR',
  name: 'France métropolitaine',
  zone: 'NATIONAL',
  suspension: null,
  ...over,
});

const aTariff = (letterType: string, zone: string, prices: readonly number[]): Tariff => ({
  letterType,
  zone,
  validFrom: '2026-01-01',
  steps: prices.map((price, place) => ({
    maxWeight: [20, 100, 250][place] ?? 500,
    price: { ttc: euros(price), ht: euros(price) },
  })),
});

export const theStampOptions = (over: Partial<StampOptions> = {}): StampOptions => ({
  productCode: 'mon-timbre-en-ligne',
  validFrom: '2026-01-01',
  fileDays: 7,
  sheetWeight: 5,
  maxLines: 5,
  maxQuantity: 200,
  maxRecipients: 1000,
  isTopUpSold: false,
  visuals: [
    { code: 'NONE', name: 'Sans visuel', shapes: [], logo: null },
    {
      code: 'POPPY',
      name: 'Coquelicot',
      shapes: [
        { path: 'M50 10 C90 10 90 60 50 60 C10 60 10 10 50 10 Z', colour: '#C8442C' },
        { path: 'M48 60 L52 60 L52 95 L48 95 Z', colour: '#3F6B45' },
      ],
      logo: null,
    },
  ],
  letterTypes: [
    {
      code: 'GREEN',
      name: 'Lettre verte',
      text: 'Distribuée en trois jours ouvrés en moyenne.',
      zones: ['NATIONAL', 'OVERSEAS'],
      usableUntil: null,
    },
    {
      code: 'WORLD',
      name: 'Lettre internationale',
      text: 'Vers le monde entier.',
      zones: ['INTERNATIONAL'],
      usableUntil: '2027-12-31',
    },
  ],
  destinations: [
    aDestination(),
    aDestination({ code: 'RE', name: 'La Réunion', zone: 'OVERSEAS' }),
    aDestination({ code: 'BE', name: 'Belgique', zone: 'INTERNATIONAL' }),
    aDestination({
      code: 'SD',
      name: 'Soudan',
      zone: 'INTERNATIONAL',
      suspension: { since: '2023-04-21', until: null },
    }),
  ],
  supports: [
    aSheet(),
    anEnvelope(),
    aSheet({
      code: 'A4_PLAIN',
      name: 'Papier A4 à découper',
      kind: 'paper',
      grid: { columns: 3, rows: 8, left: 5.25, top: 10, width: 63.5, height: 33.9, pitchX: 68, pitchY: 34.9 },
    }),
  ],
  tariffs: [
    aTariff('GREEN', 'NATIONAL', [1.49, 3.01, 4.92]),
    aTariff('GREEN', 'OVERSEAS', [1.49, 3.51]),
    aTariff('WORLD', 'INTERNATIONAL', [2.22, 4.47, 10.47]),
  ],
  ...over,
});

/** Valid answers: 30 stamps on sheets of 24 from cell 10 on. */
export const theStampAnswers = (over: StampAnswers = {}): StampAnswers => ({
  lines: '2',
  visual1: 'POPPY',
  letter1: 'GREEN',
  destination1: 'FR',
  weight1: '20',
  quantity1: '20',
  visual2: 'NONE',
  letter2: 'WORLD',
  destination2: 'BE',
  weight2: '80',
  quantity2: '10',
  support: 'A4_24',
  startCell: '10',
  ...over,
});

export const aStampSet = (over: Partial<StampSet> = {}): StampSet => ({
  lines: [
    { visual: 'POPPY', letterType: 'GREEN', destination: 'FR', weight: 20, quantity: 20 },
    { visual: 'NONE', letterType: 'WORLD', destination: 'BE', weight: 80, quantity: 10 },
  ],
  support: 'A4_24',
  startCell: 10,
  recipients: [],
  ...over,
});

/** Valid answers: one envelope for each of two recipients. */
export const theAddressedAnswers = (over: StampAnswers = {}): StampAnswers => ({
  lines: '1',
  visual1: 'POPPY',
  letter1: 'GREEN',
  destination1: 'FR',
  weight1: '20',
  support: 'DL',
  addressed: 'yes',
  recipients: answerOfRecipients([
    { typed: aRecipient(), refusal: null },
    { typed: aRecipient({ companyName: '', isCompany: '', civility: 'mrs', lastName: 'Particulier' }), refusal: null },
  ]),
  ...over,
});

import type { Answers } from '../journey/journey.ts';
import { euros } from '../shared/money.ts';
import type { CarrierField, CarrierOffer, CarrierOptions, ChosenParcel, Shipment } from './carriers.ts';
import type { Comparison } from './compare-offers.ts';

export const theCarrierOptions = (over: Partial<CarrierOptions> = {}): CarrierOptions => ({
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  carriers: ['POFR', 'CHRP', 'DLVG', 'LPFR'],
  firstPrice: { ttc: euros(2.02), ht: euros(1.68) },
  types: ['letter', 'parcel', 'bulky'],
  origins: [
    { code: 'FR', name: 'France métropolitaine' },
    { code: 'GP', name: 'Guadeloupe' },
  ],
  destinations: [
    { code: 'FR', name: 'France métropolitaine' },
    { code: 'GP', name: 'Guadeloupe' },
    { code: 'BE', name: 'Belgique' },
  ],
  contents: ['gift', 'documents', 'sample', 'sale', 'return', 'other'],
  ...over,
});

/** Valid answers. */
export const theCarrierAnswers = (over: Answers<CarrierField> = {}): Answers<CarrierField> => ({
  type: 'parcel',
  origin: 'FR',
  originPostalCode: '69002',
  destination: 'FR',
  postalCode: '29200',
  weight: '1,2',
  length: '30',
  width: '20',
  height: '2,5',
  ...over,
});

export const aShipment = (over: Partial<Shipment> = {}): Shipment => ({
  type: 'parcel',
  origin: 'FR',
  originPostalCode: '69002',
  destination: 'FR',
  postalCode: '29200',
  weight: 1200,
  dimensions: { length: 300, width: 200, height: 25 },
  value: null,
  contents: null,
  fromCompany: false,
  toCompany: false,
  ...over,
});

export const aCarrierOffer = (over: Partial<CarrierOffer> = {}): CarrierOffer => ({
  id: 'offre-1',
  validUntil: '2026-11-23T10:30:00.000Z',
  carrier: 'POFR',
  way: 'home',
  ttc: euros(11.69),
  ht: euros(9.74),
  latest: '2026-11-25',
  deposit: '2026-11-23',
  isGuaranteed: false,
  cover: euros(46),
  dropOff: { kind: 'post-office', name: 'Bureau de poste Bellecour', metres: 400 },
  needsPrinter: true,
  isTracked: true,
  hasSignature: false,
  isFetched: true,
  carbon: { kilograms: 0.46, method: 'De l’enlèvement à la remise, selon la norme ISO 14083.' },
  isProvisional: false,
  conditions: ['Le poids réel compte, jamais le poids volumétrique (L × l × h ÷ 5 000).'],
  fees: [{ name: 'Si le colis dépasse 1 m de long sans être déclaré volumineux', amount: euros(6) }],
  ...over,
});

export const aComparison = (over: Partial<Comparison> = {}): Comparison => ({
  offers: [
    aCarrierOffer({
      id: 'offre-2',
      way: 'point',
      ttc: euros(10.99),
      ht: euros(9.16),
      latest: '2026-11-26',
      dropOff: { kind: 'pickup-point', name: 'Tabac presse', metres: 300 },
      needsPrinter: false,
      isFetched: false,
      carbon: { kilograms: 0.35, method: 'De l’enlèvement à la remise, selon la norme ISO 14083.' },
    }),
    aCarrierOffer(),
    aCarrierOffer({
      id: 'offre-3',
      carrier: 'CHRP',
      ttc: euros(23),
      ht: euros(19.17),
      latest: '2026-11-24',
      isGuaranteed: true,
      cover: euros(250),
      hasSignature: true,
      carbon: { kilograms: 0.96, method: 'De l’enlèvement à la remise, selon la norme ISO 14083.' },
    }),
    aCarrierOffer({
      id: 'offre-4',
      carrier: 'LPFR',
      ttc: euros(11.45),
      ht: euros(9.54),
      latest: '2026-11-26',
      cover: euros(16),
      dropOff: { kind: 'letterbox', name: null, metres: 0 },
      carbon: { kilograms: 0.13, method: 'De l’enlèvement à la remise, selon la norme ISO 14083.' },
      conditions: ['3 cm d’épaisseur au plus : au-delà, l’envoi revient à l’expéditeur.'],
      fees: [],
    }),
  ],
  excluded: [{ carrier: 'DLVG', exclusions: [{ rule: 'destination-not-served', limit: null, excess: null }] }],
  late: [],
  failed: [],
  ...over,
});

export const aChosenParcel = (over: Partial<ChosenParcel> = {}): ChosenParcel => ({
  carrier: 'CHRP',
  way: 'home',
  cover: 'INCLUDED',
  format: 'standard',
  origin: 'FR',
  originPostalCode: '69002',
  destination: 'FR',
  postalCode: '29200',
  weight: 1200,
  value: null,
  contents: null,
  fromCompany: false,
  toCompany: false,
  ...over,
});

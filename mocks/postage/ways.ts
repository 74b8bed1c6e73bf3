import { knownProducts } from '../catalog/known-products.ts';
import { stepsOf, tariff } from '../catalog/tariffs.ts';
import { parcelTariffs } from '../checkout/tariffs.ts';
import type { Words } from '../shared/lang.ts';
import type { Zone } from './destinations.ts';

/** What an item costs that weighs as much at most. */
export interface Step {
  maxGrams: number;
  cents: number;
}

/** A way to send an item. */
export interface Way {
  code: string;
  name: Words;
  steps: Partial<Record<Zone, readonly Step[]>>;
  /** Working days. */
  days: Partial<Record<Zone, readonly [earliest: number, latest: number]>>;
  product: string;
  /** Absent where postage is printed or paid with a service. */
  stamp?: { name: Words; cents: number };
  tracked: boolean;
  signed: boolean;
}

const plain = { tracked: false, signed: false };

/** In the manner of the public tariffs: to overseas France a letter above 20 g pays a supplement. */
const overseasLetter: readonly Step[] = [
  { maxGrams: 20, cents: tariff('lettre-verte') },
  ...stepsOf('lettre-verte')
    .filter(({ maxGrams }) => maxGrams > 20)
    .map(({ maxGrams, cents }) => ({ maxGrams, cents: cents + Math.ceil(maxGrams / 10) * 5 })),
];

const PRINTED_REDUCTION_CENTS = 3;
const printed = (steps: readonly Step[]): Step[] =>
  steps.map(({ maxGrams, cents }) => ({ maxGrams, cents: cents - PRINTED_REDUCTION_CENTS }));

const parcels = (zone: 'overseas' | 'international'): Step[] =>
  parcelTariffs[zone].map(({ upToGrams, cents }) => ({ maxGrams: upToGrams, cents }));

const letterDays: Way['days'] = { NATIONAL: [3, 3], OVERSEAS: [4, 8], INTERNATIONAL: [3, 8] };

/** Registered mail has a table of its own: `registered.ts`. */
export const ways: readonly Way[] = [
  {
    ...plain,
    code: 'lettre-verte',
    name: { fr: 'Lettre verte', en: 'Green letter' },
    steps: { NATIONAL: stepsOf('lettre-verte'), OVERSEAS: overseasLetter },
    days: letterDays,
    product: knownProducts.booklet,
    stamp: { name: { fr: 'Lettre verte 20 g', en: 'Green letter 20 g' }, cents: tariff('lettre-verte') },
  },
  {
    ...plain,
    code: 'lettre-services-plus',
    name: { fr: 'Lettre services plus', en: 'Services plus letter' },
    steps: { NATIONAL: stepsOf('services-plus') },
    days: { NATIONAL: [2, 3] },
    product: '1126002',
    stamp: { name: { fr: 'Services plus 20 g', en: 'Services plus 20 g' }, cents: tariff('services-plus') },
    tracked: true,
  },
  {
    ...plain,
    code: 'lettre-internationale',
    name: { fr: 'Lettre internationale', en: 'International letter' },
    steps: { INTERNATIONAL: stepsOf('international') },
    days: letterDays,
    product: '1126003',
    stamp: { name: { fr: 'International 20 g', en: 'Worldwide 20 g' }, cents: tariff('international') },
  },
  {
    ...plain,
    code: 'mon-timbre-en-ligne',
    name: { fr: 'Mon timbre en ligne, à imprimer', en: 'My stamp online, to print' },
    steps: { NATIONAL: printed(stepsOf('lettre-verte')), INTERNATIONAL: printed(stepsOf('international')) },
    days: letterDays,
    product: knownProducts.printableStamp,
  },
  {
    ...plain,
    code: 'e-lettre-rouge',
    name: { fr: 'e-Lettre rouge, écrite en ligne', en: 'e-Letter rouge, written online' },
    steps: { NATIONAL: stepsOf('e-lettre-rouge') },
    days: { NATIONAL: [1, 1] },
    product: 'e-lettre-rouge',
  },
  {
    code: 'colissimo',
    name: { fr: 'Colissimo en ligne', en: 'Colissimo online' },
    steps: { NATIONAL: stepsOf('colissimo') },
    days: { NATIONAL: [2, 2] },
    product: knownProducts.shippingLabel,
    tracked: true,
    signed: false,
  },
  {
    code: 'colissimo-monde',
    name: { fr: 'Colissimo Monde en ligne', en: 'Colissimo World online' },
    steps: { OVERSEAS: parcels('overseas'), INTERNATIONAL: parcels('international') },
    days: { OVERSEAS: [6, 11], INTERNATIONAL: [4, 9] },
    product: 'colissimo-monde-en-ligne',
    tracked: true,
    signed: false,
  },
];

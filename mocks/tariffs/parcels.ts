import { type Step, tariffsOf } from '../shared/tariffs.ts';

export type Zone = 'NATIONAL' | 'OVERSEAS' | 'INTERNATIONAL';
export const DELIVERIES = ['PICKUP_POINT', 'HOME', 'SIGNATURE', 'ECO_OM', 'STANDARD_OM'] as const;
export type Delivery = (typeof DELIVERIES)[number];
export const FORMATS = ['STANDARD', 'BULKY'] as const;
/** Centimetres: of length, width and height together, and of the longest. */
export const sizeOf: Record<(typeof FORMATS)[number], { maxSum: number; maxLength: number }> = {
  STANDARD: { maxSum: 150, maxLength: 100 },
  BULKY: { maxSum: 200, maxLength: 200 },
};
/** The area of a country abroad. */
export type Area = 'A' | 'B' | 'C';

export interface Tariff {
  validFrom: string;
  /** To a pickup point in the same territory: the lowest price. */
  national: readonly Step[];
  eco: readonly Step[];
  standard: readonly Step[];
  abroad: Record<Area, readonly Step[]>;
  /** To the door instead of a point. */
  home: number;
  /** On top of home. */
  signature: number;
  bulky: number;
  /** On top of the included cover, by its code. */
  covers: Record<string, number>;
}

const steps = (maxGrams: readonly number[]) => (cents: readonly number[]) =>
  maxGrams.map((grams, place): Step => [grams, cents[place] ?? 0]);
const national = steps([250, 500, 1000, 2000, 5000, 10_000, 30_000]);
const far = steps([500, 1000, 2000, 5000, 10_000, 30_000]);

/** The national prices of 2026 are those of the catalogue; the other figures are plausible, as are all of 2027. */
export const tariffs = tariffsOf<Tariff>(
  {
    validFrom: '2025-01-01',
    national: national([499, 719, 940, 1059, 1590, 2440, 3785]),
    eco: far([1390, 1690, 2290, 3390, 4590, 9390]),
    standard: far([1590, 2090, 2890, 4690, 7590, 16_490]),
    abroad: {
      A: far([1390, 1750, 1990, 2590, 4190, 7190]),
      B: far([1890, 2290, 2590, 3390, 5590, 10_390]),
      C: far([2690, 3190, 4390, 6490, 12_190, 25_990]),
    },
    home: 60,
    signature: 120,
    bulky: 600,
    covers: { INCLUDED: 0, R1: 90, R2: 190, AV500: 390, AV1000: 690 },
  },
  {
    validFrom: '2026-01-01',
    national: national([539, 759, 940, 1099, 1690, 2440, 3785]),
    eco: far([1490, 1790, 2390, 3490, 4790, 9635]),
    standard: far([1690, 2190, 2990, 4890, 7890, 16_990]),
    abroad: {
      A: far([1490, 1850, 2090, 2690, 4390, 7390]),
      B: far([1990, 2390, 2690, 3590, 5890, 10_790]),
      C: far([2790, 3290, 4590, 6790, 12_690, 26_990]),
    },
    home: 70,
    signature: 130,
    bulky: 600,
    covers: { INCLUDED: 0, R1: 100, R2: 200, AV500: 400, AV1000: 700 },
  },
  {
    validFrom: '2027-01-01',
    national: national([559, 785, 972, 1136, 1747, 2523, 3913]),
    eco: far([1540, 1850, 2470, 3610, 4950, 9960]),
    standard: far([1750, 2260, 3090, 5060, 8160, 17_570]),
    abroad: {
      A: far([1540, 1910, 2160, 2780, 4540, 7640]),
      B: far([2060, 2470, 2780, 3710, 6090, 11_160]),
      C: far([2880, 3400, 4750, 7020, 13_120, 27_910]),
    },
    home: 75,
    signature: 135,
    bulky: 620,
    covers: { INCLUDED: 0, R1: 105, R2: 210, AV500: 420, AV1000: 735 },
  },
);

/** What is paid for a lost or damaged parcel, in cents: the included cover pays by weight. */
export const compensationOf = (cover: string, grams: number): number =>
  compensations[cover] ?? Math.ceil(grams / 1000) * 2300;

const compensations: Record<string, number> = { R1: 5000, R2: 20_000, AV500: 50_000, AV1000: 100_000 };

/** The most that a pickup point takes, and the most of all others. */
export const maxGramsBy = (delivery: Delivery): number => (delivery === 'PICKUP_POINT' ? 20_000 : 30_000);

export const zonesOf: Record<Delivery, readonly Zone[]> = {
  PICKUP_POINT: ['NATIONAL'],
  HOME: ['NATIONAL', 'INTERNATIONAL'],
  SIGNATURE: ['NATIONAL', 'INTERNATIONAL'],
  ECO_OM: ['OVERSEAS'],
  STANDARD_OM: ['OVERSEAS'],
};

/** Working days until a parcel arrives at the latest. */
export const delayOf: Record<Delivery, Record<Zone, number>> = {
  PICKUP_POINT: { NATIONAL: 3, OVERSEAS: 0, INTERNATIONAL: 0 },
  HOME: { NATIONAL: 2, OVERSEAS: 0, INTERNATIONAL: 8 },
  SIGNATURE: { NATIONAL: 2, OVERSEAS: 0, INTERNATIONAL: 8 },
  ECO_OM: { NATIONAL: 0, OVERSEAS: 31, INTERNATIONAL: 0 },
  STANDARD_OM: { NATIONAL: 0, OVERSEAS: 11, INTERNATIONAL: 0 },
};

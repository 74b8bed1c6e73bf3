import { type Step, tariffsOf } from '../shared/tariffs.ts';

export type Zone = 'NATIONAL' | 'OVERSEAS' | 'INTERNATIONAL';
export type Level = 'R1' | 'R2' | 'R3';

interface Tariff {
  validFrom: string;
  /** Of level R1, by grams; the universal service is exempt from tax. */
  steps: Record<Zone, readonly Step[]>;
  /** The supplement to R1. */
  levels: Record<Level, number>;
  acknowledgement: number;
}

/** Published for R1 up to 20 g in 2025 and 2026; the other figures are plausible, as are all of 2027. */
export const tariffs = tariffsOf<Tariff>(
  {
    validFrom: '2025-01-01',
    steps: {
      NATIONAL: steps([574, 662, 747, 874, 987, 1109, 1278]),
      OVERSEAS: steps([574, 681, 784, 968, 1212, 1635, 2340]),
      INTERNATIONAL: steps([714, 798, 879, 1306, 1776, 2209, 2866]),
    },
    levels: { R1: 0, R2: 68, R3: 146 },
    acknowledgement: 122,
  },
  {
    validFrom: '2026-01-01',
    steps: {
      NATIONAL: steps([611, 705, 795, 930, 1120, 1285, 1460]),
      OVERSEAS: steps([611, 725, 835, 1030, 1290, 1740, 2490]),
      INTERNATIONAL: steps([760, 850, 935, 1390, 1890, 2350, 3050]),
    },
    levels: { R1: 0, R2: 72, R3: 155 },
    acknowledgement: 130,
  },
  {
    validFrom: '2027-01-01',
    steps: {
      NATIONAL: steps([640, 738, 832, 973, 1172, 1345, 1528]),
      OVERSEAS: steps([640, 759, 874, 1078, 1350, 1821, 2606]),
      INTERNATIONAL: steps([795, 890, 979, 1455, 1978, 2459, 3192]),
    },
    levels: { R1: 0, R2: 75, R3: 162 },
    acknowledgement: 136,
  },
);

function steps(cents: readonly number[]): Step[] {
  return [20, 50, 100, 250, 500, 1000, 2000].map((maxGrams, place) => [maxGrams, cents[place] ?? 0]);
}

/** The compensation for a lost letter, in cents. */
export const compensations: Record<Level, number> = { R1: 1600, R2: 15_300, R3: 45_800 };

import { type Step, tariffsOf } from '../shared/tariffs.ts';

export const LEVELS = ['GREEN', 'ROUGE', 'REGISTERED'] as const;
export type Level = (typeof LEVELS)[number];
export const COLOURS = ['BLACK', 'COLOUR'] as const;

interface Tariff {
  validFrom: string;
  /** In black, by sheets; the universal service is exempt from tax. */
  steps: Record<Level, readonly Step[]>;
  /** For each sheet in colour. */
  colour: number;
  /** For each envelope that leaves mainland France and its territories. */
  abroad: number;
  acknowledgement: number;
}

/** The e-lettre rouge of 2025 and 2026 is published; the other figures are plausible, as are all of 2027. */
export const tariffs = tariffsOf<Tariff>(
  {
    validFrom: '2025-01-01',
    steps: {
      GREEN: steps([3, 10, 20, 45], [175, 289, 398, 587]),
      ROUGE: steps([3], [149]),
      REGISTERED: steps([3, 10, 20, 45], [589, 689, 792, 968]),
    },
    colour: 15,
    abroad: 85,
    acknowledgement: 122,
  },
  {
    validFrom: '2026-01-01',
    steps: {
      GREEN: steps([3, 10, 20, 45], [189, 309, 425, 629]),
      ROUGE: steps([3], [160]),
      REGISTERED: steps([3, 10, 20, 45], [629, 735, 845, 1029]),
    },
    colour: 16,
    abroad: 90,
    acknowledgement: 130,
  },
  {
    validFrom: '2027-01-01',
    steps: {
      GREEN: steps([3, 10, 20, 45], [198, 325, 446, 660]),
      ROUGE: steps([3], [169]),
      REGISTERED: steps([3, 10, 20, 45], [659, 770, 886, 1079]),
    },
    colour: 17,
    abroad: 95,
    acknowledgement: 136,
  },
);

function steps(sheets: readonly number[], cents: readonly number[]): Step[] {
  return sheets.map((maxSheets, place) => [maxSheets, cents[place] ?? 0]);
}

export const isLevel = (level: string | undefined): level is Level => LEVELS.some((each) => each === level);

export const mostSheets = (level: Level, day: string): number => tariffs.on(day).steps[level].at(-1)?.[0] ?? 0;

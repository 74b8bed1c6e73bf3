import { stepsOf } from '../catalog/tariffs.ts';
import { type Step, tariffsOf } from '../shared/tariffs.ts';

export type Zone = 'NATIONAL' | 'OVERSEAS' | 'INTERNATIONAL';
type Letter = 'GREEN' | 'TRACKED' | 'WORLD';

interface Tariff {
  validFrom: string;
  /** By grams; the universal service is exempt from tax. */
  steps: Partial<Record<`${Letter}-${Zone}`, readonly Step[]>>;
}

/** A stamp that the shopper prints costs less than one of the counter. */
const REDUCTION = 3;
/** To overseas France a letter above 20 g pays a supplement for each 10 g. */
const SUPPLEMENT = 5;

const printed = (steps: readonly Step[]): Step[] => steps.map(([grams, cents]) => [grams, cents - REDUCTION]);
const overseas = (steps: readonly Step[]): Step[] =>
  steps.map(([grams, cents]) => [grams, cents + (grams > 20 ? Math.ceil(grams / 10) * SUPPLEMENT : 0)]);
const counter = (code: string): Step[] => stepsOf(code).map(({ maxGrams, cents }) => [maxGrams, cents]);
/** Another year's, plausible, in proportion and rounded to the cent. */
const scaled = (code: string, factor: number): Step[] =>
  counter(code).map(([grams, cents]) => [grams, Math.round(cents * factor)]);

const ofYear = (validFrom: string, steps: (code: string) => Step[]): Tariff => ({
  validFrom,
  steps: {
    'GREEN-NATIONAL': printed(steps('lettre-verte')),
    'GREEN-OVERSEAS': printed(overseas(steps('lettre-verte'))),
    'TRACKED-NATIONAL': printed(steps('services-plus')),
    'WORLD-INTERNATIONAL': printed(steps('international')),
  },
});

/** Those of 2026 are the counter's less the reduction; those of 2025 and 2027 are in proportion to them. */
export const tariffs = tariffsOf<Tariff>(
  ofYear('2025-01-01', (code) => scaled(code, 0.92)),
  ofYear('2026-01-01', counter),
  ofYear('2027-01-01', (code) => scaled(code, 1.05)),
);

export const stepsFor = ({ steps }: Tariff, letter: string, zone: string): readonly Step[] =>
  Object.entries(steps).find(([key]) => key === `${letter}-${zone}`)?.[1] ?? [];

/** The tariff row by row, with its last day. */
export function rowsOf(tariff: Tariff) {
  const validTo = tariffs.lastDay(tariff.validFrom);
  return Object.entries(tariff.steps).map(([key, steps]) => {
    const [letterType = '', zone = ''] = key.split('-');
    return { letterType, zone, steps, validFrom: tariff.validFrom, ...(validTo && { validTo }) };
  });
}

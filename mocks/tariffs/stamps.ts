import { type Step, tariffsOf } from '../shared/tariffs.ts';
import { stepsOn, tariffDays } from './counter.ts';

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

const printedTariff = (steps: readonly Step[]): Step[] => steps.map(([grams, cents]) => [grams, cents - REDUCTION]);
const overseas = (steps: readonly Step[]): Step[] =>
  steps.map(([grams, cents]) => [grams, cents + (grams > 20 ? Math.ceil(grams / 10) * SUPPLEMENT : 0)]);
const counter = (code: string, day: string): Step[] =>
  stepsOn(code, day).map(({ maxGrams, cents }) => [maxGrams, cents]);

const tariffFrom = (validFrom: string): Tariff => ({
  validFrom,
  steps: {
    'GREEN-NATIONAL': printedTariff(counter('lettre-verte', validFrom)),
    'GREEN-OVERSEAS': printedTariff(overseas(counter('lettre-verte', validFrom))),
    'TRACKED-NATIONAL': printedTariff(counter('services-plus', validFrom)),
    'WORLD-INTERNATIONAL': printedTariff(counter('international', validFrom)),
  },
});

/** The counter's of each year, less the reduction. */
const [first, ...later] = tariffDays;
export const tariffs = tariffsOf<Tariff>(tariffFrom(first), ...later.map(tariffFrom));

export const stepsFor = ({ steps }: Tariff, letter: string, zone: string): readonly Step[] =>
  Object.entries(steps).find(([key]) => key === `${letter}-${zone}`)?.[1] ?? [];

/** The tariff row by row, with its last day. */
export function rowsOf(tariff: Tariff) {
  const validUntil = tariffs.lastDay(tariff.validFrom);
  return Object.entries(tariff.steps).map(([key, steps]) => {
    const [letterType = '', zone = ''] = key.split('-');
    return { letterType, zone, steps, validFrom: tariff.validFrom, ...(validUntil && { validUntil }) };
  });
}

import { type Step, tariffsOf } from '../shared/tariffs.ts';
import type { OtherCarrier } from './carriers.ts';
import { type Delivery, tariffs as parcelTariffs, type Zone } from './parcels.ts';

/** What one carrier asks, by zone; the deliveries that it makes there, and in how many working days at the latest. */
interface CarrierTariff {
  steps: Partial<Record<Zone, readonly Step[]>>;
  /** On top of the step, in cents. */
  supplements: Partial<Record<Delivery, number>>;
  days: Partial<Record<Zone, Partial<Record<Delivery, number>>>>;
}

interface Tariff {
  validFrom: string;
  carriers: Record<OtherCarrier, CarrierTariff>;
}

const steps = (maxGrams: readonly number[]) => (cents: readonly number[]) =>
  maxGrams.map((grams, place): Step => [grams, cents[place] ?? 0]);
const express = steps([1000, 2000, 5000, 10_000, 20_000, 30_000]);
const small = steps([250, 500, 1000, 2000]);
const letter = steps([20, 100, 250, 500, 1000, 2000]);

const days: Record<OtherCarrier, CarrierTariff['days']> = {
  CHRP: { NATIONAL: { PICKUP_POINT: 1, HOME: 1 }, INTERNATIONAL: { HOME: 3 } },
  DLVG: { INTERNATIONAL: { HOME: 8 } },
  LPFR: { NATIONAL: { HOME: 3 } },
};
const supplements: Record<OtherCarrier, CarrierTariff['supplements']> = { CHRP: { HOME: 350 }, DLVG: {}, LPFR: {} };

const tariff = (
  validFrom: string,
  cents: Record<'chrp' | 'chrpAbroad' | 'dlvg' | 'lpfr', readonly number[]>,
): Tariff => ({
  validFrom,
  carriers: {
    CHRP: {
      steps: { NATIONAL: express(cents.chrp), INTERNATIONAL: express(cents.chrpAbroad) },
      supplements: supplements.CHRP,
      days: days.CHRP,
    },
    DLVG: { steps: { INTERNATIONAL: small(cents.dlvg) }, supplements: supplements.DLVG, days: days.DLVG },
    LPFR: { steps: { NATIONAL: letter(cents.lpfr) }, supplements: supplements.LPFR, days: days.LPFR },
  },
});

/** All figures are plausible; that of the tracked letter is the green letter's with 50 cents for being followed. */
export const carrierTariffs = tariffsOf<Tariff>(
  tariff('2025-01-01', {
    chrp: [1690, 1890, 2390, 3190, 4590, 5990],
    chrpAbroad: [3290, 3790, 4990, 6990, 10_490, 13_990],
    dlvg: [720, 980, 1390, 1990],
    lpfr: [189, 328, 505, 735, 915, 1070],
  }),
  tariff('2026-01-01', {
    chrp: [1740, 1950, 2460, 3290, 4730, 6170],
    chrpAbroad: [3390, 3900, 5140, 7200, 10_800, 14_400],
    dlvg: [745, 1010, 1430, 2050],
    lpfr: [202, 354, 545, 790, 980, 1145],
  }),
  tariff('2027-01-01', {
    chrp: [1795, 2010, 2540, 3390, 4880, 6360],
    chrpAbroad: [3490, 4020, 5300, 7420, 11_130, 14_840],
    dlvg: [770, 1045, 1480, 2120],
    lpfr: [211, 369, 568, 823, 1021, 1193],
  }),
);

/** The lowest that any carrier asks within France on a day, the operator's own parcels among them. */
export const leastWithinFrance = (day: string): number =>
  Math.min(
    ...parcelTariffs.on(day).national.map(([, cents]) => cents),
    ...Object.values(carrierTariffs.on(day).carriers).flatMap(({ steps: ladders, supplements: extra, days: served }) =>
      Object.keys(served.NATIONAL ?? {}).map(
        (delivery) => (ladders.NATIONAL?.[0]?.[1] ?? Number.POSITIVE_INFINITY) + (extra[delivery as Delivery] ?? 0),
      ),
    ),
  );

/** What a carrier asks in a zone on a day, by delivery; `null`: it does not go there. */
export function ladderOn(
  day: string,
  { carrier, zone, delivery }: { carrier: OtherCarrier; zone: Zone; delivery: Delivery },
): { steps: readonly Step[]; supplement: number } | null {
  const { steps: all, supplements: extra, days: served } = carrierTariffs.on(day).carriers[carrier];
  const ladder = all[zone];
  if (!ladder || served[zone]?.[delivery] === undefined) return null;
  return { steps: ladder, supplement: extra[delivery] ?? 0 };
}

/** Whether a carrier makes this delivery in the zone, and how soon at the latest. */
export const daysBy = (carrier: OtherCarrier, zone: Zone, delivery: Delivery): number | undefined =>
  days[carrier][zone]?.[delivery];

export const serves = (carrier: OtherCarrier, zone: Zone): boolean => days[carrier][zone] !== undefined;

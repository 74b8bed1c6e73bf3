/** Delivery prices by weight, from 1 January 2026. Demonstration figures in the manner of the public tariffs, tax included. */
interface Step {
  upToGrams: number;
  cents: number;
}

const steps = (...pairs: [number, number][]): Step[] => pairs.map(([upToGrams, cents]) => ({ upToGrams, cents }));

export type Zone = 'mainland' | 'overseas' | 'international';

export const MAX_LETTER_GRAMS = 250;
export const MAX_PICKUP_GRAMS = 20_000;
export const MAX_PARCEL_GRAMS = 30_000;

export const letterTariff = steps([20, 207], [100, 354], [250, 520]);

export const parcelTariffs: Record<Zone, Step[]> = {
  mainland: steps(
    [250, 539],
    [500, 759],
    [750, 865],
    [1000, 940],
    [2000, 1070],
    [5000, 1660],
    [10_000, 2440],
    [15_000, 2990],
    [30_000, 3785],
  ),
  overseas: steps([500, 1095], [1000, 1235], [2000, 1890], [5000, 2870], [10_000, 4130], [30_000, 9635]),
  international: steps([500, 1420], [1000, 1695], [2000, 1950], [5000, 2540], [10_000, 4180], [30_000, 7240]),
};

type Days = readonly [earliest: number, latest: number];

/** Working days until each way arrives, preparation included. */
export const letterDays: Days = [3, 4];
export const homeDays: Record<Zone, Days> = { mainland: [2, 3], overseas: [6, 11], international: [4, 9] };
export const pickupDays: Days = [2, 4];
export const standardDays = (leadTime: number): Days => [leadTime + 3, leadTime + 5];

/** The discount of a pickup point. */
export const PICKUP_REDUCTION_CENTS = 90;
export const EXPRESS_SUPPLEMENT_CENTS = 490;

/** From this much of a seller's goods on, in cents with tax, its Standard delivery is free; the others never deliver for free. */
export const freeFromCents: Readonly<Record<string, number>> = { '2001': 6000 };

/** The operator's cheapest way to mainland France. */
export function lowestOwnCents(grams: number): number {
  const parcel = tariffFor(parcelTariffs.mainland, grams) - (grams <= MAX_PICKUP_GRAMS ? PICKUP_REDUCTION_CENTS : 0);
  return grams <= MAX_LETTER_GRAMS ? Math.min(parcel, tariffFor(letterTariff, grams)) : parcel;
}

/** Goods above the heaviest parcel are sent in several. */
export function tariffFor(tariff: Step[], grams: number): number {
  const whole = Math.floor(grams / MAX_PARCEL_GRAMS);
  const rest = grams - whole * MAX_PARCEL_GRAMS;
  const full = tariff.at(-1)?.cents ?? 0;
  const last = rest === 0 && whole > 0 ? 0 : (tariff.find(({ upToGrams }) => rest <= upToGrams)?.cents ?? full);
  return whole * full + last;
}

/** A price up to a weight or a number of sheets, in cents. */
export type Step = readonly [most: number, cents: number];

interface Dated {
  validFrom: string;
}

/** The tariffs of a service by the days on which they begin, the oldest first; the last one has no end yet. */
export function tariffsOf<Tariff extends Dated>(...tariffs: [Tariff, ...Tariff[]]) {
  const nextAfter = (day: string): Tariff | undefined => tariffs.find(({ validFrom }) => validFrom > day);
  return {
    /** The tariff of a `YYYY-MM-DD` day; the oldest for a day before all. */
    on: (day: string): Tariff => tariffs.findLast(({ validFrom }) => validFrom <= day) ?? tariffs[0],

    /** The one after it, which is announced. */
    nextAfter,

    /** The last day of the tariff of a day; `undefined` while no other is announced. */
    lastDay(day: string): string | undefined {
      const next = nextAfter(day);
      return next && dayBefore(next.validFrom);
    },
  };
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

export interface StepAt {
  most: number;
  cents: number;
  /** What the next step takes, and costs more. */
  next: { most: number; extra: number } | null;
}

/** The step of a weight or a number of sheets; `null` above the last one. */
export function stepAt(steps: readonly Step[], amount: number): StepAt | null {
  const at = steps.findIndex(([most]) => amount <= most);
  const [step, next] = [steps[at], steps[at + 1]];
  if (!step) return null;
  const [most, cents] = step;
  return { most, cents, next: next ? { most: next[0], extra: next[1] - cents } : null };
}

/** Whether something is offered on a day; without a `validUntil` it has no end yet. */
export const isOffered = (
  { validFrom, validUntil = '9999-12-31' }: Dated & { validUntil?: string },
  day: string,
): boolean => validFrom <= day && day <= validUntil;

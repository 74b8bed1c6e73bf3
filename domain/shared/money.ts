/** An amount in integer cents of euro. The backend computes totals; the shop only compares them. */
export interface Money {
  cents: number;
}

/** With and without tax. */
export interface Price {
  ttc: Money;
  /** `null`: the backend does not say it, and the shop does not make it up. */
  ht: Money | null;
  /** Only the amount without tax is known, of a cart that shows prices so: `ttc` repeats it, and is shown nowhere. */
  isNet?: true;
}

/** The one of the lowest price, the first of equal ones; `null` where there is none. */
export const cheapestOf = <Of>(all: readonly Of[], priceOf: (one: Of) => Price): Of | null =>
  all.toSorted((one, other) => priceOf(one).ttc.cents - priceOf(other).ttc.cents)[0] ?? null;

export const euros = (value: number): Money => ({ cents: Math.round(value * 100) });

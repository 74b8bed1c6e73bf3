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

export const euros = (value: number): Money => ({ cents: Math.round(value * 100) });

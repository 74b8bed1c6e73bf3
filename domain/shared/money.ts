/** An amount in integer cents of euro. Sums come from the backend; the shop compares, it does not add up totals. */
export interface Money {
  cents: number;
}

export const euros = (value: number): Money => ({ cents: Math.round(value * 100) });

/** An amount in integer cents of euro. The backend computes totals; the shop only compares them. */
export interface Money {
  cents: number;
}

export const euros = (value: number): Money => ({ cents: Math.round(value * 100) });

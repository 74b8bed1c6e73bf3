/** Why the backend added less than was wanted, or nothing. */
export type ShortfallReason = 'no-stock' | 'less-stock' | 'maximum' | 'unavailable' | 'to-compose';

export interface QuickRow {
  code: string;
  quantity: number;
}

/** `added` counts pieces; `reason` is `null` where all were added. */
export interface RowOutcome {
  added: number;
  reason: ShortfallReason | null;
}

export interface QuickOrders {
  /** Adds all rows to the cart in one call, and says what became of each; the same key adds them once. */
  add(rows: readonly QuickRow[], key: string): Promise<RowOutcome[]>;
}

/**
 * What is limited: beginning to sign in, wrong vouchers and codes of contracts, look-ups of addresses, messages, companies
 * that are named, contracts that are stopped without an account, what agents look for, and what anybody makes others
 * store, send or search: notices by e-mail, files, tables, new drafts, suggestions, points of sale.
 */
export type LimitName =
  | 'sign-in'
  | 'voucher'
  | 'contract-code'
  | 'address'
  | 'message'
  | 'company'
  | 'objection'
  | 'customers'
  | 'stock-notice'
  | 'file'
  | 'table'
  | 'draft'
  | 'suggestions'
  | 'points-of-sale';

/** Whose uses are counted. */
export interface Whose {
  /** The account, or the visit of somebody who is not signed in. */
  session: string;
  /** The address of the browser; `null` where it is not known. */
  address: string | null;
}

/** How often something may be done. Each answer is the seconds to wait, 0 when there is no need. */
export interface Limits {
  /** Counts one use. */
  take(name: LimitName, whose: Whose): Promise<number>;
  /** Counts nothing: asks before something costly is read whether it would be refused. */
  wait(name: LimitName, whose: Whose): Promise<number>;
  /**
   * Counts a guess before it is made, so that guesses that come at once are counted too; each makes the next one wait
   * longer. One that has to wait is not made, and counts nothing.
   */
  reserve(name: LimitName, whose: Whose): Promise<number>;
  /** The guess was right, or nobody judged it: it counts no more. */
  giveBack(name: LimitName, whose: Whose): Promise<void>;
  close(): Promise<void>;
}

export const unlimited: Limits = {
  take: async () => 0,
  wait: async () => 0,
  reserve: async () => 0,
  giveBack: async () => {},
  close: async () => {},
};

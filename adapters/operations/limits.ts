/**
 * What is limited: beginning to sign in, wrong vouchers and codes of contracts, look-ups of addresses, messages, companies
 * that are named, contracts that are stopped without an account, and what agents look for.
 */
export type LimitName =
  | 'sign-in'
  | 'voucher'
  | 'contract-code'
  | 'address'
  | 'message'
  | 'company'
  | 'objection'
  | 'customers';

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
  reserve: async () => 0,
  giveBack: async () => {},
  close: async () => {},
};

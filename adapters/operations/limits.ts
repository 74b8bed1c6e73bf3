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
  /** Counts nothing. */
  waitOf(name: LimitName, whose: Whose): Promise<number>;
  /** Counts a wrong try; each of them makes the next one wait longer. */
  miss(name: LimitName, whose: Whose): Promise<void>;
  close(): Promise<void>;
}

export const unlimited: Limits = {
  take: async () => 0,
  waitOf: async () => 0,
  miss: async () => {},
  close: async () => {},
};

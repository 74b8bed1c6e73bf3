/**
 * The limited actions: starting a sign-in, wrong vouchers and contract codes, address look-ups, messages, naming a company,
 * stopping a contract without an account, searches of agents, and everything that makes a server store, send or search for
 * anybody: e-mail notices, files, tables, new drafts, suggestions, points of sale.
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
  /** Says whether a use would be refused, without counting it: called before something costly is read. */
  wait(name: LimitName, whose: Whose): Promise<number>;
  /**
   * Counts a guess before it is made, so that guesses that come at once are counted too; each makes the next one wait
   * longer. One that has to wait is not made, and counts nothing.
   */
  reserve(name: LimitName, whose: Whose): Promise<number>;
  /** Takes a guess back that was right or was not checked. */
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

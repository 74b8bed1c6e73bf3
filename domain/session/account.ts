import type { Address } from '../address/address.ts';
import type { Civility } from '../address/form-fields.ts';

/** The person whom the account belongs to (specification §3, user information). */
export interface AccountHolder {
  civility: Civility | '';
  firstName: string;
  lastName: string;
  /** The main address; `null` when the account has none. */
  address: Address | null;
}

export interface Accounts {
  holder(): Promise<AccountHolder>;
}

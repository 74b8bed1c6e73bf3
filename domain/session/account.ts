import type { Address } from '../address/address.ts';
import type { Civility } from '../address/form-fields.ts';
import type { LegalEntity } from '../company/company.ts';

/** The second factor of a sign-in. */
export type SecondFactor = 'sms' | 'email' | 'app' | 'other';

/** How the shopper has signed in (specification §3, connectionMethod with mfaMethod). */
export interface Connection {
  method: 'password' | 'digital-identity' | 'other';
  /** `null`: none was asked for. */
  secondFactor: SecondFactor | null;
}

/** The person whom the account belongs to (specification §3, user information). */
export interface AccountHolder {
  civility: Civility | '';
  firstName: string;
  lastName: string;
  /** The main address; `null` when the account has none. */
  address: Address | null;
}

/** All that the backend says of the account. */
export interface UserInformation extends AccountHolder {
  id: string;
  /** `null`: the backend does not say it. */
  connection: Connection | null;
  /** `null`: an individual, or a professional without a company. */
  company: LegalEntity | null;
}

export interface Accounts {
  holder(): Promise<UserInformation>;
}

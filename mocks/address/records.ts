import type { components } from '#contracts/generated/session.ts';
import { table } from '../shared/table.ts';

export type Address = components['schemas']['Address'];

export interface AddressRecord {
  id: string;
  owner: string;
  address: Address;
  /** Given for one delivery only: the account's book does not show it. */
  usedOnce?: boolean;
}

/** Somebody whom an account knows; `address` is null until a postal address is given. */
export interface ContactRecord {
  id: string;
  owner: string;
  titleCode: string;
  firstName: string;
  lastName: string;
  email: string;
  address: Address | null;
}

export const addressesIn = table<AddressRecord>();
export const contactsIn = table<ContactRecord>();

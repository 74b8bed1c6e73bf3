import type { components } from '#contracts/generated/session.ts';
import { table } from '../shared/table.ts';

export type Address = components['schemas']['Address'];

export interface AddressRecord {
  id: string;
  owner: string;
  address: Address;
  /** An address for one delivery: the book does not show it. */
  usedOnce?: boolean;
}

/** A person in an account's book; `address` is null without a postal address. */
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

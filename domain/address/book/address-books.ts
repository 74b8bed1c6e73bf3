import type { Address } from '../address.ts';
import type { BookEntry } from './address-book.ts';

export type BookRefusal = 'full' | 'duplicate-name' | 'not-eligible' | 'unknown';

/** The address book of the signed-in account, in this mode. */
export interface AddressBooks {
  /** Addresses and contacts, the main address first. */
  entries(): Promise<BookEntry[]>;
  /** The new entry's id, or why it was not taken. */
  add(address: Address): Promise<{ id: string } | BookRefusal>;
  /** A contact's id gives the contact this address. */
  change(id: string, address: Address): Promise<'saved' | BookRefusal>;
  remove(id: string): Promise<'removed' | 'unknown'>;
  makeMain(id: string): Promise<'saved' | 'unknown'>;
}

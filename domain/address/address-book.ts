import type { PostalAddress } from './address.ts';

/** What the account knows: an address, or a person for whom there may be none (specification §2, address picker). */
export interface BookEntry {
  id: string;
  kind: 'address' | 'contact';
  /** As the account shows it: « Bureau », or the person’s name. */
  title: string;
  /** `null`: a contact without a postal address. */
  address: PostalAddress | null;
  isMain: boolean;
  /** The account says that nothing can be sent there. */
  isEligible: boolean;
}

export type BookRefusal = 'full' | 'duplicate-name' | 'not-eligible' | 'unknown';

export interface AddressBooks {
  /** Addresses and contacts of the account, as the backend orders them. */
  entries(): Promise<BookEntry[]>;
  /** The new entry's id, or why it was not taken. */
  add(address: PostalAddress): Promise<{ id: string } | BookRefusal>;
  change(id: string, address: PostalAddress): Promise<'saved' | BookRefusal>;
  remove(id: string): Promise<'removed' | 'unknown'>;
  makeMain(id: string): Promise<'saved' | 'unknown'>;
}

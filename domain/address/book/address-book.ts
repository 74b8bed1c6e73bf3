import type { Address } from '../address.ts';
import { addressLines } from '../address-lines.ts';
import { foldName } from '../fields/address-name.ts';

/** One entry of the picker: an address of the book, or a contact who may have none. */
export interface BookEntry {
  id: string;
  /** Only addresses are the book's to remove. */
  kind: 'address' | 'contact';
  /** The address's name, or the contact's. */
  name: string;
  isPrimary: boolean;
  /** The backend's answer for the article that is bought. */
  isEligible: boolean;
  address: Address | null;
}

/** What an entry can be chosen for (specification §2, §4); all but the first say why with a message. */
export type EntryState = 'selectable' | 'without-postal-address' | 'ineligible' | 'incomplete';

/** Completing comes last: it would not help an address that is not eligible. */
export function stateOf({ address, isEligible }: BookEntry): EntryState {
  if (address === null) return 'without-postal-address';
  if (!isEligible) return 'ineligible';
  const isComplete = address.firstName.trim() !== '' && address.lastName.trim() !== '';
  return isComplete ? 'selectable' : 'incomplete';
}

/** What it is called, or who lives there; '' of a contact without either. */
export const entryName = ({ name, address }: Pick<BookEntry, 'name' | 'address'>): string =>
  name || (address && addressLines(address)[0]) || '';

/** What can be chosen has an address. */
export const isSelectable = (entry: BookEntry): entry is BookEntry & { address: Address } =>
  stateOf(entry) === 'selectable';

/** The main address first, the others as the account gives them. */
export const inOrder = (entries: readonly BookEntry[]): BookEntry[] =>
  entries.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));

/** Adding is refused when the book is full; editing never is (specification §5, postal-domain 9.49). */
export const addingFault = (entries: readonly BookEntry[], max: number): BookFull | undefined =>
  entries.length >= max ? { code: 'book-full', count: entries.length } : undefined;

export interface BookFull {
  code: 'book-full';
  count: number;
}

/** The names that an address may not take: those of the book's other addresses. */
export const namesBeside = (entries: readonly BookEntry[], editedId: string | null): string[] =>
  entries.filter(({ id, address }) => id !== editedId && address !== null).map(({ name }) => name);

/** A search is offered beyond this many entries. */
const searchedFrom = 10;

export const isSearchable = (entries: readonly BookEntry[]): boolean => entries.length > searchedFrom;

/** The entries that hold every word, whatever its case and accents, in their name or address. */
export function findEntries(entries: readonly BookEntry[], searched: string): BookEntry[] {
  const words = foldName(searched).split(/[ ,-]/);
  return entries.filter((entry) => words.every((word) => textOf(entry).includes(word)));
}

function textOf({ name, address }: BookEntry): string {
  if (address === null) return foldName(name);
  const { firstName, lastName, companyName, streetName, additionalStreetName, codePostal, city } = address;
  return foldName(
    [name, firstName, lastName, companyName, streetName, additionalStreetName, codePostal, city].join(' '),
  );
}

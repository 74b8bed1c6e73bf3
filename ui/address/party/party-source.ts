import type { Address } from '#domain/address/address.ts';
import { type BookEntry, entryName, inOrder, isSelectable } from '#domain/address/book/address-book.ts';
import type { PastedParty } from '#domain/address/pasted-address.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { printedLines } from '#ui/address/printed-address.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface Pasted<Options> {
  pasted: PastedParty;
  options: Options;
}

/** How the fields of whoever sends, receives or moves are filled in from the address book, or by a pasted address. */
export interface PartySource<Field extends string, Options> {
  party: string;
  /** Says whose address is at fault, where the page has two. */
  faultText(fault: string, wording: Wording): string;
  /** Whether an address of the book can be theirs. */
  fits(address: Address, about: { answers: Answers<Field>; options: Options }): boolean;
  withAddress(answers: Answers<Field>, address: Address): Answers<Field>;
  /** With a pasted address in place of what was typed. */
  withPasted(answers: Answers<Field>, about: Pasted<Options>): Answers<Field>;
  /** Whether a pasted address names the country that is asked for, by the answers that it has filled in. */
  takesPasted(answers: Answers<Field>, pasted: PastedParty): boolean;
  /** With a pasted address in the fields that are still empty. */
  withRest(answers: Answers<Field>, about: Pasted<Options>): Answers<Field>;
}

/** An address of the book as it is shown. */
export interface BookChoice {
  id: string;
  name: string;
  lines: string[];
}

export const bookChoice = (entry: BookEntry & { address: Address }, wording: Wording): BookChoice => ({
  id: entry.id,
  name: entryName(entry),
  lines: printedLines(entry.address, wording),
});

/** The lines of an address that breaks no rule. */
export const savedAddressLines = (address: Address | null, wording: Wording): { savedLines?: string[] } =>
  address ? { savedLines: [...printedLines(address, wording), address.email].filter(Boolean) } : {};

/** Those to choose from; empty: none fits. */
export function bookChoices<Field extends string, Options>(
  entries: readonly BookEntry[],
  source: PartySource<Field, Options>,
  { answers, options, wording }: { answers: Answers<Field>; options: Options; wording: Wording },
): BookChoice[] {
  return inOrder(entries).flatMap((entry) =>
    isSelectable(entry) && source.fits(entry.address, { answers, options }) ? [bookChoice(entry, wording)] : [],
  );
}

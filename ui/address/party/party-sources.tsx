import { BookCards } from './book-cards.tsx';
import type { BookChoice } from './party-source.ts';
import { PasteAddress } from './paste-address.tsx';

interface PartySourcesProps {
  party: string;
  /** Names the buttons of two parties apart. */
  whose: string;
  /** The addresses of the book that fit; empty: none does, or nobody is signed in. */
  book: BookChoice[];
}

/** Where the fields of a party may be filled in from, for `PartyFields`. */
export const partySources = ({ party, whose, book }: PartySourcesProps) => ({
  book: book.length > 0 && <BookCards party={party} book={book} />,
  children: <PasteAddress name={`paste.${party}`} whose={whose} button={{ name: 'intent', value: `paste-${party}` }} />,
});

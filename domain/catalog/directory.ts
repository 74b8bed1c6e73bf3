import type { Named } from './catalog.ts';

export interface Brand extends Named {
  products: number;
}

/** A seller of the marketplace, as a list shows it. */
export interface SellerSummary extends Named {
  slug: string;
  /** Out of five; `null` until somebody said. */
  grade: number | null;
  evaluations: number;
  products: number;
}

/** With the identity that the law asks for (postal-domain 9.84); what the seller left out is empty. */
export interface Seller extends SellerSummary {
  description: string;
  professional: boolean;
  legalName: string;
  registration: string;
  vat: string;
  /** As it is printed, line by line. */
  address: string[];
  email: string;
  phone: string;
  returnDays: number | null;
  returnPolicy: string;
}

export interface Brands {
  all(): Promise<readonly Brand[]>;
}

export interface Shops {
  all(): Promise<readonly SellerSummary[]>;
  ofId(id: string): Promise<Seller | 'unknown'>;
}

/** Letters without accents, capitals or signs. */
const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Those whose name holds every word that was typed, accents and capitals aside. */
export function matching<Entry extends Named>(entries: readonly Entry[], typed: string): Entry[] {
  const words = plain(typed).split(' ');
  return entries.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}

export interface Filed<Entry> {
  /** A capital from A to Z, or `#` for names that begin otherwise. */
  letter: string;
  entries: Entry[];
}

/** From A to Z, É with E; what begins with no letter comes last. */
export function alphabetically<Entry extends Named>(entries: readonly Entry[]): Filed<Entry>[] {
  const sorted = entries.toSorted((one, other) => plain(one.name).localeCompare(plain(other.name), 'fr'));
  const filed = Map.groupBy(sorted, letterOf);
  const letters = [...filed.keys()].toSorted((one, other) => Number(one === '#') - Number(other === '#'));
  return letters.map((letter) => ({ letter, entries: filed.get(letter) ?? [] }));
}

function letterOf({ name }: Named): string {
  const [first = ''] = plain(name);
  return /[a-z]/.test(first) ? first.toUpperCase() : '#';
}

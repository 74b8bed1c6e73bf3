import type { Named } from './catalog.ts';

export interface Brand extends Named {
  /** `null`: nobody counted them. */
  products: number | null;
}

/** A seller of the marketplace, as a list shows it. */
export interface SellerSummary extends Named {
  slug: string;
  /** Out of five; `null` without ratings. */
  grade: number | null;
  evaluations: number;
  /** `null`: nobody counted them. */
  products: number | null;
}

/** A seller with the identity that the law requires (postal-domain 9.84); absent parts are empty. */
export interface Seller extends SellerSummary {
  description: string;
  professional: boolean;
  legalName: string;
  registration: string;
  vat: string;
  /** The printed lines. */
  address: string[];
  email: string;
  phone: string;
  returnDays: number | null;
  returnPolicy: string;
}

export interface Brands {
  all(): Promise<readonly Brand[]>;
}

export interface Sellers {
  all(): Promise<readonly SellerSummary[]>;
  ofId(id: string): Promise<Seller | 'unknown'>;
}

/** Lower-case letters without accents or punctuation. */
const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Entries whose name contains every typed word, ignoring accents and case. */
export function findByName<Entry extends Named>(entries: readonly Entry[], typed: string): Entry[] {
  const words = plain(typed).split(' ');
  return entries.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}

export interface IndexSection<Entry> {
  /** A letter from A to Z, or `#` for other names. */
  letter: string;
  entries: Entry[];
}

/** Sorted from A to Z, É with E; names that begin with no letter come last. */
export function alphabetically<Entry extends Named>(entries: readonly Entry[]): IndexSection<Entry>[] {
  const sorted = entries.toSorted((one, other) => plain(one.name).localeCompare(plain(other.name), 'fr'));
  const filed = Map.groupBy(sorted, letterOf);
  const letters = [...filed.keys()].toSorted((one, other) => Number(one === '#') - Number(other === '#'));
  return letters.map((letter) => ({ letter, entries: filed.get(letter) ?? [] }));
}

function letterOf({ name }: Named): string {
  const [first = ''] = plain(name);
  return /[a-z]/.test(first) ? first.toUpperCase() : '#';
}

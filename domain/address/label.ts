import type { Address } from '../cart/cart.ts';
import type { Printable } from './address.ts';
import { lineMax } from './lines.ts';
import { localityLine, saintsShortened, withoutLinks } from './locality.ts';
import { plain, unaccented } from './printed.ts';
import { streetLine } from './street-line.ts';
import { isFrance } from './territories.ts';

/** A line by its number on the envelope; 7 is the country. */
export type LineNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What is printed, without empty lines; or the first line that no abbreviation brings to `count` signs. */
export type Label = { kind: 'label'; lines: string[] } | { kind: 'too-long'; line: LineNumber; count: number };

/**
 * The address as it is printed (NF Z10-011, postal-domain 1.2), in unaccented capitals. What is too long is abbreviated,
 * never cut. A carrier's own limit may be lower: Colissimo reads 35 signs.
 */
export function printedLabel(address: Printable, max: number = lineMax): Label {
  const identity = address.company === '' ? privateLines(address, max) : businessLines(address, max);
  const lines = [
    ...identity,
    streetLine(address.street, max),
    saintsShortened(plain(address.place)),
    localityLine({ ...address, max }),
    countryLine(address, max),
  ];
  const long = lines.findIndex((line) => line.length > max);
  if (isLineIndex(long)) return { kind: 'too-long', line: lineNumbers[long], count: max };
  return { kind: 'label', lines: lines.filter((line) => line !== '') };
}

const lineNumbers = [1, 2, 3, 4, 5, 6, 7] as const;
const isLineIndex = (index: number): index is 0 | 1 | 2 | 3 | 4 | 5 | 6 => index >= 0;

function privateLines(address: Printable, max: number): string[] {
  return [
    personLine({ address, after: '', max }),
    printed(address.floor, address.additionalInformation),
    printed(address.building),
  ];
}

function businessLines(address: Printable, max: number): string[] {
  return [
    printed(address.company),
    personLine({ address, after: printed(address.service), max }),
    printed(address.floor, address.building, address.additionalInformation),
  ];
}

function countryLine({ country, countryName }: Address, max: number): string {
  if (isFrance(country)) return '';
  const name = plain(countryName);
  return name.length <= max ? name : withoutLinks(name);
}

const titles = { mr: 'MONSIEUR', mrs: 'MADAME' };

/** Without the civility when it does not fit, then with the initial of the first name. */
function personLine({ address, after, max }: { address: Address; after: string; max: number }): string {
  const title = address.civility === null ? '' : titles[address.civility];
  const { firstName, lastName } = address;
  const shortest = printed(firstName.trim().charAt(0), lastName, after);
  const ways = [printed(title, firstName, lastName, after), printed(firstName, lastName, after)];
  return ways.find((line) => line.length <= max) ?? shortest;
}

const printed = (...parts: (string | undefined)[]): string =>
  parts
    .map((part = '') => unaccented(part.trim()))
    .filter(Boolean)
    .join(' ');

/**
 * The same lines for a page: identity, access and building as they were typed, street, place and locality in capitals,
 * nothing abbreviated.
 */
export function labelLines(address: Printable): string[] {
  const civility = address.civility === null ? '' : civilities[address.civility];
  const person = [civility, address.firstName, address.lastName, address.service].filter(Boolean).join(' ');
  const identity = address.company ? [address.company, person] : [person];
  const access = [address.floor, address.additionalInformation].filter(Boolean).join(' ');
  return [
    ...identity,
    access,
    address.building,
    plain(address.street),
    plain(address.place),
    `${address.postalCode} ${plain(address.city)}`.trim(),
    isFrance(address.country) ? '' : plain(address.countryName),
  ].filter((line) => line.trim() !== '');
}

const civilities = { mr: 'M.', mrs: 'Mme' };

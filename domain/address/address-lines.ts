import type { Address } from './address.ts';
import { lineMax } from './fields/lines.ts';
import { localityLine, saintsShortened, withoutLinks } from './fields/locality.ts';
import { plain, removeAccents } from './fields/printed.ts';
import { streetLine, wholeStreetLine } from './fields/street-line.ts';
import { isFrance } from './fields/territories.ts';
import { type AddressField, type AddressForm, type EnvelopeLineNumber, fieldsOnLine } from './form-fields.ts';

/** What is printed, without empty lines; or the first line that no abbreviation brings to `count` signs. */
export type PrintedLines =
  | { kind: 'lines'; lines: string[] }
  | { kind: 'too-long'; line: EnvelopeLineNumber; count: number };

const lineNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * The address as it is printed (NF Z10-011, postal-domain 1.2), in unaccented capitals. What is too long is abbreviated,
 * never cut. A carrier's own limit may be lower: Colissimo reads 35 signs.
 */
export function printedLines(address: Address, max: number = lineMax): PrintedLines {
  const lines = lineNumbers.map((line) => ({ line, text: printedLine(line, address, max) }));
  const long = lines.find(({ text }) => text.length > max);
  if (long) return { kind: 'too-long', line: long.line, count: max };
  return { kind: 'lines', lines: lines.map(({ text }) => text).filter((text) => text !== '') };
}

function printedLine(line: EnvelopeLineNumber, address: Address, max: number): string {
  switch (line) {
    case 4:
      return streetLine(address.streetName, max);
    case 5:
      return saintsShortened(plain(address.additionalStreetName));
    case 6:
      return localityLine({ ...address, max });
    case 7:
      return countryLine(address, max);
    default: {
      const fields = fieldsOn(line, address);
      return fields.includes('lastName') ? personLine(fields, address, max) : joinPrinted(fields, address);
    }
  }
}

const fieldsOn = (line: EnvelopeLineNumber, { companyName }: Address): AddressField[] =>
  fieldsOnLine(line, companyName === '' ? 'person' : 'company');

/** The field to shorten when a line is too long: the last of those that it holds. */
export const fieldToShorten = (address: Address, line: EnvelopeLineNumber): AddressField =>
  fieldsOn(line, address).findLast((field) => address[field] !== '') ?? 'streetName';

const printedTitles = { mr: 'MONSIEUR', mrs: 'MADAME', '': '' };

/** Without the civility when it does not fit, then with the initial of the first name. */
function personLine(fields: readonly AddressField[], address: Address, max: number): string {
  const text = (over: Partial<AddressForm>) => joinPrinted(fields, { ...address, ...over });
  const ways = [text({ civility: printedTitles[address.civility] }), text({ civility: '' })];
  const initial = address.firstName.trim().charAt(0);
  return ways.find((line) => line.length <= max) ?? text({ civility: '', firstName: initial });
}

const joinPrinted = (fields: readonly AddressField[], texts: AddressForm): string =>
  fields
    .map((field) => removeAccents(texts[field].trim()))
    .filter(Boolean)
    .join(' ');

function countryLine({ country, countryName }: Address, max: number): string {
  if (isFrance(country)) return '';
  const name = plain(countryName);
  return name.length <= max ? name : withoutLinks(name);
}

type Titles = Readonly<Record<Address['civility'], string>>;

/** An envelope is printed for France. */
const frenchTitles: Titles = { mr: 'M.', mrs: 'Mme', '': '' };

/**
 * The same lines for a page: identity, access and building as they were typed, street, place and locality in capitals,
 * nothing abbreviated. @param titles in the language of the page.
 */
export function addressLines(address: Address, titles: Titles = frenchTitles): string[] {
  const { civility, streetName, additionalStreetName, city, country, countryName } = address;
  const values: AddressForm = {
    ...address,
    civility: titles[civility],
    streetName: wholeStreetLine(streetName),
    additionalStreetName: plain(additionalStreetName),
    city: plain(city),
    country: isFrance(country) ? '' : plain(countryName),
  };
  return lineNumbers
    .map((line) =>
      fieldsOn(line, address)
        .map((field) => values[field])
        .filter((text) => text.trim() !== '')
        .join(' '),
    )
    .filter((line) => line !== '');
}

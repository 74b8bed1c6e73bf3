import {
  byName,
  civilities,
  meaningsOf,
  partyColumns,
  placeLines,
  placesOf,
  plain,
  streetColumns,
  streetOf,
  withoutCommas,
} from '../address/party-columns.ts';
import { personOf } from '../address/pasted-address.ts';
import { columnNames } from '../parcels/batch-columns.ts';
import { splitByComma, type TableRow, withLeadingZero } from '../shared/table.ts';
import type { RecipientName } from './recipient-fields.ts';
import type { TypedRecipient } from './recipients.ts';

export type ReadTable =
  /** The titles of filled columns that no address has. */
  | { kind: 'rows'; rows: TypedRecipient[]; unread: string[] }
  | { kind: 'columns' }
  | { kind: 'empty' }
  | { kind: 'comma'; line: number };

/** First name and surname in one column, in this order or in the other one. */
type ColumnName = RecipientName | 'wholeName' | 'surnameFirst';
const columns: ReadonlyMap<string, ColumnName> = byName<ColumnName>({
  ...partyColumns,
  isCompany: [],
  wholeName: ['Nom complet', 'Full name', 'Name', 'Prénom et nom', 'Prénom nom'],
  surnameFirst: ['Nom et prénom', 'Nom prénom', 'Last name, first name'],
});
const titles = byName(civilities);

/**
 * The recipients of a table: one a row, under a row of names. A row is read whatever is wrong with it, so that it can be
 * mended beside the good ones.
 *
 * @param countries as a column may name them: by code or by name.
 */
export function recipientsOfTable(
  table: readonly TableRow[],
  countries: readonly { code: string; name: string }[],
): ReadTable {
  const [head, ...rows] = table;
  const heading = headingOf(head?.cells ?? [], countries);
  const { fields, street } = heading;
  if (!fields.includes('codePostal') || !fields.includes('city')) return { kind: head ? 'columns' : 'empty' };
  const split = splitByComma(table);
  if (split) return { kind: 'comma', line: split.line };
  if (rows.length === 0) return { kind: 'empty' };
  const isRead = (title: string, at: number) =>
    fields[at] !== undefined || street.includes(at) || (columnNames.has(plain(title)) && !columns.has(plain(title)));
  return {
    kind: 'rows',
    rows: rows.map(({ cells }) => recipientOf(cells, heading)),
    unread: (head?.cells ?? []).flatMap((title, at) =>
      !isRead(title, at) && rows.some(({ cells }) => cells[at]) ? [title || `(${at + 1})`] : [],
    ),
  };
}

interface Heading {
  /** Of each column but those of the street; a second column alike is not read, unless its line has room for both. */
  fields: readonly (ColumnName | undefined)[];
  street: readonly number[];
  /** The code of each country by its name. */
  places: ReadonlyMap<string, string>;
}

const shared: readonly ColumnName[] = ['building', 'floor', 'additionalStreetName'];

function headingOf(cells: readonly string[], countries: readonly { code: string; name: string }[]): Heading {
  const taken = new Set<ColumnName>(['streetName']);
  const fields = besideOthers(cells, meaningsOf(columns, cells)).map((field) => {
    if (!field || (taken.has(field) && !shared.includes(field))) return undefined;
    taken.add(field);
    return field;
  });
  return { fields, street: streetColumns(cells), places: placesOf(countries) };
}

const wholeNames: readonly unknown[] = ['wholeName', 'surnameFirst'] satisfies ColumnName[];

/** « Name » beside « Surname » is the first name, and beside « First name » the surname; a whole name stands for both. */
function besideOthers(titles: readonly string[], fields: readonly (ColumnName | undefined)[]) {
  const other = fields.includes('lastName') ? 'firstName' : fields.includes('firstName') ? 'lastName' : undefined;
  const isWhole = fields.some((field, at) => wholeNames.includes(field) && plain(titles[at] ?? '') !== 'name');
  return fields.map((field) => {
    if (isWhole && (field === 'firstName' || field === 'lastName')) return undefined;
    return field === 'wholeName' && other && !isWhole ? other : field;
  });
}

function nameIn(cells: readonly string[], fields: readonly (ColumnName | undefined)[]): TypedRecipient {
  const at = fields.findIndex((field) => wholeNames.includes(field));
  const cell = cells[at];
  if (!cell) return {};
  const person = personOf(cell);
  const { firstName, lastName = '' } = person;
  const isInOrder =
    fields[at] === 'wholeName' || (lastName === lastName.toUpperCase() && firstName !== firstName?.toUpperCase());
  return isInOrder || !firstName ? { ...person } : { ...person, firstName: lastName, lastName: firstName };
}

function recipientOf(cells: readonly string[], { fields, street, places }: Heading): TypedRecipient {
  const typed = nameIn(cells, fields);
  for (const [at, field] of fields.entries()) {
    const cell = cells[at];
    if (field && field !== 'wholeName' && field !== 'surnameFirst' && cell)
      typed[field] = typed[field] ? `${typed[field]} ${cell}` : cell;
  }
  const streetName = streetOf(cells, street);
  if (streetName) typed.streetName = streetName;
  const { civility, country } = typed;
  if (civility) typed.civility = titles.get(plain(civility)) ?? civility;
  if (country) typed.country = places.get(plain(country)) ?? country;
  for (const line of placeLines) if (typed[line]) typed[line] = withoutCommas(typed[line]);
  if (typed.codePostal) typed.codePostal = withLeadingZero(typed.codePostal, typed.country);
  if (typed.companyName) typed.isCompany = 'yes';
  return typed;
}

import {
  beforeStreet,
  byName,
  civilities,
  partyColumns,
  placeLines,
  placesOf,
  plain,
  withoutCommas,
} from '../address/party-columns.ts';
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

const streetParts = ['streetNumber', 'streetIndex', 'streetType', 'streetName'] as const;

type Column = RecipientName | keyof typeof beforeStreet;
const columns: ReadonlyMap<string, Column> = byName<Column>({ ...partyColumns, isCompany: [], ...beforeStreet });
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
  const names = (head?.cells ?? []).map((cell) => columns.get(plain(cell)));
  if (!names.includes('codePostal') || !names.includes('city')) return { kind: head ? 'columns' : 'empty' };
  const split = splitByComma(table);
  if (split) return { kind: 'comma', line: split.line };
  const places = placesOf(countries);
  if (rows.length === 0) return { kind: 'empty' };
  return {
    kind: 'rows',
    rows: rows.map(({ cells }) => recipientOf(cells, { names, places })),
    unread: (head?.cells ?? []).filter(
      (title, at) => !names[at] && !Object.hasOwn(columnNames, plain(title)) && rows.some(({ cells }) => cells[at]),
    ),
  };
}

interface Heading {
  names: readonly (Column | undefined)[];
  /** The code of each country by its name. */
  places: ReadonlyMap<string, string>;
}

function recipientOf(cells: readonly string[], { names, places }: Heading): TypedRecipient {
  const read: Partial<Record<Column, string>> = {};
  for (const [place, name] of names.entries()) {
    const cell = cells[place];
    if (name && cell) read[name] = cell;
  }
  const { streetNumber: _number, streetIndex: _index, streetType: _type, ...typed } = read;
  const { civility, country } = typed;
  if (civility) typed.civility = titles.get(plain(civility)) ?? civility;
  if (country) typed.country = places.get(plain(country)) ?? country;
  const street = streetParts.map((part) => read[part]).filter(Boolean);
  if (street.length > 0) typed.streetName = street.join(' ');
  for (const line of placeLines) if (typed[line]) typed[line] = withoutCommas(typed[line]);
  if (typed.codePostal) typed.codePostal = withLeadingZero(typed.codePostal, typed.country);
  if (typed.companyName) typed.isCompany = 'yes';
  return typed;
}

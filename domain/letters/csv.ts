import {
  byName,
  civilities,
  partyColumns,
  placeLines,
  placesOf,
  plain,
  withoutCommas,
} from '../address/party-columns.ts';
import { splitByComma, type TableRow, withLeadingZero } from '../shared/table.ts';
import type { RecipientName } from './recipient-fields.ts';
import type { TypedRecipient } from './recipients.ts';

export type ReadTable =
  | { kind: 'rows'; rows: TypedRecipient[] }
  | { kind: 'columns' }
  | { kind: 'empty' }
  | { kind: 'comma'; line: number };

const columns = byName(partyColumns);
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
  const read = rows.map(({ cells }) => recipientOf(cells, { names, places }));
  return read.length > 0 ? { kind: 'rows', rows: read } : { kind: 'empty' };
}

interface Heading {
  names: readonly (RecipientName | undefined)[];
  /** The code of each country by its name. */
  places: ReadonlyMap<string, string>;
}

function recipientOf(cells: readonly string[], { names, places }: Heading): TypedRecipient {
  const typed: TypedRecipient = {};
  for (const [place, name] of names.entries()) {
    const cell = cells[place];
    if (name && cell) typed[name] = cell;
  }
  const { civility, country } = typed;
  if (civility) typed.civility = titles.get(plain(civility)) ?? civility;
  if (country) typed.country = places.get(plain(country)) ?? country;
  for (const line of placeLines) if (typed[line]) typed[line] = withoutCommas(typed[line]);
  if (typed.codePostal) typed.codePostal = withLeadingZero(typed.codePostal, typed.country);
  if (typed.companyName) typed.isCompany = 'yes';
  return typed;
}

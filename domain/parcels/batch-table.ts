import {
  meaningsOf,
  placeLines,
  placesOf,
  plain,
  streetColumns,
  streetOf,
  withoutCommas,
} from '../address/party-columns.ts';
import type { Answers } from '../journey/journey.ts';
import { splitByComma, type TableRow, withLeadingZero } from '../shared/table.ts';
import { answerIn, type BatchColumn, batchFields, columnNames } from './batch-columns.ts';
import type { ParcelField, ParcelOptions } from './parcels.ts';

/** A table as it was read: the first row names the columns where it names any. */
export interface BatchTable {
  head: string[] | null;
  rows: string[][];
  /** The line of each row in its file, from 1; absent in a draft of an older shop. */
  lines?: readonly number[];
}

export type ReadBatch =
  | { kind: 'table'; table: BatchTable }
  | { kind: 'empty' }
  /** There are at least as many as `count`. */
  | { kind: 'too-many'; count: number; most: number }
  | { kind: 'comma'; line: number };

const mostCells = 60;

/** The rows of a file or of what was pasted, whatever is wrong with them; never more than a batch may have. */
export function readBatch(read: readonly TableRow[], { maxBatch }: Pick<ParcelOptions, 'maxBatch'>): ReadBatch {
  const cells = read.map((row) => row.cells.slice(0, mostCells));
  const [first] = cells;
  const isHead = first?.some((cell) => columnNamed(cell) !== null) ?? false;
  const rows = isHead ? cells.slice(1) : cells;
  if (rows.length === 0) return { kind: 'empty' };
  if (rows.length > maxBatch) return { kind: 'too-many', count: rows.length, most: maxBatch };
  const split = isHead ? splitByComma(read) : undefined;
  if (split) return { kind: 'comma', line: split.line };
  const lines = read.map(({ line }) => line).slice(isHead ? 1 : 0);
  return { kind: 'table', table: { head: isHead ? (first ?? null) : null, rows, lines } };
}

export const widthOf = ({ head, rows }: BatchTable): number =>
  Math.max(head?.length ?? 0, ...rows.map(({ length }) => length));

const columnNamed = (cell: string): BatchColumn | null => columnNames.get(plain(cell)) ?? null;

const street = 'recipient.streetName' satisfies BatchColumn;
/** The columns of the street by the table's titles: what another column is called is no part of it. */
const streetIn = ({ head }: BatchTable): number[] =>
  streetColumns((head ?? []).map((title) => ([null, street].includes(columnNamed(title)) ? title : '')));

/**
 * What each column of the table seems to hold, by its name; the shopper decides. A second column alike is not read, but the
 * number and the kind of a street are a part of it.
 */
export function likelyColumns(table: BatchTable): (BatchColumn | null)[] {
  const ofStreet = streetIn(table);
  const taken = new Set<BatchColumn>([street]);
  const meanings = meaningsOf(columnNames, table.head ?? []);
  return Array.from({ length: widthOf(table) }, (_, at) => {
    if (ofStreet.includes(at)) return street;
    const column = meanings[at];
    if (!column || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/**
 * The columns of the shop's own template, with its titles or without them; `null` for another table, whose columns the
 * shopper names.
 */
export function templateColumns(table: BatchTable): (BatchColumn | null)[] | null {
  if (table.head) {
    const named = likelyColumns(table);
    return batchFields.every((field) => named.includes(field)) ? named : null;
  }
  if (widthOf(table) !== batchFields.length) return null;
  const at = (field: BatchColumn) => batchFields.indexOf(field);
  const fits = (cells: readonly string[]) =>
    /\d/.test(cells[at('postalCode')] ?? '') && /^\s*\d/.test(cells[at('weight')] ?? '');
  return table.rows.every(fits) ? [...batchFields] : null;
}

/** Without these nothing can be addressed or priced. */
export const neededColumns = ['postalCode', 'recipient.city', 'weight'] as const satisfies BatchColumn[];

/** `line`: where it stands in its file, which stays its number while other rows are bought or removed. */
export type BatchRow = Answers<ParcelField | 'line'>;

/** The number of a row for the shopper. @param at its place among the rows, from 0. */
export const rowNumber = ({ line }: BatchRow, at: number): number => Number(line) || at + 1;

/** Rows of another table after those that are kept: their numbers follow where one of them would be there twice. */
export function withFurtherRows(existing: readonly BatchRow[], further: readonly BatchRow[]): BatchRow[] {
  const taken = new Set(existing.map(rowNumber));
  const [first] = further;
  if (!further.some((row, at) => taken.has(rowNumber(row, existing.length + at)))) return [...existing, ...further];
  const shift = Math.max(...taken) + 1 - Number(first?.line ?? 1);
  return [...existing, ...further.map((row, at) => ({ ...row, line: String(shift + (Number(row.line) || at + 1)) }))];
}

/** The parcels of a table whose columns are known: words that the shop knows become its own. */
export function rowsOfTable(
  table: BatchTable,
  { columns, options }: { columns: readonly (BatchColumn | null)[]; options: ParcelOptions },
): BatchRow[] {
  const { rows, lines } = table;
  const places = { destination: placesOf(options.destinations), origin: placesOf(options.madeIn) };
  const isStreet = (at: number) => columns[at] === street;
  const ofTable = streetIn(table).filter(isStreet);
  // Columns that the shopper named stand in the order of the table.
  const ofStreet = [...columns.keys()].filter((at) => isStreet(at) && !ofTable.includes(at)).concat(ofTable);
  return rows.map((cells, place) => {
    const line = lines?.[place];
    const typed: Partial<Record<ParcelField | 'line', string>> = line ? { line: String(line) } : {};
    for (const [at, column] of columns.entries()) {
      const cell = column === street ? streetOf(cells, ofStreet) : cells[at];
      if (column && cell) typed[column] = wordOf(column, { cell, places });
    }
    if (typed.postalCode) typed.postalCode = withLeadingZero(typed.postalCode, typed.destination);
    return typed;
  });
}

type Places = Record<'destination' | 'origin', ReadonlyMap<string, string>>;

/** The shop's word for « À domicile », « Suisse » or « Mme »; what it does not know stays as typed, to be mended. */
function wordOf(column: BatchColumn, { cell, places }: { cell: string; places: Places }): string {
  if (column === 'destination') return places.destination.get(plain(cell)) ?? cell;
  if (placeLines.some((line) => column === `recipient.${line}`)) return withoutCommas(cell);
  if (column === 'article.1.origin') return places.origin.get(plain(cell)) ?? cell;
  return answerIn(column, cell) ?? cell;
}

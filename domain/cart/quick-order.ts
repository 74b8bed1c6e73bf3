import type { Uses } from '../ports.ts';
import type { TableRow } from '../shared/table.ts';
import type { QuickRow, RowOutcome, ShortfallReason } from './quick-orders.ts';

/**
 * Why a row cannot be ordered: it is no `code;quantity`, several of its columns may be one of the two, or one of the two is
 * missing or not valid.
 */
export type RowFault = 'form' | 'columns' | 'no-code' | 'code' | 'quantity';

/** An article in fields of its own. */
export interface TypedArticle {
  code: string;
  /** One, where it is empty. */
  pieces: string;
}

export const quickOrderLimits = { rows: 500, quantity: 9999, characters: 20_000 };

type RowText = { text: string; typed?: never } | { typed: TypedArticle; text?: never };

/** A row that was not added, or not in full, with what is still to be ordered. */
export type UnfinishedRow = RowText & {
  /** Its place among what was typed or in what was pasted, from 1. */
  number: number;
  reason: RowFault | ShortfallReason;
  added: number;
};

type ReadRow = RowText & { number: number } & (QuickRow | { fault: RowFault });

interface ReadRows {
  rows: ReadRow[];
  /** Further columns, such as names and prices, were left out. */
  hasOthers: boolean;
}

/** The rows of a pasted list, one a line; a spreadsheet's titles above them are none. */
export function readRows(pasted: readonly TableRow[]): ReadRows {
  const first = pasted[0]?.cells ?? [];
  const isTitled = first.some((cell) => titled.quantity.test(cell)) && !first.some(isNumber);
  const titles = isTitled ? first : [];
  const given = pasted.slice(isTitled ? 1 : 0);
  // Without titles, two cells are the code and the quantity, whatever stands in other rows.
  const isPair = ({ cells }: TableRow) => cells.length === 1 || (cells.length === 2 && !isTitled);
  const table = { titles, rows: given.filter((row) => !isPair(row)).map(({ cells }) => cells) };
  const filled = [titles, ...table.rows].flatMap((cells) => cells.flatMap((cell, place) => (cell === '' ? [] : place)));
  const places = [...new Set(filled)];
  const isWide = places.length > 2;
  const columns = isWide || isTitled ? columnsOf(places, table) : { code: 0, quantity: 1 };
  const rows = given.map((row): ReadRow => {
    const { line: number, text, cells } = row;
    const [only = ''] = cells;
    if (isPair(row)) return { number, text, ...rowOf(cells.length === 1 ? only.split(/\s+/) : cells) };
    if (columns === null) return { number, text, fault: 'columns' };
    const pair = [cells[columns.code], cells[columns.quantity]];
    return { number, text: isWide ? pair.join(';') : text, ...rowOf(pair) };
  });
  return { rows, hasOthers: isWide && columns !== null };
}

const readTyped = (articles: readonly TypedArticle[]): ReadRow[] =>
  articles.flatMap((typed, at): ReadRow[] => {
    const { code, pieces } = typed;
    if (!code && !pieces) return [];
    return [{ number: at + 1, typed, ...(code ? rowOf([code, pieces || '1']) : { fault: 'no-code' as const }) }];
  });

const titled = { code: /^(?:r[ée]f|code|sku)/i, number: /^n°/i, quantity: /^(?:quantit|qt[ée]|qty|nombre)/i };
const isCode = (cell: string) => /^[\w-]{1,64}$/.test(cell);
const isQuantity = (cell: string) => /^[0-9]{1,4}$/.test(cell.replace(/\s/g, ''));
const isNumber = (cell: string) => /^[0-9][0-9\s.,]*$/.test(cell);
/** A price, or a quantity that is not valid: « 1,5 », « 5,00 ». */
const isDecimal = (cell: string) => /^[0-9]+[.,][0-9]+$/.test(cell.replace(/\s/g, ''));

interface Table {
  titles: readonly string[];
  rows: readonly (readonly string[])[];
}

/** By their titles, or by what stands in them; `null` where more than one may be meant. */
function columnsOf(places: readonly number[], { titles, rows }: Table): { code: number; quantity: number } | null {
  const only = (fits: (place: number) => boolean) => {
    const [found, another] = places.filter(fits);
    return another === undefined ? found : undefined;
  };
  const byTitle = (title: RegExp) => only((place) => title.test(titles[place] ?? ''));
  const every = (place: number, fits: (cell: string) => boolean) =>
    rows.every((cells) => !cells[place] || fits(cells[place]));
  const quantity =
    byTitle(titled.quantity) ?? only((place) => every(place, (cell) => isQuantity(cell) || isDecimal(cell)));
  const mayBeCode = (place: number) => place !== quantity && !isRunning(rows.map((cells) => cells[place] ?? ''));
  const numbers = byTitle(titled.number);
  const code =
    byTitle(titled.code) ??
    (numbers !== undefined && mayBeCode(numbers) ? numbers : undefined) ??
    only((place) => mayBeCode(place) && every(place, (cell) => isCode(cell) && /[0-9]/.test(cell))) ??
    only(mayBeCode) ??
    only((place) => place !== quantity);
  return code === undefined || quantity === undefined ? null : { code, quantity };
}

/** The rows' own numbers, of which some may be left out: they rise and are no more than three digits long. */
const isRunning = (cells: readonly string[]) =>
  cells.every((cell, place) => /^[0-9]{1,3}$/.test(cell) && Number(cell) > Number(cells[place - 1] ?? 0));

function rowOf([code = '', quantity, ...others]: readonly (string | undefined)[]): QuickRow | { fault: RowFault } {
  if (quantity === undefined || others.length > 0) return { fault: 'form' };
  if (!isCode(code)) return { fault: 'code' };
  const pieces = isQuantity(quantity) ? Number(quantity.replace(/\s/g, '')) : 0;
  return pieces > 0 ? { code, quantity: pieces } : { fault: 'quantity' };
}

export type QuickOrderOutcome =
  | { kind: 'empty' }
  /** There are at least as many. */
  | { kind: 'too-many'; rows: number }
  /** `added` counts rows of which pieces were added. */
  | { kind: 'ordered'; added: number; unfinished: UnfinishedRow[]; hasOthers: boolean };

/** Adds the good rows in one call. The bad ones are returned, to be corrected. */
export async function orderQuickly(
  { quickOrders }: Uses<'quickOrders'>,
  { typed, pasted, key }: { typed: readonly TypedArticle[]; pasted: readonly TableRow[]; key: string },
): Promise<QuickOrderOutcome> {
  const { rows: pastedRows, hasOthers } = readRows(pasted);
  const rows = [...readTyped(typed), ...pastedRows];
  if (rows.length === 0) return { kind: 'empty' };
  if (rows.length > quickOrderLimits.rows) return { kind: 'too-many', rows: rows.length };
  const good = rows.flatMap((row) => ('fault' in row ? [] : [row]));
  const wanted = good.map(({ code, quantity }) => ({ code, quantity }));
  const outcomes = good.length > 0 ? await quickOrders.add(wanted, key) : [];
  const results = new Map(good.map((row, at) => [row, outcomes[at]]));
  return {
    kind: 'ordered',
    added: outcomes.filter(({ added }) => added > 0).length,
    unfinished: rows.flatMap((row) => ('fault' in row ? faultyRow(row) : (shortRow(row, results.get(row)) ?? []))),
    hasOthers,
  };
}

const faultyRow = ({ fault: reason, ...row }: ReadRow & { fault: RowFault }): UnfinishedRow => ({
  ...row,
  reason,
  added: 0,
});

function shortRow(
  { number, code, quantity, typed }: ReadRow & QuickRow,
  { reason, added }: RowOutcome = { reason: null, added: 0 },
): UnfinishedRow | null {
  const left = quantity - added;
  const rest: RowText = typed ? { typed: { code, pieces: String(left) } } : { text: `${code};${left}` };
  return reason && { number, reason, added, ...rest };
}

import { type CsvError, parse } from 'csv-parse/stream';
import { cleanText } from '#domain/shared/clean-text.ts';
import { restore } from '#domain/shared/csv.ts';
import { type ReadRows, type TableFault, type TableRow, tableBytes } from '#domain/shared/table.ts';

/** What a table may be: beyond any of these, reading stops. */
export const tableLimits = {
  bytes: tableBytes,
  /** Of one cell, in characters. */
  cell: 200,
  /** Cells of one row; a row of parcels has 31 columns, and a spreadsheet adds empty ones. */
  row: 256,
  cells: 50_000,
  /** Of one row with its quotation marks, in bytes: nothing is read beyond where a mark is never closed. */
  rowBytes: 20_000,
};

const sliceBytes = 16 * 1024;

/** A spreadsheet may have its own title above the names of columns: rows with one cell. */
const mostCaptions = 5;
const isCaption = ({ cells }: TableRow): boolean => cells.filter((cell) => cell !== '').length === 1;

export interface TableReading {
  /** So many rows may count: reading stops at the next one, below a row of titles. */
  most: number;
  /** Rows of codes need no titles, and each may have a separator of its own. */
  isPlain?: true;
  /** What came is not all of it. */
  isCut?: boolean;
}

/**
 * Reads a table that a visitor chose or pasted: as a stream, and no further than its limits. The work grows with the rows
 * that count, not with the bytes that came.
 */
export async function readTable(table: Blob | string, { most, isPlain, isCut }: TableReading): Promise<ReadRows> {
  const isTooLarge = isCut || sizeOf(table) > tableLimits.bytes;
  const text = await tableText(isTooLarge ? table.slice(0, tableLimits.bytes) : table, { isCut: isTooLarge });
  if (text === null) return { kind: 'fault', fault: { code: 'table-unreadable' } };
  const stopAt = Math.max(most, 0) + (isPlain ? 1 : 2);
  const { delimiter, body, firstLine } = withHeader(text, isPlain);
  const rows: TableRow[] = [];
  const before = firstLine - 1;
  const last = { line: before, cells: 0 };
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    quote: '"',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: tableLimits.rowBytes,
    raw: true,
    info: true,
    cast(value, { lines, column }) {
      last.line = before + lines;
      last.cells += 1;
      const line = last.line - lineEnds(value);
      if (value.length > tableLimits.cell) throw new Stop({ code: 'table-cell', line, most: tableLimits.cell });
      if (Number(column) >= tableLimits.row) throw new Stop({ code: 'table-row', line, most: tableLimits.row });
      if (last.cells > tableLimits.cells) throw new Stop({ code: 'table-cells', line, most: tableLimits.cells });
      return value;
    },
  });
  try {
    for await (const { record, raw, info } of slicesOf(body).pipeThrough(parser) as AsyncIterable<ParsedRow>) {
      const written = raw.trim();
      const line = before + info.lines - lineEnds(written);
      if (record.some((cell) => isUnclosed(cell, { raw, delimiter })))
        return { kind: 'fault', fault: { code: 'table-quote', line } };
      const filled = record.filter((cell) => cell.trim() !== '').length;
      const areCaptions = rows.length > 0 && rows.length <= mostCaptions && rows.every(isCaption);
      // Titles of columns begin with no digit; a row of data has a postal code.
      const isHead = filled > 1 && record.every((cell) => !/^\s*\d/.test(cell));
      if (!isPlain && isHead && areCaptions) rows.length = 0;
      if (filled > 0) rows.push({ line, text: written, cells: record.map(cellText) });
      if (rows.length >= stopAt) return { kind: 'rows', rows };
    }
  } catch (error) {
    return { kind: 'fault', fault: faultOf(error, last.line) };
  }
  return isTooLarge ? { kind: 'fault', fault: tooLarge({ rows: most, seen: rows.length }) } : { kind: 'rows', rows };
}

export const tooLarge = (read: { rows?: number; seen?: number } = {}): TableFault => ({
  code: 'table-too-large',
  most: tableLimits.bytes,
  ...read,
});

interface ParsedRow {
  record: string[];
  raw: string;
  info: { lines: number };
}

class Stop extends Error {
  readonly fault: TableFault;
  constructor(fault: TableFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** @param last the line of the last cell that ended: what is wrong begins there, or in the line below. */
function faultOf(error: unknown, last: number): TableFault {
  if (error instanceof Stop) return error.fault;
  const { code, column } = error as CsvError & { column: number };
  const line = column === 0 ? last + 1 : last;
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return { code: 'table-quote', line };
    case 'CSV_MAX_RECORD_SIZE':
      return { code: 'table-cell', line, most: tableLimits.cell };
    default:
      throw error;
  }
}

/**
 * The text of a table: spreadsheets write UTF-8, UTF-16 with its mark (« Texte Unicode »), or the signs of Windows. `null`:
 * it is no text.
 *
 * @param isCut what came may end within a sign.
 */
export async function tableText(table: Blob | string, { isCut = false } = {}): Promise<string | null> {
  const text = typeof table === 'string' ? table : decode(new Uint8Array(await table.arrayBuffer()), isCut);
  return text === null || text.includes('\0') || /^(?:%PDF|\{\\rtf)/.test(text) ? null : text;
}

export const sizeOf = (table: Blob | string): number => (typeof table === 'string' ? table.length : table.size);

function decode(bytes: Uint8Array, stream: boolean): string | null {
  const utf16 = { '255,254': 'utf-16le', '254,255': 'utf-16be' }[bytes.subarray(0, 2).join()];
  try {
    return new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes, { stream });
  } catch {
    return utf16 ? null : new TextDecoder('windows-1252').decode(bytes);
  }
}

const separators = [';', '\t', '|', ','];

/** What separates the cells: as `sep=;` says in the first line, or what the first line has outside quotation marks. */
function withHeader(text: string, isPlain: true | undefined) {
  const [, namedSeparator, end = ''] = /^\uFEFF?sep=([;,\t|])(\r\n|\r|\n|$)/i.exec(text.slice(0, 10)) ?? [];
  const body = namedSeparator
    ? text.slice(text.indexOf(namedSeparator) + namedSeparator.length + end.length)
    : text.replace(/^\uFEFF/, '');
  const firstLine = namedSeparator ? 2 : 1;
  if (isPlain) return { delimiter: separators, body, firstLine };
  const bare = body.slice(0, tableLimits.rowBytes).replaceAll(/"[^"]*"/g, '');
  const first = bare.split(/[\r\n]+/, mostCaptions + 1).find((line) => separators.some((sign) => line.includes(sign)));
  return { delimiter: [namedSeparator ?? separators.find((sign) => first?.includes(sign)) ?? ';'], body, firstLine };
}

/** Others have their turn between two slices; what is not asked for is never encoded. */
function slicesOf(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(at, at + sliceBytes));
        at += sliceBytes;
      },
    },
    { highWaterMark: 0 },
  );
}

const lineEnds = (value: string) => value.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * Whether a mark that was opened at the cell's beginning was closed by one that opens another cell: it begins with a mark
 * and swallowed a separator or a line's end, without having been written so.
 */
const isUnclosed = (cell: string, { raw, delimiter }: { raw: string; delimiter: readonly string[] }): boolean =>
  cell.startsWith('"') &&
  [...delimiter, '\n', '\r'].some((sign) => cell.includes(sign)) &&
  !raw.includes(`"${cell.replaceAll('"', '""')}"`);

/** What a spreadsheet puts around a number so that it stays a text: `="69002"`, `'69002'`. */
const protectedCell = /^(?:="(.*)"|'(\d+)'?)$/s;

function cellText(cell: string): string {
  // What a cell says stands on one line.
  const trimmed = cleanText(cell)
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .join(' ')
    .trim();
  const [, inFormula, afterMark] = protectedCell.exec(trimmed) ?? [];
  return inFormula ?? afterMark ?? restore(trimmed);
}

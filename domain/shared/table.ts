/** One row of a table that a visitor sent, with the line where it begins, from 1, and its text. */
export interface TableRow {
  line: number;
  text: string;
  cells: readonly string[];
}

/** Of a table, in bytes: a batch of a thousand parcels has less. */
export const tableBytes = 2 * 1024 * 1024;

/** Why a table was not read to its end, and where reading stopped. */
export type TableFault =
  /** The limits are `most` bytes and `rows` rows; `seen` rows were read before the table was refused. */
  | { code: 'table-too-large'; most: number; rows?: number; seen?: number }
  /** No text in an encoding that spreadsheets write. */
  | { code: 'table-unreadable' }
  | { code: 'table-quote'; line: number }
  | { code: 'table-cell'; line: number; most: number }
  | { code: 'table-row'; line: number; most: number }
  | { code: 'table-cells'; line: number; most: number }
  /** More cells than titles, where a comma separates them: one stands within a cell. */
  | { code: 'table-comma'; line: number };

export type ReadRows = { kind: 'rows'; rows: TableRow[] } | { kind: 'fault'; fault: TableFault };

/** The first row with something beyond the last title, where commas separate cells: one stood within a cell. */
export const splitByComma = ([head, ...rows]: readonly TableRow[]): TableRow | undefined =>
  head && /^[^;\t|]*,/.test(head.text)
    ? rows.find(({ cells }) => cells.slice(head.cells.length).some((cell) => cell !== ''))
    : undefined;

/** Where a postal code of five digits may begin with a zero. */
const fiveDigits = ['FR', 'DE', 'ES', 'IT', 'FI', 'EE', 'US'];

/**
 * A postal code of which a spreadsheet took the first zero away, parted the thousands (« 1 000 », « 69 002 ») or made a
 * fraction (« 69002.0 »).
 */
export function withLeadingZero(code: string, country: string | undefined): string {
  if (!fiveDigits.includes(country ?? 'FR') || !/^[1-9][\d\s]{3,6}(?:\.0)?$/.test(code)) return code;
  const digits = code.replace(/\.0$/, '').replace(/\s/g, '');
  return /^\d{4,5}$/.test(digits) ? digits.padStart(5, '0') : code;
}
